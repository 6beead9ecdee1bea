"""Who may ask: hosts, origins, the code and the teacher's key."""

import json
import re

from rooms import ASKING, RoomTest
from wire import request

POSTS = {
    "/guess": {"step": ASKING, "question": 0, "value": 1, "vote": 1, "id": "x"},
    "/stuck": {"is": True},
    "/at": {"step": 0},
    "/name": {"name": "A"},
    "/act": {"do": "next"},
}


class HostTest(RoomTest):
    def status(self, *hosts, path="/", method="GET"):
        line = self.room.connection()
        text = f"{method} {path} HTTP/1.1\r\n" + "".join(f"Host: {host}\r\n" for host in hosts)
        line.send(f"{text}Cookie: {self.teacher.cookie}\r\n\r\n".encode())
        return line.answer().status

    def test_its_own_names_are_answered(self):
        for host in (self.room.host, f"localhost:{self.room.port}", f"LOCALHOST:{self.room.port}"):
            self.assertEqual(self.status(host), 200, host)

    def test_a_foreign_host_is_not(self):
        foreign = [
            "evil.example",
            f"evil.example:{self.room.port}",
            "127.0.0.1",
            f"127.0.0.1:{self.room.port + 1}",
            f"127.0.0.1.evil.example:{self.room.port}",
            f"{self.room.host}.",
            f"a@{self.room.host}",
            "",
        ]
        for host in foreign:
            for path in ("/", self.room.entrance, "/teacher", "/events?page=teacher", "/step/0", "/none"):
                self.assertEqual(self.status(host, path=path), 421, f"{host} {path}")
            self.assertEqual(self.status(host, path="/act", method="POST"), 421, host)

    def test_two_hosts_or_none_are_not(self):
        self.assertIn(self.status(self.room.host, "evil.example"), (400, 421))
        self.assertIn(self.status(), (400, 421))


class OriginTest(RoomTest):
    options = ("--names",)

    def status(self, client, path, origins, type="application/json"):
        value = json.dumps(POSTS[path]).encode()
        headers = {"Content-Type": type} if type else {}
        bytes = request("POST", path, client.headers(**headers), value)
        extra = "".join(f"Origin: {origin}\r\n" for origin in origins).encode()
        return client.ask(bytes.replace(b"\r\n\r\n", b"\r\n" + extra + b"\r\n", 1)).status

    def sender(self, path):
        return self.teacher if path == "/act" else self.room.person()

    def test_only_its_own_pages_post(self):
        self.room.ask()
        before = self.teacher.state()["version"]
        origin = self.room.origin
        wrong = [
            [],
            ["null"],
            ["http://evil.example"],
            [origin.replace("http", "https")],
            [origin + "/"],
            [f"http://127.0.0.1:{self.room.port + 1}"],
            [origin + ".evil.example"],
            [origin, origin],
            [""],
        ]
        for path in POSTS:
            sender = self.sender(path)
            for origins in wrong:
                self.assertEqual(self.status(sender, path, origins), 403, f"{path} {origins}")
        state = self.teacher.state()
        # People came; nobody did anything.
        self.assertEqual(state["version"] - before, len(state["persons"]))
        self.assertEqual(self.room.question()["guesses"], 0)
        self.assertFalse(any(person["stuck"] or person["name"] for person in state["persons"]))

    def test_only_json_is_posted(self):
        self.room.ask()
        forms = [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data",
            "text/json",
            "",
            None,
        ]
        for path in POSTS:
            sender = self.sender(path)
            for form in forms:
                self.assertEqual(self.status(sender, path, [self.room.origin], form), 400, f"{path} {form}")
        self.assertEqual(self.room.question()["guesses"], 0)

    def test_what_is_right_is_taken(self):
        self.room.ask()
        for path in POSTS:
            sender = self.sender(path)
            self.assertEqual(self.status(sender, path, [self.room.origin]), 204, path)
            self.assertEqual(
                self.status(
                    sender, path, [f"http://localhost:{self.room.port}"], "application/json; charset=utf-8"
                ),
                204,
                path,
            )

    def test_reading_changes_nothing(self):
        person = self.room.person()
        before = self.teacher.state()["version"]
        for path in POSTS:
            for client in (person, self.teacher):
                self.assertEqual(client.get(path).status, 404)
        self.assertEqual(self.teacher.state()["version"], before)


class CodeTest(RoomTest):
    def join(self, code, cookie=None):
        line = self.room.connection()
        line.send(
            request(
                "GET", f"/?code={code}", {"Host": self.room.host, **({"Cookie": cookie} if cookie else {})}
            )
        )
        return line.answer()

    def test_the_code_becomes_a_cookie_and_leaves_the_address(self):
        for code in (self.room.code, self.room.code.lower()):
            answer = self.join(code)
            self.assertEqual((answer.status, answer.header("Location"), answer.body), (303, "/", b""))
            self.assertEqual(answer.header("Referrer-Policy"), "no-referrer")
            self.assertEqual(answer.header("Cache-Control"), "no-store")
            cookie, *attributes = answer.header("Set-Cookie").split("; ")
            self.assertLessEqual({"HttpOnly", "SameSite=Strict", "Path=/"}, set(attributes))
            self.assertFalse([part for part in attributes if part.startswith("Domain")])
            # 128 bits that say nothing else.
            self.assertRegex(cookie, r"^motionbook-[0-9a-f]{8}=[0-9a-f]{32}$")

    def test_a_wrong_code_gets_the_page_with_a_sentence_and_no_cookie(self):
        for code in (
            "",
            "AAAA",
            self.room.code + "A",
            self.room.code[:-1],
            "%3Cscript%3E",
            "<script>alert(1)</script>",
        ):
            answer = self.join(code)
            self.assertEqual((answer.status, answer.header("Set-Cookie")), (403, None), code)
            self.assertIn(b"This is not the code", answer.body)
            self.assertNotIn(b"alert(1)", answer.body)
            self.assertNotIn(b"%3C", answer.body)

    def test_spaces_around_the_code_do_not_count(self):
        """A phone's keyboard adds one, and a form sends it as a plus."""
        for code in (self.room.code + "+", self.room.code + "%20", "+" + self.room.code.lower() + "++"):
            self.assertEqual(self.join(code).status, 303, code)

    def test_everybody_is_somebody_else_and_stays_so(self):
        one, other = self.room.person(), self.room.person()
        self.assertNotEqual(one.cookie, other.cookie)
        again = self.join(self.room.code, one.cookie)
        self.assertEqual(again.header("Set-Cookie").split(";")[0], one.cookie)
        self.assertEqual(self.teacher.state()["came"], 2)

    def test_without_the_code_nothing_is_read(self):
        secret = "0" * 32
        name = self.room.person().cookie.split("=")[0]
        for cookie in (f"{name}={secret}", f"{name}=", "motionbook=", f"motionbook-00000000={secret}", ""):
            stranger = {"Host": self.room.host, "Cookie": cookie}
            for path in ("/wall", "/step/0", "/events?page=class", "/events?page=wall"):
                line = self.room.connection()
                line.send(request("GET", path, stranger))
                self.assertEqual(line.answer().status, 401, f"{path} {cookie}")

    def test_no_url_names_a_person(self):
        one, other = self.room.person(), self.room.person()
        plain = lambda answer: re.sub(rb"nonce=\"\w+\"", b"", answer.body)
        for path in ("/", "/wall", "/step/0"):
            self.assertEqual(plain(one.get(path)), plain(other.get(path)), path)
        self.room.ask()
        # A name in the address or the body is not heard.
        path = "/guess?person=p2&" + other.cookie
        self.assertEqual(one.post(path, {**POSTS["/guess"], "person": "p2", "cookie": other.cookie}), 204)
        self.assertEqual(len(one.state()["me"]["guesses"]), 1)
        self.assertEqual(other.state()["me"]["guesses"], [])

    def test_files_are_not_served(self):
        person = self.room.person()
        for path in (
            "/hour.md",
            "/../hour.md",
            "/%2e%2e/etc/passwd",
            "/etc/passwd",
            "//etc/passwd",
            "/step/../hour.md",
        ):
            for client in (person, self.teacher):
                self.assertEqual(client.get(path).status, 404, path)


class KeyTest(RoomTest):
    def test_only_the_key_makes_a_teacher(self):
        self.assertRegex(self.room.key, r"^[0-9a-f]{32}$")
        person = self.room.person()
        wrong = [
            self.room.code,
            self.room.key[:-1],
            self.room.key + "0",
            "0" * 32,
            self.room.key.upper() + "G",
            "",
        ]
        for key in wrong:
            answer = person.get(f"/teacher?key={key}")
            self.assertEqual((answer.status, answer.header("Set-Cookie")), (403, None), key)
        mine = person.cookie
        name, secret = mine.split("=")
        teacher = name.replace("motionbook-", "motionbook-teacher-")
        for cookie in (
            mine,
            f"{teacher}={secret}",
            f"{mine}; {teacher}=",
            f"{teacher}=" + "0" * 32,
        ):
            person.cookie = cookie
            for path in ("/teacher", "/events?page=teacher"):
                self.assertEqual(person.get(path).status, 403, f"{path} {cookie}")
            self.assertEqual(person.post("/act", {"do": "reveal", "step": ASKING}), 403, cookie)
        self.assertEqual(self.room.question()["state"], "closed")

    def test_the_key_leaves_the_address(self):
        answer = self.teacher.entered
        self.assertEqual((answer.status, answer.header("Location")), (303, "/teacher"))
        self.assertEqual(answer.header("Referrer-Policy"), "no-referrer")
        self.assertLessEqual({"HttpOnly", "SameSite=Strict"}, set(answer.header("Set-Cookie").split("; ")))

    def test_nothing_that_is_sent_holds_the_key(self):
        person = self.room.person()
        self.room.ask()
        self.assertEqual(person.guess(500), 204)
        for client in (person, self.teacher):
            client.heard.clear()
            for path in ("/", "/wall", "/teacher", "/step/0", "/step/1", "/none"):
                client.get(path)
            for page in ("class", "wall", "teacher")[: 2 if client is person else 3]:
                client.state(page) if page != "class" or client is person else None
            heard = b"".join(client.heard)
            self.assertIn(b'"state":"open"', heard)
            self.assertNotIn(self.room.key.encode(), heard)

    def test_the_code_to_scan_does_not_depend_on_the_key(self):
        room = self.open("--code", "ABCD2345")
        first, key = room.teacher.state("wall")["qr"], room.key
        self.assertGreater(len(first), 20)
        room.kill()
        for file in room.state_files:
            file.unlink()
        room.start("--port", str(room.port))
        self.assertNotEqual(room.key, key)
        self.assertEqual(room.teacher.state("wall")["qr"], first)
        # Participants have nothing to scan and no code to pass on.
        state = room.person().state()
        self.assertFalse({"qr", "code", "joined", "persons"} & set(state))
