"""The page that an editor shows: when a text is saved, whoever looks at the page of its cell sees the new one."""

import json
import os
import subprocess
import tempfile
import unittest
import urllib.parse

from browsing import PROGRAM, Visit

TEXT = """```motion
view box frame (10, 10, 50, 50)
gravity on box
run 100ms
```
"""


class Editor:
    """As much of an editor as it takes to play a cell."""

    def __init__(self, folder):
        self.server = subprocess.Popen(
            [PROGRAM, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**os.environ, "XDG_STATE_HOME": folder})
        self.send("initialize", {"capabilities": {"window": {"showDocument": {"support": True}}}}, id=1)

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.server.stdin.flush()

    def wait_for(self, method):
        """What the server says next in this way."""
        while True:
            length = int(self.server.stdout.readline().split(b":")[1])
            self.server.stdout.readline()
            message = json.loads(self.server.stdout.read(length))
            if message.get("method") == method:
                return message["params"]

    def end(self):
        self.send("exit", None)
        self.server.communicate(timeout=30)


class PreviewTest(unittest.TestCase):
    def test_a_saved_text_is_seen(self):
        with tempfile.TemporaryDirectory() as folder:
            editor = Editor(folder)
            self.addCleanup(editor.end)
            uri = "file:///none/a.md"
            editor.send("textDocument/didOpen", {"textDocument": {
                "uri": uri, "languageId": "markdown", "version": 1, "text": TEXT}})
            editor.send("workspace/executeCommand", {
                "command": "motionbook.play", "arguments": [uri, 0]}, id=2)
            page = urllib.parse.unquote(editor.wait_for("window/showDocument")["uri"].removeprefix("file://"))
            with Visit(page) as visit:
                code = visit.page.frame_locator("iframe").locator("pre.code, pre").first
                code.get_by_text("100ms").wait_for()
                editor.send("textDocument/didChange", {
                    "textDocument": {"uri": uri, "version": 2},
                    "contentChanges": [{"text": TEXT.replace("100ms", "300ms")}]})
                editor.send("textDocument/didSave", {"textDocument": {"uri": uri}})
                code.get_by_text("300ms").wait_for()
                self.assertEqual(visit.messages, [])
