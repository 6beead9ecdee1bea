"""Writes a wheel of a staged folder: its bin goes to the environment's bin, its share to share.

    python3 wheel.py STAGED VERSION GLIBC MACHINE FOLDER

A wheel is a zip. This one has no Python in it: pip puts the programs in place as they are, so that
they start as fast as elsewhere.
"""

import os, sys

import archive

staged, version, glibc, machine, folder = sys.argv[1:]
tag = f"py3-none-manylinux_{glibc}_{machine}"
name = f"motionbook-{version}"
METADATA = f"""Metadata-Version: 2.1
Name: motionbook
Version: {version}
Summary: A notebook-style REPL that simulates UIKit's motion, with a kernel for Jupyter
Description-Content-Type: text/markdown

"""
WHEEL = f"Wheel-Version: 1.0\nGenerator: scripts/package\nRoot-Is-Purelib: false\nTag: {tag}\n"


def entries():
    for path, content, mode in archive.files(staged):
        place = f"scripts/{path[4:]}" if path.startswith("bin/") else f"data/{path}"
        yield f"{name}.data/{place}", content, mode
    with open(os.path.join(staged, "share/doc/motionbook/README.md"), encoding="utf-8") as readme:
        yield f"{name}.dist-info/METADATA", (METADATA + readme.read()).encode(), 0o644
    yield f"{name}.dist-info/WHEEL", WHEEL.encode(), 0o644


archive.write_wheel(os.path.join(folder, f"{name}-{tag}.whl"), name, entries())
