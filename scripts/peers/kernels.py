"""Motionbook's kernel beside ipykernel: kernels.py PROGRAM PILE_MOTION PILE_PYMUNK.

PROGRAM is a motionbook with its kernel beside it; the other two are the same experiment for both.
Prints a line for each thing measured: Motionbook's value, ipykernel's, and what it is.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

import nbformat
import psutil
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient

program, pile, pile_pymunk = sys.argv[1:]
scratch = tempfile.TemporaryDirectory()
os.environ["JUPYTER_DATA_DIR"] = scratch.name
os.environ["IPYTHONDIR"] = scratch.name + "/ipython"
subprocess.run([program, "kernel", "install"], check=True, stdout=subprocess.DEVNULL)
names = ["motionbook", "python3"]
plots = ["plot bounceOut", "import matplotlib.pyplot as p; p.plot([x * x for x in range(200)]);"]


def milliseconds(body):
    start = time.perf_counter()
    body()
    return 1000 * (time.perf_counter() - start)


def run(client, code):
    reply = client.execute_interactive(code, timeout=120, output_hook=lambda message: None)
    assert reply["content"]["status"] == "ok", reply["content"]


def started(name):
    """A kernel that answers, and the time that it took."""
    manager = KernelManager(kernel_name=name)
    start = time.perf_counter()
    manager.start_kernel()
    client = manager.blocking_client()
    client.start_channels()
    client.wait_for_ready(timeout=60)
    return manager, client, 1000 * (time.perf_counter() - start)


def measured(name, plot):
    """The start, a round trip, a plot after the first one, and the memory in MB after it."""
    starts = []
    for turn in range(5):
        manager, client, start = started(name)
        starts.append(start)
        if turn < 4:
            client.stop_channels()
            manager.shutdown_kernel(now=True)
    run(client, "1+1")
    trip = statistics.median(milliseconds(lambda: run(client, "1+1")) for _ in range(50))
    run(client, plot)
    drawn = statistics.median(milliseconds(lambda: run(client, plot)) for _ in range(10))
    memory = psutil.Process(manager.provisioner.pid).memory_info().rss / 1e6
    client.stop_channels()
    manager.shutdown_kernel(now=True)
    return statistics.median(starts), trip, drawn, memory


def cell(name, code):
    """The whole of a notebook of one cell, as nbclient runs it."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
    client = NotebookClient(notebook, kernel_name=name, timeout=300)
    return milliseconds(client.execute)


values = list(zip(*(measured(*pair) for pair in zip(names, plots))))
scripts = []
for path in (pile, pile_pymunk):
    with open(path, encoding="utf-8") as file:
        scripts.append(file.read())
# A cell knows no arguments, and its process goes on.
scripts[1] = "import sys; sys.argv = ['pile']\n" + scripts[1].replace("os._exit(0)", "pass")
values.append([cell(*pair) for pair in zip(names, scripts)])
titles = [
    "kernel, start to ready / ipykernel", "  round trip of 1+1 / ipykernel",
    "  a plot / matplotlib in ipykernel", "  memory (MB) / ipykernel",
    "pile of 100 boxes through nbclient / pymunk"]
for (ours, theirs), title in zip(values, titles):
    print(ours, theirs, title)
