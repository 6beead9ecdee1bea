#!/usr/bin/env python3
"""Makes the sheets of `notebooks/measured`: motions as somebody would have measured them.

    python3 scripts/sheets.py

The noise comes from seeds, so the sheets are the same each time. What each motion was made of
stands here alone: the notebooks find it.
"""

import math
import random
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "notebooks" / "measured"


def spring(duration, bounce):
    """A spring from 0 to 1, for bounces of 0 to 1."""
    w, ratio = 2 * math.pi / duration, 1 - bounce
    d, b = w * math.sqrt(1 - ratio * ratio), ratio * w
    return lambda t: 1 - math.exp(-b * t) * (math.cos(d * t) + b / d * math.sin(d * t))


def bezier(duration, x1, y1, x2, y2):
    """A cubic Bézier from 0 to 1, by bisection."""

    def part(s, a, b):
        return 3 * s * (1 - s) ** 2 * a + 3 * s * s * (1 - s) * b + s**3

    def value(t):
        x, low, high = min(t / duration, 1), 0.0, 1.0
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if part(middle, x1, x2) < x else (low, middle)
        return part(low, y1, y2)

    return value


def bounces(height, gravity, elasticity):
    """The way of a ball down to a floor, and its bounces."""
    fall = math.sqrt(2 * height / gravity)

    def value(t):
        if t < fall:
            return gravity * t * t / 2
        left, half = t - fall, fall * elasticity
        while half > 1e-3:
            if left < 2 * half:
                return height - gravity * (half * half - (left - half) ** 2) / 2
            left, half = left - 2 * half, half * elasticity
        return height

    return value


def write(name, header, rows, form):
    lines = [header] + [form % row for row in rows]
    (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def sheet():
    noise, course = random.Random(7), spring(0.45, 0.25)
    rows = []
    for frame in range(84):
        t = frame / 60
        moved = course(max(0, t - 0.2317))
        rows.append((t, 207 + noise.gauss(0, 0.5), 812 - 700 * moved + noise.gauss(0, 0.5)))
    write("sheet.csv", "t,x,y", rows, "%.6f,%.3f,%.3f")


def steps():
    for name, way in (("short-way.csv", 40), ("long-way.csv", 600)):
        noise, course = random.Random(11), bezier(0.4, 0.25, 0.1, 0.25, 1)
        rows = [
            (1000 * frame / 60, 80 + way * course(max(0, frame / 60 - 0.15)) + noise.gauss(0, 0.5))
            for frame in range(60)
        ]
        write(name, "time (ms);x (pt)", rows, "%.3f;%.2f")


def ball():
    noise, course = random.Random(3), bounces(400, 1400, 0.7)
    rows = [(frame, 70 + course(frame / 60) + noise.gauss(0, 1)) for frame in range(150)]
    write("ball.csv", "frame,y (px)", rows, "%d,%.1f")


FOLDER.mkdir(exist_ok=True)
sheet()
steps()
ball()
