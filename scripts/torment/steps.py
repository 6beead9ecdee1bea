"""What is done to the program: each step stands for itself, in a folder of its own."""

import os
import signal
import time

from finding import ensure
from sitting import Sitting

# How long to wait for the moment at which to kill, in seconds: from before anything is read to
# behind the answer.
MOMENTS = [0, 0.0005, 0.001, 0.002, 0.003, 0.005, 0.008, 0.012, 0.02, 0.04]


def pause(desk):
    time.sleep(desk.random.choice(MOMENTS) * desk.random.random())


def sessions(desk):
    """Sessions in a row, each killed at some moment or left, and taken up by the next."""
    for _ in range(desk.random.randrange(2, 6)):
        sitting = Sitting(desk)
        moment = desk.random.random()
        if moment < 0.15:
            kill_at_start(desk, sitting)
            continue
        if not sitting.begin():
            continue
        for _ in range(desk.random.randrange(0, 8)):
            sitting.enter(desk.line(sitting.may_undo))
            sitting.check()
        if moment < 0.7:
            sitting.send(desk.line(allows_undo=False))
            pause(desk)
            sitting.kill()
        elif moment < 0.8:
            sitting.terminal.end(desk.random.choice([signal.SIGHUP, signal.SIGTERM]))
            desk.counts["kills"] += 1
        else:
            sitting.leave()
    desk.take_what_is_left()


def kill_at_start(desk, sitting):
    """What was left is there still, or all of it is in the new session's journal."""
    before = desk.state.journals()
    orphans = desk.state.orphans()
    kept = list(desk.state.kept().values())
    process = sitting.terminal.id
    sitting.terminal.send(desk.random.choice(["y\r", "n\r", ""]))
    pause(desk)
    sitting.terminal.end()
    desk.counts["kills"] += 1
    after = desk.state.journals()
    own = desk.state.journal_of(process) or []
    for name in orphans:
        lines = before[name]
        now = list(desk.state.kept().values())
        there = after.get(name) == lines or (lines in now and now != kept)
        ensure(there or desk.notebook(own) == desk.notebook(lines),
               lambda lines=lines: f"killed at the start, lost: {lines}, there is {own}")


def two_at_once(desk):
    """Two programs over one folder: neither takes the other's lines, nor offers them."""
    first = Sitting(desk)
    second = Sitting(desk)
    for sitting in (first, second):
        ensure(sitting.begin(), "a session ended at its start")
    for _ in range(desk.random.randrange(1, 8)):
        sitting = desk.random.choice([first, second])
        sitting.enter(desk.line(sitting.may_undo))
        first.check()
        second.check()
    both = [first, second]
    desk.random.shuffle(both)
    for sitting in both:
        if desk.random.random() < 0.5:
            sitting.send(desk.line(allows_undo=False))
            pause(desk)
            sitting.kill()
        else:
            sitting.leave()
    desk.take_what_is_left()


def saving(desk):
    """Killed in `save`: the file is the old one or the new one, whole."""
    sitting = Sitting(desk)
    ensure(sitting.begin(), "the session ended at its start")
    name = "saved.md"
    for _ in range(desk.random.randrange(1, 6)):
        for _ in range(desk.random.randrange(1, 5)):
            sitting.enter(desk.line(sitting.may_undo))
        old = desk.bytes(name)
        new = desk.notebook(sitting.known + sitting.seen)
        sitting.terminal.send(f'save "{name}" replacing\r')
        if desk.random.random() < 0.7:
            pause(desk)
            sitting.kill()
            ensure(desk.bytes(name) in (old, new), lambda: f"half written: {desk.bytes(name)!r}")
            sitting = Sitting(desk)
            if not sitting.begin():
                return
        else:
            sitting.prompts += 1
            ensure(sitting.terminal.wait_for_prompt(sitting.prompts), "`save` ended the session")
            ensure(desk.bytes(name) == new, lambda: f"saved {desk.bytes(name)!r}, not {new!r}")
            desk.counts["saves"] += 1
    sitting.terminal.send(f'save "{name}" replacing\r')
    sitting.prompts += 1
    sitting.terminal.wait_for_prompt(sitting.prompts)
    sitting.leave()
    check_folder(desk)
    desk.take_what_is_left()


def opening(desk):
    """Killed while one session is left for another: what was typed is in one of them."""
    desk.write("other.md", "```motion\nlet other = 1\nprint other\n```\n")
    for _ in range(desk.random.randrange(2, 6)):
        sitting = Sitting(desk)
        if not sitting.begin():
            continue
        for _ in range(desk.random.randrange(1, 5)):
            sitting.enter(desk.line(allows_undo=False))
        lines = sitting.known + sitting.seen
        targets = ['"other.md"'] + [str(number) for number in desk.state.kept()]
        for command in [f"open {desk.random.choice(targets)}", "undo"]:
            process = sitting.terminal.id
            sitting.terminal.send(command + "\r")
            is_killed = desk.random.random() < 0.4
            if is_killed:
                pause(desk)
                sitting.terminal.end()
                desk.counts["kills"] += 1
            else:
                sitting.prompts += 1
                ensure(sitting.terminal.wait_for_prompt(sitting.prompts), f"ends: {command}")
            found = [desk.state.journal_of(process), *desk.state.kept().values()]
            ensure(lines in found, lambda: f"lost by `{command}`: {lines}, there are {found}")
            if is_killed:
                break
        else:
            ensure(sitting.own() == lines, lambda: f"undone, {lines} became {sitting.own()}")
            desk.quit(sitting.terminal)
            ensure(lines in desk.state.kept().values(), lambda: f"not kept: {lines}")
    desk.take_what_is_left()


def accepting(desk):
    """`accept`, killed at some moment, and two of it at once."""
    name = "drifted.md"
    cells = desk.random.randrange(1, 300)
    old = "".join(
        f"```motion\nprint {n} + 1\n```\n\n```output\n{n}\n```\n\n" for n in range(cells))
    desk.write("control.md", old)
    desk.run("accept", "control.md")
    new = desk.bytes("control.md")
    ensure(new != old.encode(), "`accept` wrote nothing")
    for _ in range(desk.random.randrange(1, 6)):
        desk.write(name, old)
        running = [start_accept(desk, name) for _ in range(desk.random.choice([1, 1, 2]))]
        time.sleep(desk.random.random() * 0.03)
        for process in running[:desk.random.randrange(1, 3)]:
            os.kill(process, signal.SIGKILL)
            desk.counts["kills"] += 1
        for process in running:
            os.waitpid(process, 0)
        desk.counts["accepts"] += len(running)
        now = desk.bytes(name)
        ensure(now in (old.encode(), new), lambda: f"half written: {now[-300:]!r}")
    desk.write(name, old)
    done = desk.run("accept", name)
    ensure(done.returncode == 0 and desk.bytes(name) == new, lambda: done.stderr.decode())
    check_folder(desk)


def start_accept(desk, name):
    process = os.fork()
    if process == 0:
        try:
            os.chdir(desk.folder)
            nothing = os.open("/dev/null", os.O_RDWR)
            for descriptor in range(3):
                os.dup2(nothing, descriptor)
            os.execv(desk.program, [desk.program, "accept", name])
        finally:
            os._exit(127)
    return process


def check_folder(desk):
    """Once a file was written to its end, nothing temporary is left beside it."""
    left = [name for name in os.listdir(desk.folder) if name.endswith(".tmp")]
    ensure(not left, f"left behind: {left}")
