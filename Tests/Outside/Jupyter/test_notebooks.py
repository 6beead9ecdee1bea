"""Notebooks of Jupyter: valid, the same there and back, and the same outputs when they run there."""

import re
import shutil
import subprocess
import sys

import nbformat
import pytest
from nbclient import NotebookClient

from conftest import ROOT, notebooks, run

NAMES = [str(path.relative_to(ROOT)) for path in notebooks()]


@pytest.mark.parametrize("name", NAMES)
def test_there_and_back_is_the_same_bytes(name, tmp_path):
    book = tmp_path / "book.ipynb"
    assert run("convert", ROOT / name, "-o", book).returncode == 0
    nbformat.validate(nbformat.read(book, as_version=4))
    # As nbformat itself writes it.
    text = book.read_text()
    assert nbformat.writes(nbformat.reads(text, as_version=4)) == text.rstrip("\n")
    back = run("convert", book, "-o", tmp_path / "back.md")
    assert (back.returncode, back.stderr) == (0, "")
    assert (tmp_path / "back.md").read_bytes() == (ROOT / name).read_bytes()


def alone(data):
    """An output without the scripts and styles that the first film of a notebook has for all. A cell that asks shows its
    film only when it has run, so that another one is the first then."""
    html = data.get("text/html", "")
    html = re.sub(r"&lt;(style|script)&gt;.*?&lt;/\1&gt;", "", html, flags=re.DOTALL)
    html = re.sub(r"Content-Security-Policy&quot; content=&quot;.*?&quot;", "", html)
    return {**data, "text/html": html.replace("\n", "")} if html else dict(data)


def shown(cell):
    """What a cell shows, without what tells one run from another."""
    outputs = []
    for output in cell.get("outputs", []):
        kind = output["output_type"]
        if kind == "stream" and outputs and outputs[-1][:2] == (kind, output["name"]):
            outputs[-1] = (*outputs[-1][:2], outputs[-1][2] + output["text"])
        elif kind == "stream":
            outputs.append((kind, output["name"], output["text"]))
        elif kind == "error":
            outputs.append((kind, output["ename"], output["evalue"]))
        # A line of progress leaves an empty place.
        elif output["data"].get("text/plain") != "":
            outputs.append((kind, alone(output["data"])))
    return outputs


# The kernel has no course, no files outside of its folder and no live view.
@pytest.mark.parametrize("name", NAMES)
def test_it_runs_to_the_same_outputs(name, tmp_path):
    book = tmp_path / "book.ipynb"
    assert run("export", ROOT / name, "-o", book).returncode == 0
    notebook = nbformat.read(book, as_version=4)
    nbformat.validate(notebook)
    expected = [shown(cell) for cell in notebook.cells]
    # What `load` reads stands beside the notebook.
    shutil.copytree(ROOT / "notebooks/measured", tmp_path / "measured")
    NotebookClient(
        notebook, timeout=120, kernel_name="motionbook", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    for cell, before in zip(notebook.cells, expected):
        if cell.metadata.get("motion", {}).get("waits"):
            assert before == [], "it tells nothing before it has run"
        elif "skip-execution" not in cell.metadata.get("tags", []):
            assert shown(cell) == before, cell.source


@pytest.mark.parametrize("name, part", [("fall", "<iframe"), ("easing", "data:image/svg+xml")])
def test_it_becomes_a_page_by_nbconvert(name, part, tmp_path):
    book = tmp_path / "book.ipynb"
    assert run("convert", ROOT / f"notebooks/{name}.md", "-o", book).returncode == 0
    subprocess.run(
        [sys.executable, "-m", "nbconvert", "--to", "html", "--execute", str(book)], check=True,
        capture_output=True, timeout=120)
    assert part in (tmp_path / "book.html").read_text()


def test_a_foreign_notebook_converts_with_a_line_for_each_loss(tmp_path):
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {
        "name": "python3", "language": "python", "display_name": "Python 3"}})
    cell = nbformat.v4.new_markdown_cell("# A title\n\n![x](attachment:x.png)")
    cell["attachments"] = {"x.png": {"image/png": "AAAA"}}
    book.cells = [
        cell, nbformat.v4.new_code_cell("print(1)"), nbformat.v4.new_raw_cell("raw ``` text")]
    path = tmp_path / "foreign.ipynb"
    nbformat.write(book, path)
    done = run("convert", path, "-o", tmp_path / "foreign.md")
    assert done.returncode == 0
    assert [line.split(": ", 1)[1] for line in done.stderr.splitlines()] == [
        "cell 1: the image `x.png` is left out",
        "cell 2: code of another kernel (python) stays text", "cell 3: a raw cell stays text"]
    text = (tmp_path / "foreign.md").read_text()
    assert "```python\nprint(1)\n```" in text
    assert "```\nraw ``` text\n```" in text
