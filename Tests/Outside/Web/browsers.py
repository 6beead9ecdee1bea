"""One page in each of three engines: Chromium by playwright, Firefox over Marionette's socket, and WebKit
by WebDriver in MiniBrowser, the nearest to Safari that Debian has.

    with browsers.opened("Firefox") as browser:
        browser.go("page.html")
        title = browser.wait("return document.title", 60)

A script is the body of a function, and what it is given are its `arguments`, as WebDriver has it.
"""

import contextlib
import glob
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

# Seconds in which a page loads: a busy machine takes its time over one of 20 MB.
LOADING = 600
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-*/MiniBrowser"


class Browser:
    """A browser with one page."""

    def go(self, path):
        """Opens a file."""
        raise NotImplementedError

    def run(self, script, *given):
        """What a script returns."""
        raise NotImplementedError

    def resize(self, width, height):
        """Firefox has no window under 500 px; a narrower page needs an iframe."""
        raise NotImplementedError

    def wait(self, script, seconds):
        """The first value of a script that is not empty, or a TimeoutError."""
        end = time.monotonic() + seconds
        while not (value := self.run(script)):
            if time.monotonic() > end:
                raise TimeoutError(f"{seconds} s have passed without: {script}")
            time.sleep(0.05)
        return value


class Chromium(Browser):
    def __init__(self, _):
        sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))
        import chromium

        self.chromium = chromium
        self.page = chromium.browser().new_page()

    @staticmethod
    def is_there():
        return True

    def go(self, path):
        self.page.goto(address(path), timeout=1000 * LOADING)

    def run(self, script, *given):
        return self.page.evaluate(f"(given) => (function () {{ {script} }}).apply(null, given)", given)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def close(self):
        self.chromium.stop()


class Driven(Browser):
    """What Marionette and WebDriver share: the same commands, by other names."""

    GO, RUN, RESIZE, TIMEOUTS = "url", "execute/sync", "window/rect", "timeouts"

    def __init__(self):
        self.processes = []

    def ask(self, command, **parameters):
        """The value that a command returns."""
        raise NotImplementedError

    def start(self, *command, **options):
        """Starts a process in a group of its own, which ends with the browser."""
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command, start_new_session=True, **{**quiet, **options})
        self.processes.append(process)
        return process

    def go(self, path):
        self.ask(self.TIMEOUTS, pageLoad=1000 * LOADING)
        self.ask(self.GO, url=address(path))

    def run(self, script, *given):
        return self.ask(self.RUN, script=script, args=list(given))

    def resize(self, width, height):
        self.ask(self.RESIZE, width=width, height=height)

    def close(self):
        for process in reversed(self.processes):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


class Firefox(Driven):
    GO, RUN = "WebDriver:Navigate", "WebDriver:ExecuteScript"
    RESIZE, TIMEOUTS = "WebDriver:SetWindowRect", "WebDriver:SetTimeouts"
    PREFERENCES = {"marionette.port": 0, "datareporting.policy.dataSubmissionEnabled": False}

    def __init__(self, folder):
        super().__init__()
        lines = [f'user_pref("{name}", {json.dumps(value)});\n' for name, value in self.PREFERENCES.items()]
        (folder / "user.js").write_text("".join(lines))
        self.start(program("firefox-esr", "firefox"), "--headless", "--marionette", "--no-remote",
                   "--profile", str(folder), env={**os.environ, "HOME": str(folder)})
        self.socket = socket.create_connection(("127.0.0.1", int(wait_for(folder / "MarionetteActivePort"))))
        self.answers = self.socket.makefile("rb")
        self.receive()
        self.ask("WebDriver:NewSession")

    @staticmethod
    def is_there():
        return program("firefox-esr", "firefox") is not None

    def receive(self):
        """A message is its length, a colon and JSON."""
        size = b""
        while (byte := self.answers.read(1)) != b":":
            if not byte:
                raise ConnectionError("the browser has ended")
            size += byte
        return json.loads(self.answers.read(int(size)))

    def ask(self, command, **parameters):
        message = json.dumps([0, 1, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return result.get("value") if isinstance(result, dict) else result

    def close(self):
        self.socket.close()
        super().close()


class WebKit(Driven):
    def __init__(self, folder):
        super().__init__()
        # A display of its own, whose number the server chooses.
        shown, told = os.pipe()
        self.start("Xvfb", "-displayfd", str(told), "-screen", "0", "1920x1200x24", pass_fds=[told])
        os.close(told)
        with os.fdopen(shown) as line:
            display = f":{line.readline().strip()}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.start("WebKitWebDriver", f"--port={port}",
                   env={**os.environ, "DISPLAY": display, "HOME": str(folder), "GDK_BACKEND": "x11"})
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": glob.glob(MINI_BROWSERS)[0], "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = wait_until(lambda: self.ask("", capabilities=capabilities))
        self.address += f"/{session['sessionId']}/"

    @staticmethod
    def is_there():
        return bool(program("WebKitWebDriver") and program("Xvfb") and glob.glob(MINI_BROWSERS))

    def ask(self, command, **parameters):
        request = urllib.request.Request(self.address + command, json.dumps(parameters).encode())
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise RuntimeError(f"{command}: {value['error']}: {value['message']}") from None


KINDS = {kind.__name__: kind for kind in (Chromium, Firefox, WebKit)}


def names():
    """Those that this machine has."""
    return [name for name, kind in KINDS.items() if kind.is_there()]


@contextlib.contextmanager
def opened(name):
    """A browser with a folder of its own; both go in the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = KINDS[name](pathlib.Path(folder))
        try:
            yield browser
        finally:
            browser.close()


def address(path):
    return pathlib.Path(path).resolve().as_uri()


def program(*names):
    """The path of the first one that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


def wait_for(path):
    """The text of a file that a program writes as it starts."""
    return wait_until(lambda: path.read_text())


def wait_until(try_it, seconds=60):
    """What the first try returns that is neither empty nor an OSError."""
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(OSError):
            if value := try_it():
                return value
        if time.monotonic() > end:
            raise TimeoutError("a browser does not start")
        time.sleep(0.1)
