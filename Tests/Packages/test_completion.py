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
        (here / "walk.md").write_text("# Walk\n\n<!-- motion: parameters -->\n```motion\nlet gap = 4\n```\n")
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
        self.terminal.settle()

    def typed(self, line):
        """What the line shows after a Tab, and another where it says nothing yet."""
        self.terminal.send("\x15")
        self.terminal.settle()
        self.terminal.forget()
        self.terminal.send(line + "\t")
        self.terminal.settle()
        text = self.terminal.text
        if text.strip() == line.strip():
            self.terminal.send("\t")
            self.terminal.settle()
            text = self.terminal.text
        self.terminal.send("\x03")
        self.terminal.settle()
        return text

    def test_subcommands_and_their_options(self):
        self.assertIn("motionbook accept", self.typed("motionbook acc"))
        self.assertIn("--from-start", self.typed("motionbook lesson --f"))
        self.assertIn("always", self.typed("motionbook check --color al"))

    def test_the_options_of_no_subcommand(self):
        self.assertIn("--no-history", self.typed("motionbook --no-h"))

    def test_files(self):
        self.assertIn("walk.md", self.typed("motionbook check wa"))
        self.assertIn("drop.motion", self.typed("motionbook run dr"))
        self.assertIn("walk.md", self.typed("motionbook wa"))
        self.assertRegex(self.typed("motionbook check two"), r"two(\\ | )words.md")
        listed = self.typed("motionbook check ")
        self.assertIn("walk.md", listed)
        self.assertNotIn("other.txt", listed)

    def test_lessons(self):
        self.assertIn("motionbook lesson fall", self.typed("motionbook lesson fal"))


class Bash(Shell, unittest.TestCase):
    command = ["bash", "--norc", "--noprofile", "-i"]
    setup = [f"source {SHARE}/bash-completion/completions/motionbook"]


class Zsh(Shell, unittest.TestCase):
    command = ["zsh", "-f", "-i"]
    setup = [f"fpath=({SHARE}/zsh/site-functions $fpath)", "autoload -Uz compinit; compinit -u -D"]


class Fish(Shell, unittest.TestCase):
    command = ["fish", "-i"]
    setup = []
