"""What scipy finds in the motions of `scripts/fit-accuracy COUNT tell`, and how far it is from the
fit, in half widths of the stated 95 % intervals."""

import sys

import numpy as np
from scipy.optimize import curve_fit


def spring(t, start, source, goal, response, ratio):
    w = 2 * np.pi / response
    b, s = ratio * w, np.maximum(0, t - start)
    d = np.sqrt(complex(w * w - b * b))
    d = d if abs(d) > 1e-9 else 1e-9
    course = 1 - np.exp(-b * s) * (np.cos(d * s) + b / d * np.sin(d * s))
    return source + (goal - source) * course.real


def critical(t, start, source, goal, response):
    w, s = 2 * np.pi / response, np.maximum(0, t - start)
    return source + (goal - source) * (1 - np.exp(-w * s) * (1 + w * s))


def decay(t, start, source, goal, rate):
    s = np.maximum(0, t - start)
    return source + (goal - source) * (1 - rate ** (1000 * s))


MODELS = {
    "spring": (spring, ["start", "from", "to", "response", "dampingRatio"]),
    "critical": (critical, ["start", "from", "to", "response"]),
    "decay": (decay, ["start", "from", "to", "rate"]),
}

worst, count, apart = 0.0, 0, 0
for line in open(sys.argv[1], encoding="utf-8"):
    family, numbers, rows = line.split(" ")
    told = {name: (float(v), float(e)) for name, v, e in (n.split(":") for n in numbers.split(","))}
    t, y = np.array([[float(x) for x in row.split(":")] for row in rows.split(",")]).T
    model, names = MODELS[family]
    own = np.array([told[name][0] for name in names])
    # Begun a little beside the answer, so that it has to find its own way.
    begin = own * (1 + 0.01 * np.where(np.arange(len(own)) % 2, 1, -1))
    if family == "decay":
        begin[3] = own[3]
    found, _ = curve_fit(model, t, y, begin, maxfev=20000)
    distance = max(abs(found[i] - own[i]) / told[n][1] for i, n in enumerate(names))
    worst, count, apart = max(worst, distance), count + 1, apart + (distance > 1)

print(f"{count} motions: {apart} beyond the interval, at most {worst:.2f} of it")
# The fit leaves most of the rest at both ends out, and scipy takes all values.
sys.exit(1 if apart > count // 20 or worst > 2 else 0)
