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

    def test_reduced_motion_shows_a_picture_and_starts_nothing(self):
        visit, cell = self.player("collision.html", reduced_motion="reduce")
        visit.page.locator(f"#{cell} .player").scroll_into_view_if_needed()
        visit.page.wait_for_timeout(300)
        for film in visit.films():
            self.assertFalse(visit.state(film["cell"])["isPlaying"], film["cell"])
        self.assertTrue(visit.page.locator(f"#{cell} .strobe").is_visible())
        self.assertGreaterEqual(visit.page.locator(f"#{cell} .ghost").count(), 2)

    def test_a_player_opens_on_its_run_and_returns_to_it(self):
        visit, cell = self.player("collision.html", reduced_motion="reduce")
        strobe, shots = (visit.page.locator(f"#{cell} {part}") for part in (".strobe", ".shots .tint >> nth=0"))
        self.assertTrue(strobe.is_visible())
        visit.seek(cell, 0)
        self.assertFalse(strobe.is_visible())
        self.assertTrue(shots.is_visible())
        visit.seek(cell, 1e6)
        self.assertTrue(strobe.is_visible())
        self.assertFalse(shots.is_visible())

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
