"""Nothing that is sent holds an answer before it is revealed: every byte of a whole class is read."""

import re

from rooms import ASKING, DOUBLE, PLAIN, WAITING, RoomsTest, place
from wire import request, wait

# Its answers have digits that occur nowhere else, and words stand only after them.
NOTEBOOK = """# Withheld

## Before

```motion
view box frame (100, 0, 100, 100)
gravity on box
run 5 frames
```

It has begun.

## A fall

```motion
predict box.center.y ~ 550 at 0.7s
run 55 frames
print box.center.y
plot box.center.y
```

Afterwards: the box is at 286.468.

```motion
table box.center.y every 100ms
print settling(box.center.y)
```

Thereafter the table says it, too.

## Two at once

```motion
reset
view card frame (100, 200, 120, 80)
gravity on card
predict card.center.y ~ 300 at 400ms
predict card.velocity.y ~ 500 at 400ms
run 40 frames
```

Finally: it has fallen.
"""

PATHS = ["/", "/wall", "/teacher", "/step/0", "/step/1", "/step/2", "/step/3", "/none", "/step/4"]


class WithheldTest(RoomsTest):
    def setUp(self):
        self.room = self.open(notebook=self.notebook(NOTEBOOK))
        self.teacher = self.room.teacher
        self.person = self.room.person()
        self.streams = [
            self.person.stream(),
            self.person.stream("wall"),
            self.teacher.stream(),
            self.teacher.stream("wall"),
        ]
        wait(self.streams, lambda stream: True)
        self.guessed = 0

    def look(self):
        """Everybody asks for everything, with the right to it and without."""
        for client in (self.person, self.teacher):
            for path in PATHS:
                client.get(path)
        stranger = self.room.connection()
        for path in ("/", "/?code=AAAA", *PATHS):
            stranger.send(request("GET", path, {"Host": self.room.host}))
            answer = stranger.answer()
            self.person.heard.append(answer.head + b"\r\n\r\n" + answer.body)

    def heard(self):
        """All that was sent, without the secrets, whose digits are of no meaning."""
        texts = [*self.person.heard, *self.teacher.heard, *(stream.heard for stream in self.streams)]
        text = b"\n".join(texts).decode()
        return re.sub(
            r"\b[0-9a-f]{8}-[0-9a-f]{32}\b|\b[0-9a-f]{32}\b|\"class\":\"\w+\"|\"qr\":\[[^]]*\]|\"(age|left|locks_in)\":[0-9.]+", "", text
        )

    def act(self, does, step, question=0, **state):
        """Acts, and waits until it is seen by everybody; then all is read again."""
        self.teacher.act(does, step=step, question=question)
        wait(self.streams, lambda stream: state.items() <= place(stream.state, step, question).items())
        self.look()

    def guess(self, step, question, vote):
        """Guesses far from each answer, in no digit like it."""
        self.guessed += 1
        self.assertEqual(self.person.guess(111 * self.guessed, step, question, vote), 204)
        wait(self.streams, lambda stream: place(stream.state, step, question)["guesses"] == 1)
        self.look()

    def play(self, step, question):
        """A question from closed to the moment before it is revealed."""
        self.act("open", step, question, state="open")
        self.guess(step, question, 1)
        self.act("lock", step, question, state="locked")
        self.act("open", step, question, state="open")
        self.act("lock", step, question, state="locked")
        self.act("show", step, question, state="shown")
        self.act("again", step, question, state="open", vote=2)
        self.guess(step, question, 2)
        self.act("lock", step, question, state="locked", vote=2)
        self.act("show", step, question, state="shown", vote=2)

    def refusals(self, step, question):
        """Posts that are refused say nothing either."""
        for value in (
            {"step": step, "question": question, "value": 1, "vote": 1, "id": "late"},
            {"step": step},
        ):
            self.assertIn(self.person.post("/guess", value), (400, 409, 429))
        self.assertEqual(self.teacher.post("/act", {"do": "again", "step": step, "question": question}), 409)

    def test_a_whole_class(self):
        self.check(ASKING, [0], ["Afterwards", "Thereafter", "settling(box"])

    def test_a_whole_class_with_two_questions_at_once(self):
        self.check(DOUBLE, [0, 1], ["Finally"])

    def check(self, step, questions, words):
        self.look()
        self.teacher.act("goto", step=step)
        wait(self.streams, lambda stream: stream.state["pace"]["to"] == step)
        self.look()
        for question in questions:
            self.play(step, question)
            self.refusals(step, question)
        before = self.heard()
        self.act("reveal", step, state="revealed")
        after = self.heard()
        answers = [str(place(self.streams[0].state, step, question)["answer"]) for question in questions]
        self.assertAbsent([form for answer in answers for form in self.forms(answer)] + words, before, after)

    def forms(self, answer):
        """An answer's digits with a point and without, and its decimals, which all sides of a view share."""
        whole, decimals = answer.split(".")
        self.assertGreaterEqual(len(decimals), 2, answer)
        return [f"{whole}.{decimals[0]}", f"{whole}{decimals}", f".{decimals[:2]}"]

    def assertAbsent(self, forms, before, after):
        seen = 0
        for form in forms:
            found = before.find(form)
            self.assertEqual(found, -1, f"{form}: {before[max(0, found - 100) : found + 100]}")
            seen += form in after
        # What was looked for is there in the end; but for the digits without a point.
        self.assertGreaterEqual(seen, len(forms) * 2 // 3)

    def test_a_later_part_waits_for_the_answer(self):
        self.teacher.act("free")
        wait(self.streams, lambda stream: stream.state["pace"]["to"] == DOUBLE)
        for client in (self.person, self.teacher):
            self.assertIn("waits-for", client.get(f"/step/{WAITING}").json()["html"])
        keys = [step["key"] for step in self.person.state()["steps"]]
        for act in ("skip", "reveal"):
            self.teacher.act(act, step=ASKING)
        self.assertIn("Thereafter", self.person.get(f"/step/{WAITING}").json()["html"])
        changed = [step["key"] != key for step, key in zip(self.person.state()["steps"], keys)]
        self.assertEqual(changed, [False, True, True, False])

    def test_participants_read_no_step_before_the_class_is_there(self):
        for step in range(PLAIN + 1, DOUBLE + 1):
            self.assertEqual(self.person.get(f"/step/{step}").status, 403)
        self.teacher.act("range", **{"from": 0, "to": ASKING})
        self.assertEqual([self.person.get(f"/step/{step}").status for step in range(4)], [200, 200, 403, 403])

    def test_guesses_are_counted_but_not_shown_before_they_are(self):
        self.room.ask()
        self.assertEqual(self.person.guess(123.25), 204)
        public = self.streams[:2] + self.streams[3:]
        for act, state in ((None, "open"), ("lock", "locked"), ("show", "shown"), ("again", "open")):
            if act:
                self.teacher.act(act, step=ASKING)
            wait(
                self.streams,
                lambda stream: (q := place(stream.state))["state"] == state
                and (q["guesses"], q["vote"]) != (0, 1),
            )
            for stream in public:
                self.assertEqual("dots" in place(stream.state), state == "shown")
            self.assertEqual(place(self.streams[2].state)["dots"][0], [123.25])
        # The wall and others have never seen whose it is.
        other = self.room.person()
        self.assertEqual(other.state()["me"]["guesses"], [])
        self.assertNotIn(b"123.25", other.heard[-1])
