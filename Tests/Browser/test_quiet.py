"""No page says anything on the console or asks for anything but itself."""

from browsing import PageTest, Visit, pages


class QuietTest(PageTest):
    def test_every_page_is_one_request_without_a_message(self):
        self.assertTrue(pages(), "there are no pages")
        for path in pages():
            with self.subTest(path.name), Visit(path) as visit:
                visit.reveal()
                for film in visit.films():
                    visit.seek(film["cell"], film["start"])
                visit.run("scrollTo(0, document.body.scrollHeight)")
                self.assertEqual(visit.messages, [])
                self.assertEqual(visit.requests, [path.as_uri()])

    def test_every_page_has_a_title_a_language_and_a_heading(self):
        for path in pages():
            with self.subTest(path.name), Visit(path) as visit:
                self.assertTrue(visit.page.title())
                self.assertEqual(visit.run("document.documentElement.lang"), "en")
                self.assertEqual(visit.page.locator("h1").count(), 1)

    def test_links_within_the_folder_lead_somewhere(self):
        for path in pages():
            with self.subTest(path.name), Visit(path) as visit:
                for link in visit.run("[...document.links].map((link) => link.getAttribute('href'))"):
                    name, _, anchor = link.partition("#")
                    if ":" in name or not name.endswith(("", ".html")):
                        continue
                    self.assertTrue((path.parent / name).exists(), link)
                    if anchor and not name:
                        self.assertTrue(visit.run("(id) => document.getElementById(id) !== null", anchor), link)
