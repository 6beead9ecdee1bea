"""What is public in the libraries, one declaration a line, with `open`, and for a type with its superclass
and the protocols that it conforms to; fails if one says nothing about itself.

    python3 surface.py FOLDER LIBRARY…

FOLDER has a folder of symbol graphs for each library, as `swift symbolgraph-extract` writes them."""

import collections
import json
import pathlib
import sys


def graphs(folder):
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]


def parents(graphs):
    """What each type stands below: its superclass and its protocols, by the type's identifier."""
    names, found = {}, collections.defaultdict(set)
    for graph in graphs:
        for symbol in graph["symbols"]:
            names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] not in ("conformsTo", "inheritsFrom"):
                continue
            target = relation.get("targetFallback", relation["target"])
            name = names.get(relation["target"], target).removeprefix("Swift.")
            conditions = [f"{each['lhs']}: {each['rhs']}" for each in relation.get("swiftConstraints", [])]
            where = f" where {', '.join(conditions)}" if conditions else ""
            if name == "SendableMetatype":
                continue
            found[relation["source"]].add(name + where)
    return found


def can_be_called(symbol):
    """Not what only has the compiler say what to write instead."""
    return not any(each.get("isUnconditionallyUnavailable") for each in symbol.get("availability", []))


def line(library, symbol, parents=()):
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if symbol["accessLevel"] == "open":
        declaration = "open " + declaration
    if parents:
        declaration += " <: " + ", ".join(sorted(parents))
    return f"{library} {'.'.join(symbol['pathComponents'])}: {' '.join(declaration.split())}"


def main(folder, libraries):
    silent = []
    for library in libraries:
        library_graphs = graphs(pathlib.Path(folder, library))
        below = parents(library_graphs)
        found = [symbol for graph in library_graphs for symbol in graph["symbols"] if can_be_called(symbol)]
        silent += [line(library, symbol) for symbol in found if "docComment" not in symbol]
        print(
            "\n".join(
                sorted(
                    {
                        line(library, symbol, below[symbol["identifier"]["precise"]])
                        for symbol in found
                    }
                )
            )
        )
    for each in silent:
        print(f"says nothing about itself: {each}", file=sys.stderr)
    return 1 if silent else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
