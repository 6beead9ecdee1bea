"""Makes the pictures of the documentation, each for a light and a dark page, as the program plots them.

    python3 pictures.py PROGRAM FOLDER"""

import pathlib
import re
import subprocess
import sys
import tempfile

# By the name of the file.
PLOTS = {"spring": "spring(duration: 0.5, bounce: 0.3)"}


def plot(program, values):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [program], input=f'plot {values} into "plot.svg"\n', text=True, cwd=folder, check=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        return pathlib.Path(folder, "plot.svg").read_text()


def main(program, folder):
    for name, values in PLOTS.items():
        picture = plot(program, values)
        # The rules for dark stand behind the others, in braces of their own.
        dark = re.search(r" @media \(prefers-color-scheme: dark\) \{ (.*) \}(?=</style>)", picture)
        if not dark:
            sys.exit(f"no colors for dark in the plot of {values}")
        for suffix, rules in [("", ""), ("~dark", f" {dark[1]}")]:
            pathlib.Path(folder, f"{name}{suffix}.svg").write_text(picture.replace(dark[0], rules))


main(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2])
