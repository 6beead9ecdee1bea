"""The browser that all tests of one run share."""

import os
import shutil

from playwright.sync_api import sync_playwright

PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]
_running = {}


def browser():
    """It is started once."""
    if not _running:
        _running["playwright"] = sync_playwright().start()
        path = next(filter(None, map(shutil.which, PROGRAMS)), None)
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        _running["browser"] = _running["playwright"].chromium.launch(executable_path=path, args=flags)
    return _running["browser"]


def stop():
    if _running:
        _running["browser"].close()
        _running["playwright"].stop()
        _running.clear()
