package discovery

// samplePositions come from matches played at random. Links have learnt from
// them how positions look: frozen, whatever becomes of the form of positions.
var samplePositions = []string{
	`{"turn":6,
"order":[1,3,0,4,2],
"players":[
	{"cash":10,"hand":{"colonist":3},"discovery":{"colonist":2},"goods":{"cattle":1,"sugar":2},"buildings":["I-10"],"scored":[6]},
	{"cash":12,"hand":{"colonist":5},"goods":{"fish":1,"sugar":2,"fur":1,"tobacco":1,"rice":1,"indigo":1},"ships":1,"buildings":["I-05"],"trade":4},
	{"cash":15,"hand":{"colonist":3},"shipping":{"colonist":1},"discovery":{"colonist":1},"goods":{"cocoa":1},"ships":2},
	{"cash":4,"hand":{"colonist":4,"soldier":1},"discovery":{"colonist":1},"goods":{"gold":1,"silver":1},"buildings":["I-03"]},
	{"cash":27,"hand":{"colonist":4,"missionary":1},"discovery":{"colonist":1},"goods":{"gold":1,"silver":1,"rice":1},"ships":2,"buildings":["I-07","I-08"],"counters":["D12"],"trade":1}],
"regions":{
	"CAN":{"counter":"D16"},
	"NEN":{"discovered":true,"good":false,"settlers":[0,4,2,2,2]},
	"VIR":{"counter":"D13"},
	"CAR":{"counter":"D15"},
	"CRB":{"good":false,"settlers":[3,1,2,0,1],"soldiers":[1]},
	"MEX":{"counter":"D11"},
	"NGR":{"counter":"D09"},
	"PER":{"counter":"D08"}},
"boxes":{"initiative":[{"space":1,"seat":1,"kind":"merchant"},{"space":2,"seat":4,"kind":"colonist"}],"dock":[{"space":1,"seat":3,"kind":"colonist"},{"space":2,"seat":4,"kind":"soldier"},{"space":3,"seat":2,"kind":"colonist"}],"dock-x":[{"space":1,"seat":0,"kind":"colonist"}],"goods":[{"space":1,"seat":1,"kind":"captain"},{"space":2,"seat":1,"kind":"colonist"}],"buildings":[{"space":1,"seat":0,"kind":"colonist"}],"slot-missionary":[{"space":1,"seat":3,"kind":"captain"}]},
"offer":{"cattle":1,"fur":1,"tobacco":1,"indigo":1},
"shown":["II-02","II-08","II-10","II-11","II-13"],
"steps":[{"step":"turn"},{"step":"placement","next":2},{"step":"piece","seat":3,"box":"slot-captain"}]}`,
	`{"turn":7,
"order":[2,0,1,3],
"players":[
	{"cash":12,"discovery":{"colonist":3},"goods":{"gold":1,"silver":1,"sugar":1,"indigo":1},"ships":1,"buildings":["I-07"],"counters":["D02"],"scored":[6,6],"trade":1},
	{"cash":19,"discovery":{"merchant":1},"goods":{"gold":3,"silver":1,"cattle":1,"tobacco":1,"rice":1},"ships":1,"buildings":["I-04"],"trade":7},
	{"cash":5,"goods":{"cocoa":1,"fish":1,"coffee":2,"rice":1},"buildings":["I-08"],"counters":["D15"],"scored":[2,2]},
	{"cash":12,"discovery":{"colonist":2},"goods":{"silver":1,"fish":1,"sugar":1,"tobacco":2},"ships":4,"buildings":["II-11"],"scored":[0,2],"trade":4}],
"regions":{
	"CAN":{"discovered":true,"settlers":[2,0,1,1]},
	"NEN":{"counter":"D16"},
	"VIR":{"counter":"D04"},
	"CAR":{"counter":"D14"},
	"CRB":{"good":false,"settlers":[7,3,4,3]},
	"NGR":{"counter":"D10"},
	"BRA":{"discovered":true,"good":false,"settlers":[0,0,4,3],"soldiers":[0,0,1]}},
"boxes":{"initiative":[{"space":1,"seat":3,"kind":"colonist"},{"space":2,"seat":1,"kind":"colonist"},{"space":3,"seat":2,"kind":"colonist"}],"slot-captain":[{"space":1,"seat":0,"kind":"colonist"}],"slot-merchant":[{"space":1,"seat":3,"kind":"merchant"}],"slot-missionary":[{"space":1,"seat":1,"kind":"merchant"}],"slot-soldier":[{"space":1,"seat":2,"kind":"colonist"}],"slot-training":[{"space":1,"seat":1,"kind":"colonist"}],"warfare":[{"space":1,"seat":0,"kind":"colonist"},{"space":2,"seat":3,"kind":"soldier"}]},
"ship":false,
"shown":["III-01","III-02","III-03","III-05","III-07"],
"steps":[{"step":"turn"},{"step":"discovery","next":4},{"step":"expedition","seat":3,"next":5},{"step":"send","seat":3,"kind":"colonist"}]}`,
}
