"""Light and dark, phone and projector, paper."""

import io

import pypdf

from browsing import SITE, PageTest

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
            visit = self.visit("fall.html", viewport={"width": width, "height": height})
            # A question's stage is whole, or its height would tell. Five frames of a fall are no 568 points high.
            for cell, whole in (("cell-1", 608), ("cell-2", 190)):
                if cell == "cell-2":
                    visit.reveal()
                box = visit.page.locator(f"#{cell} svg.stage").first.bounding_box()
                self.assertLessEqual(box["height"], 0.8 * height)
                self.assertLessEqual(box["width"], width)
                self.assertAlmostEqual(box["width"] / box["height"], 340 / whole, delta=0.01)

    def test_a_view_and_its_curve_have_one_color(self):
        for scheme in ("light", "dark"):
            visit = self.visit("fall.html", color_scheme=scheme, reduced_motion="reduce")
            visit.reveal()
            colors = visit.run("""() => [...document.querySelectorAll("section.cell")].flatMap((cell) => {
                const curve = cell.querySelector("figure.plot path.curve.s1");
                const view = cell.querySelector(".strobe .view:not(.ghost) .tint.s1");
                const trail = cell.querySelector(".strobe .trail.s1");
                return curve && view ? [[curve, view, trail].map((part) => getComputedStyle(part).stroke)] : [];
            })""")
            self.assertTrue(colors)
            for found in colors:
                self.assertEqual(len(set(found)), 1, found)

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
        self.assertNotIn("545.833", "\n".join(sheets), "paper asks first, too")
        visit.reveal()
        reader = pypdf.PdfReader(io.BytesIO(visit.page.pdf(format="A4")))
        sheets = [page.extract_text() for page in reader.pages]
        self.assertIn(len(sheets), range(3, 13))
        text = "\n".join(sheets)
        # What can only be pressed is not on paper.
        self.assertIn("as expected", text)
        self.assertNotIn("Compare", text)
        self.assertNotIn("Loop", text)
        visit.page.emulate_media(media="print")
        self.assertTrue(visit.page.locator(".strobe").first.is_visible(), "the run in one picture")

    def test_a_handout_asks_and_its_answers_answer(self):
        _, sheets = self.paper("forms/handout.html")
        text = "\n".join(sheets)
        for part in ("Name", "predict box.center.y ~ ____ at 1s", "My guess for", "box.center.y (pt) against t (s)"):
            self.assertIn(part, text)
        _, sheets = self.paper("forms/answers.html")
        answers = "\n".join(sheets)
        # Every number that was predicted, and what cells print, is in the answers and nowhere in the handout's bytes.
        source = (SITE / "forms/handout.html").read_text()
        for value in ("545.833", "479.582", "-120.607", "53.1155", "53.125", "0.6 s 170.607"):
            self.assertIn(value, answers)
            self.assertNotIn(value, source)
        for word in ("as expected", "expect ", "It fell", "Neither."):
            self.assertNotIn(word, source)

    def test_a_handout_has_room_to_draw_and_to_write(self):
        visit = self.visit("forms/handout.html")
        axes, cells = visit.page.locator("figure.axes svg"), visit.page.locator("section.cell")
        self.assertGreaterEqual(axes.count(), 3)
        self.assertGreater(axes.first.bounding_box()["height"], 120)
        self.assertGreater(cells.count(), 4)
        for cell in cells.all():
            # For what somebody sees, and for a guess and what it was.
            rules = cell.locator(".guess-line .rule, .lines hr")
            self.assertIn(rules.count(), (2, 4), cell.get_attribute("id"))
            for rule in rules.all():
                self.assertGreater(rule.bounding_box()["width"], 40)
        self.assertGreater(visit.page.locator(".player svg.stage").count(), 3)

    def test_a_question_and_its_stage_and_lines_are_on_one_sheet(self):
        visit, sheets = self.paper("forms/handout.html")
        for half in visit.page.locator(".half:has(.guess-line)").all():
            heading = half.locator("h2").first.evaluate("(heading) => heading.firstChild.textContent.trim()")
            subject = half.locator(".guess-line").first.inner_text().split(":")[0].split("\n")[0][:20]
            self.assertTrue([sheet for sheet in sheets if heading in sheet and subject in sheet], heading)
            self.assertTrue(half.locator("svg.stage text.above").count(), "numbers at the grid")
        self.assertLess(len(sheets), visit.page.locator(".half").count())

    def test_slides_are_printed_one_to_a_sheet(self):
        visit = self.visit("forms/slides.html")
        visit.reveal()
        visit.page.wait_for_timeout(100)
        reader = pypdf.PdfReader(io.BytesIO(visit.page.pdf(prefer_css_page_size=True)))
        for page in reader.pages:
            self.assertAlmostEqual(float(page.mediabox.width) / float(page.mediabox.height), 16 / 9, delta=0.01)
        texts = [page.extract_text() for page in reader.pages]
        self.assertTrue(all(texts), "an empty sheet")
        for heading in visit.page.locator("h2").all():
            self.assertEqual(sum(heading.evaluate("(h) => h.firstChild.textContent").strip() in text.split("\n")[0] for text in texts) > 0, True)
        self.assertIn("545.833", "\n".join(texts))
