"""How fast prompts answer keys, on a terminal of their own: prompt.py WHAT RUNS MOTIONBOOK

Prints two medians in milliseconds, Motionbook's and its peer's. WHAT is one of

  key    from a key to its redraw, on a line of 200 characters with 10,000 lines of history; bash
  tab    from Tab to the completed name, one among 1,000; bash with as many files
  start  from the start to the first prompt with 100,000 lines of history; itself with none
  hour   `back 1` after an hour with 20 bodies; itself after a second
"""
import fcntl, json, os, pty, select, statistics, struct, sys, tempfile, termios, time


class Prompt:
    """A program on a pseudo-terminal of 80 by 24."""

    def __init__(self, command, folder, ready):
        self.began = time.perf_counter()
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            settings = {
                "HOME": folder, "XDG_STATE_HOME": folder, "PATH": os.environ["PATH"],
                "LANG": "C.UTF-8", "TERM": "xterm-256color", "PS1": "ready> ",
                "HISTFILE": folder + "/bash_history", "HISTSIZE": "100000",
                "BASH_SILENCE_DEPRECATION_WARNING": "1",
            }
            os.execvpe(command[0], command, settings)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.written = b""
        self.expect(ready)

    def expect(self, wanted, limit=600):
        """Reads until this has been written; when that was."""
        end = time.perf_counter() + limit
        while wanted not in self.written:
            ready = select.select([self.terminal], [], [], max(0, end - time.perf_counter()))[0]
            if not ready:
                raise SystemExit(f"no {wanted!r} in {self.written[-500:]!r}")
            self.written += os.read(self.terminal, 65536)
        arrived = time.perf_counter()
        self.written = self.written.split(wanted, 1)[1]
        return arrived

    def quiet(self):
        """Reads until nothing more comes."""
        while select.select([self.terminal], [], [], 0.1)[0]:
            os.read(self.terminal, 65536)
        self.written = b""

    def rest(self):
        """Waits until it does nothing more, as when somebody thinks."""
        def used():
            with open(f"/proc/{self.child}/stat") as file:
                return sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13]))
        before = None
        while before != (before := used()):
            time.sleep(0.2)
        self.quiet()

    def time(self, keys, wanted):
        """Milliseconds from keys to what they make it write."""
        began = time.perf_counter()
        os.write(self.terminal, keys)
        return 1000 * (self.expect(wanted) - began)

    def type(self, keys, wanted):
        os.write(self.terminal, keys)
        self.expect(wanted)

    def end(self):
        os.close(self.terminal)
        os.waitpid(self.child, 0)


MOTION, BASH = b"s>", b"ready> "


def history(folder, count):
    os.makedirs(folder + "/motionbook", exist_ok=True)
    lines = [f"animate over {n}ms {{ box{n % 90}.center = ({n}, {n % 480}) }}" for n in range(count)]
    with open(folder + "/motionbook/history", "w") as file:
        file.writelines(json.dumps({"text": line}, separators=(",", ":")) + "\n" for line in lines)
    with open(folder + "/bash_history", "w") as file:
        file.writelines(line + "\n" for line in lines)


def key(runs, executable, folder):
    history(folder, 10_000)
    line = b"print " + b"(1 + 2) * 3 + " * 13 + b"4 + 10"
    def measure(command, ready):
        prompt = Prompt(command, folder, ready)
        prompt.quiet()
        os.write(prompt.terminal, line)
        prompt.quiet()
        times = []
        for turn in range(runs):
            times.append(prompt.time(b"7", b"7"))
            prompt.quiet()
            prompt.time(b"\x7f", b"\x1b" if ready == MOTION else b"\x08")
            prompt.quiet()
        prompt.end()
        return statistics.median(times)
    return measure([executable, "-q"], MOTION), measure(["bash", "--norc", "-i"], BASH)


def tab(runs, executable, folder):
    for n in range(999):
        open(f"{folder}/v{n}", "w").close()
    open(folder + "/zebra", "w").close()
    def measure(command, ready, first, typed):
        prompt = Prompt(command, folder, ready)
        if first:
            prompt.type(first, ready)
        prompt.quiet()
        times = []
        for turn in range(runs):
            os.write(prompt.terminal, typed)
            prompt.quiet()
            times.append(prompt.time(b"\t", b"ra"))
            prompt.quiet()
            os.write(prompt.terminal, b"\x15")
            prompt.quiet()
        prompt.end()
        return statistics.median(times)
    with open(folder + "/scene.motion", "w") as file:
        file.writelines(f"view v{n} frame (0, 0, 10, 10)\n" for n in range(999))
        file.write("view zebra frame (0, 0, 10, 10)\n")
    ours = measure([executable, "-q", "-i", "scene.motion"], MOTION, b"", b"print zeb")
    return ours, measure(["bash", "--norc", "-i"], BASH, b"", b"cat zeb")


def start(runs, executable, folder):
    sides = []
    for name, count in (("long", 100_000), ("none", 0)):
        own = folder + "/" + name
        os.mkdir(own)
        if count:
            history(own, count)
        sides.append((own, []))
    for turn in range(runs + 1):
        for own, times in sides:
            prompt = Prompt([executable, "-q"], own, MOTION)
            times.append(1000 * (time.perf_counter() - prompt.began))
            prompt.end()
    return [statistics.median(times[1:]) for _, times in sides]


def hour(runs, executable, folder):
    scene = ["stage 1000x1000"]
    names = ", ".join(f"b{n}" for n in range(20))
    for n in range(20):
        scene.append(f"view b{n} frame ({60 + 180 * (n % 5)}, {60 + 220 * (n // 5)}, 40, 40)")
    scene += [f"item {names} elasticity 1 friction 0 resistance 0 angularResistance 0",
              f"collision on {names} bounds"]
    for n in range(20):
        scene += [f"fling b{n} velocity ({100 + 37 * n}, {400 - 53 * n})"]
    def measure(seconds):
        own = f"{folder}/{seconds}"
        os.mkdir(own)
        with open(own + "/scene.motion", "w") as file:
            file.write("\n".join(scene + [f"run {seconds}s"]) + "\n")
        prompt = Prompt([executable, "-q", "-i", "scene.motion"], own, MOTION)
        times = []
        for turn in range(min(runs, 3)):
            prompt.rest()
            times.append(prompt.time(b"back 1\r", b"t = "))
        prompt.end()
        return statistics.median(times)
    return measure(3600), measure(1)


if __name__ == "__main__":
    what, runs, executable = sys.argv[1], int(sys.argv[2]), os.path.abspath(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        measure = {"key": key, "tab": tab, "start": start, "hour": hour}[what]
        print(*(f"{value:.3f}" for value in measure(runs, executable, folder)))
