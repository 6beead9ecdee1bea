"""What a refresh, a lost connection and a killed server lose: nothing."""

import signal

from playwright.sync_api import expect

from classing import PHONE, SECOND, RoomTest, form, guess


class LossTest(RoomTest):
    def dots(self, vote=1):
        return self.room.question(SECOND)["dots"][vote - 1]

    def test_a_server_that_falls_silent_is_noticed_before_its_first_beat(self):
        page = self.participant(**PHONE)
        page.evaluate("patience.silence = 2; patience.answer = 1")
        self.room.act("goto", SECOND)
        expect(page.locator(".awaited")).to_contain_text("opens soon")
        self.room.process.send_signal(signal.SIGSTOP)
        try:
            expect(page.locator(".top-line.care")).to_contain_text("The connection is lost. Your guesses are kept.", timeout=10_000)
        finally:
            self.room.process.send_signal(signal.SIGCONT)
        page.evaluate("patience.silence = 40; patience.answer = 10")
        expect(page.locator(".awaited")).not_to_contain_text("connection")

    def test_a_refresh_keeps_a_guess_and_what_was_not_sent(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 410)
        form(page).locator("input").fill("42")
        page.reload()
        expect(form(page).locator("output")).to_contain_text("You sent 410")
        expect(form(page).locator("input")).to_have_value("42")
        for act in ("lock", "show"):
            self.room.act(act, SECOND)
            page.reload()
            expect(form(page).locator("output")).to_contain_text("You guessed 410")
        self.room.act("reveal", SECOND)
        expect(form(page).locator("output")).to_contain_text("off by")
        page.reload()
        expect(form(page).locator("output")).to_contain_text("off by")
        self.assertEqual(self.dots(), [410])
        self.assertQuiet()

    def test_without_a_connection_a_guess_waits_and_counts_once(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        expect(form(page).locator("input")).to_be_visible()
        page.context.set_offline(True)
        form(page).locator("input").fill("455")
        form(page).locator("input").press("Enter")
        expect(form(page).locator("output")).to_contain_text("kept on this device")
        self.assertEqual(self.dots(), [])
        page.context.set_offline(False)
        expect(form(page).locator("output")).to_contain_text("You sent 455")
        self.assertEqual(self.dots(), [455])
        self.assertEqual(self.room.question(SECOND)["guesses"], 1)

    def test_a_pause_only_delays_a_guess(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        expect(form(page).locator("input")).to_be_visible()
        page.context.set_offline(True)
        form(page).locator("input").fill("455")
        form(page).locator("input").press("Enter")
        self.room.act("pause")
        page.context.set_offline(False)
        expect(page.locator(".awaited")).to_contain_text("Paused")
        self.room.act("pause")
        expect(form(page).locator("output")).to_contain_text("You sent 455")
        self.assertEqual(self.dots(), [455])

    def test_a_guess_after_the_lock_is_told_so(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        expect(form(page).locator("input")).to_be_visible()
        page.context.set_offline(True)
        form(page).locator("input").fill("455")
        form(page).locator("input").press("Enter")
        self.room.act("lock", SECOND)
        page.context.set_offline(False)
        expect(form(page).locator("output")).to_contain_text("Your guess of 455\u00a0pt came too late. The question is locked.")
        self.assertEqual(self.dots(), [])

    def test_a_killed_server_gets_the_guesses_again(self):
        for act in ("open", "lock", "show", "reveal"):
            with self.subTest(act):
                self.setUp()
                page = self.participant(**PHONE)
                self.room.ask(SECOND)
                guess(page, 470)
                if act != "open":
                    self.room.act("lock", SECOND)
                if act in ("show", "reveal"):
                    self.room.act("show", SECOND)
                    expect(page.locator(".dot-of-guess")).to_have_count(1)
                if act == "reveal":
                    self.room.act("reveal", SECOND)
                self.room.kill()
                expect(page.locator(".top-line.care")).to_contain_text("The connection is lost. Your guesses are kept.")
                self.room.start()
                expect(page.locator(".awaited")).not_to_contain_text("connection")
                expect(page.locator(".place-in-class")).to_have_text("Step 3 of 5")
                self.room.wait_for(lambda _: self.dots() == [470])
                page.context.close()

    def test_a_killed_server_loses_no_second_vote(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 470)
        for act in ("lock", "show", "again"):
            self.room.act(act, SECOND)
        expect(form(page).locator("output")).to_contain_text("Your first guess was 470")
        self.room.kill()
        form(page).locator("input").fill("520")
        form(page).locator("input").press("Enter")
        expect(form(page).locator("output")).to_contain_text("kept on this device")
        self.room.start()
        self.room.wait_for(lambda _: self.room.question(SECOND)["dots"] == [[470], [520]])

    def test_without_storage_it_goes_on(self):
        page = self.participant(**PHONE)
        page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
        self.room.ask(SECOND)
        guess(page, 300)
        self.assertEqual(self.dots(), [300])

    def test_who_is_removed_is_told(self):
        page = self.participant(**PHONE)
        self.room.act("remove", person=self.room.state()["persons"][0]["id"])
        link = page.get_by_role("link", name="Join again")
        expect(link).to_be_visible()
        link.click()
        expect(page.get_by_label("Code")).to_be_visible()

    def send_too_late(self, page, value):
        """A guess that the server gets when the question is locked."""
        page.route("**/guess", lambda route: route.abort())
        form(page).locator("input").fill(value)
        form(page).locator("input").press("Enter")
        expect(page.locator(".top-line.care")).to_contain_text("Not sent yet")
        self.room.act("lock", SECOND)
        page.unroute("**/guess")

    def test_what_came_too_late_stays_so(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        self.send_too_late(page, "555")
        expect(form(page).locator("output")).to_contain_text("came too late")
        self.room.kill()
        expect(page.locator(".awaited")).to_contain_text("The connection is lost")
        self.room.start()
        expect(page.locator(".awaited")).not_to_contain_text("connection")
        expect(form(page).locator("output")).to_contain_text("came too late")
        self.assertEqual(self.dots(), [])

    def test_a_change_that_came_too_late_leaves_the_guess_before_it(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 600)
        self.send_too_late(page, "480")
        words = "You guessed 600\u00a0pt. 480\u00a0pt came too late. The question is locked."
        expect(form(page).locator("output")).to_have_text(words)
        expect(page.locator(".ghost-handle")).to_have_attribute("aria-valuenow", "600")
        self.room.kill()
        expect(page.locator(".awaited")).to_contain_text("The connection is lost")
        self.room.start()
        self.room.wait_for(lambda _: self.dots() == [600])
        expect(form(page).locator("output")).to_have_text(words)

    def test_who_is_removed_by_mistake_comes_back(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        guess(page, 410)
        self.room.act("remove", person=self.room.state()["persons"][0]["id"])
        expect(page.locator(".awaited")).to_contain_text("no longer in the class")
        self.room.act("undo")
        expect(page.locator(".awaited")).to_have_text("Your guess is in.")
        self.assertEqual(self.dots(), [410])

    def test_what_is_too_large_is_no_guess(self):
        page = self.participant(**PHONE)
        self.room.ask(SECOND)
        form(page).locator("input").fill("9999999999")
        form(page).locator("input").press("Enter")
        expect(page.locator(".top-line.care")).to_contain_text("Too large.")
        page.reload()
        expect(form(page).locator("input")).to_have_value("9999999999")
        for act in ("lock", "again"):
            self.room.act(act, SECOND)
        expect(page.locator(".awaited")).to_have_text("Vote again.")
        expect(form(page).locator("output")).not_to_contain_text("first guess")

    def test_a_stream_that_gives_nothing_says_why(self):
        page = self.participant(**PHONE)
        page.route("**/events*", lambda route: None)
        page.reload()
        expect(page.locator(".top-line.care")).to_contain_text("close its other tabs")

    def test_what_was_kept_of_another_class_goes_away(self):
        page = self.participant(**PHONE)
        page.evaluate("localStorage.setItem('motionbook-class-old', '{}')")
        page.reload()
        page.locator(".step:not(:empty)").first.wait_for()
        self.assertEqual(page.evaluate("Object.keys(localStorage).length"), 1)
