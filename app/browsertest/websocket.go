//go:build !js

package browsertest

import (
	"bufio"
	"crypto/rand"
	"crypto/sha1"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"sync"
)

// A socket is the client's end of a WebSocket (RFC 6455) on this machine, as much
// of it as a browser needs that is driven by messages of text.
type socket struct {
	conn net.Conn
	in   *bufio.Reader
	mu   sync.Mutex // of writes
}

const (
	opText  = 1
	opClose = 8
	opPing  = 9
	opPong  = 10

	mostFrame = 64 << 20
)

// dial opens the socket at an address like ws://127.0.0.1:1234/session.
func dial(address string) (*socket, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	conn, err := net.Dial("tcp", u.Host)
	if err != nil {
		return nil, err
	}
	var nonce [16]byte
	rand.Read(nonce[:])
	key := base64.StdEncoding.EncodeToString(nonce[:])
	fmt.Fprintf(conn, "GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n\r\n", u.RequestURI(), u.Host, key)
	s := &socket{conn: conn, in: bufio.NewReader(conn)}
	answer, err := http.ReadResponse(s.in, nil)
	if err != nil {
		conn.Close()
		return nil, err
	}
	sum := sha1.Sum([]byte(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	if answer.StatusCode != http.StatusSwitchingProtocols || answer.Header.Get("Sec-WebSocket-Accept") != base64.StdEncoding.EncodeToString(sum[:]) {
		conn.Close()
		return nil, fmt.Errorf("the browser opens no socket: %s", answer.Status)
	}
	return s, nil
}

func (s *socket) close() { s.conn.Close() }

// send sends a message of text.
func (s *socket) send(text []byte) error { return s.write(opText, text) }

func (s *socket) write(op byte, data []byte) error {
	head := []byte{0x80 | op}
	switch n := len(data); {
	case n < 126:
		head = append(head, 0x80|byte(n))
	case n < 1<<16:
		head = binary.BigEndian.AppendUint16(append(head, 0x80|126), uint16(n))
	default:
		head = binary.BigEndian.AppendUint64(append(head, 0x80|127), uint64(n))
	}
	var mask [4]byte
	rand.Read(mask[:])
	frame := append(head, mask[:]...)
	for i, b := range data {
		frame = append(frame, b^mask[i%4])
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err := s.conn.Write(frame)
	return err
}

// receive waits for the next message.
func (s *socket) receive() ([]byte, error) {
	var message []byte
	for {
		var head [2]byte
		if _, err := io.ReadFull(s.in, head[:]); err != nil {
			return nil, err
		}
		size := uint64(head[1] & 0x7f)
		switch size {
		case 126:
			var n [2]byte
			if _, err := io.ReadFull(s.in, n[:]); err != nil {
				return nil, err
			}
			size = uint64(binary.BigEndian.Uint16(n[:]))
		case 127:
			var n [8]byte
			if _, err := io.ReadFull(s.in, n[:]); err != nil {
				return nil, err
			}
			size = binary.BigEndian.Uint64(n[:])
		}
		if size > mostFrame {
			return nil, errors.New("the browser sends too much")
		}
		data := make([]byte, size)
		if _, err := io.ReadFull(s.in, data); err != nil {
			return nil, err
		}
		switch op := head[0] & 0x0f; op {
		case opClose:
			return nil, io.EOF
		case opPing:
			if err := s.write(opPong, data); err != nil {
				return nil, err
			}
			continue
		case opPong:
			continue
		}
		message = append(message, data...)
		if head[0]&0x80 != 0 {
			return message, nil
		}
	}
}
