"""Guesses, slides, and the button that copies."""

from browsing import PageTest, Visit, pages


class GuessTest(PageTest):
    def setUp(self):
        self.visited = self.visit("fall.html")
        self.form = self.visited.page.locator("form.predict").first
        self.cell = self.visited.page.locator("section.cell", has=self.form).first
        self.results = self.cell.locator(".results")

    def test_results_wait_for_a_guess(self):
        self.assertFalse(self.results.is_visible())
        self.form.locator("input").fill("12,5")
        self.form.locator("input").press("Enter")
        self.assertTrue(self.results.is_visible())
        actual = float(self.form.get_attribute("data-value"))
        said = self.form.locator("output").inner_text()
        self.assertIn("You guessed 12.5", said)
        self.assertIn(f"{abs(actual - 12.5):g}"[:5], said)

    def test_what_is_no_number_reveals_nothing(self):
        self.form.locator("input").fill("a lot")
        self.form.locator("button").first.click()
        self.assertFalse(self.results.is_visible())
        self.assertIn("number", self.form.locator("output").inner_text())
        self.assertEqual(self.form.locator("input").get_attribute("aria-invalid"), "true")

    def test_a_reader_who_asks_sees_the_results(self):
        self.form.locator(".show").click()
        self.assertTrue(self.results.is_visible())
        self.assertIn(self.form.get_attribute("data-value"), self.form.locator("output").inner_text())

    def test_a_guess_is_drawn_where_the_plot_has_its_value(self):
        for path in pages():
            with Visit(path) as visit:
                if self.check_line(visit):
                    return
        self.fail("no page has a guess and a plot of the same series in one cell")

    def check_line(self, visit):
        """Guesses the middle of the axis, if a plot has the series."""
        found = visit.run("""() => {
            for (const form of document.querySelectorAll("form.predict")) {
                const plots = form.closest("section.cell").querySelectorAll("figure.plot[data-low]");
                const plot = [...plots].find((plot) => plot.dataset.series === form.dataset.series);
                if (!plot) continue;
                form.querySelector("input").value = (Number(plot.dataset.low) + Number(plot.dataset.high)) / 2;
                form.requestSubmit();
                const line = plot.querySelector(".guess line");
                const { top, bottom } = plot.dataset;
                return [Number(line.getAttribute("y1")), (Number(top) + Number(bottom)) / 2];
            }
            return null;
        }""")
        if found:
            self.assertAlmostEqual(found[0], found[1], delta=0.1)
        return found is not None


class SlidesTest(PageTest):
    def setUp(self):
        self.visited = self.visit("forms/slides.html")
        self.count = self.visited.page.locator(".slide").count()

    def shown(self):
        shown = self.visited.run(
            "() => [...document.querySelectorAll('.slide')].flatMap((slide, i) => slide.checkVisibility() ? [i] : [])")
        self.assertEqual(len(shown), 1)
        self.assertEqual(self.visited.page.locator(".place output").inner_text(), f"{shown[0] + 1} / {self.count}")
        return shown[0]

    def test_keys_turn_the_slides(self):
        self.assertGreater(self.count, 2)
        for key, expected in [
            ("ArrowRight", 1), ("PageDown", 2), ("ArrowLeft", 1), ("PageUp", 0), ("PageUp", 0),
            ("End", self.count - 1), ("ArrowRight", self.count - 1), ("Home", 0),
        ]:
            self.visited.page.keyboard.press(key)
            self.assertEqual(self.shown(), expected, key)

    def test_arrows_belong_to_a_player_that_has_the_focus(self):
        self.visited.page.keyboard.press("ArrowRight")
        before = self.shown()
        self.visited.page.locator(".slide.current .scrubber input").first.focus()
        self.visited.page.keyboard.press("ArrowLeft")
        self.assertEqual(self.shown(), before)

    def test_an_address_with_a_heading_opens_its_slide(self):
        heading = self.visited.page.locator("h2").nth(1).get_attribute("id")
        self.visited.run("(id) => { location.hash = id; }", heading)
        self.visited.page.wait_for_function(
            "(id) => document.getElementById(id).checkVisibility()", arg=heading)
        self.assertEqual(self.shown(), 2)


class CopyTest(PageTest):
    def test_a_button_copies_the_cell(self):
        visit = self.visit("fall.html", permissions=["clipboard-read", "clipboard-write"])
        cell = visit.page.locator("section.cell").first
        cell.hover()
        cell.locator(".copy").click()
        visit.page.wait_for_function("document.querySelector('.copy').textContent === 'Copied'")
        copied = visit.run("navigator.clipboard.readText()")
        self.assertEqual(copied.strip(), cell.locator("code").first.inner_text().strip())
