"""A killed server goes on where it was, in each state; browsers send their guesses again."""

import json
import signal
import subprocess

from rooms import ASKING, DOUBLE, RoomTest, place
from wire import PATIENCE, request, until, wait

FIRST = [100, 250, 300]
SECOND = [280, 290]


class KilledTest(RoomTest):
    def setUp(self):
        super().setUp()
        self.people = self.room.people(3)

    # MARK: Before

    def bring(self, *acts):
        """Acts on the question, with the guesses of its votes, until all of it is seen."""
        watch = self.teacher.stream()
        if acts:
            self.teacher.act("goto", step=ASKING)
        for act in acts:
            self.teacher.act(act, step=ASKING)
            if act in ("open", "again"):
                self.guess(watch, 1 if act == "open" else 2)
        version = self.teacher.state()["version"]
        wait([watch], lambda stream: stream.state["version"] >= version)
        watch.close()

    def guess(self, watch, vote):
        values = FIRST if vote == 1 else SECOND
        for person, value in zip(self.people, values):
            self.assertEqual(person.guess(value, vote=vote), 204)
        wait([watch], lambda stream: place(stream.state)["guesses"] == len(values))

    # MARK: After

    def restart(self):
        """Kills the server and starts another one without a word of where it was."""
        before, cookies = self.teacher.state(), [self.teacher.cookie]
        room = self.room
        self.old_key = room.key
        room.kill()
        room.start()
        # The same teacher's cookie holds, not only the one that came with the key again.
        self.teacher.close()
        self.assertEqual(cookies, [room.teacher.cookie])
        self.assertEqual((room.said_port, room.key, room.code), (room.port, self.old_key, before["code"]))
        after = self.teacher.state()
        for name in ("class", "code", "pace", "current", "steps", "count", "title", "joined", "qr"):
            self.assertEqual(after[name], before[name], name)
        states = lambda state: [(q["state"], q["vote"], q.get("answer")) for q in state["questions"]]
        self.assertEqual(states(after), states(before))
        return before

    def test_what_is_asked_after_it_takes_no_late_guess(self):
        self.bring()
        self.restart()
        for act in ("open", "lock"):
            self.room.teacher.act(act, step=DOUBLE, question=0)
        self.assertEqual(self.people[0].guess(4, step=DOUBLE), 409)

    def send_again(self, *votes):
        """What browsers do that find their guesses missing; once more does nothing more."""
        for _ in range(2):
            for vote, values in zip((1, 2), (FIRST, SECOND)):
                for person, value in zip(self.people, values):
                    self.assertEqual(
                        person.guess(value, vote=vote), 204 if vote in votes else 409, f"{vote} {value}"
                    )
        dots = [FIRST, SECOND][: len(votes)]
        self.assertEqual(self.room.question()["dots"], dots)
        for person, first in zip(self.people, FIRST):
            guesses = person.state()["me"]["guesses"]
            self.assertEqual([guess["value"] for guess in guesses][:1], [first])
        self.assertEqual(self.teacher.state()["came"], 3)

    def refused(self, status=409):
        for person, value in zip(self.people, FIRST):
            self.assertEqual(person.guess(value), status)
        self.assertEqual(self.room.question()["dots"], [[]])

    # MARK: Each state

    def test_closed(self):
        self.bring()
        self.restart()
        self.teacher.act("goto", step=ASKING)
        self.refused()
        self.teacher.act("open", step=ASKING)
        self.send_again(1)

    def test_open(self):
        self.bring("open")
        self.restart()
        self.send_again(1)
        # It goes on: a guess replaces the one before.
        self.assertEqual(self.people[0].guess(500), 204)
        self.assertEqual(self.room.question()["dots"], [[250, 300, 500]])

    def test_locked(self):
        self.bring("open", "lock")
        self.restart()
        self.send_again(1)
        self.assertEqual(self.people[0].guess(500), 409)

    def test_talk(self):
        self.bring("open", "lock", "talk")
        self.restart()
        self.send_again(1)
        self.assertEqual(self.people[0].guess(500), 409)
        self.teacher.act("again", step=ASKING)
        self.assertEqual(self.people[0].guess(500, vote=2), 204)

    def test_a_countdown(self):
        """It goes on while no server runs; browsers send their guesses when it is over, too."""
        self.bring("open", "countdown")
        self.room.kill()
        self.room.start()
        self.teacher.close()
        wait([self.teacher.stream()], lambda stream: place(stream.state)["state"] == "locked")
        self.send_again(1)

    def test_skipped(self):
        self.bring()
        for act in ("goto", "skip"):
            self.teacher.act(act, step=ASKING)
        self.restart()
        self.assertIsNone(self.people[0].state()["me"]["run"])
        self.teacher.act("reveal", step=ASKING)

    def test_the_door_and_who_is_stuck(self):
        self.assertEqual(self.people[1].post("/stuck", {"is": True}), 204)
        self.teacher.act("door")
        self.restart()
        self.assertEqual([person["stuck"] for person in self.teacher.state()["persons"]], [False, True, False])
        line = self.room.connection()
        line.send(request("GET", self.room.entrance, {"Host": self.room.host}))
        self.assertIn(b"The door is closed.", line.answer().body)

    def test_an_answer_that_somebody_knows_alone(self):
        self.teacher.act("free")
        self.assertEqual(self.people[0].guess(300), 204)
        self.teacher.act("goto", step=ASKING)
        self.restart()
        self.assertEqual(self.people[0].guess(300), 204)
        self.teacher.act("open", step=ASKING)
        self.assertEqual(self.people[0].guess(286), 409)
        self.assertEqual(self.people[1].guess(290), 204)
        self.assertEqual(self.room.question()["dots"], [[290]], "who knew the answer is no part of the vote")

    def test_shown(self):
        self.bring("open", "lock", "show")
        self.restart()
        self.send_again(1)
        self.assertEqual(self.people[0].state("wall")["questions"][0]["dots"], [FIRST])

    def test_second_vote(self):
        self.bring("open", "lock", "show", "again")
        self.restart()
        self.send_again(1, 2)
        self.assertEqual(self.people[2].guess(310, vote=2), 204)
        self.assertEqual(self.people[2].guess(310, vote=1), 409)

    def test_second_vote_shown(self):
        self.bring("open", "lock", "again", "lock", "show")
        self.restart()
        self.send_again(1, 2)

    def test_revealed(self):
        self.bring("open", "lock", "show", "again", "lock", "reveal")
        before = self.restart()
        self.assertIn("answer", place(before))
        self.send_again(1, 2)
        # Who had guessed does not guess anew.
        self.assertEqual(self.people[0].guess(286.468), 409)

    def test_paused(self):
        self.bring("open", "pause")
        self.restart()
        self.refused(503)
        self.teacher.act("pause")
        self.send_again(1)

    def test_free(self):
        self.bring("open", "free")
        self.restart()
        self.assertEqual(self.people[0].state()["pace"], {"from": 0, "to": DOUBLE, "paused": False, "free": True})
        self.send_again(1)

    def test_a_range(self):
        self.teacher.act("range", **{"from": 0, "to": ASKING})
        self.bring()
        self.restart()
        self.assertEqual(self.people[0].get(f"/step/{DOUBLE}").status, 403)

    def test_what_was_answered_is_kept(self):
        """It is killed right after each answer."""
        stages = [
            ("open", ("open", 1)),
            ("lock", ("locked", 1)),
            ("talk", ("talk", 1)),
            ("show", ("shown", 1)),
            ("again", ("open", 2)),
            ("lock", ("locked", 2)),
            ("reveal", ("revealed", 2)),
        ]
        self.teacher.act("goto", step=ASKING)
        for act, stage in stages:
            self.teacher.act(act, step=ASKING)
            self.room.kill()
            self.room.start()
            state = self.teacher.state()
            self.assertEqual((place(state)["state"], place(state)["vote"]), stage)
            self.assertEqual(state["pace"]["from"], ASKING)


class KeptTest(RoomTest):
    def test_only_what_a_server_needs_is_on_disk(self):
        person = self.room.person()
        self.room.ask()
        self.assertEqual(person.guess(123.25), 204)
        self.teacher.act("lock", step=ASKING)
        until(lambda: any(b"locked" in file.read_bytes() for file in self.room.state_files))
        file = self.room.state_files[0]
        text = file.read_text()
        names = {"port", "id", "code", "key", "stamp", "pace", "reached", "gathered", "open", "questions", "people"}
        kept = json.loads(text)
        # A time that may have any digits.
        del kept["began"]
        self.assertEqual(set(kept), names)
        text = json.dumps(kept)
        for absent in ("123.25", "286"):
            self.assertNotIn(absent, text)
        # Of a person there is the secret that only their browser has, a number, whether they are hidden or stuck,
        # and their step.
        self.assertEqual(json.loads(text)["people"], [[person.cookie.split("=")[1], 1, False, False, 0]])
        # The key is in it, too: nobody else opens its folder.
        self.assertEqual(file.parent.stat().st_mode & 0o077, 0)
        others = [path for path in self.room.folder.rglob("*") if path.is_file() and path != file]
        self.assertEqual([path.name for path in others if path.read_bytes()], [])

    def test_another_notebook_is_another_class(self):
        old, code = self.room.key, self.teacher.state()["class"]
        self.room.kill()
        self.room.notebook = self.notebook(self.room.notebook.read_text() + "\nMore.\n")
        self.room.start("--port", str(self.room.port))
        self.assertNotEqual(self.room.key, old)
        self.assertNotEqual(self.room.teacher.state()["class"], code)

    def test_a_spoilt_file_is_a_new_class(self):
        until(lambda: self.room.state_files)
        file = self.room.state_files[0]
        good, old = file.read_text(), self.room.key
        for text in (
            "",
            "{",
            "null",
            good.replace('"closed"', '"ajar"'),
            good[: len(good) // 2],
            "[" * 100_000,
        ):
            self.room.kill()
            file.write_text(text)
            self.room.start("--port", str(self.room.port))
            self.assertNotEqual(self.room.key, old)
            self.assertServes(self.room)
            old = self.room.key

    def test_only_whom_the_class_knew_is_in(self):
        person, removed = self.room.people(2)
        number = self.teacher.state()["persons"][1]["id"]
        self.teacher.act("remove", person=number)
        # Each is killed right after its answer.
        self.room.kill()
        self.room.start()
        self.assertEqual(person.get("/step/0").status, 200)
        self.assertEqual(removed.get("/step/0").status, 401)
        removed.cookie = person.cookie.split("=")[0] + "=" + "0123456789abcdef" * 2
        self.assertEqual(removed.get("/step/0").status, 401)
        self.assertEqual(self.teacher.state()["came"], 1)

    def test_a_stranger_of_yesterday_is_not_let_in(self):
        person = self.room.person()
        cookie = person.cookie
        until(lambda: self.room.state_files)
        self.room.kill()
        self.room.state_files[0].unlink()
        self.room.start("--port", str(self.room.port))
        person.close()
        self.assertEqual(person.get("/events?page=class").status, 401)
        self.assertEqual(person.cookie, cookie)


class SecondTest(RoomTest):
    def test_a_second_server_of_the_same_notebook_is_refused(self):
        for options in ((), ("--port", str(self.room.port + 1))):
            second = subprocess.run(
                self.room.command(*options),
                env=self.room.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            self.assertNotEqual(second.returncode, 0)
            self.assertRegex(second.stderr, r"^error: \w[^\n]+\n")
            self.assertNotIn(self.room.key, second.stdout + second.stderr)
        self.assertServes(self.room)
        # A killed one leaves no trace that would keep the next one away.
        self.room.kill()
        self.room.start()
        self.assertServes(self.room)
        self.assertEqual(self.room.stop(signal.SIGTERM), 0)
        self.room.start()
        self.assertServes(self.room)
