"""How near a guess is: a phone and the wall say the same answer."""

from playwright.sync_api import expect

from classing import NOTEBOOK, PHONE, RoomTest, form, guess

HOUR = NOTEBOOK.parents[4] / "notebooks" / "class" / "hour.md"
# The step of the heavy box, which falls 479.58 pt, of which 10 are near, and that of the ball, which turns at 411.54.
FALLS, TURNS = 3, 4


class NearTest(RoomTest):
    notebook = HOUR

    def told(self, step, value):
        page = self.participant(**PHONE)
        self.room.ask(step)
        guess(page, value)
        for act in ("lock", "reveal"):
            self.room.act(act, step)
        return form(page).locator("output")

    def test_what_is_nearly_right_is_not_exactly_right(self):
        wall = self.wall()
        expect(self.told(TURNS, 412)).to_contain_text("it was 411.5\u00a0pt (near, off by 0.5\u00a0pt)")
        expect(wall.locator(".wall-answer")).to_have_text("It was 411.5\u00a0pt")

    def test_what_is_said_to_be_off_is(self):
        expect(self.told(FALLS, 489.6)).to_contain_text("it was 479.58\u00a0pt (off by 10.02\u00a0pt)")
