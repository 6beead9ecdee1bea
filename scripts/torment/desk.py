"""A folder in which one step takes place, and the sessions in it."""

import os
import shutil
import subprocess
import tempfile

from finding import Finding, ensure
from journals import StateFolder
from terminal import PATIENCE, Terminal


class Desk:
    def __init__(self, program, random, counts):
        self.program = program
        self.random = random
        self.counts = counts
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="motionbook-torture-"))
        self.state_home = self.path("state")
        self.number = 0

    @property
    def state(self):
        return StateFolder(os.path.join(self.state_home, "motionbook"))

    def path(self, name):
        return os.path.join(self.folder, name)

    def bytes(self, name):
        try:
            with open(self.path(name), "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    # The program

    def start(self, *arguments):
        self.counts["sessions"] += 1
        return self.terminal("-q", *arguments)

    def terminal(self, *arguments):
        """The program on a terminal."""
        return Terminal(self.program, arguments, self.folder, self.state_home)

    def run(self, *arguments, text=""):
        """Runs the program from beginning to end, as nobody does who keeps sessions."""
        environment = {"HOME": self.folder, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        return subprocess.run(
            [self.program, *arguments], input=text.encode(), cwd=self.folder, env=environment,
            capture_output=True, timeout=PATIENCE, check=False)

    def notebook(self, statements):
        """The notebook that these statements are saved as, by a session that nothing happens to."""
        name = "control.md"
        done = self.run(text="".join(line + "\n" for line in statements) + f'save "{name}"\n')
        saved = self.bytes(name)
        ensure(saved is not None and done.returncode == 0,
               lambda: f"does not run again: {statements!r}\n{done.stderr.decode()}")
        os.unlink(self.path(name))
        return saved

    # What is typed

    def line(self, allows_undo=True):
        """A line that succeeds wherever it is typed, `undo` apart."""
        self.number += 1
        n = self.number
        kinds = [
            f"let v{n} = {n}", f"print {n} * 7 + 1000", f"view b{n} frame ({n}, 20, 30, 40)",
            f"view c{n} frame ({n}, 0, 30, 40); gravity on c{n}", "run 3 frames",
            f'note "빨강 \\"{n}\\" \\\\n"', f"repeat 2 {{\n  print {n}\n}}",
            f'note "{"long " * self.random.randrange(1, 700)}{n}"',
            f"checkpoint k{n % 9}", f"checkpoint k{n}; restore k{n}",
            f"fork f{n}; run 2 frames; switch main",
        ]
        if allows_undo:
            kinds.append("undo")
        return self.random.choice(kinds)

    @staticmethod
    def statements(line):
        """What a journal has of a line."""
        return line.split("; ") if line.startswith(("view c", "checkpoint", "fork")) else [line]

    def check_end(self):
        """What holds whenever no program runs."""
        strange = self.state.strange()
        ensure(not strange, f"left in the state folder: {strange}")
        for name in self.state.journals():
            ensure("\0" not in name, name)

    # What is offered

    def take_what_is_left(self):
        """Starts until nothing is offered any more; all that was left must have been."""
        terminal = self.start()
        orphans = self.state.orphans()
        journals = self.state.journals()
        for count, name in enumerate(orphans, start=1):
            lines = journals[name]
            ensure(terminal.wait_for_prompt(count), "the program ended before its question")
            offer = f"A session of {len(lines)} line"
            ensure(offer in terminal.text, lambda: f"not offered: {lines}\n{terminal.text}")
            terminal.send("n\r")
        ensure(terminal.wait_for_prompt(len(orphans) + 1), "the program ended at its start")
        kept = list(self.state.kept().values())
        for name in orphans:
            ensure(journals[name] in kept, lambda: f"not kept: {journals[name]}")
        self.quit(terminal)
        self.check_end()
        ensure(not self.state.journals(), lambda: f"journals stay: {self.state.names()}")

    def quit(self, terminal):
        terminal.send("quit\r")
        status = terminal.reap()
        if status != 0:
            raise Finding(f"`quit` ends with {status}:\n{terminal.text[-2000:]}")
