"""The kernel as a client sees it, beyond what Jupyter's suite asks."""

import os
import signal
import subprocess
import sys

import psutil
import pytest
from jupyter_client.blocking import BlockingKernelClient


def texts(published, kind):
    return [content for name, content in published if name == kind]


def test_a_cell_is_busy_then_shows_then_is_idle(kernel):
    _, published = kernel.execute('print "a"\n6 * 7')
    assert [name for name, _ in published] == [
        "status", "execute_input", "stream", "execute_result", "status"]
    assert published[0][1]["execution_state"] == "busy"
    assert published[-1][1]["execution_state"] == "idle"


def test_an_endless_run_is_interrupted_and_its_state_kept(kernel):
    kernel.execute("view ball frame (0, 0, 9, 9)\ngravity on ball")
    request = kernel.client.execute("run 30000s")
    while True:
        message = kernel.client.get_iopub_msg(timeout=30)
        # The first line of progress: it runs.
        if message["msg_type"] == "display_data":
            break
    kernel.manager.interrupt_kernel()
    while True:
        reply = kernel.client.get_shell_msg(timeout=30)
        if reply["parent_header"]["msg_id"] == request:
            break
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    _, published = kernel.execute("t > 1s and t < 29000s")
    assert texts(published, "execute_result")[0]["data"]["text/plain"] == "true"


def test_sigint_interrupts_a_cell_and_nothing_else(kernel):
    for _ in range(50):
        kernel.manager.provisioner.process.send_signal(signal.SIGINT)
        assert kernel.execute("6 * 7")[0]["status"] == "ok", "nothing ran"
    # Again and again: the next cell comes as soon as the reply of the interrupted one is there.
    for _ in range(5):
        # What has run is kept, and a session has ten hours.
        request = kernel.client.execute("reset; run 30000s")
        while kernel.client.get_iopub_msg(timeout=30)["msg_type"] != "display_data":
            pass
        kernel.manager.provisioner.process.send_signal(signal.SIGINT)
        while True:
            reply = kernel.client.get_shell_msg(timeout=30)
            if reply["parent_header"]["msg_id"] == request:
                break
        assert reply["content"]["ename"] == "KeyboardInterrupt"
        assert kernel.execute("6 * 7")[0]["status"] == "ok"


def test_an_interrupt_of_nothing_does_nothing(kernel):
    kernel.client.control_channel.send(kernel.client.session.msg("interrupt_request", {}))
    assert kernel.client.get_control_msg(timeout=30)["msg_type"] == "interrupt_reply"
    assert kernel.execute("6 * 7")[0]["status"] == "ok"


def test_cells_behind_a_failed_one_do_not_run_unless_they_ask_to(kernel):
    def replies(**options):
        ids = [kernel.client.execute(code, **options) for code in ("run 5x", "1 + 1", "2 + 2")]
        found = {}
        while len(found) < 3:
            message = kernel.client.get_shell_msg(timeout=30)
            found[message["parent_header"]["msg_id"]] = message["content"]["status"]
        return [found[name] for name in ids]

    # Which cells already wait is the kernel's business; the first of them surely fails.
    assert replies()[0] == "error"
    assert set(replies()[1:]) <= {"aborted", "ok"}
    assert replies(stop_on_error=False) == ["error", "ok", "ok"]


def test_a_restart_begins_anew(kernel):
    kernel.execute("let x = 3")
    kernel.manager.restart_kernel(now=False)
    kernel.client.wait_for_ready(timeout=60)
    assert kernel.execute("x")[0]["ename"] == "unknown-name"


def test_files_stay_beside_the_notebook(kernel, tmp_path):
    kernel.execute("view ball frame (0, 0, 9, 9)")
    assert kernel.execute('save "ball.md"')[0]["status"] == "ok"
    assert (tmp_path / "ball.md").read_text().startswith("```motion")
    (tmp_path / "out").symlink_to("..")
    for path in ("../ball.md", "/tmp/ball.md", "out/ball.md"):
        assert kernel.execute(f'save "{path}"')[0]["ename"] == "cannot-write"
    assert kernel.execute('open "ball.md"')[0]["status"] == "ok"


def test_widgets_of_other_kernels_are_refused_politely(kernel):
    message = kernel.client.session.msg(
        "comm_open", {"comm_id": "c", "target_name": "jupyter.widget", "data": {}})
    kernel.client.shell_channel.send(message)
    while True:
        answer = kernel.client.get_iopub_msg(timeout=30)
        if answer["msg_type"] == "comm_close":
            break
    assert answer["content"]["comm_id"] == "c"
    assert kernel.execute("1 + 1")[0]["status"] == "ok"


def test_a_second_client_sees_the_same_cells(kernel):
    other = BlockingKernelClient(connection_file=kernel.manager.connection_file)
    other.load_connection_file()
    other.start_channels()
    other.wait_for_ready(timeout=60)
    try:
        kernel.execute('print "for all"')
        seen = []
        while not any("for all" in str(content) for name, content in seen if name == "stream"):
            message = other.get_iopub_msg(timeout=30)
            seen.append((message["msg_type"], message["content"]))
        reply = other.execute_interactive("2 + 2", timeout=60)
        assert reply["content"]["execution_count"] == 2
    finally:
        other.stop_channels()


def test_a_thousand_cells_take_no_memory(kernel):
    process = psutil.Process(kernel.manager.provisioner.process.pid)

    def many(count):
        for _ in range(count):
            kernel.execute("reset\nview ball frame (0, 0, 9, 9)\ngravity on ball\nrun 5 frames")

    many(200)
    before = process.memory_info().rss
    many(1000)
    # A megabyte is four hundred bytes a cell beyond its own text, which `undo` needs.
    assert process.memory_info().rss - before < 16e6


@pytest.mark.parametrize("kind", ["unknown_request", "debug_request", "comm_msg"])
def test_an_unknown_message_is_answered_by_idle_alone(kernel, kind):
    request = kernel.client.session.msg(kind, {})
    kernel.client.shell_channel.send(request)
    states = []
    while "idle" not in states:
        message = kernel.client.get_iopub_msg(timeout=30)
        if message["parent_header"].get("msg_id") == request["header"]["msg_id"]:
            states.append(message["content"]["execution_state"])
    assert states == ["busy", "idle"]


def test_the_kernel_ends_with_whoever_started_it(tmp_path):
    """A client that is killed leaves no kernel behind."""
    script = (
        "from jupyter_client.manager import start_new_kernel\n"
        "manager, client = start_new_kernel(kernel_name='motionbook')\n"
        "print(manager.provisioner.process.pid, flush=True)\n"
        "import time; time.sleep(600)\n")
    parent = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=tmp_path)
    kernel = psutil.Process(int(parent.stdout.readline()))
    os.kill(parent.pid, 9)
    parent.wait()
    gone, alive = psutil.wait_procs([kernel], timeout=60)
    assert not alive
