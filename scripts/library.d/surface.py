"""What is public in the libraries, one declaration a line; fails if one says nothing about itself.

    python3 surface.py FOLDER LIBRARY…

FOLDER has a folder of symbol graphs for each library, as `swift symbolgraph-extract` writes them."""

import json
import pathlib
import sys


def symbols(folder):
    for path in sorted(folder.glob("*.symbols.json")):
        yield from json.loads(path.read_text())["symbols"]


def line(library, symbol):
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return f"{library} {'.'.join(symbol['pathComponents'])}: {' '.join(declaration.split())}"


def main(folder, libraries):
    silent = []
    for library in libraries:
        found = list(symbols(pathlib.Path(folder, library)))
        silent += [line(library, symbol) for symbol in found if "docComment" not in symbol]
        print("\n".join(sorted({line(library, symbol) for symbol in found})))
    for each in silent:
        print(f"says nothing about itself: {each}", file=sys.stderr)
    return 1 if silent else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
