"""Dots of guesses, by themselves: each at its value, both votes to one scale, none over another."""

import html
import random
import re

from classing import PHONE, RoomTest

DRAW = """({ axis, dots, answer, look }) => {
  const question = { axis, dots, answer, band: 2, text_answer: "40", words: [], unit: "pt" };
  return new DotPlot(question, [], dotLooks[look]).picture.outerHTML;
}"""


def drawn(page, axis, dots, answer=None, look="class"):
    """The rows of a picture: the ends of its axis, its dots, and what is said at its ends."""
    svg = html.unescape(page.evaluate(DRAW, {"axis": {"from": axis[0], "to": axis[1], "labels": list(axis)}, "dots": dots, "look": look}
                        | ({} if answer is None else {"answer": answer})))
    circles = [tuple(map(float, found)) for found in re.findall(r'<circle[^>]*cx="([^"]+)" cy="([^"]+)" r="([^"]+)"', svg)]
    bases = [tuple(map(float, found)) for found in re.findall(r'<path class="axis" d="M([-\d.]+) ([\d.]+)H([\d.]+)"', svg)]
    rows, above = [], 0
    for left, base, right in bases:
        rows.append((left, right, [circle for circle in circles if above < circle[1] < base]))
        above = base
    return rows, re.findall(r'class="beyond[^>]*>([^<]+)<', svg), svg


class DotsTest(RoomTest):
    def test_a_hundred_distributions(self):
        page = self.participant(**PHONE)
        chance = random.Random(7)
        for _ in range(100):
            low, width = chance.choice([-50, 0, 400]), chance.choice([1, 60, 600])
            values = [low + width * chance.random() for _ in range(chance.randint(1, 12))]
            votes = [sorted(chance.choice(values) if chance.random() < 0.7 else low + width * chance.uniform(-0.3, 1.4)
                            for _ in range(chance.randint(1, 60))) for _ in range(chance.choice([1, 2]))]
            look = chance.choice(["class", "teacher", "wall"])
            self.check(page, (low, low + width), votes, look)

    def check(self, page, axis, votes, look):
        low, high = axis
        rows, beyond, _ = drawn(page, axis, votes, look=look)
        self.assertEqual(len(rows), len(votes))
        for values, (left, right, circles) in zip(votes, rows):
            there = [value for value in values if low <= value <= high]
            expected = [left + (value - low) / (high - low) * (right - left) for value in there]
            for circle, place in zip(sorted(circles), expected, strict=True):
                self.assertAlmostEqual(circle[0], place, delta=0.02)
            for index, (x, y, radius) in enumerate(circles):
                for other_x, other_y, _ in circles[:index]:
                    self.assertGreater(((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5, 2 * radius - 0.05, "dots lie apart")
        self.assertEqual(len({radius for _, _, circles in rows for _, _, radius in circles} | {0}), 2 if any(circles for *_, circles in rows) else 1)
        off = sum(not low <= value <= high for values in votes for value in values)
        counts = [int(count) for text in beyond for count in re.findall(r"(\d+)\u00a0×", text)]
        self.assertEqual(sum(counts), off, "no guess is left out")
        self.assertEqual(len(re.findall("[◂▸]", "".join(beyond))), len(counts), "each end says where they are")

    def test_a_pile_grows_up_from_its_lowest_member(self):
        page = self.participant(**PHONE)
        [(left, right, circles)], _, _ = drawn(page, (0, 150), [[53.5] * 10 + [57] * 7 + [115]])
        bottom = max(y for _, y, _ in circles)
        for value in (53.5, 115):
            self.assertTrue(any(abs(x - left - value / 150 * (right - left)) < 0.02 and y == bottom for x, y, _ in circles), value)

    def test_numbers_of_moves_stand_apart(self):
        page = self.wall()
        chance = random.Random(3)
        found = []
        for _ in range(40):
            moves = [{"from": chance.uniform(0, 100), "to": chance.uniform(0, 100), "count": chance.randint(2, 30)} for _ in range(chance.randint(1, 6))]
            svg = page.evaluate("""(moves) => new DotPlot({ axis: { from: 0, to: 100, labels: [] }, dots: [[10, 20, 30], [40, 50]], moves, unit: "pt", words: [] },
                [], dotLooks.wall).picture.outerHTML""", moves)
            places = [(float(x), float(y), 0.58 * 36 * len(text) / 2) for x, y, text in re.findall(r'move-count" x="([^"]+)" y="([^"]+)">(\d+)<', svg)]
            found.append(len(places))
            for index, (x, y, half) in enumerate(places):
                for other_x, other_y, other_half in places[:index]:
                    self.assertTrue(abs(x - other_x) > half + other_half or abs(y - other_y) > 30, svg)
        self.assertGreater(sum(found), 40, "lines that lie apart have theirs")

    def test_the_answer_has_a_band(self):
        page = self.participant(**PHONE)
        [(left, right, _)], _, svg = drawn(page, (0, 100), [[10, 90]], answer=40)
        x, width = map(float, re.search(r'class="near-band" x="([^"]+)" y="[^"]+" width="([^"]+)"', svg).groups())
        self.assertAlmostEqual(x, left + 0.38 * (right - left), delta=0.02)
        self.assertAlmostEqual(width, 0.04 * (right - left), delta=0.02)

    def test_what_is_off_the_axis_is_said(self):
        page = self.participant(**PHONE)
        _, beyond, _ = drawn(page, (0, 100), [[50], [-5, 50, 133, 133, 133]])
        self.assertEqual(beyond, ["◂ 1\u00a0× \u22125", "3\u00a0× 133 ▸"])
        _, beyond, _ = drawn(page, (0, 100), [[50, 12345]], look="wall")
        self.assertEqual(beyond, ["1\u00a0× 12345 ▸"], "as it was sent")


class NumbersTest(RoomTest):
    def test_numbers_as_people_write_them(self):
        page = self.participant(**PHONE)
        for text, unit, number in [
            ("53.5 pt", "pt", 53.5), ("1.000,5", "", 1000.5), ("1,000.5", "", 1000.5), ("５３．５", "pt", 53.5), ("53,5", "", 53.5),
            ("1 000", "", 1000), ("1.000.000", "", 1e6), ("\u22123 pt/s", "pt/s", -3), ("90°", "°", 90), ("0.5 s", "pt", None), ("far", "", None),
        ]:
            found = page.evaluate("""([text, unit]) => {
              const number = plainNumber(text, unit);
              return /^[-+]?(\\d+\\.?\\d*|\\.\\d+)$/.test(number) ? Number(number) : null;
            }""", [text, unit])
            self.assertEqual(found, number, text)
