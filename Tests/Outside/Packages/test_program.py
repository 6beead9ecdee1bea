"""The program where nothing else of the project is: its prompt, its lessons and its course."""

import os
import shlex
import subprocess
import unittest

from terminal import Terminal

RUN = shlex.split(os.environ["MOTIONBOOK_RUN"])
COURSE = os.environ["MOTIONBOOK_COURSE"]
ENVIRONMENT = {
    "HOME": "/tmp", "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8",
    "NO_COLOR": "1",
    # A root that is kept has the sessions of earlier runs.
    "XDG_STATE_HOME": f"/tmp/state-{os.getpid()}"}


def run(*arguments):
    return subprocess.run(
        [*RUN, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        env=ENVIRONMENT, timeout=300)


class Program(unittest.TestCase):
    def test_a_line(self):
        done = run("-c", "print 1 + 1")
        self.assertEqual((done.stdout, done.stderr, done.returncode), ("2\n", "", 0))

    def test_lessons(self):
        self.assertIn("fall", run("lesson").stdout)
        self.assertIn("A box falls", run("lesson", "fall").stdout)

    def test_the_course_agrees(self):
        names = os.environ["MOTIONBOOK_NOTEBOOKS"].split()
        self.assertGreater(len(names), 10)
        done = run("check", "--exact", *(f"{COURSE}/{name}" for name in names))
        self.assertEqual(done.returncode, 0, done.stdout[-3000:] + done.stderr)

    def test_a_class_begins_and_ends(self):
        terminal = Terminal(
            [*RUN, "class", f"{COURSE}/fall.md", "--address", "127.0.0.1", "--code", "FALL"], ENVIRONMENT)
        self.addCleanup(terminal.close)
        terminal.expect(r"Join at http://127.0.0.1:\d+ with the code FALL")
        terminal.expect(r"0 here")
        terminal.send("ee")
        terminal.expect(r"ended")

    def test_the_prompt_completes(self):
        terminal = Terminal([*RUN, "-q", "--no-history"], ENVIRONMENT)
        self.addCleanup(terminal.close)
        terminal.expect(r"motion t=0s>")
        terminal.send("view b frame (0, 0, 9, 9); gravi\t")
        terminal.expect(r"gravity ")
        terminal.send("on b; run 1 frame; print 6 * 7\r")
        terminal.expect(r"\n42\n")
        terminal.send("quit\r")


if "MOTIONBOOK_WITHOUT_PROC" in os.environ:

    class WithoutProc(unittest.TestCase):
        def test_it_says_what_is_missing(self):
            done = subprocess.run(
                [*shlex.split(os.environ["MOTIONBOOK_WITHOUT_PROC"]), "-c", "print 1"],
                stdin=subprocess.DEVNULL, capture_output=True, text=True, env=ENVIRONMENT)
            self.assertEqual((done.stdout, done.returncode), ("", 3))
            self.assertIn("/proc is missing", done.stderr)
