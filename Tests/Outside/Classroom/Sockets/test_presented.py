"""A class that follows a presentation: it hears of each cell, and answers before one runs."""

import re
import socket
import subprocess

import rooms
from rooms import ASKING, RoomsTest, Teacher


class Presentation:
    """A presentation at the other end of the class's standard input."""

    def __init__(self, room_folder, port):
        self.line, other = socket.socketpair()
        self.line.settimeout(rooms.PATIENCE)
        self.heard = self.line.makefile("r")
        command = [rooms.PROGRAM, str(rooms.NOTEBOOK), "--led", "--address", "127.0.0.1", "--port", str(port)]
        environment = {**rooms.os.environ, "XDG_STATE_HOME": room_folder}
        self.process = subprocess.Popen(command, env=environment, stdin=other, stdout=subprocess.PIPE, text=True)
        other.close()
        said = ""
        while not (found := re.search(r"key=(\w+)", said)):
            said += self.process.stdout.readline()
        self.key = found[1]

    def say(self, words):
        self.line.sendall(f"{words}\n".encode())

    def may(self, cell):
        self.say(f"may {cell}")
        return self.heard.readline()

    def end(self):
        self.heard.close()
        self.line.close()
        self.process.communicate(timeout=rooms.PATIENCE)
        return self.process.returncode


class PresentedTest(RoomsTest):
    def test_a_class_asks_before_a_cell_reveals(self):
        folder = rooms.tempfile.mkdtemp()
        self.addCleanup(rooms.shutil.rmtree, folder, True)
        port = rooms.free_port()
        presentation = Presentation(folder, port)
        self.addCleanup(presentation.process.kill)
        place = type("Place", (), {"entry": port, "host": f"127.0.0.1:{port}", "origin": f"http://127.0.0.1:{port}", "opened": []})()
        teacher = Teacher(place, f"/teacher?key={presentation.key}")
        # A step that asks nothing may run.
        self.assertEqual(presentation.may(0), "\n")
        presentation.say("ran 0")
        presentation.say("at 1")
        for act, words in [(None, "not asked yet"), ("open", "still open"), ("lock", ""), ("talk", "still talk"), ("again", "still open"), ("lock", "")]:
            if act:
                teacher.act(act, step=ASKING, question=0)
            answer = presentation.may(1)
            self.assertTrue(words in answer if words else answer == "\n", f"{act}: {answer}")
        presentation.say("ran 1")
        self.assertEqual(presentation.may(1), "\n")
        self.assertEqual(rooms.place(teacher.state())["state"], "revealed")
        for opened in place.opened:
            opened.close()
        self.assertEqual(presentation.end(), 0)
