"""Guesses on the stage: a ghost that the reader drags to where the view will be."""

import json

from browsing import PageTest


class GhostTest(PageTest):
    look = {"reduced_motion": "reduce"}

    def setUp(self):
        self.open(**self.look)

    def open(self, name="fall.html", **look):
        self.visited = self.visit(name, **look)
        self.page = self.visited.page
        self.cell = self.page.locator("section.cell.staged:has(form[data-view])").first
        self.form = self.cell.locator("form.predict").first
        self.field = self.form.locator("input")
        self.ghost = self.cell.locator(".ghost-handle").first
        self.ghost.scroll_into_view_if_needed()
        self.data = self.form.evaluate("(form) => ({ ...form.dataset })")
        self.answer = json.loads(self.cell.locator("script[id^=answers]").text_content())[0]["answer"]
        self.cell_id = self.cell.get_attribute("id")

    def middle(self):
        box = self.ghost.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def scale(self):
        """Pixels of a point of the stage."""
        return self.cell.locator("svg.stage").evaluate("(svg) => svg.getScreenCTM().a")

    def said(self):
        return self.form.locator("output").inner_text()

    def is_waiting(self):
        return self.cell.evaluate("(cell) => cell.classList.contains('unanswered')")

    # MARK: Ways to guess

    def test_a_mouse_drags_it(self):
        (x, y), start = self.middle(), float(self.data["start"])
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 30, y + 200 * self.scale(), steps=6)
        mouse.up()
        self.assertAlmostEqual(float(self.field.input_value()), start + 200, delta=1.1)
        after = self.middle()
        self.assertAlmostEqual(after[0], x, delta=1, msg="only its height is asked")
        self.assertAlmostEqual(after[1], y + 200 * self.scale(), delta=2)

    def test_a_finger_drags_it(self):
        self.open(**self.look, has_touch=True, viewport={"width": 360, "height": 740})
        (x, y), start = self.middle(), float(self.data["start"])
        before = self.visited.run("scrollY")
        session = self.visited.context.new_cdp_session(self.page)
        for kind, way in [("touchStart", 0), ("touchMove", 40), ("touchMove", 100), ("touchEnd", None)]:
            points = [] if way is None else [{"x": x, "y": y + way}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.assertAlmostEqual(float(self.field.input_value()), start + 100 / self.scale(), delta=2)
        self.assertEqual(self.visited.run("scrollY"), before, "the page stays where it is")

    def test_keys_move_it(self):
        start = round(float(self.data["start"]))
        self.ghost.focus()
        for key, expected in [
            ("ArrowDown", start + 1), ("ArrowUp", start), ("PageDown", start + 10), ("Shift+ArrowDown", start + 20),
        ]:
            self.page.keyboard.press(key)
            self.assertEqual(self.field.input_value(), str(expected), key)
        self.assertEqual(self.ghost.get_attribute("aria-valuetext"), f"{start + 20}\u00a0pt")
        self.page.keyboard.press("Enter")
        self.assertFalse(self.is_waiting())

    def test_a_number_moves_it(self):
        before = self.middle()
        self.field.fill("153.5")
        self.assertAlmostEqual(
            self.middle()[1] - before[1], (153.5 - float(self.data["start"])) * self.scale(), delta=1)

    # MARK: What comes of it

    def test_what_follows_waits(self):
        plot, prose = self.cell.locator("figure.plot").first, self.page.locator(f"#{self.cell_id} + .waits")
        controls = self.cell.locator(".controls").first
        for part in (plot, prose, controls):
            self.assertFalse(part.is_visible())
        self.cell.locator("svg.stage").click()
        self.visited.seek(self.cell_id, float(self.data["from"]))
        self.assertFalse(self.visited.state(self.cell_id)["isPlaying"], "a click does not give it away")
        self.field.fill("300")
        self.form.locator("button").first.click()
        for part in (plot, prose, controls):
            self.assertTrue(part.is_visible())

    def test_the_ghost_stands_beside_the_truth(self):
        self.field.fill("300")
        self.field.press("Enter")
        self.assertAlmostEqual(self.visited.state(self.cell_id)["time"], float(self.data["time"]), delta=1 / 60)
        [(_, y)] = self.visited.state(self.cell_id)["views"].values()
        self.assertAlmostEqual(y, float(self.answer), delta=0.5)
        line = self.cell.locator(".off-by").evaluate("(path) => path.getBBox().height")
        self.assertAlmostEqual(line, abs(300 - float(self.answer)), delta=0.5)
        difference = f"off by {abs(300 - round(float(self.answer)))}"
        self.assertIn(difference, self.said())
        self.assertIn(difference, self.cell.locator("svg.stage .guessed").text_content())

    def test_tries_are_counted(self):
        for number, text in [("300", ""), ("500", "try 2"), ("540", "try 3")]:
            self.field.fill(number)
            self.field.press("Enter")
            self.assertIn(text, self.said())
        self.assertIn("You guessed 540", self.said())

    def test_somebody_else_is_challenged(self):
        self.field.fill("300")
        self.field.press("Enter")
        self.visited.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.form.locator(".challenge").click()
        self.form.get_by_text("Copied", exact=True).first.wait_for()
        copied = self.visited.run("navigator.clipboard.readText()")
        difference = abs(300 - round(float(self.answer)))
        self.assertRegex(copied, rf"^I was {difference}\spt off. And you\? file:.*#{self.cell_id}\?beat={difference}$")
        self.assertEqual(self.form.locator(".beat").count(), 0)
        page = self.visited.context.new_page()
        page.goto(copied.split("? ", 1)[1])
        form = page.locator(f"#{self.cell_id} form.predict")
        form.locator("input").fill("500")
        form.locator("input").press("Enter")
        self.assertRegex(form.locator(".beat").inner_text(), rf"^You were challenged: {difference}\spt off. You are nearer.$")

    def test_a_reader_may_go_on_without(self):
        self.form.locator(".show").click()
        self.assertFalse(self.is_waiting())
        self.assertIn(f"{float(self.answer):.3g}", self.said())
        self.assertEqual(self.cell.locator(".ghost-handle").count(), 0)
        self.assertTrue(self.cell.locator(".strobe").is_visible())

    def test_what_is_no_number_plays_nothing(self):
        self.form.locator("button").first.click()
        self.assertTrue(self.is_waiting())
        self.assertEqual(self.field.get_attribute("aria-invalid"), "true")

    def test_it_plays_to_the_moment_and_stays(self):
        self.open()
        self.field.fill("300")
        self.form.locator("button").first.click()
        self.assertTrue(self.is_waiting(), "first it plays")
        self.page.wait_for_function(
            "(id) => !document.getElementById(id).classList.contains('unanswered')", arg=self.cell_id)
        state = self.visited.state(self.cell_id)
        self.assertFalse(state["isPlaying"])
        self.assertAlmostEqual(state["time"], float(self.data["time"]), delta=1 / 60)
        self.assertEqual(self.visited.messages, [])

    def test_an_angle_is_turned(self):
        self.open("picture-in-picture.html", **self.look)
        form = self.page.locator("form[data-change=angle]").first
        cell = self.page.locator("section.cell", has=form).first
        # It waits for the guesses before it.
        while not form.is_visible():
            self.page.locator("form.predict .show:visible").first.click()
        form.locator("input").fill("45")
        turned = cell.locator(".ghost-outline").first.get_attribute("transform")
        self.assertIn("rotate(45)", turned)

    def test_without_a_script_the_reader_opens_the_answer(self):
        page = self.visit("fall.html", java_script_enabled=False).page
        cell = page.locator("section.unanswered").first
        still, run = cell.locator(".player:not(.run)"), cell.locator(".player.run")
        self.assertTrue(still.is_visible(), "the first picture")
        self.assertFalse(run.is_visible() or page.locator(".waits").first.is_visible())
        cell.locator(".reveal summary").click()
        self.assertTrue(run.is_visible() and page.locator(".waits").first.is_visible())
        self.assertFalse(still.is_visible())

    def test_nothing_that_is_seen_tells_the_answer(self):
        """Seen is what is on the page, what is copied from it, and what a screen reader reads."""
        self.cell.locator(".lines summary").click()
        seen = [self.page.locator("main").inner_text(), self.cell.aria_snapshot()]
        for text in seen:
            for secret in (self.answer, "~ 550", "~ 296", "noted", "predicted", "In twice the time"):
                self.assertNotIn(secret, text)
        self.assertIn("predict box.center.y ~ ____ at 1s", seen[0])

    def test_only_the_readers_guess_is_judged(self):
        self.cell.locator(".lines summary").click()
        self.field.fill("300")
        self.field.press("Enter")
        text = self.cell.inner_text()
        for part in ("predict box.center.y ~ 300 at 1s", "expect box.center.y", "✓ 2 checks", "In twice"):
            (self.assertIn if part != "In twice" else self.assertNotIn)(part, text)
        for part in ("296", "predicted", "noted", "prediction"):
            self.assertNotIn(part, text)

    def test_the_choice_to_see_code_is_kept(self):
        lines = self.page.locator("details.lines").first
        self.assertFalse(lines.evaluate("(lines) => lines.open"))
        lines.locator("summary").click()
        self.page.wait_for_function("() => localStorage.getItem('motionbook.showsLines') === 'yes'")
        self.page.reload()
        self.assertTrue(self.page.locator("details.lines").first.evaluate("(lines) => lines.open"))
