"""The settings that `motionbook editors NAME` prints, appended to others as they are: each editor that is here
starts with them and has nothing to complain of, and a mistake is marked and colored. Those of editors that are
not here are read in their own format. Run by scripts/test-editors:

    python3 settings.py PROGRAM NVIM"""

import glob
import json
import os
import pathlib
import plistlib
import re
import subprocess
import sys
import tempfile
import tomllib

program, nvim = sys.argv[1:3]
home = pathlib.Path(tempfile.mkdtemp(dir=os.environ.get("SCRATCH")))
folder = home / "files"
(home / "bin").mkdir()
(home / "bin" / "motionbook").symlink_to(program)
environment = {
    **os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data"),
    "XDG_STATE_HOME": str(home / "state"), "PATH": f"{home}/bin:{os.environ['PATH']}",
}  # fmt: skip


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=home, timeout=120)
    return done.stdout + done.stderr


def settings(editor):
    """What is pasted, which is standard output alone."""
    done = subprocess.run(
        [program, "editors", editor, "--into", folder], capture_output=True, text=True, env=environment, check=True
    )
    assert "FOLDER" not in done.stdout + done.stderr, done.stdout
    return done.stdout


def check(what, holds, seen):
    print(("ok: " if holds else "failed: ") + what, *([] if holds else [seen]))
    if not holds:
        sys.exit(1)


script, notebook = home / "a.motion", home / "b.md"
script.write_text("view box frame (0, 0, 10, 10)\nprint boxx\n")
notebook.write_text("# Title\n\n```motion\nlet a = 1\nprint aa\n```\n")

(home / "config/nvim").mkdir(parents=True)
(home / "config/nvim/init.lua").write_text("vim.g.markdown_fenced_languages = { 'python' }\n" + settings("neovim"))
look = """lua vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)
  io.stdout:write(vim.inspect({ vim.bo.filetype, #vim.diagnostic.get(0), vim.g.markdown_fenced_languages,
    vim.api.nvim_exec2('messages', { output = true }).output }), '\\n')"""
for file, kind in [(script, "motion"), (notebook, "markdown")]:
    seen = run(nvim, "--headless", str(file), "-c", look.replace("\n", " "), "-c", "qa!")
    expected = f'{{ "{kind}", 1, {{ "python", "motion" }}, "" }}'
    check(f"Neovim marks a mistake in {file.name}", seen.strip() == expected, seen)

world = """lua vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end) vim.cmd('4 | MotionbookWorld')
  vim.wait(20000, function() return #vim.api.nvim_list_wins() > 1 end)
  local shown = vim.api.nvim_win_get_buf(vim.api.nvim_list_wins()[2])
  io.stdout:write(table.concat(vim.api.nvim_buf_get_lines(shown, 0, -1, false), '; '), '\\n')"""
seen = run(nvim, "--headless", str(notebook), "-c", world.replace("\n", " "), "-c", "qa!")
check("Neovim shows the world", "After line 4" in seen and "a = 1" in seen, seen)

(home / ".vimrc").write_text("set nocompatible\nlet g:markdown_fenced_languages = ['python']\n" + settings("vim"))
for file, line, group in [(script, 1, "motionVerb"), (notebook, 4, "motionKeyword")]:
    seen = run(
        "vim", "-es", "-u", ".vimrc", str(file), "-c", f"redir! > seen | silent echo synIDattr(synID({line},1,1),'name')",
        "-c", "redir END", "-c", "qa!",
    )  # fmt: skip
    found = (home / "seen").read_text()
    check(f"Vim colors {file.name}", seen == "" and found.strip() == group, (seen, found))

# Emacs has Eglot in itself from 29 on; Debian's package stands where `-Q` does not look.
packages = sorted(glob.glob("/usr/share/emacs/site-lisp/elpa-src/*"))
eglot = [*(part for package in packages for part in ("-L", package)), "-l", "eglot"]
(home / "init.el").write_text("(setq inhibit-startup-screen t)\n" + settings("emacs"))
seen = run(
    "emacs", "-Q", "--batch", *eglot, "-l", "init.el", str(script),
    "--eval", "(princ (list major-mode (memq #'eglot-ensure motion-mode-hook)))",
)  # fmt: skip
check("Emacs loads its lines", seen.strip().endswith("(motion-mode (eglot-ensure))"), seen)

helix = tomllib.loads('[[language]]\nname = "rust"\n\n' + settings("helix"))
check(
    "Helix has the server beside its own, also for scripts",
    [each["name"] for each in helix["language"]] == ["rust", "markdown", "motion"]
    and "marksman" in helix["language"][1]["language-servers"]
    and all("motionbook" in each["language-servers"] for each in helix["language"][1:])
    and helix["language-server"]["motionbook"]["args"] == ["lsp"],
    helix,
)
kate = json.loads(settings("kate"))
modes = [each["highlightingModeRegex"] for each in kate["servers"].values()]
name = re.search(r'<language name="(\w+)"', (folder / "kate/motion.xml").read_text())[1]
check("Kate knows Markdown and scripts", modes == ["^Markdown$", f"^{name}$"], kate)
sublime = json.loads(re.sub(r"^//.*", "", settings("sublime"), flags=re.M))
grammar = plistlib.loads((folder / "sublime/Motionbook.tmLanguage").read_bytes())
check(
    "Sublime Text knows Markdown and scripts",
    grammar["scopeName"] in sublime["clients"]["motionbook"]["selector"] and grammar["fileTypes"] == ["motion"],
    sublime,
)
