"""Parameters that the reader turns."""

import json

from browsing import PageTest

NAME = "how-much-resistance.html"


class SweepTest(PageTest):
    def setUp(self):
        self.visited = self.visit(NAME)
        self.visited.reveal()
        self.figure = self.visited.page.locator("figure.sweep").first
        self.id = self.figure.get_attribute("data-sweep")
        self.data = json.loads(self.visited.page.locator(f"script#{self.id}").text_content())
        self.figure.scroll_into_view_if_needed()

    def dial(self, place=0, figure=None):
        return (figure or self.figure).locator(".dials input").nth(place)

    def measures(self, figure=None):
        return (figure or self.figure).locator(".panel td").all_inner_texts()

    def curve(self):
        return self.figure.locator("path.curve").first.get_attribute("d")

    def test_a_turned_parameter_changes_stage_plot_and_measures(self):
        self.visited.seek(self.id, 0.5)
        seen = []
        for index, run in enumerate(self.data["runs"]):
            self.dial().fill(str(index))
            state = self.visited.state(self.id)
            self.assertAlmostEqual(state["time"], 0.5, delta=0.02, msg="it keeps its time")
            self.assertEqual(self.measures(), [text or "–" for text in run["measures"]])
            self.assertEqual(
                self.figure.locator(".dials output").inner_text(), self.data["parameters"][0]["labels"][index])
            notice = self.figure.locator(".notice").inner_text()
            self.assertEqual(run.get("problem", "") in notice, True)
            self.assertEqual("problem" in run, notice != "")
            seen.append((json.dumps(state["views"]), self.curve()))
        self.assertGreater(len(seen), 3)
        # A view that has left the stage is not drawn.
        places = [views for views, _ in seen if views != "{}"]
        self.assertGreater(len(places), 2)
        self.assertEqual(len(set(places)), len(places), "each run has a place of its own")
        self.assertEqual(len({curve for _, curve in seen}), len(seen), "and a curve")
        self.assertEqual(self.visited.messages, [])

    def test_the_curve_is_where_the_view_is(self):
        self.dial().fill("3")
        self.visited.seek(self.id, 1)
        [(_, y)] = self.visited.state(self.id)["views"].values()
        place = self.visited.run("""([id, y]) => {
            const plot = document.querySelector(`[data-sweep="${id}"] figure.plot`).dataset;
            const [from, to, low, high] = [plot.from, plot.to, plot.low, plot.high].map(Number);
            const [left, right, top, bottom] = [plot.left, plot.right, plot.top, plot.bottom].map(Number);
            const path = document.querySelector(`[data-sweep="${id}"] path.curve`).getAttribute("d");
            const points = path.slice(1).split("L").map((point) => point.split(" ").map(Number));
            const x = left + (right - left) * (1 - from) / (to - from);
            const near = points.reduce((best, point) => Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best);
            const share = plot.grows === "down" ? (y - low) / (high - low) : (high - y) / (high - low);
            return [near[1], top + share * (bottom - top)];
        }""", [self.id, y])
        self.assertAlmostEqual(*place, delta=0.5)

    def test_two_parameters_have_two_dials(self):
        figure = next(
            figure for figure in self.visited.page.locator("figure.sweep").all()
            if figure.locator(".dials input").count() == 2)
        data = json.loads(self.visited.page.locator(f"script#{figure.get_attribute('data-sweep')}").text_content())
        self.assertEqual([figure.locator(".dials input").nth(place).get_attribute("aria-label") for place in (0, 1)],
                         [parameter["name"] for parameter in data["parameters"]])
        for run in (data["runs"][0], data["runs"][-2]):
            for place, index in enumerate(run["at"]):
                self.dial(place, figure).fill(str(index))
            self.assertEqual(self.measures(figure), [text or "–" for text in run["measures"]])

    def test_arrows_turn_a_dial(self):
        self.visited.seek(self.id, 0.5)
        self.dial().fill("0")
        self.dial().focus()
        self.visited.page.keyboard.press("ArrowRight")
        self.assertEqual(self.dial().input_value(), "1")
        self.assertEqual(self.dial().get_attribute("aria-valuetext"), self.data["parameters"][0]["labels"][1])
        self.assertAlmostEqual(self.visited.state(self.id)["time"], 0.5, delta=0.02)
        self.assertEqual(self.measures(), [text or "–" for text in self.data["runs"][1]["measures"]])


class ReducedMotionTest(PageTest):
    def test_nothing_starts_by_itself(self):
        visit = self.visit(NAME, reduced_motion="reduce")
        visit.page.locator("figure.sweep").first.scroll_into_view_if_needed()
        name = visit.page.locator("figure.sweep").first.get_attribute("data-sweep")
        self.assertFalse(visit.state(name)["isPlaying"])
        visit.page.locator("figure.sweep .dials input").first.fill("2")
        self.assertFalse(visit.state(name)["isPlaying"])
        self.assertTrue(visit.page.locator("figure.sweep svg.stage").first.is_visible())
