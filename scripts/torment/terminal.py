"""The program on a pseudo-terminal of its own, typed at and killed."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

from finding import Finding

# At each prompt, and at no other moment, the program asks the terminal to put pastes in brackets.
PROMPT = re.compile(rb"\x1b\[\?2004h(\[y\] |motion t=[^>]*>)")
# Turns a program that hangs into a finding; nothing takes a hundredth of it.
PATIENCE = 120


class Terminal:
    def __init__(self, program, arguments, folder, state):
        self.output = b""
        self.ended = False
        environment = {
            "HOME": folder, "XDG_STATE_HOME": state, "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1", "PAGER": "cat",
        }
        self.id, self.descriptor = pty.fork()
        if self.id == 0:
            try:
                os.chdir(folder)
                os.execve(program, [program, *arguments], environment)
            finally:
                os._exit(127)
        # Wide, so that what is looked for in the output stands on one row.
        size = struct.pack("HHHH", 50, 500, 0, 0)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, size)
        os.set_blocking(self.descriptor, False)

    # Typing

    def send(self, text):
        rest = text.encode()
        end = time.monotonic() + PATIENCE
        while rest and not self.ended:
            self.read(0)
            _, writable, _ = select.select([], [self.descriptor], [], 0.05)
            if writable:
                try:
                    rest = rest[os.write(self.descriptor, rest[:512]):]
                except BlockingIOError:
                    pass
                except OSError:
                    self.ended = True
            if time.monotonic() > end:
                raise Finding("what is typed is not read")

    def paste(self, text):
        self.send("\x1b[200~" + text + "\x1b[201~\r")

    # Looking

    @property
    def prompts(self):
        return len(PROMPT.findall(self.output))

    @property
    def is_asked(self):
        """Whether the last prompt is a question."""
        return PROMPT.findall(self.output)[-1:] == [b"[y] "]

    @property
    def text(self):
        return self.output.decode(errors="replace")

    def read(self, seconds):
        """Takes what has come, and waits up to a time for it; false when nothing came."""
        if self.ended:
            return False
        readable, _, _ = select.select([self.descriptor], [], [], seconds)
        if not readable:
            return False
        try:
            chunk = os.read(self.descriptor, 1 << 16)
        except BlockingIOError:
            return False
        except OSError:  # How the far end of a terminal that is closed reads.
            chunk = b""
        self.ended = not chunk
        self.output += chunk
        return bool(chunk)

    def wait_for_prompt(self, count):
        """Waits until there have been so many prompts; false when the program ended before."""
        end = time.monotonic() + PATIENCE
        while self.prompts < count and not self.ended:
            self.read(1)
            if time.monotonic() > end:
                raise Finding(f"no prompt comes any more behind:\n{self.text[-2000:]}")
        return self.prompts >= count

    def watch(self, seconds):
        """Looks on for a time."""
        end = time.monotonic() + seconds
        while not self.ended and (rest := end - time.monotonic()) > 0:
            self.read(rest)

    # Ending

    def end(self, number=signal.SIGKILL):
        """Ends the program, if it has not ended, and reads what it has still said."""
        if self.id:
            if number:
                os.kill(self.id, number)
            self.reap()
        return self.text

    def reap(self):
        """Waits for the program's end; its status."""
        end = time.monotonic() + PATIENCE
        while not self.ended:
            self.read(1)
            if time.monotonic() > end:
                os.kill(self.id, signal.SIGKILL)
                os.waitpid(self.id, 0)
                self.id = 0
                raise Finding(f"the program does not end behind:\n{self.text[-2000:]}")
        os.close(self.descriptor)
        _, status = os.waitpid(self.id, 0)
        self.id = 0
        return status
