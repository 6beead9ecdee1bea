"""A class of a hundred people on loopback, and a bare server of Python's asyncio that does as little as it
can in its place. Prints lines for `row` of scripts/bench: what, ours, theirs, a value and its aim, parted by bars.

    classes.py RUNS MOTIONBOOK-CLASS NOTEBOOK

The streams are read in a process of their own, and posts are sent one at a time, so that what is measured
is the server's time and not the client's.
"""

import json
import multiprocessing
import os
import pathlib
import re
import selectors
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

runs, program, notebook = int(sys.argv[1]), *sys.argv[2:]
PEOPLE = 100
# A guess every 4 ms: each person has one in 0.4 s.
INTERVAL = 0.004
STEP = re.compile(rb'"from":(\d+),')


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Client:
    """Somebody with a connection that is kept."""

    def __init__(self, port, entrance):
        self.origin = f"127.0.0.1:{port}"
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.cookie = ""
        head = self.ask(self.text("GET", entrance))
        self.cookie = re.search(rb"set-cookie: ([^;\r]+)", head, re.I)[1].decode()

    def text(self, method, path, body=b"", more=""):
        lines = f"{method} {path} HTTP/1.1\r\nHost: {self.origin}\r\nCookie: {self.cookie}\r\n{more}"
        return f"{lines}Content-Length: {len(body)}\r\n\r\n".encode() + body

    def posting(self, path, value):
        more = f"Origin: http://{self.origin}\r\nContent-Type: application/json\r\n"
        return self.text("POST", path, json.dumps(value).encode(), more)

    def ask(self, text):
        """The head of an answer; the answers that are asked for have no body."""
        self.socket.sendall(text)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1 << 16)
        return head

    def post(self, path, value):
        head = self.ask(self.posting(path, value))
        assert head.split()[1] == b"204", head

    def stream(self, page):
        line = socket.create_connection(self.socket.getpeername(), timeout=60)
        line.sendall(self.text("GET", f"/events?page={page}"))
        return line


def listen(lines, pipe):
    """Reads streams for ever. Asked for a step, says when all of them have it; says when all have ended."""
    at = {line: None for line in lines}
    wanted = None
    with selectors.DefaultSelector() as selector:
        for line in lines:
            selector.register(line, selectors.EVENT_READ)
        selector.register(pipe, selectors.EVENT_READ)
        while at:
            for key, _ in selector.select():
                if key.fileobj is pipe:
                    wanted = pipe.recv()
                    continue
                data = key.fileobj.recv(1 << 18)
                if not data:
                    selector.unregister(key.fileobj)
                    del at[key.fileobj]
                elif found := STEP.findall(data):
                    at[key.fileobj] = int(found[-1])
            if wanted is not None and all(step == wanted for step in at.values()):
                pipe.send(time.monotonic())
                wanted = None
    pipe.send(time.monotonic())


class Class:
    """A server with its people, each with a stream."""

    def __init__(self, command, port):
        self.folder = tempfile.mkdtemp()
        environment = {**os.environ, "XDG_STATE_HOME": self.folder}
        words = pathlib.Path(self.folder, "words")
        with words.open("wb") as out:
            self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=out)
        said = ""
        while not ((code := re.search(r"code[ =](\w+)", said)) and (key := re.search(r"key=(\w+)\n", said))):
            assert self.process.poll() is None, "the server has ended"
            time.sleep(0.01)
            said = words.read_text()
        self.teacher = Client(port, f"/teacher?key={key[1]}")
        self.people = [Client(port, f"/?code={code[1]}") for _ in range(PEOPLE)]
        lines = [person.stream("class") for person in self.people]
        context = multiprocessing.get_context("fork")
        self.pipe, other = context.Pipe()
        self.listener = context.Process(target=listen, args=(lines, other), daemon=True)
        self.listener.start()
        for line in lines:
            line.close()
        self.go(0)

    def go(self, step):
        """Milliseconds until everybody is at a step."""
        self.pipe.send(step)
        began = time.monotonic()
        self.teacher.post("/act", {"do": "goto", "step": step})
        return 1000 * (self.pipe.recv() - began)

    def guesses(self, step, count):
        """Milliseconds of so many guesses, one after another, while everybody hears of them."""
        self.go(step)
        self.teacher.post("/act", {"do": "open", "step": step, "question": 0})
        times = []
        begin = time.monotonic()
        for number in range(count):
            person = self.people[number % PEOPLE]
            guess = {"step": step, "question": 0, "value": number, "vote": 1, "id": str(number)}
            text = person.posting("/guess", guess)
            time.sleep(max(0, begin + number * INTERVAL - time.monotonic()))
            began = time.perf_counter()
            head = person.ask(text)
            times.append(1000 * (time.perf_counter() - began))
            assert head.split()[1] == b"204", head
        return sorted(times)

    def crowd(self, step):
        """Milliseconds until the last of a hundred guesses at once is answered."""
        texts = [
            person.posting("/guess", {"step": step, "question": 0, "value": 1, "vote": 1, "id": "at once"})
            for person in self.people]
        began = time.perf_counter()
        for person, text in zip(self.people, texts):
            person.socket.sendall(text)
        for person in self.people:
            head = person.ask(b"")
            assert head.split()[1] == b"204", head
        return 1000 * (time.perf_counter() - began)

    def memory(self, name):
        """Of the server, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{name}:\s+(\d+)", status)[1]) / 1024

    def stop(self):
        """Milliseconds until the server and all streams have ended."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        ended = max(time.monotonic(), self.pipe.recv())
        self.listener.join()
        shutil.rmtree(self.folder)
        return 1000 * (ended - began)

    def figures(self, step):
        guesses = self.guesses(step, 100 * max(runs, 5))
        crowds = [self.crowd(step) for _ in range(max(runs // 5, 3))]
        spread = [self.go(number % 2) for number in range(1, max(runs, 5) + 1)]
        return {
            "p50": statistics.median(guesses), "p99": guesses[len(guesses) * 99 // 100],
            "crowd": statistics.median(crowds), "spread": statistics.median(spread), "slowest": max(spread),
            "peak": self.memory("VmHWM"), "own": self.memory("RssAnon"), "stop": self.stop()}


def measure_class():
    """The figures of a class, and how long its state is."""
    port = free_port()
    room = Class([program, notebook, "--address", "127.0.0.1", "--port", str(port)], port)
    line, text = room.people[0].stream("class"), b""
    while b"}\n\n" not in text:
        text += line.recv(1 << 16)
    line.close()
    state = text[text.index(b"data: ") + 6 : text.index(b"\n\n")]
    return room.figures(json.loads(state)["questions"][0]["step"]), len(state)


def measure_peer(length):
    port = free_port()
    peer = pathlib.Path(__file__).with_name("class_asyncio.py")
    return Class([sys.executable, str(peer), str(port), str(length)], port).figures(1)


def row(what, name, unit, aim):
    print(what, f"{ours[name]:.1f} {unit}", f"{theirs[name]:.1f} {unit}", f"{ours[name]:.1f}", aim, sep="|")


def ratio(what, name, unit="ms"):
    times = f"{ours[name]:.2f} {unit}", f"{theirs[name]:.2f} {unit}"
    print(what, *times, f"{ours[name] / theirs[name]:.3f}", "", sep="|")


ours, length = measure_class()
theirs = measure_peer(length)
row("a class of 100 people, peak memory in MB", "peak", "MB", 25)
row("  without what is of the program's file", "own", "MB", "")
ratio("  peak memory / bare asyncio", "peak", "MB")
row("a guess while all hear of them, p99, in ms", "p99", "ms", 50)
ratio("  p99 / bare asyncio", "p99")
ratio("  p50 / bare asyncio", "p50")
ratio("  the last of 100 at once / bare asyncio", "crowd")
row("a state at all 100, the slowest, in ms", "slowest", "ms", 100)
ratio("  the median / bare asyncio", "spread")
row("stop with 100 streams, in ms", "stop", "ms", 1000)
