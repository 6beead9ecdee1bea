"""A participant's page: a question from closed to revealed, on a phone and by keyboard alone."""

from playwright.sync_api import expect

from classing import CARD, LAPTOP, PHONE, SECOND, SPEED, RoomTest, form, guess


class ParticipantTest(RoomTest):
    def awaits(self, page, words):
        expect(page.locator(".awaited")).to_contain_text(words)

    def test_a_finger_drags_the_ghost(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        self.awaits(page, "Make your guess")
        ghost = page.locator(".ghost-handle")
        ghost.scroll_into_view_if_needed()
        page.locator("svg.stage").evaluate("(svg) => svg.scrollIntoView({ block: 'center' })")
        box = self.box(ghost)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        session = page.context.new_cdp_session(page)
        for kind, way in [("touchStart", 0), ("touchMove", 40), ("touchMove", 100), ("touchEnd", None)]:
            points = [] if way is None else [{"x": x, "y": y + way}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        scale = page.locator("svg.stage").evaluate("(svg) => svg.getScreenCTM().a")
        start = float(form(page).get_attribute("data-start"))
        value = float(form(page).locator("input").input_value())
        self.assertAlmostEqual(value, start + 100 / scale, delta=2)
        page.get_by_role("button", name="Send").tap()
        expect(form(page).locator("output")).to_contain_text("You sent")
        self.assertEqual(self.room.question(SECOND)["dots"][0], [value])
        self.assertQuiet()

    def test_a_mouse_drags_the_ghost(self):
        page = self.participant(**LAPTOP)
        self.room.ask(SECOND)
        self.awaits(page, "Make your guess")
        page.locator("svg.stage").evaluate("(svg) => svg.scrollIntoView({ block: 'center' })")
        box = self.box(page.locator(".ghost-handle"))
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 60, steps=4)
        page.mouse.up()
        page.get_by_role("button", name="Send").click()
        expect(form(page).locator("output")).to_contain_text("You sent")
        self.assertGreater(self.room.question(SECOND)["dots"][0][0], 100)

    def test_keys_alone_are_enough(self):
        page = self.participant(**LAPTOP)
        self.room.ask(SECOND)
        self.awaits(page, "Make your guess")
        keyboard = page.keyboard

        def go_to(selector):
            for _ in range(30):
                keyboard.press("Tab")
                if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                    return
            self.fail(f"no key leads to {selector}")

        go_to(".ghost-handle")
        for key in ("PageDown", "PageDown", "ArrowUp"):
            keyboard.press(key)
        keyboard.press("Enter")
        expect(form(page).locator("output")).to_contain_text("You sent")
        start = round(float(form(page).get_attribute("data-start")))
        self.assertEqual(self.room.question(SECOND)["dots"][0], [start + 19])
        go_to(".stuck")
        keyboard.press("Space")
        self.room.wait_for(lambda state: state["persons"][0]["stuck"])
        expect(page.locator(".stuck")).to_have_attribute("aria-pressed", "true")
        self.room.act("free")
        expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
        page.get_by_role("button", name="Next", exact=True).focus()
        keyboard.press("Enter")
        self.room.wait_for(lambda state: state["persons"][0]["step"] == SPEED)

    def test_a_question_on_a_phone_from_closed_to_revealed(self):
        page = self.participant(**PHONE)
        self.room.act("goto", SECOND)
        self.awaits(page, "opens soon")
        self.assertFits(page)
        expect(form(page).locator("input")).to_be_hidden()
        self.room.act("open", SECOND)
        guess(page, 300)
        self.assertFits(page)
        guess(page, "320,5")
        self.awaits(page, "Your guess is in")
        self.room.crowd([100, 480, 500, 520, 900, 5000], SECOND)
        expect(page.locator(".dots-on-axis")).to_have_count(0)
        self.room.act("lock", SECOND)
        self.awaits(page, "Locked. Your guess is in.")
        expect(page.locator(".dots-on-axis")).to_have_count(0)
        self.room.act("show", SECOND)
        expect(page.locator(".dot-of-guess")).to_have_count(6)
        expect(page.locator(".beyond")).to_have_text("1\u00a0× 5000 ▸")
        expect(page.locator(".you")).to_have_count(1)
        expect(page.locator(".dot-of-guess.mine")).to_have_count(1)
        expect(page.locator(".badge", has_text="below")).to_have_text("2 below: 900 … 5000")
        self.assertFits(page)
        self.room.act("again", SECOND)
        self.awaits(page, "Vote again")
        expect(form(page).locator("output")).to_contain_text("Your first guess was 320.5\u00a0pt")
        expect(page.locator(".crowd.first .ghost-outline")).to_have_count(1)
        expect(page.locator(".dots-on-axis")).to_have_count(0)
        guess(page, 520)
        self.room.act("lock", SECOND)
        self.room.act("show", SECOND)
        expect(page.locator(".row-name")).to_have_text(["first", "then"])
        self.assertNotIn("off by", page.locator("#main").text_content())
        self.room.act("reveal", SECOND)
        words = form(page).locator("output")
        expect(words).to_contain_text("You guessed 520")
        expect(words).to_contain_text("off by")
        expect(words).to_contain_text("Your first guess was 320.5")
        expect(page.locator(".truth-value")).to_have_count(1)
        expect(page.locator(".crowd-words")).to_contain_text("of 1 within")
        expect(page.get_by_text("The box stays one step behind")).to_be_visible()
        expect(page.locator(".player .controls")).to_be_visible()
        self.assertFits(page)
        self.assertQuiet()

    def test_the_run_plays_to_the_moment_that_was_asked_for(self):
        page = self.participant(**PHONE, reduced_motion="no-preference")
        self.room.ask(SECOND)
        guess(page, 500)
        for act in ("lock", "reveal"):
            self.room.act(act, SECOND)
        expect(form(page).locator("output")).to_contain_text("off by")
        clock = float(page.locator(".player .clock").inner_text().split()[0])
        self.assertAlmostEqual(clock, float(form(page).get_attribute("data-time")), delta=0.02)
        self.assertQuiet()

    def test_who_did_not_guess_sees_the_answer(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        self.room.crowd([500, 510, 520], SECOND)
        for act in ("lock", "show", "reveal"):
            self.room.act(act, SECOND)
        expect(form(page).locator("output")).to_contain_text("The value is")
        expect(page.locator(".true-outline")).to_have_count(1)
        self.assertQuiet()

    def test_a_value_that_is_not_seen_is_a_number(self):
        page = self.participant(**PHONE)
        self.room.ask(SPEED)
        self.awaits(page, "Make your guess")
        page.get_by_role("button", name="Send").tap()
        expect(form(page).locator("output")).to_contain_text("Write a number")
        self.assertEqual(form(page).locator("input").get_attribute("aria-invalid"), "true")
        guess(page, 1400)
        for act in ("lock", "show", "reveal"):
            self.room.act(act, SPEED)
        expect(form(page).locator("output")).to_contain_text("You guessed 1400")
        self.assertQuiet()

    def test_two_questions_in_one_step(self):
        page = self.participant(**LAPTOP)
        self.room.ask(CARD, 0)
        guess(page, 300, 0)
        expect(form(page, 1).locator("input")).to_be_hidden()
        self.room.act("open", CARD, 1)
        guess(page, 400, 1)
        for question in (0, 1):
            self.assertEqual(len(self.room.question(CARD, question)["dots"][0]), 1)
            for act in ("lock", "show"):
                self.room.act(act, CARD, question)
        expect(page.locator(".dot-of-guess")).to_have_count(2)
        # One run tells both answers.
        self.room.act("reveal", CARD, 0)
        for question in (0, 1):
            expect(form(page, question).locator("output")).to_contain_text("off by")
        self.assertQuiet()

    # MARK: Pace

    def test_a_phone_follows_the_pace(self):
        page = self.participant(**PHONE)
        place = page.locator(".place-in-class")
        expect(place).to_have_text("Step 1 of 5")
        expect(page.get_by_role("button", name="Next", exact=True)).to_be_hidden()
        self.room.act("next")
        expect(place).to_have_text("Step 2 of 5")
        self.room.act("range", **{"from": 1, "to": 2})
        page.get_by_role("button", name="Next", exact=True).tap()
        expect(place).to_have_text("Step 3 of 5")
        expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
        expect(page.locator(".step")).to_have_count(1)
        self.room.act("goto", 0)
        expect(place).to_have_text("Step 1 of 5")
        self.room.act("pause")
        self.awaits(page, "Paused. Look at the front.")
        self.assertTrue(page.locator(".steps").evaluate("(steps) => steps.inert"))
        self.room.act("pause")
        self.awaits(page, "Read this step")
        self.room.act("end")
        self.awaits(page, "The class has ended")

    def test_a_laptop_shows_the_page(self):
        page = self.participant(**LAPTOP)
        self.room.act("free")
        expect(page.locator(".step")).to_have_count(5)
        page.get_by_text("Two at once").scroll_into_view_if_needed()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(page.locator(".place-in-class")).to_have_text("Step 5 of 5")
        self.room.wait_for(lambda state: state["persons"][0]["step"] == CARD)
        self.assertQuiet()

    def test_each_step_is_met_on_a_laptop(self):
        page = self.participant(viewport={"width": 1280, "height": 1600})
        self.room.act("free")
        expect(page.locator(".step .card")).to_have_count(3)
        # Several steps share this window.
        for step in range(2, 6):
            page.get_by_role("button", name="Next", exact=True).click()
            place = page.locator(".place-in-class")
            expect(place).to_have_text(f"Step {step} of 5")
            self.assertEqual(self.settled(place.inner_text), f"Step {step} of 5")

    # MARK: Phones

    def test_the_stage_stays_where_it_is_while_the_answer_comes(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 520)
        self.room.act("lock", SECOND)
        self.room.act("reveal", SECOND)
        expect(page.locator(".crowd-dots svg")).to_be_visible()
        top = lambda: self.box(page.locator(".card svg.stage"))["y"]
        while_it_plays = self.settled(top)
        expect(form(page).locator("output")).to_contain_text("off by")
        self.assertAlmostEqual(self.settled(top), while_it_plays, delta=20)
        words = self.box(form(page).locator("output"))
        self.assertLessEqual(words["y"] + words["height"], 740)

    def test_the_guess_is_on_one_screen(self):
        page = self.participant(**PHONE)
        for step in (SECOND, SPEED):
            self.room.ask(step)
            expect(form(page).locator("input")).to_be_visible()
            selectors = (".asks-words", ".value-row", "form.predict > button", ".awaited", *([".card svg.stage"] if step == SECOND else []))
            self.eventually(lambda: self.assertOnScreen(page, selectors))
            self.assertGreaterEqual(self.box(page.locator("form.predict > button"))["height"], 52)

    def assertOnScreen(self, page, selectors):
        for selector in selectors:
            box = self.box(page.locator(selector))
            self.assertGreaterEqual(box["y"], 0, selector)
            self.assertLessEqual(box["y"] + box["height"], 740, selector)

    def test_sent_looks_sent(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        button = form(page).locator("> button")
        guess(page, "520 pt")
        expect(button).to_contain_text("✓ Sent · 520\u00a0pt")
        button.tap()
        expect(button).to_have_text("Send")
        form(page).get_by_role("button", name="More").tap()
        button.tap()
        expect(button).to_contain_text("✓ Sent · 521\u00a0pt")
        guess(page, "1.000,5")
        self.assertEqual(self.room.question(SECOND)["dots"][0], [1000.5])
        form(page).get_by_role("button", name="More").tap()
        form(page).locator("input").fill("1,000")
        form(page).locator("input").press("Enter")
        expect(form(page).locator("output")).to_have_text("Write 1000 or 1.000: 1,000 can be either.")
        form(page).locator("input").fill("510 points")
        form(page).locator("input").press("Enter")
        expect(button).to_contain_text("✓ Sent · 510\u00a0pt")

    def test_what_was_not_sent_is_no_guess(self):
        page, other = self.participant(**PHONE), self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 520)
        form(page).locator("> button").tap()
        form(page).locator("input").fill("600")
        form(other).locator("input").fill("70")
        self.room.act("lock", SECOND)
        expect(form(page).locator("output")).to_have_text("You guessed 520\u00a0pt. 600 was not sent. The question is locked.")
        expect(page.locator(".ghost-handle")).to_have_attribute("aria-valuenow", "520")
        expect(form(other).locator("output")).to_have_text("70 was not sent. The question is locked.")
        expect(other.locator(".ghost-handle")).not_to_have_attribute("aria-valuenow", "70")

    def test_what_cannot_be_sent_is_said(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        form(page).locator("input").fill("9999999999")
        form(page).locator("input").press("Enter")
        self.awaits(page, "Too large. Write a number below 1\u00a0000\u00a0000\u00a0000.")
        self.assertEqual(self.room.question(SECOND)["dots"][0], [])
        guess(page, 500)
        self.awaits(page, "Your guess is in")

    def test_who_is_stuck_at_once_stays_stuck(self):
        page = self.participant(**PHONE)
        self.room.act("free")
        page.get_by_role("button", name="Next", exact=True).tap()
        page.locator(".stuck").tap()
        self.room.wait_for(lambda state: (state["persons"][0]["step"], state["persons"][0]["stuck"]) == (1, True))
        expect(page.locator(".stuck")).to_have_attribute("aria-pressed", "true")

    def test_two_tabs_have_one_guess(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 600)
        other = page.context.new_page()
        other.goto(self.room.url("/"))
        guess(other, 481)
        expect(form(page).locator("input")).to_have_value("481")
        self.assertEqual(self.room.question(SECOND)["dots"][0], [481])

    def test_near_is_what_the_class_calls_near(self):
        values = [455, 470, 479, 490, 505]
        pages = [self.participant(**PHONE) for _ in values]
        self.room.ask(SECOND)
        for page, value in zip(pages, values):
            guess(page, value)
        for act in ("lock", "reveal"):
            self.room.act(act, SECOND)
        question = self.room.question(SECOND)
        for page, value in zip(pages, values):
            is_near = abs(value - float(question["text_answer"])) <= question["near"]
            words = form(page).locator("output")
            expect(words).to_contain_text("You guessed")
            self.assertEqual("near" in words.text_content(), is_near, f"{value}: {words.text_content()}")
        self.assertIn(f"{question['hits'][0]} of {len(values)}", question["verdict"])

    def test_talking(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 520)
        self.room.act("countdown", SECOND)
        self.awaits(page, "Locks in")
        self.awaits(page, "Locked")
        self.room.act("talk", SECOND)
        expect(page.locator(".framed")).to_have_text("520\u00a0pt")
        self.assertFits(page)

    def test_at_free_pace_a_guess_reveals_to_one(self):
        page, other = self.participant(**PHONE), self.participant(**PHONE)
        self.room.act("free")
        for one in (page, other):
            for _ in range(SECOND):
                one.get_by_role("button", name="Next", exact=True).tap()
        form(page).locator("input").fill("520")
        form(page).locator("input").press("Enter")
        expect(form(page).locator("output")).to_contain_text("off by")
        expect(page.get_by_text("The box stays one step behind")).to_be_visible()
        expect(form(other).locator("input")).to_be_visible()
        self.assertNotIn("The box stays", other.content())
        self.room.act("end")
        expect(page.locator(".sum")).to_contain_text("of 1.")
        self.assertQuiet()

    def assertFits(self, page):
        """Nothing goes sideways, and a thumb meets everything that it may press."""
        self.eventually(lambda: self.assertFitsNow(page))

    def assertFitsNow(self, page):
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 360)
        small = page.evaluate("""() => [...document.querySelectorAll("button, input:not([type=checkbox]), select, summary, label.option")]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
            .filter((element) => element.getBoundingClientRect().height < 43.9)
            .map((element) => element.outerHTML)""")
        self.assertEqual(small, [])
