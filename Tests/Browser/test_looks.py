"""Light and dark, phone and projector, paper."""

import io

import pypdf

from browsing import PageTest

BACKGROUND = "getComputedStyle(document.body).backgroundColor"
CURVE = "getComputedStyle(document.querySelector('figure.plot .curve')).stroke"


class LooksTest(PageTest):
    def test_dark_differs_from_light(self):
        looks = []
        for scheme in ("light", "dark"):
            visit = self.visit("attachments.html", color_scheme=scheme)
            looks.append([visit.run(BACKGROUND), visit.run(CURVE)])
        for light, dark in zip(*looks):
            self.assertNotEqual(light, dark)

    def test_a_stage_fits_the_screen(self):
        for width, height in [(360, 640), (1280, 720), (1920, 1080)]:
            visit, cell = self.player("fall.html", viewport={"width": width, "height": height})
            box = visit.page.locator(f"#{cell} svg.stage").first.bounding_box()
            self.assertLessEqual(box["height"], 0.8 * height)
            self.assertLessEqual(box["width"], width)
            self.assertAlmostEqual(box["width"] / box["height"], 320 / 568, delta=0.01)

    def test_numbers_of_a_table_end_at_the_same_place(self):
        visit = self.visit("fall.html")
        visit.reveal()
        ends = visit.run("""() => [...document.querySelectorAll("table.answer td.number:nth-child(2)")]
            .map((cell) => getComputedStyle(cell).textAlign)""")
        self.assertTrue(ends)
        self.assertEqual(set(ends), {"right"})


class PaperTest(PageTest):
    def paper(self, name):
        visit = self.visit(name)
        reader = pypdf.PdfReader(io.BytesIO(visit.page.pdf(format="A4")))
        return visit, [page.extract_text() for page in reader.pages]

    def test_a_notebook_is_a_few_pages_with_everything_on_them(self):
        visit, sheets = self.paper("fall.html")
        self.assertIn(len(sheets), range(3, 13))
        text = "\n".join(sheets)
        # Results that wait for a guess are on paper; what can only be pressed is not.
        self.assertIn("as expected", text)
        self.assertNotIn("Compare", text)
        self.assertNotIn("Loop", text)
        self.assertGreater(visit.page.locator(".still").count(), 0, "no stills in place of the players")

    def test_a_handout_has_no_results(self):
        _, sheets = self.paper("forms/handout.html")
        text = "\n".join(sheets)
        self.assertIn("predict", text)
        self.assertNotIn("as expected", text)

    def test_slides_are_all_printed(self):
        visit, sheets = self.paper("forms/slides.html")
        self.assertGreaterEqual(len(sheets), visit.page.locator(".slide").count())
