"""Roles and names, by axe-core and by hand."""

from axe_playwright_python.sync_playwright import Axe

from browsing import PageTest

PAGES = ["index.html", "fall.html", "collision.html", "keyboard.html", "how-much-resistance.html", "forms/slides.html"]


class AccessTest(PageTest):
    def test_axe_finds_nothing(self):
        for name in PAGES:
            for scheme in ("light", "dark"):
                with self.subTest(f"{name}, {scheme}"):
                    visit = self.visit(name, color_scheme=scheme, reduced_motion="reduce")
                    # Before a guess, and after.
                    for step in (lambda: None, visit.reveal):
                        step()
                        found = Axe().run(visit.page)
                        self.assertEqual(found.violations_count, 0, found.generate_report())

    def test_the_parts_of_a_player_have_roles_and_names(self):
        visit, cell = self.player("collision.html", reduced_motion="reduce")
        number = cell.removeprefix("cell-")
        player = visit.page.get_by_role("group", name=f"Player of cell {number}", exact=True)
        self.assertEqual(player.count(), 1)
        for role, name in [
            ("button", "Play"), ("button", "Previous frame"), ("button", "Next frame"), ("slider", "Time"),
            ("combobox", "Speed"), ("checkbox", "Loop"), ("checkbox", "Forces and fields"),
            ("img", f"The stage of cell {number}"),
        ]:
            visit.seek(cell, 0)
            self.assertEqual(player.get_by_role(role, name=name, exact=True).count(), 1, name)

    def test_a_slider_says_its_time_in_words(self):
        visit, cell = self.player("fall.html", reduced_motion="reduce")
        visit.seek(cell, 0.05)
        slider = visit.page.locator(f"#{cell} .scrubber input")
        self.assertEqual(slider.get_attribute("aria-valuetext"), "0.05 s")

    def test_the_first_key_offers_to_skip_to_the_text(self):
        visit = self.visit("fall.html")
        visit.page.keyboard.press("Tab")
        self.assertEqual(visit.run("document.activeElement.getAttribute('href')"), "#main")
        self.assertTrue(visit.page.locator(".skip").is_visible())
