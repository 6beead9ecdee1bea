"""A program on a pseudo-terminal, typed at."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

# Nothing takes a twentieth of it.
PATIENCE = 60
ESCAPE = re.compile(
    r"\x1b\[[0-9;?>=<]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1bP[^\x1b]*\x1b\\|\x1b[()][A-Z0-9]"
    r"|\x1b[=>78MDEc]")


class Terminal:
    def __init__(self, command, environment, folder="/"):
        self.output = ""
        self.id, self.descriptor = pty.fork()
        if self.id == 0:
            try:
                os.chdir(folder)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 200, 0, 0))

    def send(self, text):
        os.write(self.descriptor, text.encode())

    @property
    def text(self):
        """What has been written since the last `forget`, without what only moves the cursor."""
        return ESCAPE.sub("", self.output).replace("\r", "")

    def forget(self):
        self.output = ""

    def read(self, seconds):
        """Takes what comes within a time; false when nothing did."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        try:
            chunk = os.read(self.descriptor, 1 << 16).decode(errors="replace")
        except OSError:  # How the far end of a terminal that is closed reads.
            chunk = ""
        self.output += chunk
        self.answer(chunk)
        return bool(chunk)

    def answer(self, chunk):
        """Fish asks the terminal what it is, and waits for the answer."""
        if "\x1b[c" in chunk or "\x1b[0c" in chunk:
            self.send("\x1b[?62;22c")
        if "\x1b[6n" in chunk:
            self.send("\x1b[1;1R")

    def expect(self, pattern, again=None):
        """Waits until the text has a pattern. Where nothing comes for a while, sends `again` once."""
        begun = time.monotonic()
        while not re.search(pattern, self.text):
            waited = time.monotonic() - begun
            assert waited < PATIENCE, f"no {pattern!r} in {self.text!r}"
            if not self.read(0.2) and again and waited > 2:
                self.send(again)
                again = None

    def settle(self, seconds):
        """Waits until nothing comes for a time."""
        while self.read(seconds):
            pass

    def close(self):
        os.kill(self.id, signal.SIGKILL)
        os.close(self.descriptor)
        os.waitpid(self.id, 0)
