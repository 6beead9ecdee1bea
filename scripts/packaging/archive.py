"""Zip archives with the same bytes from the same files, and wheels, which are such archives."""

import base64, hashlib, os, zipfile


def files(folder):
    """The files of a folder: their paths in it, bytes and modes, in an order of their own."""
    for parent, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(parent, name)
            with open(path, "rb") as opened:
                yield os.path.relpath(path, folder), opened.read(), os.stat(path).st_mode & 0o777


def write(path, entries):
    with zipfile.ZipFile(path, "w") as archive:
        for entry, content, mode in entries:
            info = zipfile.ZipInfo(entry, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # Unix, whatever this is.
            info.external_attr = (0o100000 | mode) << 16
            archive.writestr(info, content, compresslevel=9)


def write_wheel(path, name, entries):
    """A wheel with what it says about its entries; `name` has the version."""
    record = ""
    listed = []
    for entry, content, mode in entries:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{entry},sha256={digest},{len(content)}\n"
        listed.append((entry, content, mode))
    entry = f"{name}.dist-info/RECORD"
    write(path, [*listed, (entry, (record + f"{entry},,\n").encode(), 0o644)])
