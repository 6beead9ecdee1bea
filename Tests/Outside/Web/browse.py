"""Opens a page that checks notebooks in a worker, in headless Chromium: browse.py PAGE.html

Prints what it says, and fails if it does not say that all agree.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))

import chromium  # noqa: E402  Only now is its folder known.

page = chromium.browser().new_page()
page.goto(pathlib.Path(sys.argv[1]).resolve().as_uri())
page.wait_for_function("document.title !== ''", timeout=600_000)
print(page.inner_text("pre"))
title = page.title()
chromium.stop()
sys.exit(title != "agrees")
