"""Questions in words: a button for each choice."""

import pathlib
import subprocess
import tempfile

from browsing import PROGRAM, PageTest, Visit

NOTEBOOK = """# Down

Which is down first?

```motion
view pen frame (50, 0, 20, 100)
view paper frame (150, 0, 100, 100)
gravity on pen, paper
ask "Which is down first?" at 500ms because "Gravity is the same for all." {
  choice "the pen" when pen.frame.y > paper.frame.y + 1
  choice "the paper" when paper.frame.y > pen.frame.y + 1
  choice "both" when abs(pen.frame.y - paper.frame.y) <= 1
}
run 1s
print pen.frame.y
```

They are down together.
"""


class ChoiceTest(PageTest):
    def setUp(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "down.md").write_text(NOTEBOOK)
        subprocess.run([PROGRAM, "export", "down.md", "-o", "down.html"], cwd=folder, check=True, capture_output=True)
        self.visited = self.enterContext(
            Visit(folder / "down.html", reduced_motion="reduce", viewport={"width": 360, "height": 740}))
        self.page = self.visited.page
        self.form = self.page.locator("form.choose")
        self.after = self.page.get_by_text("They are down together")

    def said(self):
        return self.form.locator("output").inner_text()

    def test_a_finger_meets_each_choice(self):
        for button in self.form.locator(".choices button").all():
            box = button.bounding_box()
            self.assertGreaterEqual(min(box["width"], box["height"]), 48)
        self.assertEqual(self.visited.messages, [])

    def test_a_tap_is_the_answer(self):
        self.assertFalse(self.after.is_visible())
        self.form.get_by_text("the pen").click()
        self.assertIn("You chose “the pen”; it is “both”.", self.said())
        self.assertIn("Gravity is the same for all.", self.said())
        self.assertTrue(self.after.is_visible())
        self.assertAlmostEqual(self.visited.state("cell-1")["time"], 0.5, delta=1 / 60)
        self.assertEqual(self.form.locator(".right").inner_text().strip("✓ "), "both")
        self.form.get_by_role("button", name="both").click()
        self.assertIn("Right: “both”. That was try 2.", self.said())

    def test_the_stage_waits_for_the_answer(self):
        cell, stage = self.page.locator("#cell-1"), self.page.locator("#cell-1 svg.stage")
        controls, run = cell.locator(".controls"), "() => document.querySelector('.strobe').childElementCount"
        before = self.visited.run(run)
        self.assertFalse(controls.is_visible())
        stage.click()
        self.assertEqual(self.visited.state("cell-1")["time"], 0)
        for text in (self.page.locator("main").inner_text(), cell.aria_snapshot()):
            for secret in ("✓", "Gravity is", "because", "asked:", "together"):
                self.assertNotIn(secret, text)
        self.form.get_by_text("the paper").click()
        self.assertTrue(controls.is_visible())
        self.assertEqual(stage.count(), 1, "one stage, with the picture of the run")
        self.assertGreater(self.visited.run(run), before)

    def test_who_does_not_choose_sees_it_too(self):
        self.form.locator(".show").click()
        self.assertIn("It is “both”.", self.said())
        self.assertTrue(self.after.is_visible())
