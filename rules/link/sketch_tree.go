package link

import "flota/rules"

// write codes the entries of the whole position. It is false if there is
// something that the packed form cannot hold.
func (s *sketch) write(f rules.Fields) bool { return s.writeMap(f, top) }

// writeMap codes the entries of the map that is the value of a field.
func (s *sketch) writeMap(f rules.Fields, field uint32) bool {
	before := 0
	for _, entry := range f {
		name := s.writeWord(standing{aName, field, uint32(before) + 1}, entry.Name)
		if name < 0 {
			return false
		}
		if s.writeValue(standing{aValue, fieldOf(name), field}, entry.Value) < 0 {
			return false
		}
		before = name
	}
	s.symbol(standing{aName, field, uint32(before) + 1}, symbolEnd)
	return true
}

// writeWord codes a name or word and gives its symbol, -1 if that cannot be.
func (s *sketch) writeWord(at standing, word string) int {
	if place, ok := s.places[word]; ok && firstWord+place < symbols {
		return s.symbol(at, firstWord+place)
	}
	if len(word) > 255 {
		return -1
	}
	s.symbol(at, symbolText)
	s.byte(textLength, byte(len(word)))
	for i := range len(word) {
		s.byte(textByte, word[i])
	}
	return symbolText
}

// writeValue codes a value and gives its symbol, -1 if that cannot be.
func (s *sketch) writeValue(at standing, value any) int {
	switch v := value.(type) {
	case bool:
		if v {
			return s.symbol(at, symbolTrue)
		}
		return s.symbol(at, symbolFalse)
	case int:
		switch {
		case v < 0 || v > maxNumber:
			return -1
		case v < firstWord-firstNumber:
			return s.symbol(at, firstNumber+v)
		}
		s.symbol(at, symbolNumber)
		s.byte(upperByte, byte(v>>8))
		s.byte(lowerByte, byte(v))
		return symbolNumber
	case string:
		return s.writeWord(at, v)
	case rules.Fields:
		s.symbol(at, symbolMap)
		if !s.writeMap(v, at.field) {
			return -1
		}
		return symbolMap
	case rules.List:
		s.symbol(at, symbolList)
		before := 0
		for _, item := range v {
			if before = s.writeValue(standing{anItem, at.field, uint32(before) + 1}, item); before < 0 {
				return -1
			}
		}
		s.symbol(standing{anItem, at.field, uint32(before) + 1}, symbolEnd)
		return symbolList
	}
	return -1
}

// read decodes the entries of the map that is the value of a field.
func (s *sketch) read(field uint32, depth int) (rules.Fields, error) {
	f := rules.Fields{}
	names := map[string]bool{}
	for before := 0; ; {
		symbol := s.symbol(standing{aName, field, uint32(before) + 1}, 0)
		if symbol == symbolEnd {
			return f, s.sound()
		}
		name, err := s.readWord(symbol)
		if err != nil {
			return nil, err
		}
		value, _, err := s.readValue(standing{aValue, fieldOf(symbol), field}, depth-1)
		if err != nil {
			return nil, err
		}
		if names[name] {
			return nil, errForm
		}
		names[name] = true
		f = append(f, rules.Field{Name: name, Value: value})
		before = symbol
	}
}

// sound reports when the bytes have come to their end, or items are too many.
func (s *sketch) sound() error {
	if s.decoder.past() || s.items > maxItems {
		return errForm
	}
	return nil
}

// readWord gives the word of a symbol.
func (s *sketch) readWord(symbol int) (string, error) {
	switch {
	case symbol >= firstWord && symbol-firstWord < len(s.words) && symbol < symbols:
		return s.words[symbol-firstWord], nil
	case symbol != symbolText:
		return "", errForm
	}
	word := make([]byte, s.byte(textLength, 0))
	for i := range word {
		word[i] = s.byte(textByte, 0)
	}
	return string(word), nil // even if it has got a place since
}

// readValue decodes a value, and gives its symbol. Of an item that symbol can be
// the end, with no value.
func (s *sketch) readValue(at standing, depth int) (any, int, error) {
	symbol := s.symbol(at, 0)
	if s.items++; depth == 0 {
		return nil, symbol, errForm
	}
	if err := s.sound(); err != nil {
		return nil, symbol, err
	}
	switch {
	case symbol == symbolEnd && at.what == anItem:
		return nil, symbol, nil
	case symbol == symbolFalse || symbol == symbolTrue:
		return symbol == symbolTrue, symbol, nil
	case firstNumber <= symbol && symbol < firstWord:
		return symbol - firstNumber, symbol, nil
	case symbol == symbolNumber:
		number := int(s.byte(upperByte, 0)) << 8
		number |= int(s.byte(lowerByte, 0))
		if number < firstWord-firstNumber || number > maxNumber {
			return nil, symbol, errForm
		}
		return number, symbol, nil
	case symbol == symbolMap:
		f, err := s.read(at.field, depth)
		return f, symbol, err
	case symbol == symbolList:
		list := rules.List{}
		for before := 0; ; {
			item, symbol, err := s.readValue(standing{anItem, at.field, uint32(before) + 1}, depth-1)
			if err != nil {
				return nil, symbol, err
			}
			if symbol == symbolEnd {
				return list, symbolList, nil
			}
			list = append(list, item)
			before = symbol
		}
	}
	word, err := s.readWord(symbol)
	return word, symbol, err
}
