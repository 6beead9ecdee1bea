"""Roles and names on all pages of a class, by axe-core, in each state of a question."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from classing import PHONE, SECOND, RoomTest, guess


class AccessTest(RoomTest):
    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                self.setUp()
                look = {"color_scheme": scheme}
                join = self.visit("/", **PHONE, **look)
                page, teacher, wall = self.participant(**PHONE, **look), self.teacher(**look), self.wall(**look)
                self.check(join)
                self.check(page, teacher, wall)
                self.room.act("goto", SECOND)
                expect(page.locator(".awaited")).to_contain_text("opens soon")
                self.check(page)
                self.room.act("open", SECOND)
                guess(page, 300)
                self.room.crowd([100, 480, 500, 528, 5000], SECOND)
                self.check(page, teacher, wall)
                for act in ("lock", "talk", "show", "again"):
                    self.room.act(act, SECOND)
                    expect(teacher.locator(".count")).to_contain_text({"lock": "locked", "talk": "talked", "show": "shown", "again": "Second vote"}[act])
                    self.check(page, teacher, wall)
                guess(page, 500)
                for act in ("lock", "reveal"):
                    self.room.act(act, SECOND)
                expect(page.locator(".true-outline")).to_have_count(1)
                expect(wall.locator(".true-outline")).to_have_count(1)
                self.check(page, teacher, wall)
                self.room.act("end")
                expect(page.locator(".awaited")).to_contain_text("ended")
                self.check(page)

    def check(self, *pages):
        for page in pages:
            found = Axe().run(page)
            self.assertEqual(found.violations_count, 0, f"{page.url}\n{found.generate_report()}")
