"""JupyterLab in a browser: type a line, see a plot and a player, press Tab, interrupt."""

import os
import shutil
import subprocess
import sys
import urllib.request

import pytest
from playwright.sync_api import expect, sync_playwright

from conftest import ROOT, run


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """The folder of a server, and its address."""
    folder = tmp_path_factory.mktemp("lab")
    (folder / "sum.md").write_text("```motion\n1 + 1\n```\n")
    server = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--port=0",
         "--ServerApp.port_retries=0", "--IdentityProvider.token=word",
         "--LabApp.news_url=None", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"],
        cwd=folder, stderr=subprocess.PIPE, text=True)
    address = None
    for line in server.stderr:
        if "http://" in line and "token=" in line:
            address = line.split("http://")[1].split("/")[0]
            break
    # What it says later must not fill the pipe.
    drain = subprocess.Popen(["cat"], stdin=server.stderr, stdout=subprocess.DEVNULL)
    assert address, "JupyterLab did not start"
    yield folder, f"http://{address}"
    server.terminate()
    server.wait()
    drain.wait()


@pytest.fixture(scope="module")
def browser():
    path = next(filter(None, map(shutil.which, ("chromium", "google-chrome", "chromium-browser"))))
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def page(lab, browser, request):
    """A notebook with one cell, whose kernel is there and does nothing."""
    folder, address = lab
    name = f"{request.node.name}.ipynb"
    run("convert", folder / "sum.md", "-o", folder / name)
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.set_default_timeout(60_000)
    page.goto(f"{address}/lab/tree/{name}?token=word&reset")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell .cm-content")
    page.wait_for_selector('.jp-Notebook-ExecutionIndicator[data-status="idle"]')
    yield page
    page.close()


def type_and_run(page, code):
    """Types code into the cell and runs it; returns the cell."""
    cell = page.locator(".jp-Notebook .jp-CodeCell").first
    cell.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(code)
    # Until the page has joined the kernel, it drops what it is asked to run.
    insistently(
        lambda: page.keyboard.press("Control+Enter"),
        lambda: expect(cell.locator(".jp-InputPrompt")).not_to_have_text("[ ]:", timeout=3_000))
    return cell


def insistently(act, check, times=20):
    """Does something until it has had its effect."""
    for attempt in range(times):
        act()
        try:
            return check()
        except AssertionError:
            if attempt == times - 1:
                raise


def test_a_plot_is_a_picture(page):
    cell = type_and_run(page, "plot bounceOut")
    picture = cell.locator(".jp-RenderedSVG img, .jp-RenderedSVG svg")
    expect(picture).to_be_visible(timeout=60_000)
    assert picture.bounding_box()["width"] > 300


def test_a_table_is_a_table(page):
    cell = type_and_run(page, "table bounceOut every 0.25")
    expect(cell.locator("table tbody tr")).to_have_count(5, timeout=60_000)


def test_a_player_plays(page):
    cell = type_and_run(
        page, "reset\nview ball frame (10, 10, 50, 50)\ngravity on ball\nrun 20 frames")
    frame = cell.frame_locator("iframe")
    expect(frame.locator(".controls")).to_be_visible(timeout=60_000)
    frame.locator("input[type=range]").focus()
    page.keyboard.press("Home")
    expect(frame.locator(".clock")).to_have_text("0.00 s")
    page.keyboard.press("End")
    expect(frame.locator(".clock")).to_have_text("0.33 s")
    # The picture for those who do not run scripts has gone, and nothing scrolls in the frame.
    expect(cell.locator(".jp-OutputArea-output img")).to_have_count(0)
    inner = cell.locator("iframe").element_handle().content_frame()
    assert inner.evaluate(
        "document.documentElement.scrollHeight <= document.documentElement.clientHeight + 1")


def test_an_untrusted_notebook_shows_pictures(lab, browser):
    folder, address = lab
    assert run("export", ROOT / "notebooks/fall.md", "-o", folder / "fall.ipynb").returncode == 0
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.set_default_timeout(60_000)
    page.goto(f"{address}/lab/tree/fall.ipynb?token=word&reset")
    picture = page.locator(".jp-OutputArea-output img[alt^='the stage']").first
    expect(picture).to_be_visible(timeout=60_000)
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("(picture) => picture.naturalWidth") > 100
    expect(page.locator(".jp-OutputArea-output iframe")).to_have_count(0)
    page.close()


def test_a_mistake_shows_its_place_and_advice(page):
    cell = type_and_run(page, "run 5x")
    output = cell.locator(".jp-OutputArea-output").first
    expect(output).to_contain_text("`x` is not a unit", timeout=60_000)
    expect(output).to_contain_text("help:")


def test_tab_completes(page):
    code = page.locator(".jp-Notebook .jp-CodeCell").first.locator(".cm-content")
    code.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("gravi")
    insistently(
        lambda: page.keyboard.press("Tab"),
        lambda: expect(code).to_have_text("gravity", timeout=3_000))


def test_an_endless_run_is_interrupted(page):
    cell = type_and_run(page, "reset\nview ball frame (0, 0, 9, 9)\ngravity on ball\nrun 30000s")
    expect(cell.get_by_text("running: t =")).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.keyboard.press("i")
    expect(cell.get_by_text("error: stopped")).to_be_visible(timeout=60_000)
    cell = type_and_run(page, "t > 1s")
    expect(cell.locator(".jp-OutputArea-output").first).to_have_text("true", timeout=60_000)


def test_a_cell_has_the_colors_of_the_language(page):
    cell = page.locator(".jp-Notebook .jp-CodeCell").first
    cell.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("gravity on box 0.5s # a comment")
    # What has a color has an element; a name has that of the line.
    words = [cell.locator(".cm-line span").get_by_text(word, exact=True)
             for word in ("gravity", "on", "0.5s", "# a comment")]
    colors = [element.evaluate("element => getComputedStyle(element).color")
              for element in [*words, cell.locator(".cm-line")]]
    assert len(set(colors)) == len(colors), colors


def test_lab_lists_the_extension():
    done = subprocess.run(
        [sys.executable, "-m", "jupyter", "labextension", "list"], capture_output=True, text=True, timeout=100)
    listed = next(line for line in (done.stdout + done.stderr).splitlines() if "motionbook" in line)
    assert "enabled" in listed and "OK" in listed
