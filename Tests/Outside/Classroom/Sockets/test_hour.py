"""A hundred people in a whole hour: everybody gets every state, and the counts agree."""

from rooms import ASKING, DOUBLE, PLAIN, WAITING, RoomTest, place
from wire import wait

PEOPLE = 100
# What a question goes through, as everybody sees it.
STAGES = [
    ("closed", 1),
    ("open", 1),
    ("locked", 1),
    ("shown", 1),
    ("open", 2),
    ("locked", 2),
    ("shown", 2),
    ("revealed", 2),
]


class HourTest(RoomTest):
    options = ("--names", "--people", str(PEOPLE))

    def setUp(self):
        super().setUp()
        self.people = self.room.people(PEOPLE)
        self.participants = [person.stream() for person in self.people]
        self.walls = [self.teacher.stream("wall")]
        self.teachers = [self.teacher.stream()]
        self.streams = self.participants + self.walls + self.teachers
        wait(self.streams, lambda stream: stream.state["people"] == PEOPLE)

    def everybody(self, holds):
        wait(self.streams, lambda stream: holds(stream.state))

    def act(self, does, step, question, state, vote):
        self.teacher.act(does, step=step, question=question)
        self.everybody(
            lambda seen: (q := place(seen, step, question))["state"] == state and q["vote"] == vote
        )

    def value(self, person, vote, question):
        """Everybody's own, and closer together the second time."""
        return 300 + (person - 50) * (4 if vote == 1 else 1) + 1000 * question

    def guess(self, step, question, vote):
        for number, person in enumerate(self.people):
            self.assertEqual(person.guess(self.value(number, vote, question), step, question, vote), 204)
        self.everybody(lambda seen: place(seen, step, question)["guesses"] == PEOPLE)

    def go(self, step):
        self.teacher.act("goto", step=step)
        self.everybody(lambda seen: seen["pace"]["from"] == step)
        bodies = {person.get(f"/step/{step}").body for person in self.people}
        self.assertEqual(len(bodies), 1)

    def question(self, step, question):
        self.act("open", step, question, "open", 1)
        self.guess(step, question, 1)
        self.act("lock", step, question, "locked", 1)
        self.act("show", step, question, "shown", 1)
        self.assertDots(step, question, 1)
        self.act("again", step, question, "open", 2)
        self.guess(step, question, 2)
        self.act("lock", step, question, "locked", 2)
        self.act("show", step, question, "shown", 2)
        self.assertDots(step, question, 2)

    def assertDots(self, step, question, votes):
        """Everybody has the same dots, and they are what was sent."""
        dots = [
            sorted(self.value(person, vote, question) for person in range(PEOPLE))
            for vote in range(1, votes + 1)
        ]
        for stream in self.streams:
            self.assertEqual(place(stream.state, step, question)["dots"], dots)
            axis, first = (place(one.state, step, question)["axis"] for one in (stream, self.streams[0]))
            if stream in self.teachers:
                # The teacher's has room for the answer.
                self.assertTrue(axis["from"] <= first["from"] and first["to"] <= axis["to"])
            else:
                self.assertEqual(axis, first)

    def test_a_whole_hour(self):
        self.go(PLAIN)
        self.go(ASKING)
        self.question(ASKING, 0)
        self.act("reveal", ASKING, 0, "revealed", 2)
        # Some need help, and say where they are; the teacher sees them.
        for person in self.people[::10]:
            self.assertEqual(person.post("/stuck", {"is": True}), 204)
        wait(self.teachers, lambda stream: sum(person["stuck"] for person in stream.state["persons"]) == 10)
        self.go(WAITING)
        for number, person in enumerate(self.people):
            self.assertEqual(person.post("/at", {"step": number % 3}), 204)
        wait(
            self.teachers,
            lambda stream: all(
                person["step"] == number % 3 for number, person in enumerate(stream.state["persons"])
            ),
        )
        self.teacher.act("pause")
        self.everybody(lambda seen: seen["pace"]["paused"])
        self.teacher.act("pause")
        self.everybody(lambda seen: not seen["pace"]["paused"])
        self.go(DOUBLE)
        for question in (0, 1):
            self.question(DOUBLE, question)
        self.act("reveal", DOUBLE, 1, "revealed", 2)
        self.teacher.act("free")
        self.everybody(lambda seen: (seen["pace"]["from"], seen["pace"]["to"]) == (PLAIN, DOUBLE))
        self.teacher.act("end")
        self.everybody(lambda seen: seen["ended"])

        for stream in self.streams:
            self.assertEveryState(stream)
        for number, stream in enumerate(self.participants):
            mine = {(g["step"], g["question"], g["vote"]): g["value"] for g in stream.state["me"]["guesses"]}
            self.assertEqual(
                mine,
                {
                    (step, question, vote): self.value(number, vote, question)
                    for step, question in ((ASKING, 0), (DOUBLE, 0), (DOUBLE, 1))
                    for vote in (1, 2)
                },
            )
        self.assertTrue(all(person["online"] for person in self.teachers[0].state["persons"]))

    def assertEveryState(self, stream):
        versions = [state["version"] for state in stream.states]
        self.assertEqual(versions, sorted(versions))
        for asked, stages in (((ASKING, 0), STAGES), ((DOUBLE, 0), STAGES), ((DOUBLE, 1), STAGES)):
            seen = []
            for state in stream.states:
                stage = (place(state, *asked)["state"], place(state, *asked)["vote"])
                if not seen or seen[-1] != stage:
                    seen.append(stage)
            self.assertEqual(seen, stages, asked)
        steps = [state["pace"]["from"] for state in stream.states]
        self.assertEqual(list(dict.fromkeys(steps)), [PLAIN, ASKING, WAITING, DOUBLE])
