"""The language server, and ruff's beside it: what an editor waits for, in turns, on texts of the same
length. Prints lines for `row` of scripts/bench: what, ours, theirs, a value and its aim, parted by bars.

    editors.py RUNS MOTIONBOOK NOTEBOOKS [RUFF]
"""

import json
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

runs, motionbook, folder, *ruff = sys.argv[1:]
runs = int(runs)
LINES = 1200


class Server:
    """A client that waits for each answer."""

    def __init__(self, *command):
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir())
        self.count = 0
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {
            "general": {"positionEncodings": ["utf-8"]},
            "workspace": {"codeLens": {"refreshSupport": True}}}})
        self.started = time.perf_counter() - self.began
        self.send("initialized", {})

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length"):
                length = int(line.split(b":")[1])
        assert length, "the server has ended"
        return json.loads(self.process.stdout.read(length))

    def until(self, holds):
        while not holds(message := self.read()):
            if "id" in message and "method" in message:
                self.answer(message)
        return message

    def answer(self, message):
        body = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": None}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def ask(self, method, params):
        self.count += 1
        self.send(method, params, id=self.count)
        return self.until(lambda message: message.get("id") == self.count and "method" not in message)

    def end(self):
        self.ask("shutdown", None)
        self.send("exit", None)
        self.process.communicate(timeout=30)


class Text:
    """An open text in which keys are typed."""

    def __init__(self, server, language, text):
        self.server, self.text, self.version = server, text, 1
        self.uri = f"file:///none/a.{'py' if language == 'python' else 'md'}"
        server.send("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": language, "version": 1, "text": text}})

    def change(self, line, column, count, new):
        """Milliseconds until something is said about the text with the change."""
        self.version += 1
        began = time.perf_counter()
        self.server.send("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"text": new, "range": {
                "start": {"line": line, "character": column},
                "end": {"line": line, "character": column + count}}}]})
        self.server.until(lambda message: message.get("method") == "textDocument/publishDiagnostics"
                          and message["params"].get("version") == self.version)
        return 1000 * (time.perf_counter() - began)

    def type(self, places):
        """A bracket, and back, in each place."""
        return [taken for line, column in places
                for taken in (self.change(line, column, 0, "("), self.change(line, column, 1, ""))]

    def settled(self):
        """Waits until all cells have run."""
        message = self.server.until(lambda message: message.get("method") == "workspace/codeLens/refresh")
        self.server.answer(message)

    def memory(self):
        status = pathlib.Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def notebook():
    """Notebooks of the course, one behind the other, up to the length."""
    text = "# All\n\n```motion\nprint missing\n```\n"
    for path in sorted(pathlib.Path(folder).glob("*.md")):
        book = path.read_text()
        if "```motion" in book and "<!-- motion" not in book:
            more = text + "\n```motion\nreset\n```\n\n" + book
            if more.count("\n") <= LINES:
                text = more
    return text


def module(lines):
    return "import os\n" + "".join(f"def f{n}(a, b):\n    return a + {n} * b\n\n" for n in range(lines // 3))


def places(text, code):
    """The ends of lines of code, in an order of their own."""
    found, inside = [], code == "python"
    for number, line in enumerate(text.split("\n")):
        if code == "motion" and line.startswith("```"):
            inside = line == "```motion"
        elif inside and line.strip():
            found.append((number, len(line.encode())))
    random.Random(1).shuffle(found)
    return (found * (5 * runs // len(found) + 1))[:5 * runs]


def p95(times):
    return sorted(times)[len(times) * 95 // 100]


def row(what, ours, theirs, aim, ratio_aim):
    """Beside a peer a ratio, else the time itself."""
    value, aim = (ours / theirs, ratio_aim) if theirs else (ours, aim)
    print(what, f"{ours:.1f} ms", f"{theirs:.1f} ms" if theirs else "", f"{value:.2f}", aim, sep="|")


def started(*command):
    server = Server(*command)
    server.end()
    return 1000 * server.started


peer = [ruff[0], "server"] if ruff else None
times = [(started(motionbook, "lsp"), started(*peer) if peer else 0) for _ in range(runs)]
row("a language server's start", *(statistics.median(side) for side in zip(*times)), 20, 1.5)

ours = Text(Server(motionbook, "lsp"), "markdown", notebook())
ours.settled()
keys = places(ours.text, "motion")
if peer:
    # In turns, so that what else the machine does falls on both.
    other = Text(Server(*peer), "python", module(LINES))
    pairs = [(ours.type([mine]), other.type([theirs]))
             for mine, theirs in zip(keys, places(other.text, "python"))]
    mine, theirs = (sum(side, []) for side in zip(*pairs))
    other.server.end()
else:
    mine, theirs = ours.type(keys), [0]
row("a key to what its syntax is, median", statistics.median(mine), statistics.median(theirs), 5, "")
row("  the slowest of twenty", p95(mine), p95(theirs), 5, 2)

ours.settled()
asked = []
for line, column in keys:
    began = time.perf_counter()
    ours.server.ask("textDocument/completion", {
        "textDocument": {"uri": ours.uri}, "position": {"line": line, "character": column}})
    asked.append(1000 * (time.perf_counter() - began))
row("a completion, the slowest of twenty", p95(asked), 0, 10, "")

PAUSE = 120
ran = []
for line, column in keys[:runs]:
    # In the last line of a cell, so that most of what a key makes run is that cell.
    began = time.perf_counter()
    ours.change(line, column, 0, " ; 1")
    ours.settled()
    ran.append(1000 * (time.perf_counter() - began) - PAUSE)
    ours.change(line, column, 4, "")
    ours.settled()
row("a line to its answer after the pause, median", statistics.median(ran), 0, 30, "")
row("  the slowest of ten", sorted(ran)[len(ran) * 9 // 10], 0, 100, "")

few = ours.type((keys * 1000)[:500]) and ours.memory()
ours.type((keys * 1000)[:4500])
many = ours.memory()
print("memory after 10,000 keys beside 1,000", f"{many:.0f} MB", f"{few:.0f} MB", f"{many / few:.2f}", 1.1, sep="|")
print("  of it", f"{many:.0f} MB", "", f"{many:.0f}", 150, sep="|")
ours.server.end()
