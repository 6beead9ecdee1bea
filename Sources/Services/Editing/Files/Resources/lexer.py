"""Motionbook's language for Pygments, and so for nbconvert. `WORDS` stands above."""

import re

from pygments.lexer import RegexLexer, bygroups, words
from pygments.token import Comment, Keyword, Name, Number, Punctuation, String, Text


def word(group, prefix=r"(?<![\w.])", suffix=r"(?!\w)"):
    return words(WORDS[group], prefix=prefix, suffix=suffix)


class MotionLexer(RegexLexer):
    name = "Motionbook"
    aliases = ["motionbook", "motion"]
    filenames = ["*.motion"]
    mimetypes = ["text/x-motionbook"]
    flags = re.MULTILINE

    unit = "|".join(map(re.escape, WORDS["units"]))
    tokens = {
        "root": [
            (r"#.*$|(?<!\S)//.*$", Comment.Single),
            (r'"(?:\\.|[^"\\\n])*"?', String),
            (rf"(?<!\w)\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?(?:[ \t]?(?:{unit})(?!\w))?", Number),
            # A verb stands where a statement begins.
            (r"(^|[;{])([ \t]*)(:?)" + word("verbs", prefix="").get(),
             bygroups(Punctuation, Text, Punctuation, Name.Function)),
            (word("functions", suffix=r"(?=\()"), Name.Builtin),
            (word("keywords"), Keyword),
            (word("constants"), Keyword.Constant),
            (r"\.\w+", Name.Attribute),
            (r"\w+", Name),
            (r"\s+", Text),
            (r".", Punctuation),
        ]
    }
