"""Steps in which a terminal storms, workers die and files are spoiled."""

import fcntl
import os
import signal
import struct
import subprocess
import termios
import time

from finding import ensure
from sitting import Sitting
from terminal import PATIENCE

KEYS = [
    " ", ".", ",", "b", "f", "+", "-", "?", "g", "\t", "\r", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C",
    "\x1b[D", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", "1", "9", "p", "u", "\x12", "\x0c",
    "\x1b[<0;10;5M", "\x1b[<32;20;9M", "\x1b[<0;20;9m", "\x1b[I", "\x1b[O", "\x1b[200~x\x1b[201~",
    "\x1b[", "\x1bO", "한", "\x00",
]
SCENE = "view a frame (0, 0, 40, 40)\ngravity on a\ncollision on a bounds\nitem a elasticity 1\n"
NOTEBOOK = "# A\n\nText.\n\n```motion\n" + SCENE + "run 1s\n```\n\n```motion\nshow\n```\n"


def storm(desk, terminal):
    """Keys, resizes, stops and interrupts in any order; the screen is given back in the end."""
    random = desk.random
    for _ in range(random.randrange(5, 60)):
        if terminal.ended:
            break
        chance = random.random()
        if chance < 0.25:
            size = struct.pack("HHHH", random.choice([0, 1, 3, 24, 50, 300]),
                               random.choice([0, 1, 7, 80, 500]), 0, 0)
            fcntl.ioctl(terminal.descriptor, termios.TIOCSWINSZ, size)
        elif chance < 0.35:
            os.kill(terminal.id, signal.SIGSTOP)
            terminal.watch(0.01)
            os.kill(terminal.id, signal.SIGCONT)
        elif chance < 0.4:
            os.kill(terminal.id, signal.SIGWINCH)
        else:
            terminal.send(random.choice(KEYS))
        terminal.read(0 if random.random() < 0.7 else 0.02)
    fcntl.ioctl(terminal.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 500, 0, 0))


def playing(desk):
    """A storm while the stage is live: the session goes on, and loses none of its lines."""
    sitting = Sitting(desk)
    ensure(sitting.begin(), "the session ended at its start")
    for line in SCENE.splitlines():
        sitting.enter(line)
    begun = sitting.known + sitting.seen
    sitting.terminal.send("play\r")
    sitting.terminal.watch(0.1)
    storm(desk, sitting.terminal)
    # Whatever is open there closes, and then the playback.
    sitting.prompts = sitting.terminal.prompts
    end = time.monotonic() + PATIENCE
    while sitting.terminal.prompts <= sitting.prompts and not sitting.terminal.ended:
        sitting.terminal.send("\x03")
        # A second one before the first is heard ends the program, on purpose.
        heard = time.monotonic() + 2
        while sitting.terminal.prompts <= sitting.prompts and not sitting.terminal.ended:
            sitting.terminal.read(0.1)
            if time.monotonic() > heard:
                break
        if time.monotonic() > end:
            break
    ensure(not sitting.terminal.ended, "a storm of keys ended the session")
    ensure(sitting.terminal.prompts > sitting.prompts, "no prompt after a storm of keys")
    sitting.prompts = sitting.terminal.prompts
    check_modes(sitting.terminal)
    ensure(sitting.own()[:len(begun)] == begun, lambda: f"{begun} became {sitting.own()}")
    sitting.terminal.end()
    desk.counts["kills"] += 1
    desk.take_what_is_left()


def presenting(desk):
    """A storm before an audience: it ends when it is told to, and gives the screen back."""
    desk.write("talk.md", NOTEBOOK)
    terminal = desk.terminal("present", "talk.md")
    terminal.watch(0.2)
    storm(desk, terminal)
    end = time.monotonic() + PATIENCE
    while not terminal.ended and time.monotonic() < end:
        terminal.send(desk.random.choice(["\x1b", "q", "\x03"]))
        terminal.watch(0.1)
    ensure(terminal.ended, "`present` does not end")
    status = terminal.reap()
    ensure(os.WIFEXITED(status), lambda: f"`present` ends with {status}:\n{terminal.text[-2000:]}")
    check_modes(terminal)


def check_modes(terminal):
    """What is turned on for a live screen is turned off again: the last word counts."""
    for mode in ["?1049", "?1000", "?1002", "?1006"]:
        on, off = (terminal.text.rfind(f"\x1b[{mode}{end}") for end in "hl")
        ensure(on <= off, f"the terminal is left with {mode}")


def workers(desk):
    """Workers of a sweep that are killed or stopped: the same table, only later."""
    desk.write("sweep.motion",
               SCENE + "sweep a.alpha in 0..1 step 0.02 { run 20s } measure a.center.y\n")
    whole = desk.run("run", "sweep.motion")
    ensure(whole.returncode == 0, lambda: whole.stderr.decode())
    environment = {"HOME": desk.folder, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    running = subprocess.Popen(
        [desk.program, "run", "sweep.motion"], cwd=desk.folder, env=environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for _ in range(desk.random.randrange(1, 30)):
        time.sleep(desk.random.random() * 0.02)
        for child in children(running.pid):
            if desk.random.random() < 0.5:
                hit(child, desk.random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP]))
                desk.counts["kills"] += 1
    # One that stands still is no one's worker any more; here somebody lets it go on.
    time.sleep(0.1)
    for child in children(running.pid):
        hit(child, signal.SIGCONT)
    told, said = running.communicate(timeout=PATIENCE)
    ensure(running.returncode == 0, lambda: f"a killed worker ends the sweep: {said.decode()}")
    ensure(told == whole.stdout, lambda: f"another table:\n{told.decode()}")


def children(process):
    try:
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except OSError:
        return []


def hit(process, number):
    try:
        os.kill(process, number)
    except ProcessLookupError:
        pass


def spoiled(desk):
    """Whatever is in the state folder: it starts, and what is typed is kept."""
    os.makedirs(desk.state.path)
    random = desk.random
    names = ["history", "lessons", "session-1-0.journal", "session-2-0.journal",
             "session-1.kept", "session-999999999.kept"]
    for name in names:
        chance = random.random()
        path = os.path.join(desk.state.path, name)
        if chance < 0.2:
            os.mkdir(path)
        elif chance < 0.3:
            os.symlink(random.choice(["/dev/zero", "/nowhere", name, "/proc/self/mem"]), path)
        elif chance < 0.4:
            os.mkfifo(path)
        elif chance < 0.9:
            beginning = random.choice([b"", b"motionbook journal 1\n", b"motionbook journal 9\n"])
            marks = [b"\\f", b"\\l", b"\\", b"\n", b"run 1s\n", b"\\l1\\n2\\nopen 2\n", b"undo\n"]
            with open(path, "wb") as file:
                file.write(beginning + b"".join(
                    random.choice([*marks, random.randbytes(random.randrange(40))])
                    for _ in range(random.randrange(20))))
    terminal = desk.start()
    count = 1
    ensure(terminal.wait_for_prompt(count), "it does not start in a spoiled folder")
    while terminal.is_asked and count < 9:
        terminal.send(random.choice(["y\r", "n\r"]))
        count += 1
        ensure(terminal.wait_for_prompt(count), lambda: f"ended:\n{terminal.text[-1500:]}")
    if terminal.is_asked:
        terminal.send("\x03")
        count += 1
    for line in ["print 6 * 7", "sessions", "undo", "undo"]:
        terminal.send(line + "\r")
        count += 1
        ensure(terminal.wait_for_prompt(count), lambda: f"ended:\n{terminal.text[-1500:]}")
    ensure("42" in terminal.text, "nothing is answered in a spoiled folder")
    desk.quit(terminal)
