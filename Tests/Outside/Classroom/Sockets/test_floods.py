"""Who sends too much is told so, and nobody else notices."""

from rooms import ASKING, RoomTest, Teacher
from wire import request, until, wait

# Streams of one cookie at once, as many as browsers open for a host.
STREAMS = 6


class PostTest(RoomTest):
    def flood(self, bytes, count):
        """Sends so many at once, as fast as a socket takes them; what is answered."""
        line = self.room.connection()
        line.send(bytes * count)
        return [line.answer() for _ in range(count)]

    def try_codes(self):
        """One after another, for their answers are pages; what is answered."""
        line = self.room.connection()
        answers = []
        while len(answers) < 2000 and (not answers or answers[-1].status != 429):
            line.send(request("GET", "/?code=AAAA", {"Host": self.room.host}))
            answers.append(line.answer())
        return answers

    def assertLimited(self, answers, usual):
        """Some go through. More would be counted as the seconds pass, so not how many."""
        statuses = [answer.status for answer in answers]
        self.assertEqual(set(statuses), {usual, 429})
        self.assertEqual(statuses[0], usual)
        refused = next(answer for answer in answers if answer.status == 429)
        self.assertIn(b"Too much at once", refused.body)

    def test_a_cookie_has_so_many_posts_a_second(self):
        rude, kind = self.room.people(2)
        self.assertLimited(self.flood(rude.posting("/at", {"step": 0}), 400), 204)
        self.assertEqual(kind.post("/stuck", {"is": True}), 204)
        self.assertEqual([person["stuck"] for person in self.teacher.state()["persons"]], [False, True])
        # Reading goes on, and posts do after a while.
        self.assertEqual(rude.get("/step/0").status, 200)
        until(lambda: rude.post("/stuck", {"is": True}) == 204)

    def test_wrong_posts_count_too(self):
        rude = self.room.person()
        self.room.ask()
        self.assertLimited(
            self.flood(
                rude.posting("/guess", {"step": ASKING, "question": 0, "value": 1, "vote": 2, "id": "x"}), 400
            ),
            409,
        )
        self.assertEqual(self.room.question()["guesses"], 0)

    def test_a_code_is_not_found_by_trying(self):
        self.assertLimited(self.try_codes(), 403)
        # The teacher's own page does not depend on who tries.
        self.assertEqual(self.teacher.get("/teacher").status, 200)
        self.assertEqual(self.teacher.get(f"/teacher?key={self.room.key}").status, 303)

    def test_who_is_in_does_not_feel_that_others_try(self):
        person = self.room.person()
        self.try_codes()
        self.assertEqual(person.get(self.room.entrance).status, 303)
        self.assertEqual(person.get("/").status, 200)

    def test_a_teacher_has_a_limit_too(self):
        self.assertLimited(self.flood(self.teacher.posting("/act", {"do": "pause"}), 1000), 204)


class StreamTest(RoomTest):
    def test_a_cookie_has_so_many_streams_and_the_oldest_makes_room(self):
        person, other = self.room.people(2)
        watch = other.stream()
        streams = [person.stream("wall" if place == 3 else "class") for place in range(STREAMS)]
        wait([*streams, watch], lambda stream: True)
        for page in ("class", "wall"):
            streams.append(person.stream(page))
            wait(streams[-1:], lambda stream: True)
            oldest = streams.pop(0)
            while not oldest.ended:
                oldest.read()
        # All others go on, and so does everybody else.
        self.teacher.act("goto", step=ASKING)
        wait([*streams, watch], lambda stream: stream.state["pace"]["from"] == ASKING)
        self.assertEqual([person["online"] for person in self.teacher.state()["persons"]], [True, True])

    def test_many_streams_of_one_person_are_one_person(self):
        person = self.room.person()
        streams = [person.stream() for _ in range(2)]
        watch = self.teacher.stream()
        online = lambda stream: [person["online"] for person in stream.state["persons"]]
        wait([watch], lambda stream: online(stream) == [True])
        streams[0].close()
        self.assertEqual(person.post("/stuck", {"is": True}), 204)
        wait([watch], lambda stream: stream.state["persons"][0]["stuck"])
        self.assertEqual(online(watch), [True])
        streams[1].close()
        wait([watch], lambda stream: online(stream) == [False])


class ManyStreamsTest(RoomTest):
    # More cookies than connections for all their streams.
    people = 40
    options = ("--people", str(people))

    def test_there_is_room_beside_all_streams_of_all_cookies(self):
        watch = self.teacher.stream()
        wait([watch], lambda stream: True)
        kind, *rude = self.room.people(self.people)
        own = kind.stream()
        wait([own], lambda stream: True)
        for _ in range(STREAMS):
            for person in rude:
                wait([person.stream()], lambda stream: True)
                person.close()
        # A teacher who comes now, and another page of somebody.
        teacher = Teacher(self.room, f"/teacher?key={self.room.key}")
        teacher.act("goto", step=ASKING)
        second = kind.stream()
        wait([watch, teacher.stream(), own, second], lambda stream: stream.state["pace"]["from"] == ASKING)
        self.assertEqual(kind.post("/stuck", {"is": True}), 204)
        wait([own, second], lambda stream: stream.state["me"]["stuck"])


class ConnectionTest(RoomTest):
    # Four for each person and 64.
    options = ("--people", "2")
    most = 4 * 2 + 64

    def served(self):
        """A new connection that is answered; None if it is closed at once."""
        line = self.room.connection()
        try:
            line.send(request("GET", "/", {"Host": self.room.host}))
            return line if line.answer().status == 200 else None
        except ConnectionError:
            return None

    def test_there_are_so_many_connections_in_all(self):
        person = self.room.person()
        stream = person.stream()
        wait([stream], lambda stream: True)
        lines = [self.served() for _ in range(2 * self.most)]
        self.assertNotIn(None, lines, "nobody keeps others out")
        # The oldest without a stream have made room.
        self.assertEqual([line.rest() for line in lines[:self.most]], [b""] * self.most)
        # Who is in stays in.
        self.assertEqual(person.post("/stuck", {"is": True}), 204)
        wait([stream], lambda stream: stream.state["me"]["stuck"])

    def test_a_class_that_is_full_says_so(self):
        for person in self.room.people(2):
            wait([person.stream()], lambda stream: True)
        line = self.room.connection()
        line.send(request("GET", self.room.entrance, {"Host": self.room.host}))
        answer = line.answer()
        self.assertIn(b"The class is full.", answer.body)
        self.assertIn(b'name="code"', answer.body)
        self.assertIsNone(answer.header("Set-Cookie"))
        self.assertEqual(self.teacher.state()["people"], 2)

    def test_who_left_without_a_guess_leaves_a_place(self):
        self.room.ask()
        gone, guessed = self.room.people(2)
        self.assertEqual(guessed.guess(300), 204)
        third = self.room.person()
        self.assertEqual(gone.post("/stuck", {"is": True}), 401)
        self.assertEqual(guessed.post("/stuck", {"is": True}), 204)
        self.assertEqual(third.guess(310), 204)
        self.assertEqual(self.room.question()["guesses"], 2)
