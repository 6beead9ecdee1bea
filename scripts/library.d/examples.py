"""The examples of the libraries' documentation as tests: those in `///` comments, and the articles.

    python3 examples.py FOLDER >ExampleTests.swift

FOLDER has the libraries. Each block of ```swift is a test, and so is each article, whose blocks continue each
other. A line `print(VALUE)  // TEXT` expects that the value prints as the text, or, where the text ends with
`…`, that it begins so. Lines keep their places, so that compiler and tests name those of the comments."""

import pathlib
import re
import sys

# Its examples are tests already, and their motion is the reader's.
LEFT_OUT = "MotionTesting"

HEAD = """// swift-format-ignore-file
// Made by scripts/library.d/examples.py from the documentation.
import MotionCurves
import Testing
import UIKitMotion

private func expect(_ printed: Any..., begins text: String, at location: SourceLocation) {
  let printed = printed.map { String(describing: $0) }.joined(separator: " ")
  let matches = text.hasSuffix("…") ? printed.hasPrefix(text.dropLast()) : printed == text
  #expect(matches, "prints \\(printed)", sourceLocation: location)
}

@Suite struct ExampleTests {"""


def blocks(path):
    """Yields lines of code with their numbers, one list for each block."""
    block = None
    for number, line in enumerate(path.read_text().split("\n"), 1):
        text = line.strip()
        if path.suffix == ".swift":
            match = re.match(r"/// ?(.*)", text)
            if not match:
                block = None
                continue
            text = match[1]
        else:
            text = line
        if text.strip() == "```swift":
            block = []
        elif text.strip() == "```" and block is not None:
            yield block
            block = None
        elif block is not None:
            block.append((number, text))


def statement(line):
    match = re.match(r"(.*)print\((.*)\)(.*?)  // (.+)$", line)
    if not match:
        return line
    before, value, after, text = match.groups()
    return f'{before}expect({value}, begins: #"{text}"#, at: #_sourceLocation){after}'


def test(name, path, block):
    lines = [f"  @Test func {name}() throws {{"]
    following = None
    for number, line in block:
        if re.match(r"import \w+$", line):
            continue
        if number != following:
            lines.append(f'#sourceLocation(file: "{path}", line: {number})')
        lines.append(statement(line))
        following = number + 1
    return lines + ["#sourceLocation()", "  }"]


def main(folder):
    tests = []
    root = pathlib.Path(folder)
    for path in sorted([*root.rglob("*.swift"), *root.rglob("*.md")]):
        if LEFT_OUT in path.parts:
            continue
        found = list(blocks(path))
        if path.suffix == ".md":
            found = [[line for block in found for line in block]] if found else []
        stem = re.sub(r"\W", "_", path.stem)
        for block in found:
            tests += test(f"{stem}_{block[0][0]}", path, block)
    if not tests:
        sys.exit(f"no examples in {folder}")
    print("\n".join([HEAD, *tests, "}"]))


main(sys.argv[1])
