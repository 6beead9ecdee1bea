"""Completion by Tab in bash, zsh and fish: subcommands, options, files, lessons, parameters."""

import os
import pathlib
import tempfile
import unittest

from terminal import Terminal

PREFIX = os.environ["MOTIONBOOK_PREFIX"]
SHARE = PREFIX + "/share"


class Shell:
    """What the shells have in common: a line, Tab, and the line that it became."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        here = pathlib.Path(self.folder.name)
        (here / "ring.md").write_text("# Ring\n\n<!-- motion: parameters -->\n```motion\nlet gap = 4\n```\n")
        (here / "two words.md").write_text("# Two\n")
        (here / "drop.motion").write_text("print 1\n")
        (here / "other.txt").write_text("")
        environment = {
            "HOME": self.folder.name, "PATH": f"{PREFIX}/bin:/usr/bin:/bin", "TERM": "xterm",
            "LANG": "C.UTF-8", "PS1": "ready> ", "PROMPT": "ready> ", "HISTFILE": "",
            "XDG_DATA_DIRS": SHARE, "XDG_STATE_HOME": self.folder.name + "/state"}
        self.terminal = Terminal(self.command, environment, self.folder.name)
        self.addCleanup(self.terminal.close)
        for line in self.setup:
            self.terminal.send(line + "\r")
        self.terminal.send("echo rea''dy\r")
        self.terminal.expect(r"\nready\n")

    def shown(self, line, pattern):
        """What the terminal shows after a Tab behind a line, and after a second one where the first
        has nothing to add, once it has the pattern."""
        self.terminal.send("\x15")
        self.terminal.settle(0.2)
        self.terminal.forget()
        self.terminal.send(line)
        self.terminal.settle(0.2)
        self.terminal.send("\t")
        self.terminal.expect(pattern, again="\t")
        return self.terminal.text

    def test_subcommands_and_their_options(self):
        self.shown("motionbook acc", "motionbook accept")
        self.shown("motionbook lesson --f", "--from-start")
        self.shown("motionbook check --color al", "always")

    def test_the_options_of_no_subcommand(self):
        self.shown("motionbook --no-h", "--no-history")

    def test_files(self):
        self.shown("motionbook check rin", "ring.md")
        self.shown("motionbook run dr", "drop.motion")
        self.shown("motionbook rin", "ring.md")
        self.shown("motionbook check two", r"two(\\ | )words.md")
        self.assertNotIn("other.txt", self.shown("motionbook check ", "ring.md"))

    def test_lessons(self):
        self.shown("motionbook lesson fal", "motionbook lesson fall")

    def test_parameters(self):
        self.shown("motionbook check ring.md -p ga", "-p gap=")


class Bash(Shell, unittest.TestCase):
    command = ["bash", "--norc", "--noprofile", "-i"]
    setup = [f"source {SHARE}/bash-completion/completions/motionbook"]


class Zsh(Shell, unittest.TestCase):
    command = ["zsh", "-f", "-i"]
    setup = [f"fpath=({SHARE}/zsh/site-functions $fpath)", "autoload -Uz compinit; compinit -u -D"]


class Fish(Shell, unittest.TestCase):
    command = ["fish", "-i"]
    setup = []
