"""The archives for editors: Visual Studio Code's and Jupyter's programs do not run here, but what they
look for when they take one is written down, and it is there."""

import base64
import csv
import hashlib
import io
import json
import os
import pathlib
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile

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
        self.assertEqual(
            [asset.attrib["Path"] for asset in tree.findall("v:Assets/v:Asset", space)],
            ["extension/package.json"])

    def test_every_kind_of_file_has_a_type(self):
        types = ElementTree.fromstring(self.archive.read("[Content_Types].xml"))
        known = {each.attrib["Extension"] for each in types}
        self.assertEqual(
            known, {pathlib.PurePath(name).suffix for name in self.archive.namelist()
                    if name != "[Content_Types].xml"})

    def test_what_the_manifest_names_is_there(self):
        contributes = self.manifest["contributes"]
        named = [self.manifest["main"], *(each["path"] for each in contributes["grammars"]),
                 *(each["configuration"] for each in contributes["languages"])]
        for path in named:
            self.assertIn(f"extension/{path.removeprefix('./')}", self.archive.namelist())

    def test_the_folder_is_the_same(self):
        for path in (EDITORS / "vscode").rglob("*.*"):
            inside = f"extension/{path.relative_to(EDITORS / 'vscode')}"
            self.assertEqual(self.archive.read(inside), path.read_bytes())


class JupyterWheel(unittest.TestCase):
    def test_the_record_is_that_of_its_files(self):
        archive = zipfile.ZipFile(next(EDITORS.glob("motionbook_jupyter-*.whl")))
        record = next(name for name in archive.namelist() if name.endswith(".dist-info/RECORD"))
        rows = list(csv.reader(io.StringIO(archive.read(record).decode())))
        self.assertEqual([row[0] for row in rows], archive.namelist())
        for name, digest, length in rows[:-1]:
            content = archive.read(name)
            hashed = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            self.assertEqual((digest, length), (f"sha256={hashed}", str(len(content))))
        self.assertEqual(rows[-1], [record, "", ""])
