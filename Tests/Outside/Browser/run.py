"""Runs the tests of this folder: run.py PAGES PROGRAM [NAME…]

PAGES is a folder of exported pages, and PROGRAM what exported them.
"""

import os
import pathlib
import sys
import unittest

folder, program, *names = sys.argv[1:]
os.environ["MOTIONBOOK_PAGES"] = os.path.abspath(folder)
os.environ["MOTIONBOOK_EXECUTABLE"] = os.path.abspath(program)
here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here))

import chromium  # noqa: E402  Only now is its folder known.

loader = unittest.TestLoader()
tests = loader.loadTestsFromNames(names) if names else loader.discover(str(here))
result = unittest.TextTestRunner(verbosity=2).run(tests)

chromium.stop()
bad = len(result.failures) + len(result.errors)
print(f"{result.testsRun} tests of pages, {bad} failed")
sys.exit(bad > 0 or result.testsRun == 0)
