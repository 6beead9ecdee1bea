"""A course: an index as a gallery, the way from page to page, and the files that its pages share."""

import functools
import http.server
import re
import threading

from browsing import SITE, PageTest

# The attributes of a label that is as large as it is in its view.
LABEL = r'<text( class="label[^"]*"[^>]* font-size="\d[^>]*)'


class GalleryTest(PageTest):
    def test_an_hour_is_a_row(self):
        for width, across in ((1280, 5), (360, 1)):
            visit = self.visit("index.html", viewport={"width": width, "height": 800})
            row = visit.page.locator("#an-hour + .gallery")
            boxes = [card.bounding_box() for card in row.locator(".card").all()]
            self.assertEqual(len({box["y"] for box in boxes}), 1, "one row")
            self.assertEqual(sum(box["x"] + box["width"] <= width for box in boxes), across)
            self.assertLess(boxes[0]["y"], 600, "on the first screen")
            self.assertEqual(visit.run("document.documentElement.scrollWidth"), width)

    def test_a_guess_leaves_a_mark(self):
        visit = self.visit("fall.html")
        form = visit.page.locator("form.predict:has(input)").first
        form.locator("input").fill("300")
        form.locator("input").press("Enter")
        form.locator(".challenge").wait_for()
        visit.page.goto((SITE / "index.html").resolve().as_uri())
        marks = visit.page.locator(".guessed")
        self.assertEqual(marks.count(), 1)
        self.assertRegex(marks.inner_text(), r"^✓ guessed, \d+\spt off$")
        self.assertEqual(visit.messages, [])

    def test_each_notebook_has_a_card(self):
        visit = self.visit("index.html")
        cards = visit.page.locator(".card")
        self.assertGreater(cards.count(), 50)
        with_pictures = 0
        for card in cards.all():
            target = card.locator("a").get_attribute("href")
            self.assertTrue((SITE / target).is_file(), target)
            self.assertTrue(card.locator("b").inner_text())
            self.assertRegex(card.locator(".minutes").inner_text(), r"^\d+\smin$")
            self.assertTrue(card.locator("b").inner_text().endswith(("?", ".")), target)
            self.assertTrue(card.locator(".title").inner_text(), target)
            for picture in card.locator("img").all():
                with_pictures += 1
                text = (SITE / picture.get_attribute("src")).read_text()
                self.assertNotIn("@keyframes", text)
                # No names and no scale: what a view says itself is of its own size, and is drawn.
                self.assertEqual(set(re.findall("<text([^>]*)", text)) - set(re.findall(LABEL, text)), set(), target)
        self.assertGreater(with_pictures, 60)

    def test_pictures_are_seen(self):
        visit = self.visit("index.html")
        picture = visit.page.locator(".card img").first
        picture.scroll_into_view_if_needed()
        visit.page.wait_for_function("(picture) => picture.naturalWidth > 0", arg=picture.element_handle())
        self.assertEqual(visit.messages, [])

    def test_a_folder_without_an_index_gets_one(self):
        visit = self.visit("forms/folder/index.html")
        cards = visit.page.locator(".card")
        self.assertEqual(cards.locator("b").all_inner_texts(), ["Is it?", "Why?"])
        self.assertEqual(cards.locator(".title").all_inner_texts(), ["1. Narrow", "2. A link | a"])
        self.assertEqual(visit.messages, [])


class WayTest(PageTest):
    def test_pages_lead_to_the_next_and_back(self):
        visit = self.visit("index.html")
        order = [link.get_attribute("href") for link in visit.page.locator(".card a").all()]
        before = None
        for name in order[:4]:
            page = self.visit(name).page
            self.assertEqual(page.locator("a[rel=up]").get_attribute("href"), "index.html")
            self.assertEqual(page.locator(".place a").get_attribute("href"), "index.html")
            previous = page.locator("a[rel=prev]")
            self.assertEqual(previous.get_attribute("href") if previous.count() else None, before)
            self.assertEqual(page.locator("a[rel=next]").get_attribute("href"), order[order.index(name) + 1])
            before = name

    def test_a_page_in_a_folder_finds_its_way(self):
        visit = self.visit("class/hour.html")
        for link in visit.page.locator(".neighbours a").all():
            target = re.sub("#.*", "", link.get_attribute("href"))
            self.assertTrue((SITE / "class" / target).resolve().is_file(), target)


class SharedFilesTest(PageTest):
    def test_pages_share_their_styles_and_scripts(self):
        shared = {}
        for name in ("fall.html", "class/hour.html", "index.html"):
            source = (SITE / name).read_text()
            self.assertNotIn("<style", source)
            self.assertNotIn("<script>", source)
            files = re.findall(r'(?:href|src)="((?:\.\./)*motionbook/[^"]+)"', source)
            self.assertTrue(files, name)
            shared[name] = {(SITE / name).parent.joinpath(file).resolve() for file in files}
            for file in shared[name]:
                self.assertTrue(file.is_file(), file)
        # What the reader has guessed is told on an index alone.
        gallery = {file for file in shared["index.html"] if file.name.startswith("gallery-")}
        self.assertEqual(len(gallery), 1)
        self.assertLess(shared["index.html"] - gallery, shared["fall.html"])
        self.assertTrue(gallery.isdisjoint(shared["fall.html"]))
        self.assertLess(len((SITE / "fall.html").read_bytes()), 56_000)

    def test_a_page_alone_is_whole(self):
        source = (SITE / "forms/handout.html").read_text()
        self.assertIn("<style>", source)
        self.assertNotIn("motionbook/", source)

    def test_a_site_works_from_a_server_and_in_a_folder(self):
        handler = functools.partial(QuietHandler, directory=SITE)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        visit = self.visit("class/hour.html")
        for address in (visit.page.url, f"http://127.0.0.1:{server.server_port}/class/hour.html"):
            visit.page.goto(address)
            visit.page.wait_for_function("() => window.motionbook !== undefined")
            self.assertEqual(visit.run("getComputedStyle(document.body).marginTop"), "0px")
        self.assertEqual(visit.messages, [])


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass
