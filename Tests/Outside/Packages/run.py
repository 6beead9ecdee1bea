"""Runs tests of this folder: run.py NAME…

What they look at is in the environment:
    MOTIONBOOK_RUN     how the program is started, such as `chroot ROOT /usr/bin/motionbook`
    MOTIONBOOK_COURSE  the folder of its course, as the program sees it
    MOTIONBOOK_PREFIX  a folder in which a package was unpacked, for man pages and completions
    MOTIONBOOK_PYTHON  the Python of an environment with the wheel
    MOTIONBOOK_EDITORS the folder of the files for editors, with their archives
"""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
result = unittest.TextTestRunner(verbosity=2).run(
    unittest.TestLoader().loadTestsFromNames(sys.argv[1:]))
sys.exit(not result.wasSuccessful() or result.testsRun == 0)
