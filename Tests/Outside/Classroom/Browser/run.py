"""Runs the tests of this folder: run.py PROGRAM [NAME…], where PROGRAM is a motionbook-class."""

import os
import pathlib
import sys
import unittest

program, *names = sys.argv[1:]
os.environ["MOTIONBOOK_CLASS"] = os.path.abspath(program)
# Above those of the tests over sockets, which run beside these.
os.environ["MOTIONBOOK_PORTS"] = "26000"
here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent), str(here.parents[1] / "Browser")]

import chromium  # noqa: E402  Only now is its folder known.

loader = unittest.TestLoader()
tests = loader.loadTestsFromNames(names) if names else loader.discover(str(here))
result = unittest.TextTestRunner(verbosity=2).run(tests)

chromium.stop()
bad = len(result.failures) + len(result.errors)
print(f"{result.testsRun} tests of a class, {bad} failed")
sys.exit(bad > 0 or result.testsRun == 0)
