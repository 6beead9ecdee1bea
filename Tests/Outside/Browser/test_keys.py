"""The player by keys, by its buttons and by the plot beside it."""

from browsing import PageTest

# The sample that is shown, by the slider.
SAMPLE = "(cell) => Number(document.querySelector(`#${cell} .scrubber input`).value)"


class KeysTest(PageTest):
    def setUp(self):
        # Nothing starts by itself, so that only the keys move it.
        self.visited, self.cell = self.player("attachments.html", reduced_motion="reduce")
        self.keyboard = self.visited.page.keyboard
        self.visited.seek(self.cell, 0)

    def sample(self):
        return self.visited.run(SAMPLE, self.cell)

    def last(self):
        return int(self.visited.page.locator(f"#{self.cell} .scrubber input").get_attribute("max"))

    def is_playing(self):
        return self.visited.state(self.cell)["isPlaying"]

    def focus(self, selector):
        self.visited.page.locator(f"#{self.cell} {selector}").first.focus()

    def test_arrows_home_and_end_move_by_frames(self):
        self.focus(".player")
        for key, expected in [
            ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("ArrowLeft", 0),
            ("End", self.last()), ("ArrowRight", self.last()),
        ]:
            self.keyboard.press(key)
            self.assertEqual(self.sample(), expected, key)

    def test_space_plays_and_pauses(self):
        self.focus(".player")
        self.keyboard.press(" ")
        self.assertTrue(self.is_playing())
        self.keyboard.press(" ")
        self.assertFalse(self.is_playing())
        stopped = self.sample()
        self.visited.run("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertEqual(self.sample(), stopped)

    def test_space_belongs_to_a_button_that_has_the_focus(self):
        self.focus("[aria-label='Next frame']")
        self.keyboard.press(" ")
        self.assertFalse(self.is_playing())
        self.assertEqual(self.sample(), 1)

    def test_arrows_belong_to_a_slider_that_has_the_focus(self):
        self.focus(".scrubber input")
        self.keyboard.press("ArrowRight")
        self.assertEqual(self.sample(), 1)
        self.keyboard.press("End")
        self.assertEqual(self.sample(), self.last())

    def test_arrows_on_the_speed_do_not_move_the_stage(self):
        self.focus("select")
        self.keyboard.press("ArrowUp")
        self.assertEqual(self.sample(), 0)
        self.assertEqual(self.visited.page.locator(f"#{self.cell} select").input_value(), "0.5")

    def test_focus_goes_from_the_stage_through_the_controls(self):
        self.focus(".player")
        names = []
        for _ in range(7):
            self.keyboard.press("Tab")
            names.append(self.visited.run("document.activeElement.getAttribute('aria-label')"
                                          " ?? document.activeElement.closest('label')?.textContent"))
        self.assertEqual(
            names, ["Play", "Previous frame", "Next frame", "Time", "Speed", "Loop", "Trails"])

    def test_dragging_the_slider_scrubs(self):
        slider = self.visited.page.locator(f"#{self.cell} .scrubber input")
        slider.scroll_into_view_if_needed()
        box = slider.bounding_box()
        mouse, middle = self.visited.page.mouse, box["y"] + box["height"] / 2
        mouse.move(box["x"] + 8, middle)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2, middle, steps=4)
        mouse.up()
        self.assertAlmostEqual(self.sample() / self.last(), 0.5, delta=0.03)

    def test_playing_stops_at_the_end_unless_it_loops(self):
        page = self.visited.page
        loop = page.locator(f"#{self.cell} .option", has_text="Loop").locator("input")
        page.locator(f"#{self.cell} select").select_option("2")
        for loops in (False, True):
            loop.set_checked(loops)
            # Two frames before the end it plays on from there.
            self.visited.seek(self.cell, 1e6)
            self.focus(".player")
            self.keyboard.press("ArrowLeft")
            self.keyboard.press("ArrowLeft")
            self.keyboard.press(" ")
            sought = "time < 1" if loops else "isPlaying === false"
            page.wait_for_function(f"(cell) => motionbook.state(cell).{sought}", arg=self.cell)
            self.assertEqual(self.is_playing(), loops)

    def test_pointing_at_the_plot_moves_the_stage_and_its_line(self):
        page = self.visited.page
        pad = page.locator(f"#{self.cell} .pad").first
        pad.scroll_into_view_if_needed()
        box = pad.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
        self.assertAlmostEqual(self.sample() / self.last(), 0.5, delta=0.02)
        line = page.locator(f"#{self.cell} .cursor").first.bounding_box()
        self.assertAlmostEqual(line["x"] + line["width"] / 2, box["x"] + box["width"] / 2, delta=3)
        pad.focus()
        self.keyboard.press("Home")
        self.assertEqual(self.sample(), 0)
        self.keyboard.press("ArrowRight")
        self.assertEqual(self.sample(), 1)
