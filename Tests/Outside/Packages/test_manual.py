"""The man pages: all of the table is in them, and the formatter has nothing to say against them."""

import json
import os
import subprocess
import unittest

PREFIX = os.environ["MOTIONBOOK_PREFIX"]
PAGES = [f"{PREFIX}/share/man/man1/motionbook.1", f"{PREFIX}/share/man/man5/motionbook-notebook.5"]


def shown(page):
    done = subprocess.run(["mandoc", "-T", "utf8", "-O", "width=300", page], capture_output=True, check=True)
    # Bold and underlined letters are struck over.
    text = done.stdout.decode()
    while (at := text.find("\b")) > 0:
        text = text[:at - 1] + text[at + 1:]
    return text


class Manual(unittest.TestCase):
    def test_nothing_is_wrong_with_the_pages(self):
        done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", *PAGES], capture_output=True, text=True)
        self.assertEqual((done.stdout, done.stderr, done.returncode), ("", "", 0))

    def test_every_option_is_there(self):
        page = shown(PAGES[0])
        table = json.loads(subprocess.run(
            [f"{PREFIX}/bin/motionbook", "--experimental-dump-help"], capture_output=True, check=True).stdout)

        def look(command):
            for argument in command.get("arguments", []):
                for name in argument.get("names", []) if argument["shouldDisplay"] else []:
                    self.assertIn({"long": "--", "short": "-"}[name["kind"]] + name["name"], page)
            for each in command.get("subcommands", []):
                if each["commandName"] not in ("help", "start"):
                    self.assertIn(each["commandName"], page)
                look(each)

        look(table["command"])

    def test_the_notebook_is_there(self):
        page = shown(PAGES[1])
        for words in ("```motion", "<!-- motion: skip -->", "...", "accept"):
            self.assertIn(words, page)
