"""What a browser may run and load for the pages, and what it keeps of them."""

import re

from rooms import RoomTest
from wire import request


class PolicyTest(RoomTest):
    def pages(self):
        person = self.room.person()
        line = self.room.connection()
        line.send(request("GET", "/", {"Host": self.room.host}))
        return {
            "join": line.answer(),
            "class": person.get("/"),
            "wall": person.get("/wall"),
            "teacher": self.teacher.get("/teacher"),
            "wall of the teacher": self.teacher.get("/wall"),
        }

    def policy(self, answer):
        return dict(
            part.strip().split(" ", 1) for part in answer.header("Content-Security-Policy").split(";")
        )

    def test_every_page_lets_in_only_its_own_scripts(self):
        for name, answer in self.pages().items():
            with self.subTest(name):
                self.assertEqual(answer.status, 200)
                policy = self.policy(answer)
                self.assertEqual(policy["default-src"], "'none'")
                # Without one, the default holds: none.
                self.assertIn(policy.get("connect-src"), {None} if name == "join" else {"'self'"})
                self.assertEqual(policy["base-uri"], "'none'")
                self.assertEqual(policy["frame-ancestors"], "'none'")
                self.assertRegex(policy["script-src"], r"^'nonce-[0-9a-f]{32}'$")
                self.assertEqual(policy["style-src"], policy["script-src"])
                nonce = policy["script-src"][7:-1]
                html = answer.body.decode()
                opened = re.findall(r"<(?:script|style)\b[^>]*>", html)
                self.assertGreater(len(opened), 0)
                for tag in opened:
                    self.assertIn(f'nonce="{nonce}"', tag)

    def test_no_two_pages_have_the_same_nonce(self):
        found = [self.policy(answer)["script-src"] for _ in range(2) for answer in self.pages().values()]
        self.assertEqual(len(set(found)), len(found))

    def test_pages_load_nothing_from_elsewhere_and_have_no_code_in_attributes(self):
        for name, answer in self.pages().items():
            with self.subTest(name):
                html = re.sub(r"(<(script|style)\b[^>]*>).*?</\2>", r"\1", answer.body.decode(), flags=re.S)
                self.assertNotRegex(html, r"\b(src|style|on\w+)=")
                self.assertNotRegex(html, r"(href|action)=\"(?!/\")")

    def test_every_answer_is_kept_nowhere_and_tells_no_other_site(self):
        person = self.room.person()
        answers = [
            *self.pages().values(),
            person.entered,
            self.teacher.entered,
            person.get("/step/0"),
            person.get("/none"),
            person.get("/events?page=teacher"),
            person.ask(request("GET", "/", {"Host": "evil.example"})),
            person.ask(person.posting("/stuck", {"is": True})),
            person.ask(person.posting("/stuck", {"is": 1})),
        ]
        self.assertEqual({answer.status for answer in answers}, {200, 204, 303, 400, 403, 404, 421})
        for answer in answers:
            self.assertEqual(answer.header("Cache-Control"), "no-store")
            self.assertEqual(answer.header("Referrer-Policy"), "no-referrer")
            self.assertEqual(answer.header("X-Content-Type-Options"), "nosniff")
            self.assertEqual(answer.header("Cross-Origin-Resource-Policy"), "same-origin")
            self.assertIsNone(answer.header("Access-Control-Allow-Origin"))
            policy = self.policy(answer)
            self.assertEqual((policy["default-src"], policy["frame-ancestors"]), ("'none'", "'none'"))
        stream = person.stream()
        self.assertIn(b"text/event-stream", stream.heard)
        self.assertIn(b"nosniff", stream.heard)

    def test_errors_are_sentences_in_json(self):
        person = self.room.person()
        for answer in (
            person.get("/none"),
            person.get("/events?page=teacher"),
            person.ask(person.posting("/stuck", b"{")),
        ):
            self.assertIn("application/json", answer.header("Content-Type"))
            self.assertRegex(answer.json()["error"], r"^[A-Z].*\.$")

    def test_errors_of_pages_are_pages(self):
        for path in ("/teacher", "/teacher?key=wrong"):
            answer = self.room.person().get(path)
            self.assertEqual(answer.status, 403)
            self.assertIn("text/html", answer.header("Content-Type"))
            self.assertIn(b"Only the teacher can do this.", answer.body)
