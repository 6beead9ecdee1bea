"""What a player shows before, while and after it plays."""

from browsing import PageTest


class MotionTest(PageTest):
    def test_a_player_opens_on_its_run_and_stays(self):
        visit, cell = self.player("collision.html")
        visit.page.locator(f"#{cell} .player").scroll_into_view_if_needed()
        visit.page.wait_for_timeout(300)
        for film in visit.films():
            self.assertFalse(visit.state(film["cell"])["isPlaying"], film["cell"])
        self.assertTrue(visit.page.locator(f"#{cell} .strobe").is_visible())
        self.assertGreaterEqual(visit.page.locator(f"#{cell} .ghost").count(), 2)

    def test_after_a_run_its_end_stays(self):
        visit, cell = self.player("collision.html")
        strobe, shots = (visit.page.locator(f"#{cell} {part}") for part in (".strobe", ".shots .tint >> nth=0"))
        self.assertTrue(strobe.is_visible())
        visit.page.locator(f"#{cell} select").select_option("2")
        visit.page.locator(f"#{cell} [aria-label=Play]").click()
        visit.page.wait_for_function("(cell) => !motionbook.state(cell).isPlaying", arg=cell)
        films = {film["cell"]: film for film in visit.films()}
        film = films[cell]
        self.assertGreater(visit.state(cell)["time"], film["start"] + film["interval"] * (film["count"] - 2))
        self.assertFalse(strobe.is_visible())
        self.assertTrue(shots.is_visible())
        visit.seek(cell, 0)
        self.assertTrue(shots.is_visible())

    def test_a_reader_who_does_not_guess_sees_the_run(self):
        visit = self.visit("fall.html")
        cell = visit.page.locator("section.cell:has(form.predict[data-view])").first
        self.assertFalse(cell.locator(".strobe").is_visible(), "it would tell the answer")
        visit.reveal()
        self.assertTrue(cell.locator(".strobe").is_visible())

    def test_forces_are_there_while_it_is_paused(self):
        visit, cell = self.player("why-does-it-rest.html", reduced_motion="reduce")
        film = visit.films()[0]
        arrows = visit.page.locator(f"#{cell} .shots .acting-item")
        names = visit.page.locator(f"#{cell} .names .acting text")
        end = film["start"] + film["interval"] * (film["count"] - 1)
        visit.seek(cell, film["start"])
        self.assertEqual((arrows.count(), names.count()), (0, 0))
        visit.seek(cell, end)
        self.assertEqual(names.all_text_contents(), ["gravity1 1000 pt/s²", "bounds 999.2 pt/s²"])
        self.assertTrue(all(arrow.is_visible() for arrow in arrows.all()))
        visit.page.locator(f"#{cell} svg.stage").evaluate("(stage) => stage.classList.add('running')")
        self.assertFalse(any(part.is_visible() for part in arrows.all() + names.all()))
        visit.page.locator(f"#{cell} svg.stage").evaluate("(stage) => stage.classList.remove('running')")
        visit.page.locator(f"#{cell} label:has-text('Forces and fields') input").uncheck()
        self.assertFalse(any(part.is_visible() for part in arrows.all() + names.all()))

    def test_a_hidden_page_stands_still_and_goes_on_when_it_is_shown(self):
        visit, cell = self.player("attachments.html")
        visit.page.locator(f"#{cell} [aria-label=Play]").click()
        self.assertTrue(visit.state(cell)["isPlaying"])
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
