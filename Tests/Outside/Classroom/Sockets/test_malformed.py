"""What is too long or no HTTP gets an answer or an end, and the server goes on."""

import json
import socket

from rooms import ASKING, RoomTest
from wire import Answer, request


class LengthTest(RoomTest):
    def headers(self, person):
        return person.headers(**{"Origin": self.room.origin, "Content-Type": "application/json"})

    def test_a_body_that_is_too_long_gets_its_413(self):
        person = self.room.person()
        for length in (4097, 1 << 16, 1 << 19):
            # All of it is sent before anything is read.
            answer = person.ask(request("POST", "/guess", self.headers(person), b" " * length))
            self.assertEqual((answer.status, list(answer.json())), (413, ["error"]), length)
        # The connection still holds, too.
        self.assertEqual(person.post("/stuck", {"is": True}), 204)

    def test_a_body_as_long_as_is_read_is_read(self):
        person = self.room.person()
        body = json.dumps({"is": True}).encode()
        self.assertEqual(person.post("/stuck", body.ljust(4096)), 204)

    def test_chunks_count_as_well(self):
        person = self.room.person()
        head = request("POST", "/stuck", {**self.headers(person), "Transfer-Encoding": "chunked"})
        self.assertEqual(person.ask(head + b'd\r\n{"is":   true\r\n1\r\n}\r\n0\r\n\r\n').status, 204)
        chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
        self.assertEqual(person.ask(head + 9 * chunk + b"0\r\n\r\n").status, 413)

    def test_a_body_without_an_end_is_not_read_for_ever(self):
        person = self.room.person()
        line = self.room.connection()
        line.send(request("POST", "/stuck", {**self.headers(person), "Transfer-Encoding": "chunked"}))
        chunk = b"10000\r\n" + b" " * (1 << 16) + b"\r\n"
        with self.assertRaises(ConnectionError):
            while True:
                line.send(chunk)
        self.assertServes(self.room)

    def test_a_header_of_a_megabyte(self):
        for start in ("GET / HTTP/1.1\r\nHost: {}\r\nX: ", "GET /", ""):
            line = self.room.connection()
            try:
                line.send(start.format(self.room.host).encode() + b"a" * (1 << 20) + b"\r\n\r\n")
            except ConnectionError:
                pass  # It was closed before it had all.
            self.assertRefused(line.rest())
        many = "".join(f"X-{number}: 1\r\n" for number in range(100_000))
        line = self.room.connection()
        try:
            line.send(f"GET / HTTP/1.1\r\nHost: {self.room.host}\r\n{many}\r\n".encode())
        except ConnectionError:
            pass
        self.assertRefused(line.rest())
        self.assertServes(self.room)

    def assertRefused(self, rest):
        """A refusal, or nothing: an end that comes while one sends may lose what was said."""
        if rest:
            head, _, body = rest.partition(b"\r\n\r\n")
            self.assertIn(Answer(head, body).status, (400, 413, 431))


GARBAGE = [
    b"",
    b"\r\n\r\n",
    b"\x00" * 64,
    b"\xff" * 64,
    b"GET",
    b"GET /",
    b"GET / HTTP/1.1",
    b"GET / HTTP/1.1\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\n",
    b"GET  / HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: %s\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost %s\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\nA\x00: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\nA: \x00\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: %s\r\n folded\r\n\r\n",
    b"G\xe9T / HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    # The beginning of TLS.
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x5a" * 32,
    b"POST /act HTTP/1.1\r\nHost: %s\r\nContent-Length: -1\r\n\r\n",
    b"POST /act HTTP/1.1\r\nHost: %s\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /act HTTP/1.1\r\nHost: %s\r\nContent-Length: 9\r\n\r\n{}",
    b"POST /act HTTP/1.1\r\nHost: %s\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"POST /act HTTP/1.1\r\nHost: %s\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    b"POST /act HTTP/1.1\r\nHost: %s\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /act HTTP/1.1\r\nHost: %s\r\nTransfer-Encoding: gzip\r\n\r\n{}",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET * HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET /step/99999999999999999999 HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET /%%00 HTTP/1.1\r\nHost: %s\r\n\r\n",
    b"GET /?code HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: %s\r\n\r\n",
]


class GarbageTest(RoomTest):
    def test_garbage_gets_an_answer_or_an_end(self):
        for garbage in GARBAGE:
            with self.subTest(garbage[:60]):
                line = self.room.connection()
                line.send(garbage.replace(b"%s", self.room.host.encode()).replace(b"%%", b"%"))
                line.socket.shutdown(socket.SHUT_WR)
                rest = line.rest()
                if rest:
                    self.assertRegex(rest, rb"^HTTP/[12]\.\d (200|4\d\d) ")
        self.assertEqual(self.teacher.state()["version"], 0)
        self.assertServes(self.room)

    def test_other_methods_change_nothing(self):
        for method in ("PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND"):
            line = self.room.connection()
            line.send(
                request(method, "/act", self.teacher.headers(Origin=self.room.origin), b'{"do":"next"}')
            )
            answer = line.answer()
            self.assertIn(answer.status, (400, 404, 405), method)
            self.assertIsNone(answer.header("Access-Control-Allow-Origin"))
        self.assertEqual(self.teacher.state()["pace"]["from"], 0)

    def test_an_answer_to_head_has_no_body(self):
        line = self.room.connection()
        line.send(request("HEAD", "/", {"Host": self.room.host}))
        line.head()
        # The next answer begins where a body would stand.
        line.send(request("GET", "/none", {"Host": self.room.host}))
        try:
            self.assertEqual(line.head().status, 404)
        except ConnectionError:
            pass

    def test_json_that_says_nothing_of_use_is_refused(self):
        person = self.room.person()
        self.room.ask()
        guess = '{"step":1,"question":0,"value":%s,"vote":%s,"id":%s}'
        bodies = [
            b"",
            b"{",
            b"[" * 4000,
            b'{"a":' * 700,
            b"null",
            b"[]",
            b'"a"',
            b"\xff\xfe",
            b"{}" * 9,
            b'{"step":}',
            *(
                (guess % values).encode()
                for values in [
                    ("1e999", "1", '"a"'),
                    ("NaN", "1", '"a"'),
                    ("-Infinity", "1", '"a"'),
                    ("2e9", "1", '"a"'),
                    ('"1"', "1", '"a"'),
                    ("null", "1", '"a"'),
                    ("1", "0", '"a"'),
                    ("1", "3", '"a"'),
                    ("1", "1.5", '"a"'),
                    ("1", "1", "1"),
                    ("1", "1", '"%s"' % ("a" * 65)),
                    ("1", "1", '"\\ud800"'),
                ]
            ),
            *(
                b'{"step":%s,"question":0,"value":1,"vote":1,"id":"a"}' % step
                for step in (
                    b"-1",
                    b"9",
                    b"1e30",
                    b"9223372036854775807",
                    b"9223372036854775808",
                    b"-9223372036854775809",
                    b"0.5",
                )
            ),
        ]
        for body in bodies:
            # Its posts are limited, so each has somebody new.
            status = self.room.person().post("/guess", body)
            self.assertIn(status, (400, 404), body[:80])
        for act in (
            {"do": "goto", "step": -1},
            {"do": "goto", "step": 4},
            {"do": "goto"},
            {"do": "range", "from": 2, "to": 1},
            {"do": "range", "from": 0, "to": 99},
            {"do": "range", "from": -1, "to": 1},
            {"do": "open", "step": 0},
            {"do": "open", "step": ASKING, "question": 9},
            {"do": "nothing"},
            {"do": 1},
            {},
            [],
        ):
            self.assertIn(self.teacher.post("/act", act), (400, 404, 409), act)
        self.assertEqual(self.room.question()["guesses"], 0)
        self.assertEqual(person.post("/at", {"step": 99}), 404)
