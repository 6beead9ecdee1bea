"""Curves as CSS: the browser is the judge of what `code … for css` writes."""

import json
import re
import subprocess
import unittest

from browsing import PROGRAM, browser

CURVES = [
    "ease", "easeIn", "easeOut", "easeInOut", "sineInOut", "quadOut", "cubicInOut", "quartIn", "expoOut",
    "circIn", "backIn", "backOut", "backInOut", "elasticIn", "elasticOut", "bounceOut", "bounceIn",
    "steps(4)", "steps(3, jumpNone)", "bezier(0.2, -0.5, 0.7, 1.4)", "keyboard", "bouncy",
    "uiSpring(damping: 0.2, duration: 0.6)", "spring(mass: 2, stiffness: 90, damping: 12, velocity: 3)",
]
PLACES = [index / 400 for index in range(401)]
RULE = re.compile(r"/\* (.*) \*/\n\.moving \{ transition: transform ([\d.e-]+)ms (.*); \}")
STATED = re.compile(r"off by at most ([\d.e-]+)$")

# The rule as it was written, on an element whose transition is stopped at each place.
PROGRESS = """([rule, places]) => {
    document.head.innerHTML = `<style>${rule}</style>`;
    document.body.innerHTML = '<div class="moving"></div>';
    const element = document.body.firstChild;
    element.getBoundingClientRect();
    element.style.transform = "translateX(100px)";
    const [animation] = element.getAnimations();
    animation.pause();
    const { duration } = animation.effect.getComputedTiming();
    return places.map((place) => {
        animation.currentTime = place * duration;
        return place < 1 ? animation.effect.getComputedTiming().progress : 1;
    });
}"""


def numbers(setup, function, arguments):
    """The values of a function of Motionbook, in full precision."""
    calls = [f"{function}({argument!r})" for argument in arguments]
    lines = [setup] if setup else []
    for first in range(0, len(calls), 50):
        lines.append("print " + ", ".join(calls[first : first + 50]))
    command = [PROGRAM, "--json"] + [word for line in lines for word in ("-c", line)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    answers = [json.loads(line) for line in output.splitlines()]
    return [value["numbers"][0] for answer in answers if answer["type"] == "print" for value in answer["values"]]


class CodeTest(unittest.TestCase):
    def test_the_browser_shows_every_curve_as_near_as_its_comment_says(self):
        context = browser().new_context()
        self.addCleanup(context.close)
        page = context.new_page()
        worst = {"cubic-bezier": 0, "linear": 0, "steps": 0, "beyond": 0}
        for curve in CURVES:
            code = subprocess.run(
                [PROGRAM, "-c", f"code {curve} for css"], capture_output=True, text=True, check=True
            ).stdout
            note, duration, timing = RULE.fullmatch(code.strip()).groups()
            shown = page.evaluate(PROGRESS, [code, PLACES])
            # Our own reading of the emitted text.
            own = numbers(f'let emitted = css("{timing}")', "emitted", PLACES)
            kind = timing.split("(")[0]
            difference = max(abs(a - b) for a, b in list(zip(shown, own))[:-1])
            worst[kind] = max(worst[kind], difference)
            # The curve itself; a spring takes seconds.
            stated = STATED.search(note)
            error = float(stated.group(1)) if stated else 0
            seconds = float(duration) / 1000 if is_timed(curve) else 1
            exact = numbers(f"let exact = {curve}", "exact", [place * seconds for place in PLACES])
            beyond = max(abs(a - b) for a, b in zip(shown, exact)) - error
            worst["beyond"] = max(worst["beyond"], beyond)
            self.assertLessEqual(difference, 1e-6 if kind == "cubic-bezier" else 1e-12, curve)
            self.assertLessEqual(beyond, 5e-6, curve)
        print(f"24 curves at 401 places: {worst}")
        self.assertEqual(len(CURVES), 24)


def is_timed(curve):
    return curve in ("keyboard", "bouncy") or "pring(" in curve
