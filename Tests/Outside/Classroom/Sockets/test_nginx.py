"""A class behind nginx: with nothing but `proxy_pass`, and with the headers that Debian's pages set."""

from proxy import Proxy
from rooms import ASKING, RoomsTest, Teacher, place
from wire import request, until, wait

NAME = "class.example.org"
# What stands beside `proxy_pass`: nothing, what Debian's proxy_params says, and what older ones said.
HEADERS = {
    "nothing": "",
    "proxy_params": """
      proxy_set_header Host $host;
      proxy_set_header X-Real-IP $remote_addr;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;""",
    "http_host": "proxy_set_header Host $http_host;",
    "newer": 'proxy_http_version 1.1; proxy_set_header Connection "";',
}


class NginxTest(RoomsTest):
    def front(self, more, origin=f"https://{NAME}"):
        """A class, whose people come through nginx."""
        room = self.open("--origin", origin, "--names")
        proxy = Proxy(room.port, more)
        self.addCleanup(proxy.close)
        room.entry, room.origin = proxy.port, origin
        room.host = origin.split("//")[1]
        room.teacher = Teacher(room, f"/teacher?key={room.key}")
        return room, proxy

    def lesson(self, room):
        person = room.person()
        self.assertEqual(person.entered.header("Location"), "/")
        self.assertIn("SameSite=Strict", person.entered.header("Set-Cookie"))
        page = person.get("/")
        self.assertIn("connect-src 'self'", page.header("Content-Security-Policy"))
        streams = [person.stream(), room.teacher.stream(), room.teacher.stream("wall")]
        # Events come as they are sent, not when there are many or at the end.
        wait(streams, lambda stream: stream.state["people"] == 1)
        room.ask()
        wait(streams, lambda stream: place(stream.state)["state"] == "open")
        self.assertEqual(person.guess(300), 204)
        wait(streams, lambda stream: place(stream.state)["guesses"] == 1)
        for act in ("lock", "reveal"):
            room.teacher.act(act, step=ASKING)
        wait(streams, lambda stream: place(stream.state)["state"] == "revealed")
        self.assertEqual(person.get(f"/step/{ASKING}").status, 200)
        # Who leaves nginx has left the class.
        streams[0].close()
        wait(streams[1:2], lambda stream: not stream.state["persons"][0]["online"])

    def test_a_lesson_with_each_set_of_headers(self):
        for name, more in HEADERS.items():
            with self.subTest(name):
                self.lesson(self.front(more)[0])

    def test_an_address_with_a_port(self):
        for name, more in HEADERS.items():
            with self.subTest(name):
                self.lesson(self.front(more, f"http://{NAME}:8443")[0])

    def test_the_address_to_join_at_is_that_of_the_proxy(self):
        room, _ = self.front("")
        self.assertEqual(room.teacher.state("wall")["joined"], f"https://{NAME}")

    def test_foreign_pages_are_refused_behind_it_too(self):
        room, _ = self.front("proxy_set_header Host $host;")
        person = room.person()
        self.assertEqual(
            person.ask(request("GET", "/", {"Host": "evil.example", "Cookie": person.cookie})).status, 421
        )
        for origin in ("https://evil.example", f"http://{NAME}", f"https://{NAME}:8443", "null"):
            room.origin = origin
            self.assertEqual(person.post("/stuck", {"is": True}), 403)

    def test_a_hundred_people(self):
        room, _ = self.front("")
        people = room.people(100)
        streams = [person.stream() for person in people]
        wait(streams, lambda stream: stream.state["people"] == 100)
        room.ask()
        wait(streams, lambda stream: place(stream.state)["state"] == "open")
        for number, person in enumerate(people):
            self.assertEqual(person.guess(number), 204)
        wait(streams, lambda stream: place(stream.state)["guesses"] == 100)

    def test_a_killed_server_behind_it(self):
        room, _ = self.front("")
        person = room.person()
        room.ask()
        stream = person.stream()
        wait([stream], lambda stream: place(stream.state)["state"] == "open")
        room.kill()
        while not stream.ended:
            stream.read()
        self.assertEqual(person.get("/").status, 502)
        room.start()
        # nginx does not ask a server that failed for a while only if it has another one.
        until(lambda: person.get("/").status == 200)
        self.assertEqual(person.guess(300), 204)
        self.assertEqual(place(person.state())["guesses"], 1)
