"""The fits of scripts/bench: a sheet of 120 values, and a search of two parameters by scipy.

fit_scene.py sheet prints the sheet; fit_scene.py FILE brings a ball of pymunk near the places in
FILE by Nelder and Mead, and prints how many milliseconds that took.
"""

import math
import random
import sys
import time


def sheet():
    """A spring that begins between two frames, with half a point of noise."""
    noise, w, b = random.Random(1), 2 * math.pi / 0.6, 0.6 * 2 * math.pi / 0.6
    d = math.sqrt(w * w - b * b)
    print("t,y")
    for frame in range(120):
        s = max(0, frame / 60 - 0.31)
        moved = 1 - math.exp(-b * s) * (math.cos(d * s) + b / d * math.sin(d * s))
        print(f"{frame / 60},{500 - 300 * moved + noise.gauss(0, 0.5):.4f}")


def places(gravity, elasticity):
    """Where the ball is in each frame."""
    import pymunk

    space = pymunk.Space()
    space.gravity = (0, 1000 * gravity)
    floor = pymunk.Segment(space.static_body, (0, 491), (320, 491), 1)
    floor.elasticity = 1
    body = pymunk.Body(0.16, pymunk.moment_for_box(0.16, (40, 40)))
    body.position = (120, 70)
    box = pymunk.Poly.create_box(body, (40, 40))
    box.elasticity = elasticity
    space.add(floor, body, box)
    found = [70.0]
    for _ in range(149):
        space.step(1 / 120)
        space.step(1 / 120)
        found.append(body.position.y)
    return found


def search(file):
    from scipy.optimize import minimize

    rows = open(file, encoding="utf-8").read().splitlines()[1:]
    dots = [float(row.split(",")[1]) for row in rows]

    def cost(place):
        return sum((a - b) ** 2 for a, b in zip(places(*place), dots))

    begin = time.perf_counter()
    grid = [(0.75 + 0.5 * i, 0.365 + 0.13 * k) for i in range(5) for k in range(5)]
    minimize(cost, min(grid, key=cost), method="Nelder-Mead", options={"maxfev": 80})
    print(1000 * (time.perf_counter() - begin))


if sys.argv[1] == "sheet":
    sheet()
else:
    search(sys.argv[1])
