"""Steps in which the disk is full, or the state folder goes away."""

import errno
import os
import shutil
import subprocess

from finding import ensure
from sitting import Sitting
from steps import pause

WARNINGS = ("cannot keep this session", "session is no longer kept", "nothing is kept from this line")
REMARK = "this session is kept in full again"


class Keeping:
    """What a session has said of its own keeping."""

    def __init__(self, sitting):
        self.sitting = sitting
        # The statements behind which it has warned.
        self.kept = None

    def look(self):
        """What may be missing from the journal is behind a warning, and nothing behind its end."""
        text = self.sitting.terminal.text
        is_warned = max(map(text.rfind, WARNINGS)) > text.rfind(REMARK)
        found = self.sitting.own()
        wanted = self.sitting.known + self.sitting.seen
        ensure(wanted[:len(found)] == found, lambda: f"the journal holds {found}, not {wanted}")
        ensure(is_warned or found == wanted,
               lambda: f"without a word, of {wanted} there is only {found}\n{text[-1500:]}")
        # A warning stands as long as something is missing, and no longer.
        ensure(not is_warned or found != wanted or not wanted,
               f"kept again, and not said:\n{text[-1500:]}")
        return is_warned


def small_disk(desk):
    """A disk of 64 KB that fills and empties while a session is typed."""
    desk.state_home = desk.path("disk")
    os.mkdir(desk.state_home)
    quietly("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", desk.state_home)
    try:
        for _ in range(desk.random.randrange(1, 4)):
            on_small_disk(desk)
        empty(desk)
        for number in desk.state.kept():
            os.unlink(os.path.join(desk.state.path, f"session-{number}.kept"))
        desk.take_what_is_left()
    finally:
        quietly("umount", "-l", desk.state_home)


def on_small_disk(desk):
    if desk.random.random() < 0.3:
        fill(desk)
    sitting = Sitting(desk)
    if not start_over(desk, sitting):
        return
    keeping = Keeping(sitting)
    keeping.look()
    for _ in range(desk.random.randrange(2, 12)):
        chance = desk.random.random()
        if chance < 0.3:
            fill(desk)
        elif chance < 0.6:
            empty(desk)
        sitting.enter(desk.line(allows_undo=False))
        keeping.look()
    if desk.random.random() < 0.5:
        is_warned = keeping.look()
        process = sitting.terminal.id
        sitting.send(desk.line(allows_undo=False))
        pause(desk)
        sitting.terminal.end()
        desk.counts["kills"] += 1
        found = desk.state.journal_of(process) or []
        possible = sitting.known + sitting.seen + sitting.typed
        wanted = [] if is_warned else sitting.known + sitting.seen
        ensure(possible[:len(found)] == found and found[:len(wanted)] == wanted,
               lambda: f"killed on a full disk: {found}, not {wanted}")
        return
    empty(desk)
    sitting.enter(f"print {desk.random.randrange(1000)}")
    ensure(not keeping.look(), "there is room, and not all is kept")
    sitting.leave()


def start_over(desk, sitting):
    """What is left is for the end; here the question is not answered."""
    sitting.prompts = 1
    ensure(sitting.terminal.wait_for_prompt(1), "the program ended at its start")
    if sitting.terminal.is_asked:
        sitting.terminal.send("\x03")
        sitting.prompts = 2
        if not sitting.terminal.wait_for_prompt(2):
            return False
    sitting.may_undo = False
    return True


def fill(desk):
    """Leaves no more than some bytes."""
    desk.counts["fills"] += 1
    path = os.path.join(desk.state_home, "filler")
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        while True:
            os.write(descriptor, b"x" * 512)
    except OSError as problem:
        ensure(problem.errno == errno.ENOSPC, str(problem))
    finally:
        os.close(descriptor)
    if desk.random.random() < 0.3:
        os.truncate(path, max(0, os.stat(path).st_size - desk.random.randrange(1, 9000)))


def empty(desk):
    path = os.path.join(desk.state_home, "filler")
    if os.path.exists(path):
        os.unlink(path)


def folder_goes(desk):
    """Somebody takes the state folder away while a session is typed, or puts a file there."""
    sitting = Sitting(desk)
    ensure(sitting.begin(), "the session ended at its start")
    keeping = Keeping(sitting)
    aside = 0
    for _ in range(desk.random.randrange(2, 8)):
        chance = desk.random.random()
        place = desk.state.path
        is_file = os.path.isfile(place)
        if is_file and chance < 0.6:
            os.unlink(place)
        elif not is_file and chance < 0.25:
            shutil.rmtree(place)
        elif not is_file and chance < 0.5:
            aside += 1
            os.rename(place, desk.path(f"aside-{aside}"))
        if not os.path.exists(place) and chance < 0.4 and chance > 0.2:
            desk.write("state/motionbook", "in the way\n")
        sitting.enter(desk.line(sitting.may_undo))
        if not os.path.isfile(place):
            ensure(not keeping.look(), lambda: f"not kept: {sitting.terminal.text[-1500:]}")
    if os.path.isfile(desk.state.path):
        os.unlink(desk.state.path)
    sitting.enter("print 1")
    ensure(not keeping.look(), "the folder is there again, and not all is kept")
    if desk.random.random() < 0.5:
        sitting.kill()
    else:
        sitting.leave()
    desk.take_what_is_left()


def can_mount(desk):
    """Whether a small disk can be had here."""
    place = desk.path("trial")
    os.mkdir(place)
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place], capture_output=True,
        check=False)
    if done.returncode == 0:
        quietly("umount", "-l", place)
    return done.returncode == 0


def quietly(*command):
    subprocess.run(command, check=True, capture_output=True)
