"""Oniguruma, which matches the patterns of grammars in Visual Studio Code, by its library."""

import ctypes

LIBRARY = ctypes.CDLL("libonig.so.5")
UTF8 = ctypes.addressof(ctypes.c_char.in_dll(LIBRARY, "OnigEncodingUTF8"))
SYNTAX = ctypes.c_void_p.in_dll(LIBRARY, "OnigDefaultSyntax")
LIBRARY.onig_search.restype = ctypes.c_int
LIBRARY.onig_region_new.restype = ctypes.c_void_p
LIBRARY.onig_initialize((ctypes.c_void_p * 1)(UTF8), 1)


class Region(ctypes.Structure):
    _fields_ = [("allocated", ctypes.c_int), ("count", ctypes.c_int),
                ("begins", ctypes.POINTER(ctypes.c_int)), ("ends", ctypes.POINTER(ctypes.c_int))]


class Pattern:
    """A compiled pattern; a ValueError says what is wrong with it."""

    def __init__(self, text):
        source, self.handle = text.encode(), ctypes.c_void_p()
        buffer = ctypes.create_string_buffer(source, len(source))
        start = ctypes.addressof(buffer)
        info = ctypes.create_string_buffer(64)
        status = LIBRARY.onig_new(
            ctypes.byref(self.handle), ctypes.c_void_p(start), ctypes.c_void_p(start + len(source)), 0,
            ctypes.c_void_p(UTF8), SYNTAX, info)
        if status != 0:
            message = ctypes.create_string_buffer(256)
            LIBRARY.onig_error_code_to_str(message, status, info)
            raise ValueError(f"{message.value.decode()}: {text[:80]}")

    def search(self, line, place=0):
        """The range of the first match from a place on, in bytes of UTF-8; None if there is none."""
        buffer = ctypes.create_string_buffer(line, len(line) + 1)
        start = ctypes.addressof(buffer)
        region = LIBRARY.onig_region_new()
        end = ctypes.c_void_p(start + len(line))
        found = LIBRARY.onig_search(
            self.handle, ctypes.c_void_p(start), end, ctypes.c_void_p(start + place), end,
            ctypes.c_void_p(region), 0)
        if found < 0:
            return None
        whole = ctypes.cast(region, ctypes.POINTER(Region)).contents
        return whole.begins[0], whole.ends[0]


def colors(patterns, line):
    """The pieces of a line with their scopes, as a TextMate grammar colors them: at each place the rule
    that matches first, and of several the one that stands first. Rules that begin and end on the line are
    enough here; what is inside of them has the scopes of their own rules."""
    source, place, pieces = line.encode(), 0, []
    rules = [(rule, Pattern(rule.get("match") or rule["begin"])) for rule in patterns]
    while place < len(source):
        found = [(match, rule) for rule, pattern in rules
                 if (match := pattern.search(source, place)) and match[1] > match[0]]
        if not found:
            break
        (begin, end), rule = min(found, key=lambda each: each[0][0])
        if "end" in rule:
            inside, after = end, Pattern(rule["end"])
            skipped = [Pattern(each["match"]) for each in rule.get("patterns", [])]
            while True:
                close = after.search(source, inside)
                hidden = [match for each in skipped
                          if (match := each.search(source, inside)) and match[0] < close[0]]
                if not hidden:
                    break
                inside = min(hidden)[1]
            end = close[1]
        pieces.append((source[begin:end].decode(), rule["name"].removesuffix(".motion")))
        place = end
    return pieces
