"""A disk that is full: the class says it once and goes on, and nothing that was kept is lost."""

import pathlib
import shutil
import signal
import subprocess
import tempfile

from rooms import ASKING, RoomsTest

# A server that no signal ends where its files cannot grow: a write fails as on a full disk.
UNMOVED = ("sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh")


class FullTest(RoomsTest):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.report = self.folder / "report.md"
        self.room = self.open("--report", str(self.report), limits=UNMOVED, hears_errors=True)
        self.person = self.room.person()
        self.room.ask()

    def let_files_grow(self, to):
        """To no more than so many bytes."""
        subprocess.run(["prlimit", "--pid", str(self.room.process.pid), f"--fsize={to}:unlimited"], check=True)

    def test_it_is_said_once_and_by_the_exit(self):
        self.assertEqual(self.person.guess(300), 204)
        self.let_files_grow(0)
        for act in ("lock", "show"):
            self.room.teacher.act(act, step=ASKING)
        self.room.people(3)
        self.assertNotEqual(self.room.stop(signal.SIGTERM), 0)
        self.assertEqual(self.room.errors.count("warning: the class goes on, but is not kept:"), 1)
        # The report is the only place of its guesses.
        self.assertIn("What the class guessed", self.room.errors)
        # What was kept before is there, and the person with it.
        self.room.start()
        self.assertEqual(self.room.question()["state"], "open")
        self.assertEqual(self.person.guess(300), 204)
        self.assertEqual(self.room.question()["dots"], [[300]])

    def test_a_stop_says_that_it_is_not_kept(self):
        room = self.open(limits=UNMOVED, hears_errors=True)
        subprocess.run(["prlimit", "--pid", str(room.process.pid), "--fsize=0:unlimited"], check=True)
        room.ask()
        self.assertNotEqual(room.stop(signal.SIGTERM), 0)
        self.assertIn("error: the class is stopped, and is not kept as it is now:", room.errors)

    def test_what_could_not_be_kept_is_kept_when_there_is_room(self):
        self.let_files_grow(0)
        self.room.teacher.act("lock", step=ASKING)
        self.let_files_grow("unlimited")
        self.room.teacher.act("show", step=ASKING)
        self.room.kill()
        self.room.start()
        self.assertEqual(self.room.question()["state"], "shown")

    def test_no_report_is_written_over(self):
        self.report.write_text("# What the class guessed: Fall and turn\n\nAda was right.\n")
        stopped, ended = (self.folder / name for name in ("report-2.md", "report-3.md"))
        room = self.open("--report", str(self.report))
        person = room.person()
        room.ask()
        self.assertEqual(person.guess(100), 204)
        self.assertEqual(room.stop(signal.SIGINT), 0)
        self.assertIn("1 guess", stopped.read_text())
        # The one who guessed does not come back to the class that goes on.
        room.start()
        room.teacher.act("end")
        self.assertEqual(room.end(), 0)
        self.assertIn("1 guess", stopped.read_text())
        self.assertIn("Nobody guessed", ended.read_text())
        self.assertIn("Ada was right.", self.report.read_text())

    def test_nothing_is_removed_before_the_report_is_written(self):
        self.assertEqual(self.person.guess(5e-324), 204)
        self.let_files_grow(0)
        self.room.teacher.act("end")
        self.assertNotEqual(self.room.end(), 0)
        self.assertFalse(self.report.exists())
        self.assertEqual(len(self.room.state_files), 1)
        # The browser sends its guess again, and the class ends as it should have.
        self.room.start()
        self.assertEqual(self.person.guess(5e-324), 204)
        self.room.teacher.act("end")
        self.assertEqual(self.room.end(), 0)
        self.assertIn("1 guess", self.report.read_text())
        self.assertEqual(self.room.state_files, [])
