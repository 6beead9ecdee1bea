"""Names: none by default, text and never markup, and the teacher's alone; hide and remove."""

from rooms import ASKING, RoomTest
from wire import request, wait

MARKUP = "<img src=x onload=ada()>"


class NameTest(RoomTest):
    options = ("--names",)

    def name(self, person, name):
        self.assertEqual(person.post("/name", {"name": name}), 204)
        return self.teacher.state()["persons"][-1]["name"]

    def test_without_the_option_there_are_none(self):
        room = self.open()
        person = room.person()
        self.assertEqual(person.post("/name", {"name": "Ada"}), 403)
        self.assertIsNone(room.teacher.state()["persons"][0]["name"])
        self.assertNotIn(b"data-names", person.get("/").body)

    def test_a_name_is_the_teachers_and_its_owners_alone(self):
        person, other = self.room.person(), self.room.person()
        self.assertEqual(person.post("/name", {"name": "Ada Sedgwick"}), 204)
        self.assertEqual(person.state()["me"]["name"], "Ada Sedgwick")
        self.assertEqual(self.teacher.state()["persons"][0]["name"], "Ada Sedgwick")
        for client, page in ((other, "class"), (other, "wall"), (person, "wall"), (self.teacher, "wall")):
            client.state(page)
        for path in ("/", "/wall", "/step/0"):
            other.get(path)
        self.assertNotIn(b"Sedgwick", b"".join(other.heard))
        self.assertNotIn(b"Sedgwick", self.teacher.get("/wall").body + self.teacher.get("/teacher").body)

    def test_markup_stays_text(self):
        person = self.room.person()
        self.assertEqual(self.name(person, MARKUP), MARKUP)
        for client, path in (
            (person, "/"),
            (person, "/wall"),
            (self.teacher, "/teacher"),
            (self.teacher, "/wall"),
        ):
            self.assertNotIn(b"ada()", client.get(path).body)

    def test_a_title_is_escaped(self):
        title = self.notebook("# a `<script>alert(1)</script>` & \"b\"\n\n```motion\nview v\n```\n")
        room = self.open(notebook=title)
        line = room.connection()
        line.send(request("GET", "/", {"Host": room.host}))
        for html in (line.answer().body, room.person().get("/").body, room.teacher.get("/teacher").body):
            self.assertNotIn(b"<script>alert", html)
            self.assertIn(b"&lt;script&gt;alert(1)", html)

    def test_a_name_is_one_short_line(self):
        person = self.room.person()
        stream = self.teacher.stream()
        for sent in (
            "a\n\ndata: {}\n\nb",
            "\u001b[2Ja",
            "a\u2028b",
            "a\u0000b",
            "x" * 1000,
            "e" + "\u0301" * 500,
            "\u202eabc",
        ):
            found = self.name(person, sent)
            self.assertEqual(len(found.splitlines()), 1, repr(sent))
            self.assertLessEqual(len(found), 24 * 4)
            self.assertFalse(set("\u001b\u0000\n\u202e") & set(found), repr(found))
        for sent in ("", "   ", "\n"):
            self.assertIsNone(self.name(person, sent))
        # What was sent has put no event of its own into a stream.
        wait([stream], lambda stream: stream.state["persons"] and stream.state["persons"][0]["name"] is None)
        self.assertTrue(all("version" in state for state in stream.states))

    def test_a_name_is_a_text(self):
        person = self.room.person()
        for value in ({"name": 1}, {"name": ["a"]}, {"name": None}, {}, []):
            self.assertEqual(person.post("/name", value), 400)


class RudeTest(RoomTest):
    options = ("--names",)

    def setUp(self):
        super().setUp()
        self.rude, self.kind = self.room.person(), self.room.person()
        self.assertEqual(self.rude.post("/name", {"name": "Rude"}), 204)
        self.room.ask()
        self.assertEqual((self.rude.guess(-666), self.kind.guess(400)), (204, 204))
        for act in ("lock", "show"):
            self.teacher.act(act, step=ASKING)

    def dots(self):
        return [
            self.room.question(state=client.state(page))["dots"][0]
            for client, page in ((self.kind, "class"), (self.kind, "wall"), (self.teacher, "teacher"))
        ]

    def test_what_is_hidden_is_nowhere_and_comes_back(self):
        self.assertEqual(self.dots(), [[-666, 400]] * 3)
        self.teacher.act("hide", person="p1")
        self.assertEqual(self.dots(), [[400]] * 3)
        hidden = self.teacher.state()["persons"][0]
        self.assertEqual((hidden["name"], hidden["hidden"]), (None, True))
        # Who is hidden goes on and is not told.
        self.assertEqual(self.rude.post("/stuck", {"is": True}), 204)
        self.assertEqual(self.rude.state()["me"]["guesses"][0]["value"], -666)
        self.teacher.act("hide", person="p1")
        self.assertEqual(self.dots(), [[-666, 400]] * 3)

    def test_who_is_removed_is_out_with_guesses_and_cookie(self):
        stream = self.rude.stream()
        wait([stream], lambda stream: True)
        self.assertIsNotNone(stream.state["me"])
        self.teacher.act("remove", person="p1")
        wait([stream], lambda stream: stream.ended or stream.state["me"] is None)
        self.assertEqual(self.dots(), [[400]] * 3)
        self.assertEqual([person["id"] for person in self.teacher.state()["persons"]], ["p2"])
        self.assertEqual(self.rude.post("/stuck", {"is": True}), 401)
        self.assertEqual(self.rude.get("/step/0").status, 401)
        self.assertEqual(self.rude.get("/events?page=class").status, 401)
        self.assertEqual(self.room.question()["guesses"], 1)
        # With the code, as somebody new.
        answer = self.rude.get(self.room.entrance)
        self.assertEqual(answer.status, 303)
        self.assertNotEqual(answer.header("Set-Cookie").split(";")[0], self.rude.cookie)

    def test_who_is_not_there_is_not_removed(self):
        for person in ("p9", "p0", "p-1", "1", "", "p1; drop", "p99999999999999999999"):
            for act in ("hide", "remove"):
                status = self.teacher.post("/act", {"do": act, "person": person})
                self.assertIn(status, (400, 404), person)
        self.assertEqual(self.teacher.state()["came"], 2)
