"""What the tests of the kernel share: where it is installed, and the notebooks."""

import os
import pathlib
import subprocess

import pytest
from jupyter_client.manager import start_new_kernel

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.environ["MOTIONBOOK"]


def notebooks():
    """Every notebook that comes with the program."""
    return sorted(
        [ROOT / "README.md", *ROOT.glob("notebooks/*.md"), *ROOT.glob("notebooks/class/*.md"),
         *ROOT.glob("notebooks/pages/*.md")])


def run(*arguments, **options):
    """Runs the program and returns what it did."""
    return subprocess.run(
        [PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=120, **options)


class Client:
    """A kernel of its own, and what it answers."""

    def __init__(self, folder):
        self.manager, self.client = start_new_kernel(
            kernel_name="motionbook", cwd=str(folder), startup_timeout=60)

    def execute(self, code, **options):
        """The reply to a cell and what was published, as pairs of a type and a content."""
        published = []
        reply = self.client.execute_interactive(
            code, timeout=60, allow_stdin=False, **options,
            output_hook=lambda message: published.append(
                (message["msg_type"], message["content"])))
        return reply["content"], published

    def stop(self):
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture
def kernel(tmp_path):
    client = Client(tmp_path)
    yield client
    client.stop()
