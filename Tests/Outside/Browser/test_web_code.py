"""The animations of notebooks as CSS and as Web Animations, stopped at moments of their run."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

from browsing import PROGRAM, browser
from recording import FENCE, FRAMES_PER_SECOND, ROOT

NOTEBOOKS = [
    "additive-since-ios-8", "animate", "chains", "easing-a-key-path", "easing-families", "layers",
    "property-animator", "fall", "keyboard", "tweaks",
]
MOMENTS = 20
VALUES = ["center", "rotation", "scale", "alpha", "size"]
MARKUP = re.compile(r"/\*.*?for these elements:\n\n(.*?)\n\n", re.DOTALL)
KEYFRAMES = re.compile(r"/\* (\S+): ([^\n]*) \*/\n@keyframes (\S+) \{\n(.*?)\n\}", re.DOTALL)

# Animations stop at once and are kept: one that has ended is no longer among the document's.
STOPPED = """() => {
    window.stopped = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        stopped.push(animation);
        return animation;
    };
}"""

# Every animation of a page at one time, and the values of each element.
SHOWN = """([milliseconds, names]) => {
    for (const animation of stopped) animation.currentTime = milliseconds;
    return Object.fromEntries(names.map((name) => {
        const style = getComputedStyle(document.getElementById(name));
        const numbers = (text) => (text === "none" ? [] : text.split(" ").map(parseFloat));
        const [x = 0, y = 0] = numbers(style.translate);
        const [across = 1, down = across] = numbers(style.scale);
        return [name, {
            "center.x": parseFloat(style.left) + x, "center.y": parseFloat(style.top) + y,
            rotation: ((numbers(style.rotate)[0] ?? 0) * Math.PI) / 180, "scale.x": across, "scale.y": down,
            alpha: parseFloat(style.opacity), "size.width": parseFloat(style.width),
            "size.height": parseFloat(style.height),
        }];
    }));
}"""


def exported(notebook, form, folder):
    path = pathlib.Path(folder) / f"{notebook}.{form}"
    source = ROOT / "notebooks" / f"{notebook}.md"
    subprocess.run([PROGRAM, "export", str(source), "-o", str(path)], check=True, capture_output=True)
    return path.read_text()


def recorded(notebook, names, folder):
    """Rows of a table of the whole run, by Motionbook's own recording."""
    cells = FENCE.findall((ROOT / "notebooks" / f"{notebook}.md").read_text())
    values = ", ".join(f"{name}.presentation.{value}" for name in names for value in VALUES)
    table = f'table {values} from 0s into "values.json" replacing\n'
    text = "\n".join(f"```motion\n{code}```\n" for code in [*cells, table])
    (pathlib.Path(folder) / "copy.md").write_text(text)
    command = [PROGRAM, "run", "--allow-writes", "copy.md"]
    subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    answer = json.loads((pathlib.Path(folder) / "values.json").read_text())
    titles = [column["title"].replace(".presentation", "") for column in answer["columns"]]
    rows = answer["rows"]
    chosen = sorted({round(index * (len(rows) - 1) / (MOMENTS - 1)) for index in range(MOMENTS)})
    return [dict(zip(titles, rows[index])) for index in chosen]


def stated(css):
    """The stated error of each view's values, as the sum over its animations."""
    errors = {}
    for name, note, same, keys in KEYFRAMES.findall(css):
        view = name.rsplit("-", 1)[0]
        own = errors.setdefault(view, {"translate": 0, "rotate": 0, "scale": 0, "opacity": 0, "width": 0, "height": 0})
        share = re.search(r"off by at most ([\d.e-]+) of the way", note)
        for value in own:
            found = re.findall(rf"\b{value}: ([^;]*);", keys)
            if not found:
                continue
            ends = [[float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)] for text in found]
            way = max(abs(a - b) for a, b in zip(ends[0], ends[-1]))
            own[value] += float(share.group(1)) * way if share else 0
            points = re.search(rf"{value}: [^;]*off by at most ([\d.e-]+)", note)
            own[value] += float(points.group(1)) if points else 0
    return errors


PROPERTY = {
    "center.x": "translate", "center.y": "translate", "rotation": "rotate", "scale.x": "scale",
    "scale.y": "scale", "alpha": "opacity", "size.width": "width", "size.height": "height",
}


def slack(value):
    """A computed style has six digits, and layout rounds sizes to 1/64 px."""
    return 1 / 64 + 1e-4 if value.startswith("size") else 5e-3 if "center" in value else 1e-4


class WebCodeTest(unittest.TestCase):
    def page(self, body, head=""):
        context = browser().new_context()
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto("about:blank")
        page.evaluate(STOPPED)
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text))
        page.evaluate("(text) => { document.body.innerHTML = text; }", f"<style>* {{ animation-play-state: paused !important; }} {head}</style>{body}")
        if head:
            page.evaluate("() => stopped.push(...document.getAnimations())")
        return page, errors

    def judge(self, form):
        worst, count = dict.fromkeys(PROPERTY, 0), 0
        for notebook in NOTEBOOKS:
            with tempfile.TemporaryDirectory() as folder:
                css, code = exported(notebook, "css", folder), exported(notebook, form, folder)
                markup = MARKUP.match(code).group(1)
                names = [name for name in re.findall(r'<div id="(\w+)"', markup) if name != "stage"]
                rows = recorded(notebook, names, folder)
            page, errors = self.page(markup, code if form == "css" else "")
            if form == "js":
                page.add_script_tag(content=code, type="module")
                page.wait_for_function("() => document.getElementById('stage').style.position === 'relative'")
            allowed = stated(css)
            moved = page.evaluate("() => stopped.length")
            self.assertGreater(moved, 0, notebook)
            for row in rows:
                # A hair later, so that what begins in a frame has begun.
                milliseconds = round(row["t"] * FRAMES_PER_SECOND) * 1000 / FRAMES_PER_SECOND + 1e-3
                shown = page.evaluate(SHOWN, [milliseconds, names])
                for name in names:
                    for value, place in shown[name].items():
                        title = f"{name}.{value}"
                        if title not in row and value.startswith("scale"):
                            title = f"{name}.scale"
                        if not isinstance(row.get(title), (int, float)):
                            continue
                        error = allowed.get(name, {}).get(PROPERTY[value], 0)
                        if value == "rotation":
                            error *= 3.1416 / 180
                        expected = min(max(row[title], 0), 1) if value == "alpha" else row[title]
                        difference = abs(place - expected) - error
                        count += 1
                        worst[value] = max(worst[value], difference)
                        self.assertLessEqual(
                            difference, slack(value), f"{notebook} {row['t']} {title} {expected}"
                        )
            self.assertEqual(errors, [], notebook)
        beyond = ", ".join(f"{value} {difference:.2g}" for value, difference in worst.items())
        print(f"{form}: {count} values at {MOMENTS} moments of {len(NOTEBOOKS)} notebooks, beyond the stated error: {beyond}")
        self.assertGreater(count, 1000)

    def test_css_puts_views_where_the_recording_has_them(self):
        self.judge("css")

    def test_web_animations_put_views_where_the_recording_has_them(self):
        self.judge("js")
