"""The kernel of an environment with the wheel, started by its name, as Jupyter starts it."""

import os
import subprocess
import unittest

SCRIPT = """
from jupyter_client.manager import start_new_kernel
manager, client = start_new_kernel(kernel_name="motionbook")
texts = []
reply = client.execute_interactive(
    "view box frame (100, 0, 100, 100); gravity on box; run 5 frames; print box.center.y",
    timeout=60, output_hook=lambda message: texts.append(str(message["content"])))
manager.shutdown_kernel()
print(reply["content"]["status"], "53.1155" in "".join(texts))
"""


class Kernel(unittest.TestCase):
    def test_a_cell(self):
        done = subprocess.run(
            [os.environ["MOTIONBOOK_PYTHON"], "-c", SCRIPT], capture_output=True, text=True,
            timeout=120, env={**os.environ, "JUPYTER_PATH": "", "HOME": "/nonexistent"})
        self.assertEqual(done.stdout, "ok True\n", done.stderr)
