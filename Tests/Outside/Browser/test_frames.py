"""A notebook of Jupyter: one page has the parts that all pages share, and its pictures stand where none moves."""

import functools
import json
import pathlib
import re
import subprocess
import tempfile

from browsing import PROGRAM, PageTest, Visit
from recording import ROOT


@functools.cache
def outputs():
    """The markup of each film of an exported notebook, of whose films few wait for an answer."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "collision.ipynb"
        subprocess.run([PROGRAM, "export", str(ROOT / "notebooks/collision.md"), "-o", str(path)],
                       check=True, capture_output=True, stdin=subprocess.DEVNULL)
        book = json.loads(path.read_text())
    films = [output for cell in book["cells"] for output in cell.get("outputs", [])
             if output.get("metadata", {}).get("motion") == "film"]
    return ["".join(film["data"]["text/html"]) for film in films]


class FramesTest(PageTest):
    def show(self, films):
        """A document with films in it, as a notebook has them."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "document.html"
        path.write_text("<!DOCTYPE html><title>x</title><meta charset=utf-8>" + "".join(films))
        visit = Visit(path)
        self.addCleanup(visit.context.close)
        return visit

    def test_one_page_has_the_parts(self):
        films = outputs()
        self.assertGreater(len(films), 3)
        self.assertEqual(["class Player" in film for film in films], [True] + [False] * (len(films) - 1))

    def test_every_page_moves_and_is_as_high_as_what_is_in_it(self):
        # Whichever comes first.
        for films in (outputs(), outputs()[::-1]):
            visit = self.show(films)
            for frame in visit.page.locator("iframe").element_handles():
                inner = frame.content_frame()
                inner.wait_for_selector(".controls")
                visit.page.wait_for_function("(frame) => frame.clientHeight > 100", arg=frame)
                # A page grows while it draws, and its frame after it.
                inner.wait_for_function(
                    "document.documentElement.scrollHeight <= document.documentElement.clientHeight + 1")
            self.assertEqual(visit.page.locator("body > div > img").count(), 0, "a picture is left")
            self.assertEqual(visit.messages, [])

    def test_a_frame_grows_with_its_page(self):
        visit = self.show(outputs()[:1])
        frame = visit.page.locator("iframe").element_handle()
        inner = frame.content_frame()
        inner.wait_for_selector(".controls")
        visit.page.wait_for_function("(frame) => frame.clientHeight > 100", arg=frame)
        before = frame.bounding_box()["height"]
        inner.evaluate("document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: 'more' }))")
        visit.page.wait_for_function("([frame, before]) => frame.clientHeight > before + 20", arg=[frame, before])

    def test_light_and_dark_are_those_of_the_document(self):
        for back, expected in [("#111111", "dark"), ("#ffffff", "light")]:
            visit = self.show([f'<body style="background: {back}">'] + outputs()[:2])
            for frame in visit.page.locator("iframe").element_handles():
                inner = frame.content_frame()
                inner.wait_for_selector(".controls")
                self.assertEqual(inner.evaluate("document.documentElement.style.colorScheme"), expected)
                text = inner.evaluate("getComputedStyle(document.body).color.match(/\\d+/g).map(Number)")
                self.assertEqual(sum(text) > 380, expected == "dark")

    def test_without_frames_and_scripts_pictures_are_seen(self):
        films = [re.sub(r"<iframe.*?</iframe>", "", film, flags=re.DOTALL) for film in outputs()]
        visit = self.show(films)
        pictures = visit.page.locator("img")
        self.assertEqual(pictures.count(), len(films))
        for picture in pictures.all():
            self.assertGreater(picture.bounding_box()["height"], 50)
            self.assertIn("the stage from t =", picture.get_attribute("alt"))

    def test_a_page_without_its_lender_keeps_its_picture(self):
        visit = self.show(outputs()[1:2])
        self.assertGreater(visit.page.locator("img").bounding_box()["height"], 50)
        self.assertEqual(visit.page.locator("iframe").bounding_box()["height"], 0)
        self.assertEqual(visit.messages, [])
