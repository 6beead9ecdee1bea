"""Runs the tests of this folder: run.py PROGRAM [NAME…], where PROGRAM is a motionbook-class.

Each file runs in a process of its own, several at once: some of them wait for a server's patience to end.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

AT_ONCE = 4
PORTS = 200
SLOW = {"test_deaf", "test_slow"}

program, *names = sys.argv[1:]
here = pathlib.Path(__file__).resolve().parent
# Those that wait the longest begin first.
names = names or sorted(
    (path.stem for path in here.glob("test_*.py")), key=lambda name: (name not in SLOW, name)
)


def run(place, name):
    ports = str(20000 + PORTS * place)
    environment = {**os.environ, "MOTIONBOOK_CLASS": os.path.abspath(program), "MOTIONBOOK_PORTS": ports, "PYTHONPATH": str(here.parent)}
    command = [sys.executable, "-B", "-W", "error::ResourceWarning", "-m", "unittest", "-v", name]
    done = subprocess.run(
        command, cwd=here, env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    print(done.stderr, file=sys.stderr, flush=True)
    return done.returncode, int((re.search(r"^Ran (\d+) test", done.stderr, re.M) or [0, 0])[1])


with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
    results = list(pool.map(run, range(len(names)), names))
bad = [name for name, (status, count) in zip(names, results) if status or not count]
print(
    f"{sum(count for _, count in results)} tests of a class over sockets; failed: {', '.join(bad) or 'none'}"
)
sys.exit(bool(bad) or not results)
