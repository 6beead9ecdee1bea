"""When a player starts, and when it must not."""

from browsing import PageTest


class MotionTest(PageTest):
    def test_a_player_starts_once_when_it_is_seen(self):
        visit, cell = self.player("attachments.html")
        self.assertFalse(visit.state(cell)["isPlaying"], "it is far below the screen")
        visit.page.locator(f"#{cell} .player").scroll_into_view_if_needed()
        visit.page.wait_for_function("(cell) => motionbook.state(cell).isPlaying", arg=cell)
        visit.seek(cell, 0)
        visit.run("scrollTo(0, 0)")
        visit.page.locator(f"#{cell} .player").scroll_into_view_if_needed()
        visit.page.wait_for_timeout(200)
        self.assertFalse(visit.state(cell)["isPlaying"], "it started a second time")

    def test_reduced_motion_shows_stills_and_starts_nothing(self):
        visit, cell = self.player("collision.html", reduced_motion="reduce")
        visit.page.locator(f"#{cell} .player").scroll_into_view_if_needed()
        visit.page.wait_for_timeout(300)
        for film in visit.films():
            self.assertFalse(visit.state(film["cell"])["isPlaying"], film["cell"])
        stills = visit.page.locator(f"#{cell} .still")
        self.assertGreaterEqual(stills.count(), 2)
        self.assertTrue(stills.first.is_visible())
        self.assertIn("start", stills.first.inner_text())

    def test_a_hidden_page_stands_still_and_goes_on_when_it_is_shown(self):
        visit, cell = self.player("attachments.html")
        visit.page.locator(f"#{cell} .player").scroll_into_view_if_needed()
        visit.page.wait_for_function("(cell) => motionbook.state(cell).isPlaying", arg=cell)
        for hidden in (True, False):
            visit.run("""(hidden) => {
                Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }""", hidden)
            self.assertEqual(visit.state(cell)["isPlaying"], not hidden)

    def test_a_running_time_is_not_read_aloud(self):
        visit, cell = self.player("attachments.html", reduced_motion="reduce")
        readout = visit.page.locator(f"#{cell} .controls output")
        play = visit.page.locator(f"#{cell} .icon").first
        self.assertEqual(readout.get_attribute("aria-live"), "polite")
        play.click()
        self.assertEqual(readout.get_attribute("aria-live"), "off")
        self.assertEqual(play.get_attribute("aria-label"), "Pause")
