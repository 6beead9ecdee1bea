"""Names on stages and plots can be read on every screen, and none covers another."""

from browsing import PageTest, Visit, pages

NOTEBOOKS = ["fall", "attachments", "why-does-it-rest", "field-vortex", "collision", "hit-testing", "keyboard", "regions"]
PHONE, TABLET, LAPTOP, PROJECTOR = (360, 740), (768, 1024), (1280, 800), (1920, 1080)
SMALLEST = 10.9

# What is written in each picture now: its size and its box, in pixels of the screen, and by how much its picture cuts
# it off. What a view says itself is drawn, at the size that it has; and the scale may reach beyond a narrow stage.
# A stage is drawn when it comes into sight.
WRITTEN = """() => [...document.querySelectorAll("figure svg:not(svg svg, .stage:not(.named))")]
    .filter((picture) => picture.checkVisibility()).map((picture) => [...picture.querySelectorAll("text:not(.label)")]
        .filter((text) => text.textContent && text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((text) => {
            const { left, top, right, bottom } = text.getBoundingClientRect();
            const { a, b } = text.getScreenCTM();
            const edges = picture.getBoundingClientRect();
            const cut = text.matches(".note") ? 0 : Math.max(edges.left - left, right - edges.right);
            const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
            return { text: text.textContent, size, left, top, right, bottom, cut };
        }))"""

LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

SEEK = """([films, share]) => {
    for (const { cell, start, interval, count } of films) motionbook.seek(cell, start + share * interval * (count - 1));
}"""


class NamesTest(PageTest):
    def test_names_are_readable_and_apart_on_every_screen(self):
        for name in NOTEBOOKS:
            with self.subTest(name):
                visit = self.visit(f"{name}.html")
                guesses = visit.page.locator("form.predict[data-view]:visible").count()
                self.assertEqual(visit.page.locator("svg.stage text.guessed:visible").count(), guesses)
                self.assertGreater(self.check(visit, (PHONE, TABLET, LAPTOP, PROJECTOR)), 10)

    def test_names_are_readable_and_apart_on_every_page(self):
        self.assertTrue(pages(), "there are no pages")
        for path in pages():
            if path.parent.name == "forms":  # Paper and slides have sizes of their own.
                continue
            with self.subTest(path.name), Visit(path, reduced_motion="reduce") as visit:
                self.check(visit, (PHONE, LAPTOP))

    def check(self, visit, screens):
        """While its questions wait, and at the beginning, the middle and the end of its films; returns what was read."""
        read = 0
        for screen in screens:
            read += self.check_screen(visit, screen)
        visit.reveal()
        films = visit.films()
        for screen in screens:
            for share in (0, 0.5, 1):
                visit.run(SEEK, [films, share])
                read += self.check_screen(visit, screen)
        return read

    def check_screen(self, visit, screen):
        visit.page.set_viewport_size({"width": screen[0], "height": screen[1]})
        visit.run(LAID_OUT)
        pictures = visit.run(WRITTEN)
        for picture in pictures:
            self.check_picture(picture, screen)
        self.assertLessEqual(visit.run("document.documentElement.scrollWidth"), screen[0])
        return sum(map(len, pictures))

    def check_picture(self, picture, screen):
        for index, one in enumerate(picture):
            self.assertGreaterEqual(one["size"], SMALLEST, (screen, one))
            self.assertLess(one["cut"], 1, (screen, one))
            for other in picture[:index]:
                self.assertFalse(self.meet(one, other), (screen, one, other))

    @staticmethod
    def meet(one, other):
        """Lines of text have air above and below their letters."""
        return (one["left"] + 0.5 < other["right"] and other["left"] + 0.5 < one["right"]
                and one["top"] + 2 < other["bottom"] and other["top"] + 2 < one["bottom"])
