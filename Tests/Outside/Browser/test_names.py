"""Names on the stage can be read on every screen, and none covers another."""

from browsing import PageTest

NOTEBOOKS = ["fall", "attachments", "field-vortex", "collision", "hit-testing", "keyboard", "regions"]
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


class NamesTest(PageTest):
    def test_names_are_readable_and_apart(self):
        for name in NOTEBOOKS:
            for width, height in SCREENS:
                with self.subTest(f"{name} at {width}x{height}"):
                    self.check(name, {"width": width, "height": height})

    def check(self, name, screen):
        visit = self.visit(f"{name}.html", viewport=screen)
        visit.reveal()
        films = visit.films()
        for film in films:
            for share in (0, 0.5, 1):
                visit.seek(film["cell"], film["start"] + share * film["interval"] * (film["count"] - 1))
            names = [text for stage in visit.run(WRITTEN) for text in stage]
            for text in names:
                self.assertGreaterEqual(text["size"], SMALLEST, text)
        for stage in visit.run(WRITTEN):
            for index, one in enumerate(stage):
                for other in stage[:index]:
                    self.assertFalse(self.meet(one, other), (one, other))

    @staticmethod
    def meet(one, other):
        """Lines of text have air above and below their letters."""
        return (one["left"] < other["right"] and other["left"] < one["right"]
                and one["top"] + 2 < other["bottom"] and other["top"] + 2 < one["bottom"])
