"""The wheel beside the kernel: colors in Pygments and nbconvert, the server in jupyter-lsp, jupytext."""

import json
import subprocess
import sys

import pytest
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.token import Comment, Keyword, Name, Number, String

from conftest import run

CODE = 'gravity on box magnitude 0.5s # a "comment"\nrun 1s; print sqrt(2), "a\\"b", box.on'


def test_pygments_colors_a_cell():
    lexer = get_lexer_by_name("motionbook")
    assert type(get_lexer_for_filename("a.motion")) is type(lexer)
    colored = [(kind, text) for kind, text in lexer.get_tokens(CODE) if not text.isspace()]
    for pair in [
        (Name.Function, "gravity"), (Keyword, "on"), (Name, "box"), (Keyword, "magnitude"),
        (Number, "0.5s"), (Comment.Single, '# a "comment"'), (Name.Function, "run"),
        (Name.Function, "print"), (Name.Builtin, "sqrt"), (String, '"a\\"b"'), (Name.Attribute, ".on"),
    ]:
        assert pair in colored
    assert "".join(text for _, text in lexer.get_tokens(CODE)) == CODE + "\n"


def test_pygmentize_finds_it():
    done = subprocess.run(
        [sys.executable, "-m", "pygments", "-l", "motion", "-f", "html"], input=CODE,
        capture_output=True, text=True, timeout=60)
    assert '<span class="nf">gravity</span>' in done.stdout, done.stderr


def test_nbconvert_colors_a_notebook(tmp_path):
    (tmp_path / "a.md").write_text("```motion\nview box frame (0, 0, 9, 9)\n```\n")
    assert run("convert", tmp_path / "a.md", "-o", tmp_path / "a.ipynb").returncode == 0
    done = subprocess.run(
        [sys.executable, "-m", "nbconvert", "--to", "html", "--stdout", tmp_path / "a.ipynb"],
        capture_output=True, text=True, timeout=100)
    assert '<span class="nf">view</span>' in done.stdout, done.stderr


def test_jupyter_lsp_finds_the_server():
    from jupyter_lsp import LanguageServerManager

    manager = LanguageServerManager(autodetect=True)
    manager.initialize()
    server = manager.language_servers["motionbook"]
    assert server["argv"] == ["motionbook", "lsp"]
    assert "motionbook" in server["languages"]


@pytest.mark.parametrize("settings", [[], ["--JupytextConfiguration.custom_language_magics=jsx"]])
def test_jupytext_of_a_server_knows_our_fences(tmp_path, settings):
    (tmp_path / "a.md").write_text("# A fall\n\n```motion\nprint 1\n```\n")
    program = (
        "import sys, json, asyncio; from jupyter_server.serverapp import ServerApp; "
        "app = ServerApp.instance(); app.initialize(sys.argv[1:], new_httpserver=False); "
        "model = app.contents_manager.get('a.md', type='notebook'); "
        "model = asyncio.run(model) if asyncio.iscoroutine(model) else model; "
        "print(json.dumps([c['cell_type'] for c in model['content']['cells']]))")
    done = subprocess.run(
        [sys.executable, "-c", program, "--allow-root", "--no-browser", "--port=0",
         f"--ServerApp.root_dir={tmp_path}", *settings],
        capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    # A user's own setting stands.
    cells = json.loads(done.stdout.splitlines()[-1])
    assert cells == (["markdown"] if settings else ["markdown", "code"])
