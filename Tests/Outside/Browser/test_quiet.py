"""What holds for every page: no message, nothing loaded but its site's files, nothing wider than the screen."""

from browsing import SITE, PageTest, Visit, pages

WIDTHS = [360, 1280, 1920]


class QuietTest(PageTest):
    def test_every_page(self):
        self.assertTrue(pages(), "there are no pages")
        for path in pages():
            with self.subTest(path.name), Visit(path) as visit:
                visit.reveal()
                self.check_words(visit)
                self.check_links(visit, path)
                for film in visit.films():
                    visit.seek(film["cell"], film["start"])
                self.check_widths(visit)
                self.assertEqual(visit.messages, [])
                self.assertEqual(visit.requests[0], path.as_uri())
                self.check_requests(visit, path)

    def check_requests(self, visit, path):
        """A page alone has all that it needs in it. One of a site shares styles and scripts; an index shows pictures."""
        shared = [site.as_uri() + "/" for site in SITE.rglob("motionbook")]
        for request in visit.requests[1:]:
            if request.endswith(".svg"):
                self.assertEqual(path.name, "index.html", request)
                self.assertTrue(request.startswith(path.parent.as_uri() + "/"), request)
            else:
                self.assertTrue(request.startswith(tuple(shared)) and request.endswith((".css", ".js")), request)

    def check_words(self, visit):
        self.assertTrue(visit.page.title())
        self.assertEqual(visit.run("document.documentElement.lang"), "en")
        self.assertEqual(visit.page.locator("h1").count(), 1)

    def check_links(self, visit, path):
        """Links lead to pages and headings that are there."""
        for link in visit.run("[...document.links].map((link) => link.getAttribute('href'))"):
            name, _, anchor = link.partition("#")
            if name and ":" not in name and name.endswith(".html"):
                self.assertTrue((path.parent / name).exists(), link)
            if anchor and not name:
                self.assertTrue(visit.run("(id) => document.getElementById(id) !== null", anchor), link)

    def check_widths(self, visit):
        for width in WIDTHS:
            visit.page.set_viewport_size({"width": width, "height": 800})
            self.assertLessEqual(visit.run("document.documentElement.scrollWidth"), width)
