"""Own cells: code that is changed and run, what the teacher sees of it, and the notebook to take home."""

import json
import os
import pathlib
import signal
import threading
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from classing import BOX, CARD, LAPTOP, PHONE, SECOND, SPEED, Client, RoomTest

FALL = "view box frame (100, 0, 100, 100)\ngravity on box\nrun 30 frames\nprint box.center.y"
ENDLESS = "let x = 0\n" + "repeat 1000000 { x += 1 }\n" * 40


class OwnCellsTest(RoomTest):
    def reveal_all(self):
        for question in self.room.state()["questions"]:
            self.room.act("skip", question["step"], question["question"])
        for step in (SECOND, SPEED, CARD):
            self.room.act("reveal", step)

    def open(self, page, code):
        self.room.act("goto", BOX)
        page.get_by_role("button", name="Edit").first.click()
        page.locator("textarea").first.fill(code)

    def test_a_changed_cell_runs_in_its_place(self):
        for look in (PHONE, LAPTOP):
            with self.subTest(str(look)):
                self.setUp()
                page = self.participant(**look)
                self.room.act("goto", BOX)
                before = page.locator(".cell").inner_text()
                self.open(page, FALL)
                self.assertGreaterEqual(float(page.locator("textarea").evaluate("(area) => parseFloat(getComputedStyle(area).fontSize)")), 16)
                self.assertEqual(page.locator(".field pre").evaluate("(pre) => pre.textContent"), FALL + "\n")
                sizes = page.locator(".field > *").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
                self.assertEqual(sizes[0], sizes[1], "what is typed lies over its colors")
                page.locator("textarea").press("Control+Enter")
                expect(page.locator(".own-bar [role=status]")).to_have_text("This is your run.")
                expect(page.locator(".own-result svg.stage")).to_have_count(1)
                expect(page.locator("svg.stage")).to_have_count(1)
                page.locator(".own-result").get_by_role("button", name="Next frame").click()
                self.assertGreater(page.evaluate("motionbook.state('run-1').time"), 0)
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), page.evaluate("innerWidth"))
                self.assertEqual(Axe().run(page).violations_count, 0)
                page.get_by_role("button", name="Back to the notebook’s code").click()
                expect(page.locator(".own-result")).to_have_count(0)
                self.assertEqual(page.locator(".cell").inner_text(), before)
                self.assertQuiet()

    def test_code_outlives_the_page_and_the_server(self):
        page = self.participant(**PHONE)
        self.open(page, FALL)
        page.reload()
        expect(page.locator("textarea")).to_have_value(FALL)
        self.room.kill()
        page.locator("textarea").fill(FALL + "\nprint 17")
        self.room.start()
        page.reload()
        expect(page.locator("textarea")).to_have_value(FALL + "\nprint 17")
        page.get_by_role("button", name="Run").click()
        expect(page.locator(".own-result")).to_contain_text("17")

    def test_a_mistake_is_shown_where_it_is(self):
        page = self.participant(**LAPTOP)
        self.open(page, "vieww box")
        page.get_by_role("button", name="Run").click()
        expect(page.locator(".own-result .mistake")).to_contain_text("there is no command `vieww`")
        self.reveal_all()
        self.room.act("goto", SECOND)
        page.get_by_role("button", name="Edit").click()
        page.get_by_role("button", name="Run").click()
        expect(page.locator(".own-bar [role=status]")).to_contain_text("Step 2 stops before this one: not understood")

    def test_run_is_closed_while_an_answer_is_withheld(self):
        page = self.participant(**PHONE)
        self.open(page, FALL)
        run = page.get_by_role("button", name="Run")
        expect(run).to_be_enabled()
        self.room.ask(SECOND)
        expect(page.locator(".awaited")).to_contain_text("Make your guess")
        expect(page.get_by_role("button", name="Edit")).to_have_count(0)
        self.room.act("goto", BOX)
        expect(run).to_be_disabled()
        expect(page.locator(".own-bar [role=status]")).to_contain_text("when the question of step 3 is revealed")
        self.room.act("lock", SECOND)
        self.room.act("reveal", SECOND)
        expect(run).to_be_enabled()
        self.room.act("goto", SECOND)
        expect(page.get_by_role("button", name="Edit")).to_be_visible()

    def test_the_teacher_sees_mistakes_and_shows_a_cell(self):
        self.room.act("goto", BOX)
        teacher, wall = self.teacher(), self.wall()
        guests = [Client(self.room.port, self.room.entrance) for _ in range(3)]
        for guest, code in zip(guests, ["vieww box", "viewww a", FALL]):
            status, text = guest.post("/run", {"step": BOX, "cells": {str(BOX): code}})
            self.assertEqual(status, 200, text)
        expect(teacher.locator(".mistakes li")).to_have_text(["2\u00a0× not understood: there is no command `vieww`"])
        expect(teacher.locator(".runs [data-person]")).to_have_count(3)
        teacher.locator(".runs [data-person]").last.click()
        expect(teacher.locator(".look pre")).to_contain_text("run 30 frames")
        self.assertEqual(Axe().run(teacher).violations_count, 0)
        teacher.get_by_role("button", name="Show without a name").click()
        expect(wall.locator(".wall-shown pre").first).to_contain_text("run 30 frames")
        expect(wall.locator(".wall-shown svg.stage")).to_have_count(1)
        self.assertEqual(wall.evaluate("document.documentElement.scrollHeight - innerHeight"), 0, "the wall shows all of it at once")
        self.eventually(lambda: self.assertEqual(wall.evaluate("""() => [...document.querySelectorAll(".wall-shown > div")].map((part) =>
            Math.max(0, ...[...part.querySelectorAll("*")].map((one) => one.getBoundingClientRect().bottom)) - part.getBoundingClientRect().bottom > 2)"""), [False, False]))
        self.assertEqual(Axe().run(wall).violations_count, 0)
        self.assertNotIn("p3", wall.content())
        teacher.get_by_role("button", name="Take away").click()
        expect(wall.locator(".wall-board")).to_be_visible()
        expect(wall.locator(".wall-shown")).to_be_hidden()
        self.assertQuiet()

    def test_the_notebook_goes_home(self):
        page = self.participant(**LAPTOP)
        self.reveal_all()
        self.open(page, "print 17")
        with page.expect_download() as download:
            page.get_by_role("button", name="Download notebook.md").click()
        self.assertEqual(download.value.suggested_filename, "notebook.md")
        text = pathlib.Path(download.value.path()).read_text()
        self.assertTrue(text.startswith("# Fall and turn") and "print 17" in text and "That is all." not in text, text)
        self.room.act("free")
        with page.expect_download() as download:
            page.get_by_role("button", name="Download notebook.md").click()
        self.assertIn("That is all.", pathlib.Path(download.value.path()).read_text())
        self.assertQuiet()
        # It is still there when the server is not.
        self.room.act("end")
        self.room.process.wait(60)
        with page.expect_download() as download:
            page.get_by_role("button", name="Download notebook.md").click()
        self.assertIn("print 17", pathlib.Path(download.value.path()).read_text())


class WorkerTest(RoomTest):
    """What a run may take, by posts alone."""

    def setUp(self):
        super().setUp()
        self.room.act("goto", BOX)

    def run_code(self, code):
        guest = Client(self.room.port, self.room.entrance)
        status, text = guest.post("/run", {"step": BOX, "cells": {str(BOX): code}})
        return status, json.loads(text)

    def test_an_endless_run_ends(self):
        status, answer = self.run_code(ENDLESS)
        self.assertTrue(status == 422 and "too long" in answer["error"] or answer["mistake"]["id"] == "too-much-work", answer)

    def test_memory_is_bounded(self):
        doubled = "let t = \"" + "x" * 50_000 + "\"\nlet l = []\nrepeat 100000 { l = l + [t] }"
        status, answer = self.run_code(doubled)
        self.assertTrue(status == 422 or answer["mistake"], answer)
        self.assertEqual(self.run_code(FALL)[0], 200)

    def test_what_is_shown_is_bounded(self):
        status, answer = self.run_code("repeat 400 { print \"" + "y" * 4000 + "\" }")
        self.assertEqual((status, "more than a class can send" in answer["error"]), (422, True), answer)

    def test_files_are_out_of_reach(self):
        for code, mistake in [('save "x.md"', "writes-refused"), ('load "/etc/passwd" as x', "cannot-read"), ('load "beside.csv" as x', "cannot-read")]:
            status, answer = self.run_code(code)
            self.assertEqual((status, answer["mistake"]["id"]), (200, mistake))

    def test_a_worker_that_dies_is_a_sentence(self):
        answers = []
        waiting = threading.Thread(target=lambda: answers.append(self.run_code(ENDLESS)))
        waiting.start()
        deadline = time.monotonic() + 60
        while not (workers := self.workers()):
            self.assertLess(time.monotonic(), deadline, "no worker began")
        os.kill(workers[0], signal.SIGKILL)
        waiting.join()
        self.assertEqual(answers[0][0], 422)
        self.assertIn("was stopped", answers[0][1]["error"])
        self.assertEqual(self.run_code(FALL)[0], 200)

    def test_a_worker_has_no_sockets(self):
        waiting = threading.Thread(target=lambda: self.run_code(ENDLESS))
        waiting.start()
        deadline = time.monotonic() + 60
        links = None
        while links is None:
            self.assertLess(time.monotonic(), deadline, "no worker began")
            for worker in self.workers():
                try:
                    # Before it is this program's worker, it is a copy of the server.
                    if b"run-cells" in pathlib.Path(f"/proc/{worker}/cmdline").read_bytes():
                        links = [os.readlink(link) for link in pathlib.Path(f"/proc/{worker}/fd").iterdir()]
                except OSError:
                    pass
        waiting.join()
        self.assertEqual([link for link in links if link.startswith("socket")], [])

    def test_everybody_gets_an_answer(self):
        started = time.monotonic()
        answers = []
        people = [threading.Thread(target=lambda: answers.append(self.run_code(FALL)[0])) for _ in range(30)]
        for person in people:
            person.start()
        for person in people:
            person.join()
        print(f"30 runs at once: {time.monotonic() - started:.2f} s")
        self.assertEqual(answers, [200] * 30)

    def workers(self):
        found = []
        for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                name, rest = path.read_text().rsplit(")", 1)
                if int(rest.split()[1]) == self.room.process.pid:
                    found.append(int(name.split()[0]))
            except (OSError, ValueError):
                pass
        return found
