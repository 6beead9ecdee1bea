"""jupytext pairs notebooks with Markdown: no cell is lost on the way, whoever wrote the file."""

import json

import jupytext
import nbformat
import pytest
from conftest import notebooks, run

OURS = """# Falling

A box falls.

```motion
view red frame (0, 0, 10, 10)
```

```output
red: a view
```

<!-- motion: error -->
```motion
run 5x
```

Then it ends.

```motion
run 1s
```
"""

FRONT = """---
jupyter:
  jupytext:
    custom_language_magics: motionbook,motion
  kernelspec:
    display_name: Motionbook
    language: motionbook
    name: motionbook
---

"""


def code(notebook):
    return [cell.source for cell in notebook.cells if cell.cell_type == "code"]


def converted(tmp_path, name, to):
    """A file in the other form, by the program."""
    target = tmp_path / to
    result = run("convert", tmp_path / name, "-o", target)
    assert result.returncode == 0, result.stderr
    return target


def checked_codes(path):
    """The code of the cells that the program finds in a file."""
    result = run("convert", path, "-o", path.with_suffix(".seen.ipynb"))
    assert result.returncode == 0, result.stderr
    return code(nbformat.read(path.with_suffix(".seen.ipynb"), as_version=4))


@pytest.mark.parametrize("form", ["md", "md:myst"])
@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_jupytext_keeps_every_cell(tmp_path, path, form):
    (tmp_path / "a.md").write_text(path.read_text())
    notebook = nbformat.read(converted(tmp_path, "a.md", "a.ipynb"), as_version=4)
    text = jupytext.writes(notebook, form)
    again = jupytext.reads(text, form)
    assert code(again) == code(notebook)
    assert [cell.metadata.get("tags") for cell in again.cells] == [
        cell.metadata.get("tags") for cell in notebook.cells]
    # What jupytext wrote is a notebook of Motionbook's.
    (tmp_path / "b.md").write_text(text)
    assert checked_codes(tmp_path / "b.md") == code(notebook)


def test_directives_pass_as_tags(tmp_path):
    (tmp_path / "a.md").write_text(OURS)
    notebook = nbformat.read(converted(tmp_path, "a.md", "a.ipynb"), as_version=4)
    for form in ["md", "md:myst"]:
        (tmp_path / "b.md").write_text(jupytext.writes(notebook, form))
        seen = json.loads(converted(tmp_path, "b.md", "b.ipynb").read_text())
        tags = [cell["metadata"].get("tags") for cell in seen["cells"]
                if cell["cell_type"] == "code"]
        assert tags == [None, ["raises-exception"], None]


def test_a_pair_follows_either_file(tmp_path):
    (tmp_path / "a.md").write_text(OURS)
    notebook = nbformat.read(converted(tmp_path, "a.md", "a.ipynb"), as_version=4)
    text = jupytext.writes(notebook, "md")
    assert "```motionbook" in text
    changed = jupytext.reads(text.replace("run 1s", "run 2s"), "md")
    assert code(changed)[-1] == "run 2s"
    notebook.cells[-1].source = "run 3s"
    assert "run 3s" in jupytext.writes(notebook, "md")


def test_a_notebook_of_ours_with_a_header_comes_back_whole(tmp_path):
    notebook = jupytext.reads(FRONT + OURS, "md")
    assert len(code(notebook)) == 3
    nbformat.write(notebook, tmp_path / "a.ipynb")
    result = run("convert", tmp_path / "a.ipynb", "-o", tmp_path / "b.md")
    assert result.returncode == 0
    assert checked_codes(tmp_path / "b.md") == [
        "view red frame (0, 0, 10, 10)", "run 5x", "run 1s"]
    # Outputs and directives stand where they stood.
    assert "```output\nred: a view\n```" in (tmp_path / "b.md").read_text()
    assert "<!-- motion: error -->\n\n```motion\nrun 5x" in (tmp_path / "b.md").read_text()


def test_check_of_what_jupytext_wrote(tmp_path):
    (tmp_path / "a.md").write_text("```motion\nview red frame (0, 0, 10, 10)\n```\n")
    notebook = nbformat.read(converted(tmp_path, "a.md", "a.ipynb"), as_version=4)
    for name, form in [("b.md", "md"), ("c.md", "md:myst")]:
        (tmp_path / name).write_text(jupytext.writes(notebook, form))
        result = run("check", tmp_path / name)
        assert "nothing in it is a cell" not in result.stdout + result.stderr
    (tmp_path / "d.md").write_text("```python\nprint(1)\n```\n")
    result = run("check", tmp_path / "d.md")
    assert result.returncode != 0
    assert "```python" in result.stdout + result.stderr
