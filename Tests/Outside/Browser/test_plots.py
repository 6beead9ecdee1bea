"""Plots: their true width, the values at the pointer, and the curves of a sweep."""

from browsing import PageTest

SWEEP = "how-much-resistance.html"

# The height in pixels of the type of each label that is seen.
LABELS = """(plots) => plots.flatMap((plot) => {
    const scale = plot.querySelector("svg").getScreenCTM().d;
    return [...plot.querySelectorAll("text")].filter((text) => text.checkVisibility({ visibilityProperty: true }))
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
})"""

# Pairs of labels of the horizontal axis that cover each other.
COVERED = """(plots) => plots.flatMap((plot) => {
    const boxes = [...plot.querySelectorAll("text.middle")]
        .filter((text) => text.checkVisibility({ visibilityProperty: true })).map((text) => text.getBoundingClientRect());
    return boxes.slice(1).filter((box, index) => box.left < boxes[index].right && boxes[index].left < box.right);
})"""


class WidthTest(PageTest):
    def test_labels_are_read_at_every_width(self):
        for name in ("fall.html", "field-noise.html", "easing-families.html", SWEEP):
            for width in (320, 768, 1920):
                with self.subTest(f"{name} at {width}"):
                    visit = self.visit(name, viewport={"width": width, "height": 740})
                    visit.reveal()
                    visit.page.wait_for_timeout(100)
                    plots = visit.page.locator("figure.plot")
                    sizes = plots.evaluate_all(LABELS)
                    self.assertGreater(len(sizes), 5)
                    self.assertGreaterEqual(min(sizes), 11)
                    self.assertLess(max(sizes), 18)
                    self.assertEqual(plots.evaluate_all(COVERED), [])
                    self.assertLessEqual(visit.run("document.documentElement.scrollWidth"), width)

    def test_a_narrow_plot_is_no_wider_type(self):
        """`width 44` in the notebook, and its true width on the page."""
        visit = self.visit("forms/folder/narrow.html")
        sizes = visit.page.locator("figure.plot").evaluate_all(LABELS)
        self.assertTrue(sizes)
        self.assertLess(max(sizes), 15)

    def test_curves_and_pad_stay_together(self):
        for width in (320, 1280):
            visit, cell = self.player("attachments.html", viewport={"width": width, "height": 800}, reduced_motion="reduce")
            plot = visit.page.locator(f"#{cell} figure.plot").first
            plot.scroll_into_view_if_needed()
            pad, axis = (plot.locator(part).bounding_box() for part in (".pad", "path.axis"))
            self.assertAlmostEqual(pad["x"], axis["x"], delta=3)
            self.assertAlmostEqual(pad["x"] + pad["width"], axis["x"] + axis["width"], delta=3)
            self.assertAlmostEqual(pad["y"] + pad["height"], axis["y"] + axis["height"], delta=3)


class PointingTest(PageTest):
    def test_a_curve_tells_its_value_where_it_is_pointed_at(self):
        visit = self.visit("fall.html", reduced_motion="reduce")
        visit.reveal()
        plot = visit.page.locator("figure.plot").first
        plot.scroll_into_view_if_needed()
        cell = plot.evaluate("(plot) => plot.closest('section').id")
        rows = visit.page.locator(f"#{cell} table.answer tbody tr").all()
        low, high = (float(plot.get_attribute(f"data-{name}")) for name in ("from", "to"))
        top, bottom = (float(plot.get_attribute(f"data-{name}")) for name in ("low", "high"))
        box = plot.locator(".pad").bounding_box()
        # Nobody has asked for a time yet.
        for part in (".cursor", ".reading"):
            self.assertEqual(plot.locator(part).get_attribute("visibility"), "hidden", part)
        checked = 0
        for row in rows:
            time, value, _ = (float(text.strip("\u2007\u2008 ")) for text in row.locator("td").all_inner_texts())
            if not low < time < high:
                continue
            # At the curve of the box: another one is that of the guess.
            across, down = (time - low) / (high - low), (value - top) / (bottom - top)
            visit.page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
            self.assertAlmostEqual(visit.state(cell)["time"], time, delta=0.02)
            for part in (".cursor", ".reading"):
                self.assertEqual(plot.locator(part).get_attribute("visibility"), "visible", part)
            visit.seek(cell, time)
            said = plot.locator("text.value").text_content()
            self.assertAlmostEqual(float(said.split()[-2]), value, delta=0.1)
            self.assertTrue(said.endswith("\u00a0pt"), said)
            self.assertIn(f"box.center.y {said}", plot.locator(".pad").get_attribute("aria-valuetext"))
            checked += 1
        self.assertGreater(checked, 3)

    def test_energies_are_bars_that_move_with_the_film(self):
        visit, cell = self.player("where-energy-goes.html", reduced_motion="reduce")
        bars = visit.page.locator(f"#{cell} .energies")
        self.assertEqual(bars.get_attribute("aria-hidden"), "true")
        visit.seek(cell, 0.6)
        self.assertEqual(bars.locator("b").all_text_contents(), ["6.30\u00a0J", "11.97\u00a0J", "18.27\u00a0J"])
        lengths = bars.locator("progress").evaluate_all("(bars) => bars.map((bar) => bar.position)")
        self.assertAlmostEqual(lengths[0] + lengths[1], lengths[2], delta=0.01)
        visit.page.emulate_media(media="print")
        self.assertFalse(bars.is_visible())

    def test_a_curve_without_a_stage_tells_its_value_too(self):
        visit = self.visit("easing-families.html")
        visit.reveal()
        plot = visit.page.locator("figure.plot:not([data-from])").first
        plot.scroll_into_view_if_needed()
        box = plot.locator(".pad").bounding_box()
        visit.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # Each curve by its name: after half of the time.
        said = plot.locator("text.value").all_text_contents()
        self.assertEqual(said, ["quadIn  0.2500", "quadOut  0.7500", "quadInOut  0.5000"])
        visit.page.mouse.move(0, 0)
        self.assertEqual(plot.locator(".reading").get_attribute("visibility"), "hidden")


class SweepCurvesTest(PageTest):
    def setUp(self):
        self.visited = self.visit(SWEEP, reduced_motion="reduce")
        self.visited.reveal()
        self.figure = self.visited.page.locator("figure.sweep").first
        self.figure.scroll_into_view_if_needed()

    def test_curves_have_their_values_at_their_ends(self):
        words = self.figure.locator("text.run")
        labels = words.all_text_contents()
        self.assertGreater(len(labels), 3)
        seen = words.evaluate_all("""(words) => words.filter((word) => word.getAttribute("visibility") !== "hidden")
            .map((word) => word.getBoundingClientRect().toJSON())""")
        self.assertGreater(len(seen), 1)
        svg = self.figure.locator("figure.plot svg.plot").first.bounding_box()
        for box in seen:
            self.assertLessEqual(box["right"], svg["x"] + svg["width"] + 1)
        for one, other in zip(sorted(seen, key=lambda box: box["top"]), sorted(seen, key=lambda box: box["top"])[1:]):
            self.assertGreater(other["top"] - one["top"], 10)
        strong = self.figure.locator("text.run.strong").text_content()
        self.assertEqual(strong, self.figure.locator(".dials output").text_content())

    def test_a_click_chooses_a_curve(self):
        plot = self.figure.locator("figure.plot").first
        word = plot.locator("text.run").first
        before = self.figure.locator(".dials output").text_content()
        self.assertNotEqual(word.text_content(), before)
        pad = plot.locator(".pad").bounding_box()
        # The first run's curve ends at its word.
        place = word.bounding_box()
        self.visited.page.mouse.click(pad["x"] + pad["width"] - 1, place["y"] + place["height"] / 2)
        self.assertEqual(self.figure.locator(".dials output").text_content(), word.text_content())

    def test_all_runs_stand_on_the_stage_together(self):
        id = self.figure.get_attribute("data-sweep")
        box = self.figure.get_by_label("All runs on the stage")
        self.visited.seek(id, 0.3)
        ghosts = self.figure.locator(".ghosts > g")
        self.assertEqual(ghosts.count(), 0)
        box.check()
        runs = self.figure.locator(".dials input").first.get_attribute("max")
        self.assertEqual(ghosts.count(), int(runs))
        before = self.figure.locator(".ghosts").inner_html()
        self.visited.seek(id, 0.6)
        self.assertNotEqual(self.figure.locator(".ghosts").inner_html(), before)
        box.uncheck()
        self.assertEqual(ghosts.count(), 0)
