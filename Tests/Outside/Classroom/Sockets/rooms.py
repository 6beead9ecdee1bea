"""A class on its server, its teacher and its people, none of them with a browser."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import unittest

from ports import free_port
from wire import PATIENCE, Connection, Stream, request, wait

PROGRAM = os.environ.get("MOTIONBOOK_CLASS", "motionbook-class")
HERE = pathlib.Path(__file__).resolve().parent
NOTEBOOK = HERE / "hour.md"

# The steps of the notebook.
PLAIN, ASKING, WAITING, DOUBLE = range(4)

class Client:
    """Somebody with a cookie and a connection that is kept, as a browser keeps it."""

    page = "class"

    def __init__(self, room, entrance):
        self.room = room
        self.cookie = ""
        self.line = None
        self.heard = []
        room.opened.append(self)
        self.entered = self.get(entrance)
        assert self.entered.status == 303, f"{entrance}: {self.entered.status} {self.entered.body}"
        self.cookie = self.entered.header("Set-Cookie").split(";")[0]

    def headers(self, **more):
        return {"Host": self.room.host, **({"Cookie": self.cookie} if self.cookie else {}), **more}

    def get(self, path):
        return self.ask(request("GET", path, self.headers()))

    def post(self, path, value):
        return self.ask(self.posting(path, value)).status

    def posting(self, path, value):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        headers = {"Origin": self.room.origin, "Content-Type": "application/json"}
        return request("POST", path, self.headers(**headers), body)

    def ask(self, bytes):
        kept = self.line is not None
        try:
            self.line = self.line or Connection(self.room.entry)
            self.line.send(bytes)
            answer = self.line.answer()
        except ConnectionError:
            self.close()
            # The server has closed a connection that nobody used, or is another one.
            if kept:
                return self.ask(bytes)
            raise
        self.heard.append(answer.head + b"\r\n\r\n" + answer.body)
        if answer.header("Connection") == "close":
            self.close()
        return answer

    def close(self):
        if self.line:
            self.line.close()
        self.line = None

    def stream(self, page=None, **options):
        stream = Stream(
            self.room.entry, f"/events?page={page or self.page}", self.headers(), **options
        ).begin()
        self.room.opened.append(stream)
        return stream

    def state(self, page=None):
        """The state as it is now."""
        stream = self.stream(page)
        wait([stream], lambda stream: True)
        stream.close()
        self.heard.append(stream.heard)
        return stream.state

    def guess(self, value, step=ASKING, question=0, vote=1):
        name = f"{step}-{question}-{vote}-{value}"
        return self.post(
            "/guess", {"step": step, "question": question, "value": value, "vote": vote, "id": name}
        )


class Teacher(Client):
    page = "teacher"

    def act(self, does, **more):
        answer = self.ask(self.posting("/act", {"do": does, **more}))
        assert answer.status == 204, f"{does}: {answer.status} {answer.body}"


class Room:
    """A server with its class. A killed one starts again in the same folder."""

    def __init__(self, *options, notebook=NOTEBOOK, limits=(), hears_errors=False):
        self.notebook, self.options, self.limits = notebook, options, limits
        self.hears_errors, self.errors = hears_errors, ""
        self.port = free_port()
        self.entry = self.port
        self.host = f"127.0.0.1:{self.port}"
        self.origin = f"http://{self.host}"
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.opened = []
        self.start("--port", str(self.port))

    def command(self, *options):
        return [*self.limits, PROGRAM, str(self.notebook), "--address", "127.0.0.1", *self.options, *options]

    @property
    def environment(self):
        return {**os.environ, "XDG_STATE_HOME": str(self.folder)}

    def start(self, *options):
        self.process = subprocess.Popen(
            self.command(*options),
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if self.hears_errors else None,
            text=True,
        )
        said = ""
        while not (re.search(r"code[ =]\w+", said) and re.search(r"key=\w+", said)):
            line = self.process.stdout.readline()
            assert line, f"the server ended before it listened: {said}"
            said += line
        self.code = re.search(r"code[ =](\w+)", said)[1]
        self.key = re.search(r"key=(\w+)", said)[1]
        self.said_port = int(re.search(r":(\d+)", said)[1])
        self.entrance = f"/?code={self.code}"
        # A server whose words nobody reads would wait for ever.
        self.readers = [threading.Thread(target=self.process.stdout.read, daemon=True)]
        if self.hears_errors:
            self.readers.append(threading.Thread(target=self.hear_errors, daemon=True))
        for reader in self.readers:
            reader.start()
        self.teacher = Teacher(self, f"/teacher?key={self.key}")

    def hear_errors(self):
        with self.process.stderr as stream:
            self.errors += stream.read()

    def connection(self):
        self.opened.append(Connection(self.entry))
        return self.opened[-1]

    def person(self):
        return Client(self, self.entrance)

    def people(self, count):
        return [self.person() for _ in range(count)]

    def kill(self):
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, number):
        self.process.send_signal(number)
        return self.end()

    def end(self):
        status = self.process.wait(PATIENCE)
        for reader in self.readers:
            reader.join()
        self.process.stdout.close()
        return status

    def clear(self):
        for opened in self.opened:
            opened.close()
        self.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def state_files(self):
        return [path for path in self.folder.rglob("class.json")]

    def question(self, step=ASKING, question=0, state=None):
        return place(state or self.teacher.state(), step, question)

    def ask(self, step=ASKING, question=0):
        """Brings everybody to a step and opens its question."""
        self.teacher.act("goto", step=step)
        self.teacher.act("open", step=step, question=question)


def place(state, step=ASKING, question=0):
    return next(q for q in state["questions"] if (q["step"], q["question"]) == (step, question))


class RoomsTest(unittest.TestCase):
    """A test that opens classes; each is closed after it."""

    def open(self, *options, **more):
        room = Room(*options, **more)
        self.addCleanup(room.clear)
        return room

    def notebook(self, text):
        file = tempfile.NamedTemporaryFile("w", suffix=".md")
        self.addCleanup(file.close)
        file.write(text)
        file.flush()
        return file.name

    def assertServes(self, room):
        """The server is there, and somebody new gets in."""
        self.assertIsNone(room.process.poll())
        person = room.person()
        self.assertEqual(person.get("/").status, 200)
        person.close()


class RoomTest(RoomsTest):
    """A test with a class of its own."""

    options = ()

    def setUp(self):
        self.room = self.open(*self.options)
        self.teacher = self.room.teacher
