"""Plays a scene on a pseudo-terminal, and tells what that takes.

    python3 play.py PROGRAM COLUMNS ROWS SECONDS SCRIPT [SPEED]

SCRIPT is a file of lines, typed before `play SECONDS speed SPEED`. Prints on one line: pictures a
second, bytes a picture, the share of a core between the first picture and the last, and by how many
MB the program's memory grew from a quarter of the way to the end.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time

BEGIN, OTHER, BACK = b"\x1b[?2026h", b"\x1b[?1049h", b"\x1b[?1049l"
TICKS = os.sysconf("SC_CLK_TCK")


def used(child):
    """Seconds of a core that a process has used, and its memory in MB."""
    with open(f"/proc/{child}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS, int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main():
    program, columns, rows, seconds, script = sys.argv[1:6]
    speed = sys.argv[6] if len(sys.argv) > 6 else "1"
    # Whatever hangs, hangs no longer than that.
    signal.alarm(60 + int(3 * float(seconds) / float(speed)))
    # What the sessions keep goes when this does.
    state = tempfile.TemporaryDirectory()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", XDG_STATE_HOME=state.name, HOME=state.name)
        os.environ.pop("NO_COLOR", None)
        os.execv(program, [program, "-q", "--no-history"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", int(rows), int(columns), 0, 0))
    with open(script) as file:
        lines = file.read()
    seen = b""

    def wait_for(sign, start=0):
        nonlocal seen
        while sign not in seen[start:]:
            seen += os.read(terminal, 1 << 16)

    wait_for(b"t=0s>")
    for line in [line for line in lines.split("\n") if line]:
        start = len(seen)
        os.write(terminal, line.encode() + b"\r")
        wait_for(b"t=0s>", start + len(line))
    start = len(seen)
    os.write(terminal, f"play {seconds}s speed {speed}\r".encode())
    wait_for(OTHER, start)
    first, (cpu, memory) = time.monotonic(), used(child)
    start, last, quarter = len(seen), first, None
    pictures = size = 0
    while BACK not in seen[start:]:
        if select.select([terminal], [], [], 1)[0]:
            news = os.read(terminal, 1 << 16)
            pictures += news.count(BEGIN)
            size += len(news)
            # Only the end is looked for.
            seen, start = seen[-16:] + news, 0
        last = time.monotonic()
        spent, held = used(child)
        if quarter is None and last - first > float(seconds) / float(speed) / 4:
            quarter = held
    os.write(terminal, b"quit\r")
    # On the prompt's way out it keeps its session: the folder must be there till then.
    try:
        while os.read(terminal, 1 << 16):
            pass
    except OSError:
        os.waitpid(child, 0)
    length = last - first
    print(f"{pictures / length:.1f} {size / max(1, pictures):.0f} {(spent - cpu) / length:.3f} {held - (quarter or memory):.1f}")


main()
