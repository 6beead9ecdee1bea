"""The teacher's page and the wall."""

from playwright.sync_api import expect

from classing import LAPTOP, PHONE, PROJECTOR, SECOND, SPEED, RoomTest, guess


class TeacherTest(RoomTest):
    options = ("--names",)

    def test_keys_lead_through_a_question(self):
        page = self.teacher()
        count = page.locator(".count")
        self.room.crowd([], SECOND)
        for key, words in [("n", "not open yet"), ("o", "open: 0 of"), ("l", "locked"), ("w", "shown on the wall"), ("a", "Second vote, open"),
                           ("l", "Second vote, locked"), ("r", "revealed")]:
            page.keyboard.press(key)
            expect(count).to_contain_text(words)
        expect(page.locator(".pace")).to_have_text("Together at step 2")
        for key, words in [("n", "Together at step 3"), ("b", "Together at step 2"), ("f", "Free pace"), ("t", "Together"), ("p", "paused")]:
            page.keyboard.press(key)
            expect(page.locator(".pace")).to_contain_text(words)
        self.assertQuiet()

    def test_letters_can_be_turned_off(self):
        page = self.teacher()
        page.get_by_label("Letter keys").uncheck()
        page.keyboard.press("n")
        page.get_by_role("button", name="Pause").click()
        expect(page.locator(".pace")).to_have_text("Together at step 1, paused")

    def test_the_end_asks_first(self):
        page = self.teacher()
        asked = []

        def answer(dialog):
            asked.append(dialog.message)
            dialog.accept() if len(asked) > 1 else dialog.dismiss()

        page.on("dialog", answer)
        page.keyboard.press("e")
        self.assertFalse(self.room.state()["ended"])
        page.keyboard.press("e")
        expect(page.locator(".said")).to_have_text("The class has ended.")
        self.assertEqual(len(asked), 2)

    def test_the_pace_goes_on_from_free(self):
        page = self.teacher()
        for key, words in [("f", "Free pace"), ("n", "Together at step 2"), ("b", "Together at step 1")]:
            page.keyboard.press(key)
            expect(page.locator(".pace")).to_have_text(words)

    def test_a_range_is_set(self):
        page = self.teacher()
        page.get_by_label("From step").fill("2")
        page.get_by_label("to step", exact=True).fill("3")
        page.get_by_role("button", name="Set range").click()
        expect(page.locator(".pace")).to_have_text("Free from step 2 to 3")

    def test_guesses_are_seen_before_the_wall_has_them(self):
        page, wall = self.teacher(), self.wall()
        self.room.ask(SECOND)
        self.room.crowd([100, 480, 500], SECOND)
        expect(page.locator(".dot-of-guess")).to_have_count(3)
        expect(wall.locator(".wall-count")).to_have_text("3 of 3 guessed")
        expect(wall.locator(".dot-of-guess")).to_have_count(0)

    def test_people_who_are_stuck_come_first(self):
        first, second = self.participant(**PHONE), self.participant(**PHONE)
        rude = "<img src=x onerror=a()>"
        for page, name in ((first, "Ada"), (second, rude)):
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_label("Your name")).to_be_hidden()
        page = self.teacher()
        names = page.locator(".people b")
        expect(names).to_have_text(["Ada", rude])
        second.locator(".stuck").tap()
        expect(names).to_have_text([rude, "Ada"])
        expect(page.locator("#people-title")).to_have_text("2 people, 1 stuck")
        page.get_by_role("button", name=f"Hide {rude}").click()
        expect(page.locator(".people .about").first).to_contain_text("hidden")
        page.on("dialog", lambda dialog: dialog.accept())
        page.locator(".people li").first.get_by_role("button", name="Remove").click()
        expect(names).to_have_text(["Ada"])
        self.assertEqual(page.locator("img").count(), 0)


class WallTest(RoomTest):
    def test_it_shows_how_to_join_and_then_the_question(self):
        for look in (PROJECTOR, LAPTOP):
            with self.subTest(str(look)):
                self.setUp()
                wall = self.wall(**look)
                expect(wall.locator(".code-word")).to_have_text(self.room.code)
                expect(wall.locator(".address")).to_contain_text(f":{self.room.port}")
                self.assertFits(wall)
                self.room.ask(SECOND)
                expect(wall.locator(".question-text")).to_contain_text("box.center.y at 1 s")
                self.room.crowd([100, 480, 500, 528, 5000], SECOND)
                expect(wall.locator(".wall-count")).to_contain_text("5 of 5")
                self.assertFits(wall)
                for act in ("lock", "show"):
                    self.room.act(act, SECOND)
                expect(wall.locator(".dot-of-guess")).to_have_count(5)
                expect(wall.locator(".crowd .ghost-outline")).to_have_count(5)
                self.assertFits(wall)
                self.room.act("again", SECOND)
                expect(wall.locator(".dot-of-guess")).to_have_count(0)
                expect(wall.locator(".wall-count")).to_contain_text("Second vote")
                self.room.crowd([500, 520, 530, 528, 5000], SECOND, vote=2)
                for act in ("lock", "show", "reveal"):
                    self.room.act(act, SECOND)
                expect(wall.locator(".true-outline")).to_have_count(1)
                expect(wall.locator(".crowd-words")).to_contain_text("of 5 within")
                expect(wall.locator(".crowd-words")).to_contain_text("The middle guess moved from 500 to 528")
                expect(wall.locator(".row-name")).to_have_text(["First vote", "Second vote"])
                self.assertFits(wall)
                self.assertQuiet()

    def test_a_number_alone_has_dots(self):
        page, wall = self.participant(**PHONE), self.wall()
        self.room.ask(SPEED)
        guess(page, 1400)
        for act in ("lock", "show"):
            self.room.act(act, SPEED)
        expect(wall.locator(".dot-of-guess")).to_have_count(1)
        expect(wall.locator(".crowd-words")).to_have_text("1 guess: 1400\u00a0pt/s.")

    def assertFits(self, wall):
        sizes = wall.evaluate("[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]")
        self.assertEqual(sizes, [0, 0], "the wall shows all of it at once")
