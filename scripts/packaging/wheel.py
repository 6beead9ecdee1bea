"""Writes a wheel of a staged folder: its bin goes to the environment's bin, its share to share.

    python3 wheel.py STAGED VERSION GLIBC MACHINE FOLDER

A wheel is a zip. This one has no Python in it: pip puts the programs in place as they are, so that
they start as fast as elsewhere.
"""

import base64, hashlib, os, sys, zipfile

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
    """What is in the wheel: names, bytes and modes, in an order of their own."""
    for parent, folders, files in os.walk(staged):
        folders.sort()
        for file in sorted(files):
            path = os.path.join(parent, file)
            inside = os.path.relpath(path, staged)
            place = f"scripts/{inside[4:]}" if inside.startswith("bin/") else f"data/{inside}"
            with open(path, "rb") as opened:
                yield f"{name}.data/{place}", opened.read(), os.stat(path).st_mode & 0o777
    with open(os.path.join(staged, "share/doc/motionbook/README.md"), encoding="utf-8") as readme:
        yield f"{name}.dist-info/METADATA", (METADATA + readme.read()).encode(), 0o644
    yield f"{name}.dist-info/WHEEL", WHEEL.encode(), 0o644


def write(wheel, entry, content, mode):
    info = zipfile.ZipInfo(entry, (1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    info.create_system = 3  # Unix, whatever this is.
    info.external_attr = (0o100000 | mode) << 16
    wheel.writestr(info, content, compresslevel=9)


record = ""
with zipfile.ZipFile(os.path.join(folder, f"{name}-{tag}.whl"), "w") as wheel:
    for entry, content, mode in entries():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{entry},sha256={digest},{len(content)}\n"
        write(wheel, entry, content, mode)
    entry = f"{name}.dist-info/RECORD"
    write(wheel, entry, (record + f"{entry},,\n").encode(), 0o644)
