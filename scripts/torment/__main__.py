"""Ends Motionbook at random moments, and looks whether anything is lost.

torment PROGRAM [--short | --step NUMBER | MINUTES] [SEED]
"""

import os
import random
import subprocess
import sys
import time
import traceback

import steps
import storms
import trouble
from desk import Desk
from finding import Finding

# Steps of a short run; 20 to 30 seconds on most machines.
SHORT = 120
STEPS = [
    steps.sessions, steps.saving, steps.accepting, steps.two_at_once, steps.opening,
    trouble.small_disk, trouble.folder_goes, storms.playing, storms.presenting, storms.workers,
    storms.spoiled,
]


class Torture:
    def __init__(self, program, seed):
        self.program = program
        self.seed = seed
        self.counts = dict.fromkeys(
            ["steps", "sessions", "kills", "recoveries", "saves", "accepts", "fills", "findings"],
            0)
        self.kinds = STEPS if self.has_small_disk() else [
            step for step in STEPS if step is not trouble.small_disk]

    def has_small_disk(self):
        desk = Desk(self.program, random.Random(0), self.counts)
        try:
            has = trouble.can_mount(desk)
        except (OSError, subprocess.SubprocessError):
            has = False
        desk.remove()
        if not has:
            who = "" if os.geteuid() == 0 else ", as this is not root"
            print(f"torture: without a disk that fills: none can be mounted here{who}",
                  flush=True)
        return has

    def step(self, number):
        """One step: its choices hang on the seed and its number alone, and on what is permitted."""
        choices = random.Random(f"{self.seed}/{number}")
        kind = STEPS[number % len(STEPS)]
        if kind not in self.kinds:
            return
        self.counts["steps"] += 1
        desk = Desk(self.program, choices, self.counts)
        try:
            kind(desk)
        except (Finding, OSError, ValueError, subprocess.SubprocessError) as problem:
            self.counts["findings"] += 1
            told = problem if isinstance(problem, Finding) else traceback.format_exc()
            print(f"finding in step {number} ({kind.__name__}) of seed {self.seed}: {told}",
                  f"\nto see it again: scripts/torture --step {number} {self.seed};",
                  f"its files are in {desk.folder}", flush=True)
            return
        desk.remove()

    def report(self):
        counts = ", ".join(f"{count} {what}" for what, count in self.counts.items())
        print(f"torture, seed {self.seed}: {counts}")
        return 1 if self.counts["findings"] else 0


def main(program, arguments):
    if arguments[:1] == ["--short"]:
        torture = Torture(program, seed=arguments[1] if len(arguments) > 1 else "1")
        for number in range(SHORT):
            torture.step(number)
    elif arguments[:1] == ["--step"]:
        torture = Torture(program, seed=arguments[2])
        torture.step(int(arguments[1]))
    else:
        minutes = float(arguments[0]) if arguments else 5
        seed = arguments[1] if len(arguments) > 1 else str(random.SystemRandom().randrange(10**6))
        print(f"torture: {minutes:g} minutes, seed {seed}", flush=True)
        torture = Torture(program, seed)
        end = time.monotonic() + 60 * minutes
        number = 0
        while time.monotonic() < end:
            torture.step(number)
            number += 1
    return torture.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
