"""Where the views of a cell were, by the session's own recording: not by the film in the page."""

import json
import pathlib
import re
import subprocess
import tempfile

from browsing import PROGRAM

ROOT = pathlib.Path(__file__).resolve().parents[3]
FRAMES_PER_SECOND = 60
FENCE = re.compile(r"^```motion[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def code_up_to(notebook, number):
    """The code of a notebook's cells up to one of them, counted from 1."""
    return FENCE.findall((ROOT / "notebooks" / notebook).read_text())[:number]


def nested(code):
    """The views that are inside others: their centers are in another coordinate system."""
    return set(re.findall(r"^\s*view (\w+) .*\bin \w+", code, re.MULTILINE))


def places(notebook, number, names, start, interval, count, moments):
    """Places at some moments: `[{"time": 0.5, "views": {"a": [x, y]}}, …]`."""
    cells = code_up_to(notebook, number)
    names = [name for name in names if name not in nested("\n".join(cells)) and name.isidentifier()]
    if not names:
        return []
    with tempfile.TemporaryDirectory() as folder:
        values = ", ".join(f"{name}.presentation.center" for name in names)
        end = start + interval * (count - 1)
        table = f'table {values} from {start:.6f}s to {end + 1e-6:.6f}s into "places.json" replacing'
        text = "\n".join(f"```motion\n{code}```\n" for code in [*cells, table + "\n"])
        copy = pathlib.Path(folder) / "copy.md"
        copy.write_text(text)
        # Cells may fail on purpose; what matters is that the table was written.
        command = [PROGRAM, "run", "--allow-writes", copy.name]
        subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        written = pathlib.Path(folder) / "places.json"
        if not written.exists():
            return []
        answer = json.loads(written.read_text())
    titles = [column["title"] for column in answer["columns"]]
    # A long film leaves out frames; the recording has them all.
    rows = answer["rows"][:: max(1, round(interval * FRAMES_PER_SECOND))]
    chosen = sorted({round(index * (len(rows) - 1) / (moments - 1)) for index in range(moments)}) if rows else []
    return [{"time": rows[index][0], "views": views_of(rows[index], titles, names)} for index in chosen]


def views_of(row, titles, names):
    views = {}
    for name in names:
        across, down = (titles.index(f"{name}.presentation.center.{axis}") for axis in "xy")
        if isinstance(row[across], (int, float)) and isinstance(row[down], (int, float)):
            views[name] = [row[across], row[down]]
    return views
