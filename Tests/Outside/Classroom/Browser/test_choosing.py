"""A question in words: everybody taps, and the wall shows a bar for each choice."""

from classing import NOTEBOOK, PHONE, RoomTest, form
from playwright.sync_api import expect


class ChoosingTest(RoomTest):
    notebook = NOTEBOOK.with_name("choose.md")

    def test_a_tap_is_a_guess(self):
        page, wall = self.participant(**PHONE), self.wall()
        self.room.ask(0)
        expect(wall.locator(".wall-choices li")).to_have_text(["the pen", "the paper", "both"])
        button = form(page).get_by_role("button", name="the pen")
        self.assertGreaterEqual(self.box(button)["height"], 48)
        button.click()
        expect(form(page).locator("output")).to_contain_text("You sent “the pen”")
        self.room.crowd(["both", "both", "the paper"], 0)
        self.room.act("lock", 0)
        self.room.act("show", 0)
        expect(page.locator(".bar-row")).to_have_count(3)
        expect(page.locator(".bar.mine")).to_have_count(1)
        expect(page.locator(".crowd-words")).to_contain_text("2 “both”")
        expect(wall.locator(".bar-row")).to_have_count(3)
        self.room.act("reveal", 0)
        expect(form(page).locator("output")).to_contain_text("You chose “the pen”; it is “both”.")
        expect(form(page).locator("output")).to_contain_text("Gravity is the same for all.")
        expect(page.locator(".bar-row.right")).to_contain_text("both")
        expect(page.locator(".crowd-words")).to_contain_text("2 of 4 chose “both”.")
        self.assertQuiet()

    def test_only_what_is_offered_is_taken(self):
        self.room.ask(0)
        self.room.crowd(["both"], 0)
        for value in ("neither", 2, None):
            guess = {"step": 0, "question": 0, "value": value, "vote": 1, "id": "x"}
            self.assertEqual(self.room.guests[0].post("/guess", guess)[0], 400)
