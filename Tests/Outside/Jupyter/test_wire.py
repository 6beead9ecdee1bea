"""What comes in over the sockets that no client of good will sends."""

import json
import socket

import pytest
import zmq


def connection(kernel):
    with open(kernel.manager.connection_file) as file:
        return json.load(file)


@pytest.fixture
def shell(kernel):
    """A raw connection to the shell socket."""
    context = zmq.Context()
    dealer = context.socket(zmq.DEALER)
    dealer.linger = 0
    fields = connection(kernel)
    dealer.connect(f"tcp://{fields['ip']}:{fields['shell_port']}")
    yield dealer
    dealer.close()
    context.term()


def signed(kernel, kind="kernel_info_request", content=None):
    session = kernel.client.session
    return session.serialize(session.msg(kind, content or {}))


def is_alive(kernel):
    return kernel.execute("6 * 7")[0]["status"] == "ok"


def answers(dealer, milliseconds=300):
    return dealer.poll(milliseconds) != 0


def test_a_signed_message_is_answered(kernel, shell):
    shell.send_multipart(signed(kernel))
    assert answers(shell, 30_000)


def test_wrong_and_repeated_signatures_are_not(kernel, shell):
    frames = signed(kernel)
    wrong = list(frames)
    wrong[1] = b"0" * 64
    shell.send_multipart(wrong)
    assert not answers(shell)
    shell.send_multipart(frames)
    assert answers(shell, 30_000)
    shell.recv_multipart()
    shell.send_multipart(frames)
    assert not answers(shell)
    assert is_alive(kernel)


@pytest.mark.parametrize("frames", [
    [b""], [b"<IDS|MSG>"], [b"<IDS|MSG>"] * 8, [b"x"] * 100, [b"<IDS|MSG>", b"", b"{", b"{", b"{", b"{"],
    [b"\x00" * 1_000_000], [b"<IDS|MSG>", b"", b"[" * 100_000, b"{}", b"{}", b"{}"],
])
def test_frames_that_are_no_message_are_dropped(kernel, shell, frames):
    shell.send_multipart(frames)
    assert not answers(shell)
    assert is_alive(kernel)


def test_a_huge_frame_ends_its_connection_alone(kernel, shell):
    shell.send(b"x" * (70 << 20))
    assert not answers(shell)
    assert is_alive(kernel)


def test_bytes_that_are_not_of_the_protocol_are_borne(kernel):
    fields = connection(kernel)
    for port in ("shell_port", "control_port", "iopub_port", "hb_port", "stdin_port"):
        for bytes_ in (b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 200, b""):
            with socket.create_connection((fields["ip"], fields[port])) as connected:
                connected.sendall(bytes_)
    assert is_alive(kernel)


def test_deeply_nested_content_is_dropped(kernel, shell):
    session = kernel.client.session
    message = session.msg("execute_request", {})
    frames = session.serialize(message)
    # Signed by whoever has the key, but deeper than any request.
    frames[5] = b'{"code":' + b"[" * 5000 + b"]" * 5000 + b"}"
    frames[1] = session.sign(frames[2:])
    shell.send_multipart(frames)
    assert not answers(shell)
    assert is_alive(kernel)
