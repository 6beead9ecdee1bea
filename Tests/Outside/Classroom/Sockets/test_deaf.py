"""What is sent to a client that does not read is not kept for ever."""

import pathlib
import re
import threading

from rooms import RoomsTest
from wire import request, wait

# Seconds: three beats. Who is not closed by then never is.
PATIENCE = 45


class DeafTest(RoomsTest):
    # Many steps make long states, which soon fill what the system keeps for a connection.
    text = "# Long\n\n" + "".join(
        f"## Step {number}\n\n```motion\nprint {number}\n```\n\n" for number in range(400)
    )

    def test_a_stream_that_is_never_read_is_closed(self):
        room = self.open(notebook=self.notebook(self.text))
        person, others = room.person(), room.people(8)
        deaf = person.stream(receive_buffer=2048)
        watch = room.teacher.stream()
        online = lambda stream: stream.state["persons"][0]["online"]
        wait([watch], online)
        done = threading.Event()
        self.addCleanup(done.set)

        def change():
            step = 0
            while not done.wait(0.1):
                step = 1 - step
                for other in others:
                    other.post("/at", {"step": step})

        changing = threading.Thread(target=change, daemon=True)
        changing.start()
        wait([watch], lambda stream: not online(stream), PATIENCE)
        done.set()
        changing.join()
        # It had its first state and is not the only one that was served.
        self.assertEqual(deaf.status, 200)
        self.assertServes(room)

    def test_answers_that_are_never_read_are_not_kept(self):
        room = self.open()
        bytes = request("GET", "/", {"Host": room.host})
        deaf = [room.connection() for _ in range(3)]
        for line in deaf:
            # A client that is told nothing sees that it is closed, or that nobody reads what it sends.
            line.socket.settimeout(1)
            try:
                for _ in range(100):
                    line.send(bytes * 50)
            except OSError:
                pass
        self.assertServes(room)
        status = pathlib.Path(f"/proc/{room.process.pid}/status").read_text()
        # Kilobytes: what was asked for are 500,000.
        self.assertLess(int(re.search(r"VmHWM:\s+(\d+)", status)[1]), 100_000)
