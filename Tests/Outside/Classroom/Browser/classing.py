"""A class on its server, with people in browsers and people who only send, as the tests of this folder share them."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from chromium import browser
from playwright.sync_api import expect
from ports import free_port

PROGRAM = os.environ.get("MOTIONBOOK_CLASS", "motionbook-class")
NOTEBOOK = pathlib.Path(__file__).resolve().parent / "class.md"

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
PROJECTOR = {"viewport": {"width": 1920, "height": 1080}}

# The steps of the notebook that ask.
SECOND, SPEED, CARD = 2, 3, 4
# The one that has a cell and asks nothing.
BOX = 1

expect.set_options(timeout=60_000)


class Client:
    """Somebody without a browser: a cookie, and what is sent with it."""

    def __init__(self, port, entrance):
        self.port = port
        status, headers, _ = self.request("GET", entrance)
        assert status == 303, f"{entrance}: {status}"
        self.cookie = "; ".join(value.split(";")[0] for name, value in headers if name.lower() == "set-cookie")

    def request(self, method, path, value=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Cookie": self.cookie} if hasattr(self, "cookie") else {}
        body = None
        if value is not None:
            body = json.dumps(value)
            headers |= {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self.port}"}
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        result = (answer.status, answer.getheaders(), answer.read())
        connection.close()
        return result

    def post(self, path, value):
        status, _, body = self.request("POST", path, value)
        return status, body.decode()

    def state(self, page):
        """The state as it is now: the first event of a stream."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", f"/events?page={page}", headers={"Cookie": self.cookie})
        answer = connection.getresponse()
        for line in answer:
            if line.startswith(b"data: {"):
                connection.close()
                return json.loads(line[6:])
        raise AssertionError(f"no state for {page}")


    def attend(self):
        """Is there: somebody is present who has a stream."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", "/events?page=class", headers={"Cookie": self.cookie})
        self.stream = connection.getresponse()
        self.stream.readline()


class Room:
    """A server with its class."""

    def __init__(self, *options, notebook=NOTEBOOK):
        self.options, self.notebook = options, notebook
        self.port = free_port()
        self.folder = tempfile.mkdtemp()
        self.start()

    def start(self):
        command = [PROGRAM, str(self.notebook), "--address", "127.0.0.1", "--port", str(self.port), *self.options]
        environment = {**os.environ, "XDG_STATE_HOME": self.folder}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self.code = self.key = None
        while not (self.code and self.key):
            line = self.process.stdout.readline()
            assert line, "the server ended before it listened"
            if found := re.search(r"code[ =](\w+)", line):
                self.code = found[1]
            if found := re.search(r"/teacher\?key=\w+", line):
                self.key = found[0]
        self.entrance = f"/?code={self.code}"
        # A server whose words nobody reads would wait for ever.
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        self.teacher = Client(self.port, self.key)

    def kill(self):
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, path):
        return f"http://127.0.0.1:{self.port}{path}"

    # MARK: The teacher

    def act(self, does, step=None, question=0, **more):
        where = {} if step is None else {"step": step} if does == "goto" else {"step": step, "question": question}
        status, text = self.teacher.post("/act", {"do": does, **where, **more})
        assert status == 204, f"{does}: {status} {text}"

    def state(self):
        return self.teacher.state("teacher")

    def question(self, step, question=0):
        return next(asked for asked in self.state()["questions"] if (asked["step"], asked["question"]) == (step, question))

    def wait_for(self, holds):
        """Waits until something holds for the teacher's state."""
        deadline = time.monotonic() + 60
        while not holds(state := self.state()):
            assert time.monotonic() < deadline, f"never: {json.dumps(state)[:1500]}"
            time.sleep(0.1)

    def ask(self, step, question=0):
        """Brings everybody to a step and opens its question."""
        self.act("goto", step)
        self.act("open", step, question)

    def crowd(self, values, step, vote=1, question=0):
        """People who guess without a browser; each comes once."""
        self.guests = getattr(self, "guests", [])
        while len(self.guests) < len(values):
            self.guests.append(Client(self.port, self.entrance))
            self.guests[-1].attend()
        for place, (guest, value) in enumerate(zip(self.guests, values)):
            guess = {"step": step, "question": question, "value": value, "vote": vote, "id": f"{step}-{question}-{vote}-{place}"}
            status, text = guest.post("/guess", guess)
            assert status == 204, f"{status} {text}"


class RoomTest(unittest.TestCase):
    """A test with a class of its own."""

    options = ()
    notebook = NOTEBOOK

    def setUp(self):
        self.room = Room(*self.options, notebook=self.notebook)
        self.addCleanup(self.room.stop)
        self.messages = []

    def visit(self, path, **look):
        context = browser().new_context(**{"reduced_motion": "reduce", **look})
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and self.messages.append(message.text))
        page.on("pageerror", lambda error: self.messages.append(f"error: {error}"))
        page.goto(self.room.url(path))
        return page

    def participant(self, **look):
        page = self.visit(self.room.entrance, **look)
        page.locator(".step:not(:empty)").first.wait_for()
        return page

    def teacher(self, **look):
        page = self.visit(self.room.key, **{**LAPTOP, **look})
        page.locator(".step-list li").first.wait_for()
        return page

    def wall(self, **look):
        page = self.visit(self.room.key, **{**PROJECTOR, **look})
        page.goto(self.room.url("/wall"))
        page.locator(".wall-words > *").first.wait_for()
        return page

    def eventually(self, check):
        """Waits until a check holds that asserts: a page takes its time to lay itself out."""
        deadline = time.monotonic() + 60
        while True:
            try:
                return check()
            except AssertionError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def box(self, locator):
        """Where something is; what is painted anew has no place for a moment."""

        def seen():
            box = locator.bounding_box()
            self.assertIsNotNone(box, str(locator))
            return box

        return self.eventually(seen)

    def settled(self, measure):
        """What is measured once it stays the same."""
        deadline = time.monotonic() + 60
        before, now = None, measure()
        while now != before:
            assert time.monotonic() < deadline, f"it never rests: {now}"
            time.sleep(0.3)
            before, now = now, measure()
        return now

    def assertQuiet(self):
        self.assertEqual(self.messages, [])


def form(page, question=0):
    return page.locator("form.predict").nth(question)


def guess(page, text, question=0):
    """Guesses by number, as soon as the question is open."""
    field = form(page, question).locator("input")
    field.fill(str(text))
    field.press("Enter")
    expect(form(page, question).locator("output")).to_contain_text("You sent")
