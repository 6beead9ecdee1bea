"""What a replay's bound on work lets through, measured in processor time.

Each program does more of one kind of work than a replay allows. `prices.py PROGRAM [WORD]` runs those
whose name contains the word, and prints the name, the seconds until it was refused, and how it ended;
one that is not refused within a minute of it is stopped.
"""

import math
import os
import resource
import subprocess
import sys
import tempfile

LOOP = "repeat 1000000"
FALL = "view a frame (0, 0, 40, 40); gravity on a"
BOUNCE = FALL + "; collision on a bounds; item a elasticity 1 resistance 0"


TRACED = f"{BOUNCE}; run 33s; trace a.center.y as low"
LONG = f"{BOUNCE}; run 2400s; trace a.center.y as low; trace a.center.x as left"


def fits(series, kind="", count=400):
    """Fits of different series, so that each is searched: one that is known costs a replay nothing."""
    return "\n".join(f"fit {series.format(k)}{kind};" for k in range(1, count + 1))


FITS = fits("low * {0}", count=4)


def rows(count, step):
    """Measured values of two springs, in two columns."""
    def line(i):
        t = i * step
        swing = math.exp(-5 * t / (count * step))
        return f"{t:.4f},{100 * swing * math.cos(t * 40 / (count * step))},{t + i % 7}\n"
    return "t,y1,y2\n" + "".join(map(line, range(count)))


# What programs load.
FILES = {"real.csv": rows(150_000, 1 / 60), "short.csv": rows(400, 1 / 120)}


def views(count, place="50, 50", size="100, 100", after=""):
    """Makes views v0, v1, … and the name `all` of them."""
    lines = [f"view v{i} frame ({place.format(i=i, x=i % 30 * 10, y=i // 30 * 10)}, {size}) {after}"
             for i in range(count)]
    return "\n".join(lines + ["let all = [" + ", ".join(f"v{i}" for i in range(count)) + "]"])


def names(count):
    return ", ".join(f"v{i}" for i in range(count))


def spread(count):
    return views(count, "{x}, {y}", "9, 9")


PROGRAMS = {
    "arithmetic": f"let s = 0\n" + f"{LOOP} {{ s = s + sin(s) * cos(s) + sqrt(abs(s)) }}\n" * 5,
    "rounds": f"{LOOP} {{ }}\n" * 60,
    "calls of def": "def f(n) { if n > 0 { f(n - 1) } }\n" + "repeat 20000 { f(40) }\n" * 30,
    "lists gone through": "let l = 0..99999\n" + "repeat 9 { for x in l { } }\n" * 60,
    "lists appended": f"let l = [1]; repeat 15 {{ l = l + l }}; {LOOP} {{ let k = l + l }}",
    "lists compared": f"let l = [1]; repeat 15 {{ l = l + l }}; let k = l; {LOOP} {{ let b = l == k }}",
    "lists printed": f"let l = [1]; repeat 15 {{ l = l + l }}; {LOOP} {{ print l; }}",
    "texts appended": f"let t = \"abcdefghij\"; repeat 12 {{ t = t + t }}; {LOOP} {{ let u = t + \"x\" }}",
    "css": f"{LOOP} {{ let c = css(\"linear(0, 0.5 50%, 1)\") }}",
    "curves": f"let s = spring(duration: 1s, bounce: 0.3)\n"
    + f"{LOOP} {{ let x = elasticOut(0.3) + bounceOut(0.3) + s(0.3) }}\n" * 6,
    "curves measured": f"{LOOP} {{ let x = settling(bounceOut) }}",
    "fit": f"{LOOP} {{ fit elasticOut as bezier; }}",
    "fits of a series": f"{TRACED}\n{fits('low * {0}')}",
    **{f"fits as {kind}": f"{TRACED}\n{fits('low * {0}', ' as ' + kind, 4000)}"
       for kind in ["spring", "bezier", "linear", "critical", "decay", "fall", "bounce", "keyboard",
                    "easeInOut"]},
    "fits of a short series": 'load "short.csv" as real\n' + fits("real.y1 * {0}", count=2000),
    "fits of two series": 'load "short.csv" as real\n' + fits("real.y1 * {0}, real.y2 * {0}", count=2000),
    "fits of a long series": 'load "real.csv" as real\n' + fits("real.y1 * {0}"),
    "fits compared": f'load "real.csv" as real; {LOOP} {{ compare real.y1, easeOut, backOut; }}',
    "fits and back": f"{TRACED}\n{FITS}\n" + "back 1 frames\nrun 1 frames\n" * 2000,
    "fits and undo": f"{TRACED}\n{FITS}\n" + "run 1 frames\nundo\n" * 2000,
    "fits and a sweep": f"{TRACED}; reset; {FALL} as g\n{FITS}\n"
    "sweep g.magnitude in 1..1000 { run 1s } measure a.center.y",
    "fits in a sweep": f"{TRACED}\n"
    "sweep k in 1..1000 { fit low * k } measure a.center.y",
    "fits in a sweep, and back": f"{TRACED}\n"
    "sweep k in 1..1000 { fit low * k; run 1s; back 0.5s } measure a.center.y",
    "fits as a long curve": f"{TRACED}; let s = \"0.1, 0.9, \"; repeat 10 {{ s = s + s }}\n"
    "let long = css(\"linear(0, \" + s + \"1)\")\n" + fits("low * {0}", " as long", 4000),
    "fits as an elastic curve": f"{TRACED}\n" + fits("low * {0}", " as elasticOut"),
    "fits and a fit of the stage": f"{TRACED}; reset; {FALL} as g\n{FITS}\n"
    + "fit low by g.magnitude in 0.5..4 { run 400s } measure a.center.y\n" * 20,
    "fits of the stage": f"{TRACED}; reset; {FALL} as g\n"
    + "fit low by g.magnitude in 0.5..4 { run 33s } measure a.center.y\n" * 200,
    "fits and forks": f"{TRACED}\n{FITS}\nfork one; run 60s\nfork two; run 60s\n"
    + "switch one\nswitch two\n" * 400,
    "loaded series computed": f"load \"real.csv\" as real\n"
    f"{LOOP} {{ let m = max(sqrt(real.y1 * real.y1 + real.y2 * real.y2)) }}",
    "long series computed": f"{LONG}; {LOOP} {{ let m = max(sqrt(low * low + left * left)) }}",
    "recorded values computed": f"{BOUNCE}; run 2400s; "
    f"{LOOP} {{ let m = max(sqrt(a.center.y * a.center.y + a.center.x * a.center.x)) }}",
    "loaded series measured": f"load \"real.csv\" as real; {LOOP} {{ measure real.y1; }}",
    "loaded series plotted": f"load \"real.csv\" as real; {LOOP} {{ plot real.y1; }}",
    "long series measured": f"{LONG}; {LOOP} {{ measure low; }}",
    "code": f"{LOOP} {{ code bounceOut for css; }}",
    "code of steps": f"{LOOP} {{ code steps(5) for swift; }}",
    "convert": f"{LOOP} {{ convert spring(duration: 0.5s, bounce: 0.9); }}",
    "compare": f"{LOOP} {{ compare bounceOut, elasticOut; }}",
    "plots of curves": f"{LOOP} {{ plot bounceOut, elasticOut; }}",
    "plots of velocities": f"{LOOP} {{ plot backOut, backOut.velocity; }}",
    "properties": f"{FALL}\n" + f"{LOOP} {{ a.alpha = 0.5; a.rotation = 0.3 }}\n" * 3,
    "views made": f"{LOOP} {{ view a frame (0, 0, 40, 40); remove a; }}",
    "show": spread(500) + f"\n{LOOP} {{ show; }}",
    "show of a view": spread(500) + f"\n{LOOP} {{ show v3; }}",
    "draw": views(300, after="color red") + f"\n{LOOP} {{ draw width 200; }}",
    "why": spread(300) + f"\ngravity on {names(300)}\n{LOOP} {{ why v3; }}",
    "hit": views(300) + f"\n{LOOP} {{ hit (50, 50); }}",
    "energy": spread(300) + f"\ngravity on {names(300)}\n{LOOP} {{ energy; }}",
    "forces": spread(300) + f"\ngravity on {names(300)}\n{LOOP} {{ forces v3; }}",
    "events": f"{BOUNCE}; run 600s; {LOOP} {{ events; }}",
    "table": f"{FALL}; run 100s; {LOOP} {{ table a.center.x, a.center.y every 100ms; }}",
    "plot": f"{FALL}; run 100s; {LOOP} {{ plot a.center.y; }}",
    "measures": f"{FALL}; run 100s; {LOOP} {{ let m = max(a.center.y) }}",
    "still frames": "view a frame (0, 0, 40, 40)\n" + "run 36000s; back 36000s\n" * 9,
    "still views": views(1000) + "\nrun 36000s",
    "animated views": views(300) + f"\nanimate over 1s repeat 10000 autoreverse on {{ for v in all {{ v.alpha = 0 }} }}\nrun 9000s",
    "layer animations": views(40) + "\n"
    + "repeat 20 { for v in all { animation on v keypath alpha from 0 to 1 over 9000s; } }\nrun 9000s",
    "animations made": views(400) + f"\n{LOOP} {{ for v in all {{ animation on v keypath alpha from 0 to 1; }} }}",
    "falling apart": spread(900) + f"\ngravity on {names(900)}\nrun 36000s",
    "falling over one another": views(1000) + f"\ngravity on {names(1000)}\nrun 36000s",
    "a pile": spread(300) + f"\ngravity on {names(300)}\ncollision on {names(300)} bounds\n"
    f"item {names(300)} elasticity 0.9 resistance 0\nrun 36000s",
    "a pile in one place": views(200, size="40, 40")
    + f"\ngravity on {names(200)}\ncollision on {names(200)} bounds\nrun 36000s",
    "attachments": spread(900) + "\nfor v in all { attach v to (160, 0) length 100 frequency 1 damping 0; }\n"
    f"gravity on {names(900)}\nrun 36000s",
    "rods": spread(900) + f"\nfor v in all {{ attach v to (160, 0); }}\ngravity on {names(900)}\nrun 36000s",
    "snaps": spread(900) + "\nfor v in all { snap v to (160, 280) damping 0; }\n"
    f"push on {names(900)} angle 30deg magnitude 1\nrun 36000s",
    "fields": spread(300) + "\n"
    + "\n".join(f"field vortex on {names(300)} at ({10 * i}, 100) strength 1" for i in range(30))
    + "\nrun 36000s",
    "noise": spread(300) + "\n" + f"field noise on {names(300)} strength 1\n" * 10 + "run 36000s",
    "pushes": spread(300) + "\n" + f"push on {names(300)} angle 10deg magnitude 0.01\n" * 20 + "run 36000s",
    "a handler": f"{BOUNCE}; on contact {{ let x = event.point }}; run 36000s",
    "boundaries": BOUNCE.replace(" bounds;", " bounds as c;") + "\n"
    + "\n".join(f"boundary b{i} from (0, {300 + i / 10}) to (320, {300 + i / 10}) on c" for i in range(500))
    + "\nrun 36000s",
    "a group in one place": views(300, size="40, 40")
    + f"\ngroup {names(300)} as g\ngravity on g\nrun 36000s",
    "solo and unmute": views(300, size="40, 40")
    + f"\ngravity on {names(300)} as g\ncollision on {names(300)} as c\n{LOOP} {{ solo g; unmute; }}",
    "transitions": "screen list; screen detail; "
    f"{LOOP} {{ present detail with flip; run 1s; dismiss with shrink; run 1s; }}",
    "touches": f"view a frame (0, 0, 99, 99); on pan a {{ let x = event.translation }}; "
    f"{LOOP} {{ touch (9, 9) to (90, 90) over 1s; run 1s; }}",
    "forks": spread(60) + f"\ngravity on {names(60)}\ncollision on {names(60)} bounds\nrun 60s\n"
    "fork one; run 60s\nfork two; run 60s\n" + "switch one\nswitch two\n" * 40,
    "steps": f"{FALL}; {LOOP} {{ step; }}",
    "sweep": f"{FALL} as g; sweep g.magnitude in 1..1000 {{ run 600s }} measure a.center.y",
    "keyframes": f"{FALL}; {LOOP} {{ animation on a keypath center.x values [0, 100, 20, 250] at [0, 0.3, 0.45, 1] "
    "mode cubic over 1s; run 2 frames; }",
    "matrices": f"{LOOP} {{ let m = rotateX(10deg) * rotateY(20deg) * rotateZ(30deg) * perspective(500) }}\n" * 3,
    "random numbers": f"{LOOP} {{ let x = random() + random() + random() }}\n" * 8,
}


def bound():
    """A minute of processor time, however busy the machine is, on one core: on several, other
    processes do runs of a sweep at the same time, as much each as is allowed."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))


def used():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main(program, word=""):
    program = os.path.abspath(program)
    with tempfile.TemporaryDirectory() as folder:
        for file, text in FILES.items():
            with open(os.path.join(folder, file), "w") as written:
                written.write(text)
        measure(program, word, folder)


def measure(program, word, folder):
    for name, code in PROGRAMS.items():
        if word not in name:
            continue
        before = used()
        run = subprocess.run(
            [program, "run", "-"], input=code, capture_output=True, text=True, cwd=folder,
            preexec_fn=bound)
        errors = [line for line in run.stderr.splitlines() if "error:" in line]
        end = "refused" if "more work than a replay allows" in run.stderr else "ran"
        if run.returncode < 0:
            end = "not refused"
        if errors and end == "ran":
            end = "failed: " + errors[0].split("error: ")[1]
        print(name, f"{used() - before:.1f}", end, sep="\t", flush=True)


main(*sys.argv[1:])
