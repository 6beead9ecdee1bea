"""A browser and its pages, as the tests of this folder share them."""

import os
import pathlib
import unittest

from chromium import browser

# The folder of exported pages, and the program that made them.
SITE = pathlib.Path(os.environ.get("MOTIONBOOK_PAGES", "."))
PROGRAM = os.environ.get("MOTIONBOOK_EXECUTABLE", "motionbook")


class Visit:
    """A page that was opened, with everything that it said and asked for."""

    def __init__(self, path, **look):
        self.messages, self.requests = [], []
        self.context = browser().new_context(**{"viewport": {"width": 1280, "height": 800}, **look})
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.messages.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.messages.append(f"error: {error}"))
        self.page.on("dialog", self._dismiss)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(pathlib.Path(path).resolve().as_uri())

    def _dismiss(self, dialog):
        # An alert that nobody answers would hold the page for ever.
        self.messages.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def reveal(self):
        """Shows the results that wait for a guess, and opens what is folded."""
        self.run("() => { for (const details of document.querySelectorAll('details')) details.open = true; }")
        self.answer()

    def answer(self):
        """Asks for the answer of each question."""
        self.run("() => { for (const button of document.querySelectorAll('form.predict .show')) button.click(); }")

    def films(self):
        """The cells that have a player, with their films' times and the names of their views."""
        return self.run("""() => [...document.querySelectorAll("section.cell")].flatMap((cell) => {
            const figure = cell.querySelector("figure.player[data-film]");
            const film = figure && JSON.parse(document.getElementById(figure.dataset.film).textContent);
            if (!film || film.count < 2) return [];
            const names = film.shots.flatMap((shot) => shot.items)
                .filter((item) => item.kind === "view" && item.name).map((item) => item.name);
            const { start, step, rate, count } = film;
            return [{ cell: cell.id, start, interval: step / rate, count, names: [...new Set(names)] }];
        })""")

    def state(self, cell):
        return self.run("(cell) => motionbook.state(cell)", cell)

    def seek(self, cell, seconds):
        return self.run(
            "([cell, seconds]) => { motionbook.seek(cell, seconds); return motionbook.state(cell); }",
            [cell, seconds],
        )


def pages():
    """Every exported page, in order of its name."""
    return sorted(SITE.rglob("*.html"))


class PageTest(unittest.TestCase):
    """A test of pages; without any it fails instead of passing emptily."""

    def visit(self, name, **look):
        path = SITE / name
        self.assertTrue(path.is_file(), f"{path} is not there")
        visit = Visit(path, **look)
        self.addCleanup(visit.context.close)
        return visit

    def player(self, name="fall.html", **look):
        """A page whose questions do not wait any more, with the id of the cell that has its first player."""
        visit = self.visit(name, **look)
        visit.reveal()
        films = visit.films()
        self.assertTrue(films, f"{name} has no player")
        return visit, films[0]["cell"]
