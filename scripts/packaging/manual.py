"""Writes the man pages: motionbook(1) from the program's own table of options, and
motionbook-notebook(5) from the handbook's page about notebooks.

    python3 manual.py PROGRAM PAGE FOLDER

Nothing of them is kept in the repository, so they are as old as the program that they describe.
"""

import datetime, json, os, re, subprocess, sys, textwrap

MONTHS = "January February March April May June July August September October November December"


def date():
    """The day of the sources: SOURCE_DATE_EPOCH, or the first day that there is."""
    day = datetime.datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)
    return f"{MONTHS.split()[day.month - 1]} {day.day}, {day.year}"


def text(words):
    """Words as mdoc has them: nothing in them is a macro, an escape or a typographer's hyphen."""
    words = words.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga")
    words = words.replace("'", "\\(aq").replace("^", "\\(ha").replace("~", "\\(ti")
    words = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in words)
    return "\\&" + words if words[:1] == "." else words


def prose(words):
    """A paragraph's lines: a sentence each, since the formatter spaces them."""
    words = " ".join(words.split())
    words = re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", words)
    lines = []
    for sentence in re.split(r"(?<=[.!?:;])\s+(?=[A-Z`*(])", words):
        parts = re.split(r"(`[^`]+`|\*\*[^*]+\*\*)", sentence)
        line = "".join(
            rf"\fB{text(p.strip('`*'))}\fR" if i % 2 else text(p) for i, p in enumerate(parts))
        lines += textwrap.wrap(line, 78, break_long_words=False, break_on_hyphens=False)
    # What begins a line is no macro.
    return ["\\&" + line if line[0] in ".'" else line for line in lines]


def literal(lines):
    return [".Bd -literal -offset indent", *(text(line) for line in lines), ".Ed"]


def names(argument):
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    return [dashes[name["kind"]] + name["name"] for name in argument.get("names", [])]


def described(argument):
    """An argument as an item of a list."""
    if argument["kind"] == "positional":
        head = f".It Ar {text(argument['valueName'])}"
    else:
        flags = " , ".join("Fl " + text(name[1:]) for name in sorted(names(argument), key=len))
        value = f" Ar {text(argument['valueName'])}" if argument["kind"] == "option" else ""
        head = f".It {flags}{value}"
    said = argument.get("abstract", "")
    default = argument.get("defaultValue")
    if default and argument["kind"] == "option":
        said += f" The default is {default}."
    return [head, *prose(said)]


def arguments(command):
    """A command's own arguments; what every command has stands once."""
    own = [a for a in command.get("arguments", [])
           if a.get("shouldDisplay", True) and not {"--help", "--version"} & set(names(a))]
    own.sort(key=lambda a: a["kind"] != "positional")
    lines = [line for a in own for line in described(a)]
    return [".Bl -tag -width Ds", *lines, ".El"] if lines else []


def blocks(discussion):
    """A discussion's paragraphs, and its examples, which are indented."""
    lines = []
    for paragraph in discussion.split("\n\n"):
        rows = paragraph.split("\n")
        if all(row.startswith("  ") for row in rows):
            lines += literal(row[2:] for row in rows)
        else:
            lines += ([".Pp"] if lines else []) + prose(paragraph)
    return lines


def subcommand(command, path=()):
    path = (*path, command["commandName"])
    inner = [c for c in command.get("subcommands", []) if c["commandName"] != "help"]
    lines = [f".Ss {text(' '.join(path))}", *prose(command.get("abstract", ""))]
    if command.get("discussion"):
        lines += [".Pp", *blocks(command["discussion"])]
    lines += arguments(command)
    for each in inner:
        lines += subcommand(each, path)
    return lines


def head(name, section, about):
    return [f".Dd {date()}", f".Dt {name.upper()} {section}", ".Os",
            ".Sh NAME", f".Nm {name}", f".Nd {about}"]


def command_page(table):
    command = table["command"]
    start = next(c for c in command["subcommands"] if c["commandName"] == "start")
    others = [c for c in command["subcommands"] if c["commandName"] not in ("start", "help")]
    discussion, _, statuses = command["discussion"].partition("Exit status:")
    lines = head("motionbook", 1, command["abstract"].rstrip(".").replace("A ", "a ", 1))
    lines += [".Sh SYNOPSIS", ".Nm", ".Op Ar options", ".Op Ar file"]
    for each in others:
        operands = "".join(
            (" Op" if a.get("isOptional") else "") + f" Ar {text(a['valueName'])}"
            + (" ..." if a.get("isRepeating") else "") for a in each.get("arguments", []) if a["kind"] == "positional")
        lines += [".Nm", f".Cm {each['commandName']}", ".Op Ar options"]
        lines += ["." + operands.strip()] if operands else []
    lines += [".Sh DESCRIPTION", *blocks(discussion.strip())]
    lines += [".Pp", "Without a subcommand, these options hold:", *arguments(start)]
    lines += [".Pp", "Every command has", ".Fl h", "and", ".Fl \\-help ;",
              ".Nm", ".Fl \\-version", "says which version this is."]
    lines += [".Sh SUBCOMMANDS", *(line for each in others for line in subcommand(each))]
    lines += [".Sh ENVIRONMENT", ".Bl -tag -width Ds",
              ".It Ev NO_COLOR", "No color, unless", ".Fl \\-color Ar always", "asks for it.",
              ".It Ev PAGER", "The program that shows long lists;", ".Xr less 1", "by default.",
              ".It Ev VISUAL , EDITOR", "The editor that", ".Cm edit", "opens.",
              ".It Ev XDG_STATE_HOME", "The folder in which sessions are kept.", ".El"]
    lines += [".Sh FILES", ".Bl -tag -width Ds", ".It Pa \\(ti/.local/state/motionbook",
              "Sessions, the history of lines, and the places in lessons.", ".El"]
    lines += [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for status in re.findall(r"(\d+) ([^;.]+)[;.]", " ".join(statuses.split())):
        lines += [f".It {status[0]}", *prose(status[1][0].upper() + status[1][1:] + ".")]
    return lines + [".El", ".Sh SEE ALSO", ".Xr motionbook-notebook 5"]


def notebook_page(page):
    _, _, body = page.partition("\n")  # Its title is the heading.
    lines = head("motionbook-notebook", 5, "Markdown with cells that Motionbook runs")
    lines += [".Sh DESCRIPTION"]
    opened = False  # A list.
    rows = iter(body.strip().split("\n") + [""])
    paragraph = []

    def flush(lines):
        nonlocal paragraph
        if paragraph:
            lines += ([] if opened or lines[-1][:3] in (".Sh", ".Ss") else [".Pp"])
            lines += prose(" ".join(paragraph))
        paragraph = []

    for row in rows:
        fence = re.match(r"(`{3,})", row)
        if fence:
            flush(lines)
            lines += literal(iter(rows.__next__, fence.group(1)))
        elif row.startswith("## "):
            flush(lines)
            lines += [f".Ss {text(row[3:])}"]
        elif row.startswith("- "):
            flush(lines)
            lines += [".It"] if opened else [".Bl -bullet", ".It"]
            opened, paragraph = True, [row[2:]]
        elif not row.strip():
            flush(lines)
            lines += [".El"] if opened else []
            opened = False
        else:
            paragraph.append(row)
    return lines + [".Sh SEE ALSO", ".Xr motionbook 1"]


def main():
    program, page, folder = sys.argv[1:]
    table = json.loads(subprocess.run(
        [program, "--experimental-dump-help"], capture_output=True, check=True, text=True).stdout)
    pages = {"man1/motionbook.1": command_page(table),
             "man5/motionbook-notebook.5": notebook_page(open(page, encoding="utf-8").read())}
    for name, lines in pages.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="ascii") as page:
            page.write("\n".join(lines) + "\n")


main()
