"""What the state folder holds, read without the program."""

import os
import re

from finding import Finding

HEADER = b"motionbook journal 1\n"
# What begins so is no statement: it tells the file that the session was saved in, or the session
# that was left for it.
MARKS = (b"\\f", b"\\l")


def statements(data):
    """The whole lines of a journal; a finding where it is none."""
    if not data.startswith(HEADER):
        if HEADER.startswith(data):
            return []
        raise Finding(f"no journal, but {data[:60]!r}")
    lines = data[len(HEADER):].split(b"\n")[:-1]
    return [unescaped(line).decode() for line in lines if not line.startswith(MARKS)]


def unescaped(line):
    means = {b"n": b"\n", b"r": b"\r"}
    return re.sub(rb"\\(.)", lambda m: means.get(m[1], m[1]), line, flags=re.DOTALL)


class StateFolder:
    """`$XDG_STATE_HOME/motionbook`"""

    def __init__(self, path):
        self.path = path

    def names(self):
        try:
            return sorted(os.listdir(self.path))
        except FileNotFoundError:
            return []

    def journals(self):
        """The statements of each journal, by name."""
        return self.contents(r"session-\d+-\d+\.journal")

    def orphans(self):
        """The journals that hold something, the last one first."""
        names = [name for name, lines in self.journals().items() if lines]
        return sorted(names, key=lambda name: (-self.changed(name), name))

    def changed(self, name):
        return os.stat(os.path.join(self.path, name)).st_mtime_ns

    def journal_of(self, process):
        """The statements of a process's journal, or None: there is at most one."""
        found = [
            lines for name, lines in self.journals().items()
            if name.startswith(f"session-{process}-")
        ]
        if len(found) > 1:
            raise Finding(f"{len(found)} journals of one session")
        return found[0] if found else None

    def kept(self):
        """The statements of each session that was left, by number."""
        found = self.contents(r"session-\d+\.kept")
        return {int(re.search(r"\d+", name)[0]): lines for name, lines in found.items()}

    def strange(self):
        """The names that have no place there."""
        known = r"history|session-\d+-\d+\.journal|session-\d+\.kept"
        return [name for name in self.names() if not re.fullmatch(known, name)]

    def contents(self, pattern):
        found = {}
        for name in self.names():
            if re.fullmatch(pattern, name):
                with open(os.path.join(self.path, name), "rb") as file:
                    found[name] = statements(file.read())
        return found
