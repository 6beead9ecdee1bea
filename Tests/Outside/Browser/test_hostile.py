"""A notebook that wants to run or fetch something is shown, and does neither."""

from browsing import PageTest


class HostileTest(PageTest):
    def test_a_hostile_notebook_runs_and_fetches_nothing(self):
        visit = self.visit("forms/hostile.html")
        visit.reveal()
        for film in visit.films():
            visit.seek(film["cell"], film["start"])
        for link in visit.page.locator("main a:not(.anchor)").all():
            self.assertFalse((link.get_attribute("href") or "").startswith(("javascript", "data")))
        visit.page.wait_for_timeout(200)
        self.assertEqual(visit.run("window.hacked"), None)
        self.assertEqual(visit.messages, [])
        self.assertEqual(len(visit.requests), 1)
        images = visit.run("[...document.images].map((image) => [image.alt, image.naturalWidth])")
        self.assertEqual(images, [["drawing", 40]])
        own = "head > [rel=icon][href^='data:image/svg+xml,']"
        self.assertEqual(visit.page.locator(own).count(), 1)
        others = f"iframe, link:not({own}), base, img[src^=http], main script:not([type])"
        self.assertEqual(visit.page.locator(others).count(), 0)

    def test_its_texts_are_shown_as_texts(self):
        visit = self.visit("forms/hostile.html")
        visit.reveal()
        cell = visit.films()[0]["cell"]
        visit.seek(cell, 0)
        self.assertIn("window.hacked = 14", visit.page.locator(f"#{cell} svg.stage .label").first.text_content())
        self.assertIn("<img src=http", visit.page.locator(f"#{cell} .text").first.inner_text())

    def test_a_script_that_is_put_in_does_not_run(self):
        visit = self.visit("forms/hostile.html")
        visit.run("""() => {
            const script = document.createElement("script");
            script.textContent = "window.hacked = 16";
            document.body.append(script);
        }""")
        self.assertEqual(visit.run("window.hacked"), None)
