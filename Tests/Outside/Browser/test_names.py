"""Names on the stage can be read on every screen, and none covers another."""

from browsing import PageTest

NOTEBOOKS = ["fall", "attachments", "why-does-it-rest", "field-vortex", "collision", "hit-testing", "keyboard", "regions"]
SCREENS = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]
SMALLEST = 10.9

# What is written on each stage now: its size and its box, in pixels of the screen.
WRITTEN = """() => [...document.querySelectorAll("svg.stage")].filter((stage) => stage.checkVisibility()).map((stage) =>
    [...stage.querySelectorAll(".names text")].map((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        const scale = stage.getScreenCTM().a;
        return { text: text.textContent, size: parseFloat(getComputedStyle(text).fontSize) * scale,
            left, top, right, bottom };
    }))"""

# The sizes of the values that stand at guesses.
GUESSED = """() => [...document.querySelectorAll("svg.stage text.guessed")].filter((text) => text.checkVisibility())
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


class NamesTest(PageTest):
    def test_names_are_readable_and_apart(self):
        for name in NOTEBOOKS:
            for width, height in SCREENS:
                with self.subTest(f"{name} at {width}x{height}"):
                    self.check(name, {"width": width, "height": height})

    def check(self, name, screen):
        visit = self.visit(f"{name}.html", viewport=screen)
        for film in visit.films():
            # A question's stage, too, while it waits.
            visit.page.locator(f"#{film['cell']} svg.stage").first.evaluate("(stage) => stage.scrollIntoView()")
        visit.run("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.check_stages(visit.run(WRITTEN))
        guessed = visit.run(GUESSED)
        self.assertEqual(len(guessed), visit.page.locator("form.predict[data-view]:visible").count())
        for size in guessed:
            self.assertGreaterEqual(size, SMALLEST, "the value of a guess")
        visit.reveal()
        films = visit.films()
        for film in films:
            for share in (0, 0.5, 1):
                visit.seek(film["cell"], film["start"] + share * film["interval"] * (film["count"] - 1))
                self.check_stages(visit.run(WRITTEN))

    def check_stages(self, stages):
        self.assertTrue(any(stages), "nothing is written")
        for stage in stages:
            for index, one in enumerate(stage):
                self.assertGreaterEqual(one["size"], SMALLEST, one)
                for other in stage[:index]:
                    self.assertFalse(self.meet(one, other), (one, other))

    @staticmethod
    def meet(one, other):
        """Lines of text have air above and below their letters."""
        return (one["left"] < other["right"] and other["left"] < one["right"]
                and one["top"] + 2 < other["bottom"] and other["top"] + 2 < one["bottom"])
