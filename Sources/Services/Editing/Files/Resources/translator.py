"""Motionbook for papermill: a value is a number or an expression of the language, so a text keeps its
quotation marks: `papermill IN.ipynb OUT.ipynb -p m 4 -p duration 300ms -p curve easeOut -p word '"hello"'`.

papermill finds engines of others but not their languages, so this comes as an engine, which is papermill's
own: loading it registers the language.
"""

from papermill.engines import NBClientEngine
from papermill.translators import Translator, papermill_translators


class Motionbook(Translator):
    translate_str = classmethod(lambda cls, value: value)
    comment = classmethod(lambda cls, text: f"# {text}")
    assign = classmethod(lambda cls, name, value: f"let {name} = {value}")


papermill_translators.register("motionbook", Motionbook)
__all__ = ["NBClientEngine"]
