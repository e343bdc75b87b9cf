package hispanica
import ("testing";"fmt";"flota/rules")
func TestZZ(t *testing.T){
 for _,c:=range (Game{}).Text("en",nil).(rules.Numbered).Rulebook(){ fmt.Println(c.ID,c.Title); for _,s:=range c.Sections{ fmt.Println(s.ID,s.Title); for _,p:=range s.Paragraphs{ fmt.Printf("%s [%d %s %b] %s: %s (%d)\n",p.ID,p.Source,p.Page,p.Own,p.Title,p.Text,len([]rune(p.Text)))}}}
}
