"""A phone: the stage stays in view, thumbs reach what they press, and a sweep is on one screen."""

from browsing import PageTest

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


class PhoneTest(PageTest):
    def test_the_stage_stays_in_view_while_the_results_scroll(self):
        visit = self.visit("fall.html", **PHONE)
        visit.reveal()
        cell = visit.page.locator("section.cell", has=visit.page.locator("figure.plot")).first
        cell.locator("table.answer").first.evaluate("(table) => scrollTo(0, scrollY + table.getBoundingClientRect().top - 500)")
        stage, slider = (cell.locator(part).bounding_box() for part in (".player > svg.stage", ".scrubber input"))
        self.assertGreaterEqual(stage["y"], -1)
        self.assertLessEqual(stage["height"], 740 / 3 + 1)
        self.assertGreaterEqual(slider["y"], stage["y"] + stage["height"] - 1, "the slider is below the stage")
        self.assertLess(slider["y"] + slider["height"], 740 / 2)

    def test_what_stays_in_view_is_a_third_of_the_screen(self):
        for name in ("fall.html", "easing.html", "how-much-resistance.html"):
            visit = self.visit(name, **PHONE)
            visit.reveal()
            heights = visit.run("""() => [...document.querySelectorAll(".player")].filter((player) =>
                getComputedStyle(player).position === "sticky").map((player) => player.offsetHeight)""")
            self.assertGreater(max(heights), 200, name)
            self.assertLessEqual(max(heights), 740 / 3, name)

    def test_thumbs_reach_what_they_press(self):
        for name in ("fall.html", "how-much-resistance.html", "collision.html"):
            visit = self.visit(name, **PHONE)
            visit.run("for (const details of document.querySelectorAll('details')) details.open = true")
            controls = visit.page.locator("button, select, input[type=range], input:not([type]), summary, .option")
            small = controls.evaluate_all("""(controls) => controls.filter((control) => control.checkVisibility())
                .map((control) => [control.outerHTML.slice(0, 80), control.getBoundingClientRect().height])
                .filter(([, height]) => height < 43.5)""")
            self.assertEqual(small, [], name)

    def test_wide_tables_become_lists(self):
        visit = self.visit("one-spring-many-dialects.html", **PHONE)
        visit.reveal()
        self.assertGreater(visit.page.locator("table.cards").count(), 0)
        for table in visit.page.locator("table.answer").all():
            self.assertLessEqual(table.bounding_box()["width"], 360)
        cell = visit.page.locator("table.cards tbody td:nth-child(2)").first
        self.assertTrue(cell.get_attribute("data-label"))
        self.assertEqual(cell.get_attribute("role"), "cell")
        wide = self.visit("one-spring-many-dialects.html")
        self.assertEqual(wide.page.locator("table.cards").count(), 0)

    def test_a_sweep_is_on_one_screen(self):
        visit = self.visit("how-much-resistance.html", **PHONE)
        visit.reveal()
        figure = visit.page.locator("figure.sweep").first
        figure.evaluate("(figure) => scrollTo(0, scrollY + figure.getBoundingClientRect().top)")
        for part in (".player > svg.stage", ".scrubber input", ".dials input", "figure.plot svg.plot"):
            box = figure.locator(part).first.bounding_box()
            self.assertGreaterEqual(box["y"], -1, part)
            self.assertLessEqual(box["y"] + box["height"], 740, part)
