"""A whole hour's script in minutes, with thirty browsers."""

from playwright.sync_api import expect

from classing import CARD, LAPTOP, PHONE, SECOND, SPEED, RoomTest, form, guess

PEOPLE = 30


class HourTest(RoomTest):
    def test_thirty_people_for_an_hour(self):
        room = self.room
        teacher, wall = self.teacher(), self.wall()
        pages = [self.participant(**(LAPTOP if place % 3 == 0 else PHONE)) for place in range(PEOPLE)]
        expect(wall.locator(".wall-count")).to_have_text(f"{PEOPLE} are here")

        def press(key, words):
            teacher.keyboard.press(key)
            expect(teacher.locator(".count")).to_contain_text(words)

        # Everybody reads the first step, and some are stuck.
        for page in pages[:3]:
            page.locator(".stuck").click()
        expect(teacher.locator("#people-title")).to_have_text(f"{PEOPLE} here, 3 stuck")
        # A question with two votes. A few reload in the middle of it.
        press("n", "asks nothing")
        press("n", "not open yet")
        press("o", "open")
        self.all_guess(pages, SECOND, lambda place: 300 + 10 * place)
        press("L", "locked")
        press("k", "talked about")
        for page in pages:
            expect(page.locator(".talk")).to_be_visible()
        press("w", "shown")
        expect(wall.locator(".dot-of-guess")).to_have_count(PEOPLE)
        press("a", "Second vote, open")
        for page in pages[::7]:
            page.reload()
        self.all_guess(pages, SECOND, lambda place: 500 + place)
        # It is counted down.
        press("l", "locked")
        press("w", "shown")
        press("r", "revealed")
        for page in pages:
            expect(form(page).locator("output")).to_contain_text("Your first guess was")
        expect(wall.locator(".dot-of-guess")).to_have_count(2 * PEOPLE)
        # A question that is answered by number, while the server is killed.
        press("n", "not open yet")
        press("o", "open")
        self.all_guess(pages, SPEED, lambda place: 1300 + 10 * place)
        room.kill()
        room.start()
        room.wait_for(lambda _: room.question(SPEED)["guesses"] == PEOPLE)
        room.wait_for(lambda _: [len(vote) for vote in room.question(SECOND)["dots"]] == [PEOPLE, PEOPLE])
        self.assertEqual(room.question(SPEED)["dots"][0], [1300 + 10 * place for place in range(PEOPLE)])
        press("l", "locked")
        press("r", "revealed")
        # Free pace: everybody goes to the end.
        teacher.keyboard.press("f")
        expect(teacher.locator(".pace")).to_contain_text("Free pace")
        for place, page in enumerate(pages):
            if place % 3:
                page.get_by_role("button", name="Next", exact=True).click()
                expect(page.locator(".place-in-class")).to_have_text("Step 5 of 5")
            else:
                expect(page.locator(".step:not(:empty)")).to_have_count(5)
                page.evaluate("scrollTo(0, document.body.scrollHeight)")
                expect(page.locator(".place-in-class")).to_have_text("Step 5 of 5")
        room.wait_for(lambda state: all(person["step"] == CARD for person in state["persons"]))
        # Two questions in one step, then the end.
        room.act("goto", CARD)
        for question in (0, 1):
            room.act("open", CARD, question)
            for place, page in enumerate(pages[:5]):
                guess(page, 200 + place, question)
            for act in ("lock", "show"):
                room.act(act, CARD, question)
        room.act("reveal", CARD)
        teacher.keyboard.press("e")
        expect(teacher.locator(".said")).to_contain_text("Press e again")
        teacher.keyboard.press("e")
        for page in pages:
            expect(page.locator(".awaited")).to_contain_text("The class has ended")
        self.assertEqual([text for text in self.messages if "ERR_" not in text], [], "only the killed server was missed")

    def all_guess(self, pages, step, value):
        for place, page in enumerate(pages):
            guess(page, value(place))
        self.room.wait_for(lambda _: self.room.question(step)["guesses"] == len(pages))
