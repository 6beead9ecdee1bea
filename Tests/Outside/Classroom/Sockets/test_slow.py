"""Who is slow or silent is closed in the end, and who only listens is not."""

import selectors
import threading

from rooms import RoomTest
from wire import request, wait

# The server's patience is 20 s and it beats each 15 s: who is not closed after three beats never is.
BEATS = 3


class SlowTest(RoomTest):
    def test_who_sends_byte_by_byte_is_closed_and_who_listens_is_not(self):
        person = self.room.person()
        listener = person.stream()
        wait([listener], lambda stream: True)
        lines = {name: self.room.connection() for name in ("silent", "answered", "header", "body")}
        lines["answered"].send(request("GET", "/", {"Host": self.room.host}))
        self.assertEqual(lines["answered"].answer().status, 200)
        lines["header"].send(b"GET / HTTP/1.1\r\nX: ")
        length = {"Origin": self.room.origin, "Content-Type": "application/json", "Content-Length": "4000"}
        lines["body"].send(request("POST", "/stuck", person.headers(**length)))
        done = threading.Event()
        self.addCleanup(done.set)
        for name, byte in (("header", b"a"), ("body", b" ")):
            threading.Thread(target=self.drip, args=(lines[name], byte, done), daemon=True).start()
        self.assertEqual(self.closed(lines, listener), set(lines))
        # Who listens has heard from the server in the meantime, and still does.
        self.assertGreater(listener.beats, 0)
        self.teacher.act("goto", step=1)
        wait([listener], lambda stream: stream.state["pace"]["from"] == 1)

    def drip(self, line, byte, done):
        while not done.wait(1):
            try:
                line.send(byte)
            except OSError:
                return

    def closed(self, lines, listener):
        """The names of those that the server closes. The listener's beats tell the time."""
        found = set()
        with selectors.DefaultSelector() as selector:
            for name, line in lines.items():
                selector.register(line.socket, selectors.EVENT_READ, name)
            selector.register(listener.connection.socket, selectors.EVENT_READ, None)
            while found != set(lines) and listener.beats < BEATS:
                for key, _ in selector.select():
                    if key.data is None:
                        listener.read()
                        self.assertFalse(listener.ended)
                    elif not self.more(key.fileobj):
                        found.add(key.data)
                        selector.unregister(key.fileobj)
        return found

    def more(self, socket):
        try:
            return socket.recv(1 << 16)
        except ConnectionError:
            return b""
