"""Papermill, which finds the language in the wheel: other values in the place of a cell's."""

import subprocess
import sys

import nbformat
import pytest

from conftest import run

NOTEBOOK = """# A fall

<!-- motion: parameters -->
```motion
let m = 1
let length = 500ms
let curve = easeIn
let word = "low"
let steps = on
```

```motion
view box frame (100, 0, 100, 100)
gravity on box magnitude m
run length
print m, length, curve, word, steps
expect box.center.y > 100
```
"""


@pytest.fixture
def book(tmp_path):
    (tmp_path / "fall.md").write_text(NOTEBOOK)
    assert run("convert", tmp_path / "fall.md", "-o", tmp_path / "fall.ipynb").returncode == 0
    return tmp_path / "fall.ipynb"


def papermill(book, *arguments):
    """What papermill did, and the notebook that it wrote."""
    out = book.parent / "out.ipynb"
    done = subprocess.run(
        [sys.executable, "-m", "papermill", book, out, "--no-progress-bar",
         *arguments], capture_output=True, text=True, timeout=100)
    return done, nbformat.read(out, as_version=4)


def printed(notebook):
    return "".join(
        output.get("text") or output.get("data", {}).get("text/plain", "") + "\n"
        for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs)


def test_without_values_the_notebooks_own_stand(book):
    done, out = papermill(book)
    assert done.returncode == 0, done.stderr
    assert "1 0.5 s easeIn low on" in printed(out)


def test_the_injected_cell_wins(book):
    done, out = papermill(
        book, "-p", "m", "4", "-p", "length", "300ms", "-p", "curve", "easeOut",
        "-p", "word", '"high"', "-p", "steps", "False")
    assert done.returncode == 0, done.stderr
    tags = [cell.metadata.get("tags", []) for cell in out.cells if cell.cell_type == "code"]
    assert tags[:2] == [["parameters"], ["injected-parameters"]]
    assert "let curve = easeOut" in out.cells[2].source
    assert "4 0.3 s easeOut high false" in printed(out)


def test_an_expectation_that_fails_fails_the_run(book):
    done, _ = papermill(book, "-p", "m", "0")
    assert done.returncode != 0
    assert "expected box.center.y > 100" in done.stderr
