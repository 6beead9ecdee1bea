"""How a class stops: by a signal, after which it goes on, or by its end, after which it does not."""

import os
import re
import signal
import subprocess

from rooms import ASKING, RoomTest, Teacher, free_port
from wire import PATIENCE, Connection, until, wait


class EndingTest(RoomTest):
    def fill(self):
        """A hundred streams, all of which have a state."""
        streams = [person.stream() for person in self.room.people(100)]
        wait(streams, lambda stream: True)
        return streams

    def assertClosed(self, streams):
        for stream in streams:
            while not stream.ended:
                stream.read()
        with self.assertRaises(OSError):
            Connection(self.room.port)

    def test_a_terminal_that_is_gone_takes_no_report_along(self):
        report = self.room.folder / "report.md"
        self.room.kill()
        ours, terminal = os.openpty()
        command = self.room.command("--port", str(self.room.port), "--report", str(report))
        self.room.process = subprocess.Popen(command, env=self.room.environment, stdin=terminal, stdout=terminal, stderr=terminal)
        os.close(terminal)
        said = b""
        while b"Ctrl-C" not in said and b"all keys are here" not in said:
            said += os.read(ours, 4096)
        os.close(ours)
        self.room.teacher.act("end")
        self.room.process.wait(PATIENCE)
        self.assertTrue(report.exists())
        self.assertEqual(self.room.state_files, [])
        # What it has for a room that is cleared.
        self.room.process.stdout = open(os.devnull)

    def stops(self, number):
        """The signal stops it with all its streams, and the class can go on."""
        key = self.room.key
        streams = self.fill()
        self.teacher.act("goto", step=ASKING)
        wait(streams, lambda stream: stream.state["pace"]["from"] == ASKING)
        self.assertEqual(self.room.stop(number), 0)
        self.assertClosed(streams)
        self.assertIn('"pace":[1,1,1,false]', self.room.state_files[0].read_text())
        self.room.start()
        self.assertEqual((self.room.said_port, self.room.key), (self.room.port, key))

    def test_a_termination(self):
        self.stops(signal.SIGTERM)

    def test_an_interrupt(self):
        self.stops(signal.SIGINT)

    def test_a_terminal_that_is_gone(self):
        self.stops(signal.SIGHUP)

    def test_nohup(self):
        """A terminal that goes away does not end what was told to stay."""
        room = self.open(limits=("nohup",))
        room.process.send_signal(signal.SIGHUP)
        room.teacher.act("goto", step=ASKING)
        self.assertServes(room)
        self.assertEqual(room.stop(signal.SIGTERM), 0)

    def test_it_goes_on_when_nobody_reads_its_words(self):
        environment = {**self.room.environment, "XDG_STATE_HOME": str(self.room.folder / "other")}
        port = free_port()
        reading, writing = os.pipe()
        process = subprocess.Popen(
            self.room.command("--port", str(port)), env=environment, stdin=subprocess.DEVNULL, stdout=writing
        )
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        os.close(writing)
        with open(reading) as words:
            key = next(found[0] for line in words if (found := re.search(r"/teacher\?key=\w+", line)))
        room = self.room
        room.entry, room.host, room.origin = port, f"127.0.0.1:{port}", f"http://127.0.0.1:{port}"
        teacher = Teacher(room, key)
        watch = teacher.stream()
        for step in (ASKING, 0):
            teacher.act("goto", step=step)
            wait([watch], lambda stream: stream.state["pace"]["from"] == step)
        self.assertIsNone(process.poll())

    def test_an_unfinished_request_does_not_hold_it(self):
        line = self.room.connection()
        line.send(b"POST /act HTTP/1.1\r\nContent-Length: 9\r\n")
        self.assertEqual(self.room.stop(signal.SIGTERM), 0)

    def test_an_end_is_told_to_everybody_and_leaves_nothing(self):
        until(lambda: self.room.state_files)
        key = self.room.key
        streams = [*self.fill(), self.teacher.stream(), self.teacher.stream("wall")]
        self.teacher.act("end")
        self.assertEqual(self.room.end(), 0)
        self.assertClosed(streams)
        for stream in streams:
            self.assertTrue(stream.state["ended"])
        self.assertEqual(self.room.state_files, [])
        self.room.start("--port", str(self.room.port))
        self.assertNotEqual(self.room.key, key)

    def test_a_port_that_is_taken_is_told(self):
        environment = {**self.room.environment, "XDG_STATE_HOME": str(self.room.folder / "other")}
        command = self.room.command("--port", str(self.room.port))
        other = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        self.assertNotEqual(other.returncode, 0)
        self.assertIn(f"port {self.room.port} is taken", other.stderr)
