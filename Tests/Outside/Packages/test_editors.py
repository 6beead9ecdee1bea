"""The archives for editors: Visual Studio Code's and Jupyter's programs do not run here, but what they
look for when they take one is written down, and it is there."""

import base64
import csv
import hashlib
import io
import json
import os
import pathlib
import struct
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile

import oniguruma

EDITORS = pathlib.Path(os.environ["MOTIONBOOK_EDITORS"])


class CodeExtension(unittest.TestCase):
    def setUp(self):
        self.archive = zipfile.ZipFile(EDITORS / "motionbook.vsix")
        self.manifest = json.loads(self.archive.read("extension/package.json"))

    def test_it_says_what_it_is(self):
        tree = ElementTree.fromstring(self.archive.read("extension.vsixmanifest"))
        space = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
        identity = tree.find("v:Metadata/v:Identity", space).attrib
        self.assertEqual(
            [identity[name] for name in ("Id", "Version", "Publisher")],
            [self.manifest[name] for name in ("name", "version", "publisher")])
        assets = [asset.attrib["Path"] for asset in tree.findall("v:Assets/v:Asset", space)]
        self.assertEqual(assets, ["extension/package.json", "extension/README.md", "extension/icon.png"])
        self.assertEqual(tree.find("v:Metadata/v:Icon", space).text, "extension/icon.png")
        self.assertLessEqual(set(assets), set(self.archive.namelist()))

    def test_it_is_whole_and_stored_the_same_each_time(self):
        self.assertIsNone(self.archive.testzip())
        for entry in self.archive.infolist():
            self.assertEqual(
                (entry.compress_type, entry.date_time, entry.external_attr >> 16),
                (zipfile.ZIP_STORED, (1980, 1, 1, 0, 0, 0), 0o100644))

    def test_the_icon_is_a_picture_of_the_size_that_the_editor_asks_for(self):
        icon = self.archive.read("extension/icon.png")
        self.assertEqual(icon[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">II", icon[16:24]), (128, 128))

    def test_every_kind_of_file_has_a_type(self):
        types = ElementTree.fromstring(self.archive.read("[Content_Types].xml"))
        known = {each.attrib["Extension"] for each in types}
        self.assertEqual(
            known, {pathlib.PurePath(name).suffix for name in self.archive.namelist()
                    if name != "[Content_Types].xml"})

    def test_what_the_manifest_names_is_there(self):
        contributes = self.manifest["contributes"]
        named = [self.manifest["main"], self.manifest["icon"], *(each["path"] for each in contributes["grammars"]),
                 *(each["configuration"] for each in contributes["languages"])]
        for path in named:
            self.assertIn(f"extension/{path.removeprefix('./')}", self.archive.namelist())

    def test_the_folder_is_the_same(self):
        for path in (EDITORS / "vscode").rglob("*.*"):
            inside = f"extension/{path.relative_to(EDITORS / 'vscode')}"
            self.assertEqual(self.archive.read(inside), path.read_bytes())


class Grammars(unittest.TestCase):
    """Patterns by the library that Visual Studio Code runs them with."""

    def grammar(self, name):
        return json.loads((EDITORS / f"vscode/syntaxes/{name}.tmLanguage.json").read_text())

    def test_each_pattern_compiles(self):
        def patterns(rule):
            own = [rule[key] for key in ("match", "begin", "end") if key in rule]
            return own + [each for part in rule.get("patterns", []) for each in patterns(part)]
        names = [path.name.split(".")[0] for path in (EDITORS / "vscode/syntaxes").iterdir()]
        self.assertEqual(sorted(names), ["markdown", "motion", "motionbook"])
        for name in names:
            for pattern in patterns(self.grammar(name)):
                # The editor puts the text of the beginning's group where its end has `\\1`.
                oniguruma.Pattern(pattern.replace("\\1", "```"))

    def test_a_wrong_pattern_does_not_compile(self):
        with self.assertRaises(ValueError):
            oniguruma.Pattern("(?<=a+")

    def test_words_have_their_colors(self):
        patterns = self.grammar("motion")["patterns"]
        for line, expected in [
            ('gravity on box magnitude 0.5s # a "comment"', [
                ("gravity", "entity.name.function"), ("on", "keyword.control"),
                ("magnitude", "keyword.control"), ("0.5s", "constant.numeric"),
                ('# a "comment"', "comment.line")]),
            ('print "a\\"b" + sqrt(2)', [
                ("print", "entity.name.function"), ('"a\\"b"', "string.quoted.double"),
                ("sqrt", "support.function"), ("2", "constant.numeric")]),
            ("box.gravity = easeOut; :run 2 // gone", [
                ("easeOut", "constant.language"), (" :run", "entity.name.function"),
                ("2", "constant.numeric"), ("// gone", "comment.line")]),
            ("let é2 = gravityOf(http://x)", [("let", "keyword.control")]),
        ]:
            self.assertEqual(oniguruma.colors(patterns, line), expected)

    def test_a_fence_of_markdown_begins_and_ends(self):
        rule = self.grammar("markdown")["patterns"][0]
        begin = oniguruma.Pattern(rule["begin"])
        for line in ["```motion", "~~~~ motion tol=1", "- ```motion", "```{code-cell} motion"]:
            self.assertIsNotNone(begin.search(line.encode()), line)
        for line in ["```motionless", "``motion", "```swift", "text ```motion"]:
            self.assertIsNone(begin.search(line.encode()), line)
        end = oniguruma.Pattern(rule["end"].replace("\\1", "```"))
        self.assertIsNotNone(end.search(b"  ```"))
        self.assertIsNone(end.search(b"``` motion"))


class JupyterWheel(unittest.TestCase):
    def test_the_record_is_that_of_its_files(self):
        archive = zipfile.ZipFile(next(EDITORS.glob("motionbook_jupyter-*.whl")))
        self.assertIsNone(archive.testzip())
        record = next(name for name in archive.namelist() if name.endswith(".dist-info/RECORD"))
        rows = list(csv.reader(io.StringIO(archive.read(record).decode())))
        self.assertEqual([row[0] for row in rows], archive.namelist())
        for name, digest, length in rows[:-1]:
            content = archive.read(name)
            hashed = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            self.assertEqual((digest, length), (f"sha256={hashed}", str(len(content))))
        self.assertEqual(rows[-1], [record, "", ""])
