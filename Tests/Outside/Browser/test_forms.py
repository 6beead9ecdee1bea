"""Guesses, slides, and the button that copies."""

import json

from browsing import PageTest, Visit, pages


class GuessTest(PageTest):
    """Guesses in a field, about what is not seen on the stage."""

    def setUp(self):
        self.visited = self.visit("dynamic-type.html")
        self.form = self.visited.page.locator("form.predict:not([data-view], .choose)").first
        self.cell = self.visited.page.locator("section.cell", has=self.form).first
        self.results = self.cell.locator(".results :is(pre.text, table, figure.plot)").first

    def answer(self):
        return json.loads(self.cell.locator("script[id^=answers]").text_content())[0]["answer"]

    def test_results_wait_for_a_guess(self):
        self.assertFalse(self.results.is_visible())
        self.form.locator("input").fill("12,5")
        self.form.locator("input").press("Enter")
        self.assertTrue(self.results.is_visible())
        said = self.form.locator("output").inner_text()
        self.assertIn("You guessed 12.5", said)
        self.assertIn(f"off by {abs(float(self.answer()) - 12.5):.1f}", said)

    def test_what_is_no_number_reveals_nothing(self):
        self.form.locator("input").fill("a lot")
        self.form.locator("button").first.click()
        self.assertFalse(self.results.is_visible())
        self.assertIn("number", self.form.locator("output").inner_text())
        self.assertEqual(self.form.locator("input").get_attribute("aria-invalid"), "true")

    def test_a_reader_who_asks_sees_the_results(self):
        self.form.locator(".show").click()
        self.assertTrue(self.results.is_visible())
        self.assertIn(f"{float(self.answer()):.3g}".replace("-", "−"), self.form.locator("output").inner_text())

    def test_a_guess_is_drawn_where_the_plot_has_its_value(self):
        for path in pages():
            with Visit(path, reduced_motion="reduce") as visit:
                if self.check_line(visit):
                    return
        self.fail("no page has a guess and a plot of the same series in one cell")

    def check_line(self, visit):
        """Guesses the middle of the axis, if a plot has the series."""
        found = visit.run("""() => {
            for (const form of document.querySelectorAll("form.predict[data-series]")) {
                const plots = form.closest("section.cell").querySelectorAll("figure.plot[data-low]");
                const plot = [...plots].find((plot) => plot.dataset.series === form.dataset.series);
                if (!plot) continue;
                form.querySelector("input").value = (Number(plot.dataset.low) + Number(plot.dataset.high)) / 2;
                form.requestSubmit();
                const [, y] = plot.querySelector(".guess path").getAttribute("d").match(/^M\S+ ([\d.]+)H/);
                const { top, bottom } = plot.dataset;
                return [Number(y), (Number(top) + Number(bottom)) / 2];
            }
            return null;
        }""")
        if found:
            self.assertAlmostEqual(found[0], found[1], delta=0.1)
        return found is not None


class SlidesTest(PageTest):
    def setUp(self):
        self.visited = self.visit("forms/slides.html")
        self.count = self.visited.page.locator(".slide").count()

    def shown(self):
        shown = self.visited.run(
            "() => [...document.querySelectorAll('.slide')].flatMap((slide, i) => slide.checkVisibility() ? [i] : [])")
        self.assertEqual(len(shown), 1)
        self.assertEqual(self.visited.page.locator(".place output").inner_text(), f"{shown[0] + 1} / {self.count}")
        return shown[0]

    def test_keys_turn_the_slides(self):
        self.assertGreater(self.count, 2)
        for key, expected in [
            ("ArrowRight", 1), ("PageDown", 2), ("ArrowLeft", 1), ("PageUp", 0), ("PageUp", 0),
            ("End", self.count - 1), ("ArrowRight", self.count - 1), ("Home", 0),
        ]:
            self.visited.page.keyboard.press(key)
            self.assertEqual(self.shown(), expected, key)

    def test_arrows_belong_to_a_player_that_has_the_focus(self):
        self.visited.page.keyboard.press("ArrowRight")
        self.visited.page.locator(".slide.current form.predict .show").click()
        before = self.shown()
        self.assertGreater(before, 0)
        scrubber = self.visited.page.locator(".slide.current .scrubber input").first
        scrubber.focus()
        self.assertTrue(scrubber.evaluate("(scrubber) => scrubber === document.activeElement"))
        self.visited.page.keyboard.press("ArrowLeft")
        self.assertEqual(self.shown(), before)

    def test_an_address_with_a_heading_opens_its_slide(self):
        heading = self.visited.page.locator("h2").nth(1).get_attribute("id")
        self.visited.run("(id) => { location.hash = id; }", heading)
        self.visited.page.wait_for_function(
            "(id) => document.getElementById(id).checkVisibility()", arg=heading)
        self.assertEqual(self.visited.page.locator(".slide.current h2").get_attribute("id"), heading)
        self.shown()

    def test_a_guess_shows_the_slides_that_waited(self):
        def answer(form):
            form.locator(".choices button").first.click()

        self.check_answer("form.choose", answer, "It fell 3.12 points")

    def test_a_number_shows_the_slides_that_waited(self):
        def answer(form):
            form.locator("input").fill("300")
            form.locator("input").press("Enter")

        self.check_answer("form[data-view]", answer, "In twice the time")
        self.assertGreater(self.visited.page.locator(".slide").count(), self.count)

    def check_answer(self, kind, answer, follows):
        """Answers the first question of a kind, after which what follows is shown."""
        self.assertEqual(self.visited.page.locator(".slide p", has_text=follows).count(), 0)
        waiting = self.visited.page.locator("main > div[hidden] > *").count()
        self.assertGreater(waiting, 0)
        form = self.visited.page.locator(kind).first
        cell = form.evaluate("(form) => form.closest('section.cell').id")
        self.visited.run("(id) => { const slide = document.getElementById(id).closest('.slide');"
                         " while (!slide.matches('.current')) document.querySelector('.place button:last-of-type').click(); }", cell)
        answer(form)
        self.visited.page.wait_for_function(
            "(waiting) => document.querySelectorAll('main > div[hidden] > *').length < waiting", arg=waiting)
        self.assertEqual(self.visited.page.locator(".slide p", has_text=follows).count(), 1)
        self.assertTrue(self.visited.page.locator(f"#{cell}").is_visible(), "the slide with the guess stays")


class SlideSizesTest(PageTest):
    def test_nothing_is_cut(self):
        for width, height in [(1280, 800), (1920, 1080), (1024, 768)]:
            self.check_slides(width, height, "waiting")
            self.check_slides(width, height, "answered")

    def check_slides(self, width, height, state):
        visit = self.visit("forms/slides.html", viewport={"width": width, "height": height})
        if state == "answered":
            visit.answer()
        visit.page.wait_for_timeout(100)
        count = visit.page.locator(".slide").count()
        for place in range(count):
            with self.subTest(f"slide {place + 1} at {width}x{height}, {state}"):
                cut = visit.run("""() => {
                    const slide = document.querySelector(".slide.current");
                    const parts = slide.querySelectorAll("h1, h2, p, pre, table, .controls, svg.stage, svg.plot, figcaption, button");
                    return [...parts].filter((part) => part.checkVisibility() && !part.closest("details:not([open])"))
                        .map((part) => [part.outerHTML.slice(0, 60), part.getBoundingClientRect().toJSON()])
                        .filter(([, box]) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
                }""")
                self.assertEqual(cut, [])
                size = visit.run("parseFloat(getComputedStyle(document.querySelector('.slide.current')).fontSize)")
                self.assertGreater(size, height / 60, "the last row cannot read it")
            visit.page.keyboard.press("PageDown")

    def test_a_film_is_on_one_slide_with_its_question_and_its_curve(self):
        visit = self.visit("forms/slides.html")
        visit.answer()
        visit.page.wait_for_timeout(100)
        # `measured` may go on to the next slide, the first curve of a film not.
        apart = visit.run("""() => [...document.querySelectorAll(".slide > .cell:not([id]) figure.plot")]
            .filter((plot) => {
                const before = plot.closest(".slide").previousElementSibling?.querySelector(".cell .player");
                return before && !before.closest(".slide").querySelector("figure.plot");
            }).length""")
        self.assertEqual(apart, 0)
        self.assertGreater(visit.page.locator(".slide:has(.player):has(figure.plot):has(form.predict)").count(), 1)

    def test_an_opened_answer_leaves_no_empty_slide(self):
        visit = self.visit("forms/slides.html")
        visit.reveal()
        visit.page.wait_for_timeout(100)
        for hint in visit.page.locator("details.hint").all():
            hint.evaluate("(hint) => { hint.open = true; }")
            visit.page.wait_for_timeout(100)
        empty = visit.run("""() => [...document.querySelectorAll(".slide")].filter((slide) =>
            ![...slide.children].some((part) => !part.matches("h1, h2, .running, details"))).length""")
        self.assertEqual(empty, 0)

    def test_buttons_are_for_fingers(self):
        visit = self.visit("forms/slides.html")
        for button in visit.page.locator(".place button").all():
            box = button.bounding_box()
            self.assertGreaterEqual(min(box["width"], box["height"]), 44)

    def test_a_player_fills_what_the_words_leave(self):
        visit = self.visit("forms/slides.html")
        player = visit.page.locator(".slide .player").first
        visit.run("(player) => { while (!player.closest('.slide').matches('.current'))"
                  " document.querySelector('.place button:last-of-type').click(); }", player.element_handle())
        self.check_player(player, visit.page.locator(".slide.current .choices"))
        visit.page.locator(".slide.current form.predict .show").click()
        self.check_player(player, player.locator(".controls"))

    def check_player(self, player, foot):
        """A player with its stage, and what the reader needs now: the choices, or the controls."""
        box = player.bounding_box()
        self.assertGreater(box["width"], 1280 * 0.4)
        self.assertGreater(box["height"], 800 * 0.5)
        stage, controls = (part.bounding_box() for part in (player.locator("> svg.stage"), foot))
        self.assertGreater(stage["height"], box["height"] * 0.6)
        self.assertLess(controls["y"] + controls["height"], 800 - 40)


class CopyTest(PageTest):
    def test_a_button_copies_the_cell(self):
        visit = self.visit("fall.html", permissions=["clipboard-read", "clipboard-write"])
        cell = visit.page.locator("section.cell").first
        cell.locator(".lines summary").click()
        cell.locator(".code").hover()
        cell.locator(".copy").click()
        visit.page.wait_for_function("() => document.querySelector('.copy').textContent === 'Copied'")
        copied = visit.run("navigator.clipboard.readText()")
        self.assertEqual(copied.strip(), cell.locator(".code code").first.inner_text().strip())
        self.assertIn("ask", copied)
        self.assertNotIn("half a frame late", copied, "the reason waits for the answer")
