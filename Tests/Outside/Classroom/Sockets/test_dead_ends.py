"""Situations that must not stop an hour: a script at the door, a question nobody asks, people at their own pace."""

import time

from rooms import ASKING, DOUBLE, WAITING, RoomTest, place
from wire import request, wait

JOINS = 130


class DoorTest(RoomTest):
    def join(self, line, code):
        line.send(request("GET", f"/?code={code}", {"Host": self.room.host}))
        return line.answer()

    def test_a_script_beside_a_true_phone(self):
        early = self.room.person()
        streams = [early.stream()]
        self.room.ask()
        line = self.room.connection()
        for place_ in range(JOINS):
            cookie = self.join(line, self.room.code).header("Set-Cookie").split(";")[0]
            headers = {"Host": self.room.host, "Cookie": cookie, "Origin": self.room.origin}
            body = b'{"step":%d,"question":0,"value":%d,"vote":1,"id":"x"}' % (ASKING, place_)
            line.send(request("POST", "/guess", {**headers, "Content-Type": "application/json"}, body))
            self.assertEqual(line.answer().status, 204)
        late = self.room.person()
        streams.append(late.stream())
        wait(streams, lambda stream: stream.state["people"] == 2)
        for person in (early, late):
            self.assertEqual(person.guess(300), 204)
        self.assertEqual(self.room.question()["guessed"], 2)
        # The door keeps new ones out, and one act removes the rest.
        self.teacher.act("door")
        self.assertEqual(self.join(line, self.room.code).status, 403)
        self.teacher.act("remove-away")
        wait(streams, lambda stream: stream.state["came"] == 2)
        self.assertEqual(self.room.question()["dots"], [[300, 300]])

    def test_wrong_codes_keep_nobody_out(self):
        line = self.room.connection()
        while self.join(line, "AAAA").status != 429:
            pass
        self.assertEqual(self.join(line, self.room.code).status, 303)


class StatesTest(RoomTest):
    def test_a_lock_is_counted_down(self):
        person = self.room.person()
        watch = person.stream()
        self.room.ask()
        start = time.monotonic()
        self.teacher.act("countdown", step=ASKING)
        wait([watch], lambda stream: place(stream.state).get("locks_in", 9) <= 5)
        self.assertEqual(person.guess(300), 204)
        wait([watch], lambda stream: place(stream.state)["state"] == "locked")
        self.assertGreater(time.monotonic() - start, 4.5)
        self.assertEqual(person.guess(301), 409)
        self.teacher.act("undo")
        wait([watch], lambda stream: place(stream.state)["state"] == "open")
        self.assertEqual(person.guess(301), 204)

    def test_a_question_that_is_not_asked_closes_nothing(self):
        person = self.room.person()
        self.teacher.act("goto", step=ASKING)
        self.assertEqual(self.teacher.post("/act", {"do": "reveal"}), 409)
        self.assertIsNotNone(person.state()["me"]["run"])
        self.teacher.act("skip")
        self.assertIsNone(person.state()["me"]["run"])
        self.assertEqual(person.post("/run", {"step": 0, "cells": {}}), 200)

    def test_free_pace_to_its_end(self):
        one, other = self.room.people(2)
        self.teacher.act("free")
        self.assertEqual(one.post("/run", {"step": ASKING, "cells": {}}), 409)
        for step, question in ((ASKING, 0), (DOUBLE, 0), (DOUBLE, 1)):
            self.assertEqual(one.guess(300, step, question), 204)
        me = one.state()["me"]
        self.assertEqual(me["told"][0]["answer"], 286.468)
        self.assertEqual(len(me["told"]), 3)
        for step in (ASKING, WAITING, DOUBLE):
            self.assertEqual(me["keys"][str(step)], f"{step}-whole")
            self.assertEqual(one.get(f"/step/{step}?own").json()["key"], f"{step}-whole")
            self.assertNotIn("286.4", str(other.get(f"/step/{step}?own").body))
        self.assertEqual(one.post("/run", {"step": DOUBLE, "cells": {}}), 200)
        self.assertNotIn("286.4", str(other.state()) + str(other.state("wall")))

    def test_two_questions_of_a_step_are_two(self):
        person = self.room.person()
        stream = person.stream()
        for question in (0, 1):
            self.room.ask(DOUBLE, question)
        self.assertEqual(person.guess(300, DOUBLE, 1), 204)
        wait([stream], lambda stream: place(stream.state, DOUBLE, 1)["guessed"] == 1)
        self.assertEqual(place(stream.state, DOUBLE, 0)["guessed"], 0)
        self.assertEqual(self.teacher.state()["persons"][0]["guessed"], [2])
