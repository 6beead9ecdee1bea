"""The teacher's page and the wall."""

from playwright.sync_api import expect

from classing import CARD, LAPTOP, PHONE, PROJECTOR, SECOND, SPEED, RoomTest, guess


class TeacherTest(RoomTest):
    options = ("--names",)

    def test_keys_lead_through_a_question(self):
        page = self.teacher()
        count = page.locator(".count")
        self.room.crowd([], SECOND)
        for key, words in [("n", "asks nothing"), ("n", "not open yet"), ("o", "open, for 0:0"), ("l", "locked"), ("k", "talked about"), ("a", "Second vote, open"),
                           ("L", "Second vote, locked"), ("w", "shown on the wall"), ("r", "revealed")]:
            page.keyboard.press(key)
            expect(count).to_contain_text(words)
        expect(page.locator(".pace")).to_have_text("Together at step 3")
        for key, words in [("n", "Together at step 4"), ("b", "Together at step 3"), ("f", "Free pace"), ("t", "Together"), ("p", "paused")]:
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
        page.keyboard.press("e")
        expect(page.locator(".said")).to_contain_text("Press e again")
        # Another act in between, and it is asked again.
        page.keyboard.press("n")
        expect(page.locator(".pace")).to_have_text("Together at step 2")
        expect(page.locator(".said")).to_be_empty()
        page.keyboard.press("e")
        expect(page.locator(".said")).to_contain_text("Press e again")
        self.assertFalse(self.room.state()["ended"])
        page.keyboard.press("e")
        expect(page.locator(".said")).to_have_text("The class has ended.")

    def test_what_the_class_does_takes_no_doubt_back(self):
        page = self.teacher()
        self.room.act("goto", SECOND)
        expect(page.locator(".pace")).to_have_text(f"Together at step {SECOND + 1}")
        page.keyboard.press("e")
        expect(page.locator(".said")).to_contain_text("Press e again")
        # A state that comes between the two presses, as it does from another teacher or a countdown.
        self.room.act("open", SECOND)
        expect(page.locator(".count")).to_contain_text("open")
        expect(page.locator(".count")).not_to_contain_text("not open")
        page.keyboard.press("e")
        expect(page.locator(".said")).to_contain_text("The class has ended.")

    def test_what_is_said_is_seen_from_the_end_of_the_page(self):
        page = self.teacher(viewport={"width": 1280, "height": 300})
        self.room.act("goto", SECOND)
        expect(page.locator(".script .asks-words")).to_be_visible()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.keyboard.press("r")
        expect(page.locator(".said")).to_contain_text("not open yet")
        expect(page.locator(".said")).to_be_in_viewport()

    def test_the_pace_goes_on_from_free(self):
        page = self.teacher()
        for key, words in [("f", "Free pace"), ("n", "Together at step 2"), ("b", "Together at step 1")]:
            page.keyboard.press(key)
            expect(page.locator(".pace")).to_contain_text(words)

    def test_a_range_is_set(self):
        page = self.teacher()
        page.get_by_label("From step").fill("2")
        page.get_by_label("to step", exact=True).fill("3")
        page.get_by_role("button", name="Set range").click()
        expect(page.locator(".pace")).to_contain_text("Free from step 2 to 3")

    def test_guesses_are_seen_before_the_wall_has_them(self):
        page, wall = self.teacher(), self.wall()
        self.room.ask(SECOND)
        self.room.crowd([100, 480, 500], SECOND)
        expect(page.locator(".dot-of-guess")).to_have_count(3)
        expect(wall.locator(".wall-count")).to_have_text("3 of 3")
        expect(wall.locator(".dot-of-guess")).to_have_count(0)

    def test_the_script_is_on_the_page(self):
        page = self.teacher()
        self.room.act("goto", SECOND)
        expect(page.locator(".script .asks-words")).to_have_text("Where is the box after a second?")
        expect(page.locator(".answer-chip")).to_contain_text("Answer: 530")
        expect(page.locator(".big button")).to_contain_text("Open")
        page.keyboard.press("o")
        expect(page.locator(".big button")).to_contain_text("Lock")
        self.room.crowd([540, 300], SECOND)
        expect(page.locator(".near-band")).to_have_count(1)
        page.keyboard.press("L")
        expect(page.locator(".big button")).to_contain_text("Talk")

    def test_an_act_is_undone_and_a_reveal_is_counted(self):
        page = self.teacher()
        self.room.ask(SECOND)
        expect(page.locator(".big button")).to_contain_text("Lock")
        page.keyboard.press("L")
        expect(page.locator(".undo-bar")).to_contain_text("Lock now: done.")
        page.keyboard.press("u")
        expect(page.locator(".big button")).to_contain_text("Lock")
        page.keyboard.press("L")
        expect(page.locator(".big button")).to_contain_text("Talk")
        page.evaluate("durations.reveal = 60")
        page.keyboard.press("r")
        expect(page.locator(".others")).to_contain_text("Reveal in")
        page.keyboard.press("r")
        expect(page.locator(".others")).not_to_contain_text("Reveal in")
        self.assertEqual(self.room.question(SECOND)["state"], "locked")
        page.evaluate("durations.reveal = 1")
        page.keyboard.press("r")
        self.room.wait_for(lambda _: self.room.question(SECOND)["state"] == "revealed")
        expect(page.locator(".undo-bar")).to_be_hidden()

    def test_what_was_refused_and_is_right_now_is_not_said(self):
        page = self.teacher()
        self.room.act("goto", SECOND)
        expect(page.locator(".pace")).to_have_text(f"Together at step {SECOND + 1}")
        page.keyboard.press("l")
        expect(page.locator(".said")).to_have_text("The question is not open yet.")
        self.room.act("open", SECOND)
        expect(page.locator(".said")).to_be_empty()

    def test_who_looks_ahead_sees_how_many_are_near(self):
        page = self.teacher()
        self.room.ask(SECOND)
        self.room.crowd([500, 520, 530, 900], SECOND)
        expect(page.locator(".crowd-dots svg")).to_be_visible()
        for step in (SPEED, SECOND):
            page.locator(".step-list button").nth(step).click()
            expect(page.locator("#question-title")).to_contain_text(f"Step {step + 1}")
        self.room.act("lock", SECOND)
        expect(page.locator(".crowd-words")).to_contain_text("of 4 within")

    def test_a_step_of_two_questions_says_the_one_at_hand(self):
        page = self.teacher()
        for question in range(2):
            self.room.ask(CARD, question)
            expect(page.locator(".script .asks-words")).to_contain_text(["card.center.y", "card.velocity.y"][question])
            self.room.act("skip", CARD, question)

    def test_a_chip_for_each_person(self):
        first, second = self.participant(**PHONE), self.participant(**PHONE)
        rude = "<img src=x onerror=a()>"
        for page, name in ((first, "Ada"), (second, rude)):
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_label("Your name")).to_be_hidden()
        page = self.teacher()
        chips = page.locator(".chip")
        expect(chips).to_have_text(["Ada", rude])
        second.locator(".stuck").tap()
        expect(chips).to_have_text([rude, "Ada"])
        expect(page.locator("#people-title")).to_have_text("2 here, 1 stuck")
        chips.first.click()
        expect(page.locator(".person b")).to_have_text(rude)
        page.get_by_role("button", name="Been there").click()
        expect(page.locator("#people-title")).to_have_text("2 here")
        expect(second.locator(".stuck")).to_have_attribute("aria-pressed", "false")
        page.get_by_role("button", name="Hide").click()
        expect(page.locator(".person .about")).to_contain_text("hidden")
        page.locator(".person").get_by_role("button", name="Remove", exact=True).click()
        expect(chips).to_have_text(["Ada"])
        self.assertEqual(page.locator("img").count(), 0)

    def test_the_door(self):
        page, wall = self.teacher(), self.wall()
        page.keyboard.press("d")
        expect(page.locator(".joining")).to_have_text("The door is closed.")
        expect(wall.locator(".code-word")).to_have_count(0)
        late = self.visit(self.room.entrance)
        expect(late.locator("[role=alert]")).to_contain_text("The door is closed")
        page.keyboard.press("d")
        expect(wall.locator(".code-word")).to_have_text(self.room.code)


    def test_a_question_goes_on_behind_one_that_is_skipped(self):
        phone, wall = self.participant(**PHONE), self.wall()
        self.room.act("goto", SECOND)
        self.room.act("skip", SECOND)
        # Where a question opens, everybody is.
        self.room.act("open", SPEED)
        expect(phone.locator(".place-in-class")).to_have_text("Step 4 of 5")
        guess(phone, 1400)
        expect(wall.locator(".wall-count")).to_have_text("1 of 1")
        self.assertEqual(phone.get_by_text("This part follows the answer").count(), 0)
        self.room.act("back")
        expect(phone.locator(".place-in-class")).to_have_text("Step 3 of 5")
        self.assertNotIn("The box stays one step behind", phone.content())


class WallTest(RoomTest):
    def test_a_step_has_its_stage_again(self):
        wall = self.wall()
        stage = wall.locator(".wall-side svg.stage")
        self.room.act("goto", SECOND)
        expect(stage).to_be_visible()
        for act in ("back", "next", "open", "lock", "talk"):
            self.room.act(act)
        expect(wall.locator(".wall-words h1")).to_contain_text("Convince them")
        expect(stage).to_be_visible()

    def test_nothing_on_it_scrolls(self):
        for look in (PROJECTOR, LAPTOP):
            with self.subTest(str(look)):
                self.setUp()
                wall = self.wall(**look)
                expect(wall.locator(".code-word")).to_have_text(self.room.code)
                expect(wall.locator(".address")).to_contain_text(f":{self.room.port}")
                self.assertFits(wall)
                self.room.act("goto", SECOND)
                expect(wall.locator(".wall-words h1")).to_have_text("Where is the box after a second?")
                expect(wall.locator(".wall-side svg.stage")).to_be_visible()
                self.assertFits(wall)
                self.room.act("open", SECOND)
                self.room.crowd([100, 480, 500, 500, 528, 5000], SECOND)
                expect(wall.locator(".wall-count")).to_have_text("6 of 6")
                expect(wall.locator(".wall-left code")).to_contain_text(self.room.code)
                self.assertFits(wall)
                self.room.act("countdown", SECOND)
                expect(wall.locator(".wall-lock")).not_to_be_empty()
                self.assertFits(wall)
                expect(wall.locator(".wall-left")).to_contain_text("Locked")
                self.room.act("talk", SECOND)
                expect(wall.locator(".wall-words h1")).to_contain_text("Convince them")
                expect(wall.locator(".wall-clock")).to_contain_text("0:0")
                expect(wall.locator(".dot-of-guess")).to_have_count(0)
                self.assertFits(wall)
                self.room.act("show", SECOND)
                # The first vote decides the axis, and what lies far out is said at its ends.
                expect(wall.locator(".dot-of-guess")).to_have_count(4)
                expect(wall.locator(".beyond")).to_have_text(["◂ 1\u00a0× 100", "1\u00a0× 5000 ▸"])
                expect(wall.locator(".badge")).to_have_text(["2", "1 below: 5000"])
                self.assertFits(wall)
                self.room.act("again", SECOND)
                expect(wall.locator(".dot-of-guess")).to_have_count(0)
                self.room.crowd([500, 520, 530, 530, 530, 5000], SECOND, vote=2)
                for act in ("lock", "show"):
                    self.room.act(act, SECOND)
                expect(wall.locator(".row-name")).to_have_text(["first", "then"])
                labels = wall.locator(".dots-on-axis .middle").all_inner_texts()
                self.room.act("reveal", SECOND)
                expect(wall.locator(".wall-answer")).to_contain_text("It was 529")
                expect(wall.locator(".wall-line")).to_contain_text("of 6 at first, then")
                expect(wall.locator(".true-outline")).to_have_count(1)
                self.assertLessEqual(set(labels[:-1]), set(wall.locator(".dots-on-axis .middle").all_inner_texts()), "the axis stays")
                self.assertFits(wall)
                self.room.act("free")
                expect(wall.locator(".wall-progress li")).to_have_count(5)
                self.assertFits(wall)
                self.room.act("end")
                expect(wall.locator(".wall-words h1")).to_have_text("The class has ended.")
                self.assertFits(wall)
                self.assertQuiet()

    def test_a_number_alone_has_dots(self):
        page, wall = self.participant(**PHONE), self.wall()
        self.room.ask(SPEED)
        guess(page, 1400)
        for act in ("lock", "show"):
            self.room.act(act, SPEED)
        expect(wall.locator(".dot-of-guess")).to_have_count(1)
        expect(wall.locator(".wall-line")).to_contain_text("1400")

    def test_it_is_light_until_a_key_is_pressed(self):
        wall = self.wall(color_scheme="dark")
        color = "getComputedStyle(document.body).backgroundColor"
        light = wall.evaluate(color)
        wall.keyboard.press("i")
        self.assertNotEqual(wall.evaluate(color), light)

    def assertFits(self, wall):
        self.eventually(lambda: self.assertFitsNow(wall))

    def assertFitsNow(self, wall):
        sizes = wall.evaluate("""() => {
          const words = document.querySelector(".wall-words"), side = document.querySelector(".wall-side");
          const over = (element) => [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
          return [...over(document.documentElement), ...over(words), ...over(side)].map((size) => Math.max(size, 0));
        }""")
        self.assertLessEqual(max(sizes), 1, "the wall shows all of it at once")
        small = wall.evaluate("""() => [...document.querySelectorAll(".wall-words :is(h1, p), .wall-foot :is(span, code, b), .dots-on-axis")]
            .filter((element) => element.checkVisibility() && element.textContent)
            .map((element) => [element.className, parseFloat(getComputedStyle(element).fontSize) * 1920 / innerWidth])
            .filter(([name, size]) => !name.includes?.("dots-on-axis") && size < 28)""")
        self.assertEqual(small, [], "the last row reads it")
