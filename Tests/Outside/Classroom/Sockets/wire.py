"""HTTP on bare sockets: what a test sends is up to it, and every byte that comes back is kept."""

import json
import selectors
import socket
import time

# Seconds. It guards against a server that hangs, and is no measure of one that does not.
PATIENCE = 60


class Answer:
    def __init__(self, head, body):
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1])
        self.headers = [tuple(part.strip() for part in line.split(":", 1)) for line in lines if line]
        self.head, self.body = head, body

    def header(self, name):
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    def json(self):
        return json.loads(self.body)


def request(method, path, headers, body=b""):
    if body:
        headers = {"Content-Length": len(body), **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class Chunks:
    """The text in a body that comes in chunks, as it comes; the last chunk is empty."""

    def __init__(self):
        self.raw, self.ended = b"", False

    def take(self, bytes):
        self.raw += bytes
        text = b""
        while b"\r\n" in self.raw and not self.ended:
            size, rest = self.raw.split(b"\r\n", 1)
            size = int(size, 16)
            if len(rest) < size + 2:
                break
            text, self.raw, self.ended = text + rest[:size], rest[size + 2 :], size == 0
        return text


class Connection:
    def __init__(self, port, receive_buffer=None):
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        try:
            self.socket.connect(("127.0.0.1", port))
        except OSError:
            self.socket.close()
            raise
        self.unread = b""

    def send(self, bytes):
        self.socket.sendall(bytes)

    def _more(self):
        bytes = self.socket.recv(1 << 16)
        if not bytes:
            raise ConnectionResetError("the server closed the connection")
        self.unread += bytes

    def head(self):
        while b"\r\n\r\n" not in self.unread:
            self._more()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        return Answer(head, b"")

    def answer(self):
        answer = self.head()
        if answer.header("transfer-encoding") == "chunked":
            chunks = Chunks()
            answer.body = chunks.take(self.unread)
            while not chunks.ended:
                self.unread = b""
                self._more()
                answer.body += chunks.take(self.unread)
            self.unread = chunks.raw
            return answer
        length = int(answer.header("content-length") or 0)
        while len(self.unread) < length:
            self._more()
        answer.body, self.unread = self.unread[:length], self.unread[length:]
        return answer

    def rest(self):
        """All that comes until the server closes."""
        try:
            while True:
                self._more()
        except ConnectionError:
            return self.unread

    def close(self):
        self.socket.close()


class Stream:
    """A stream of events; it is read by `wait`, or one piece at a time."""

    def __init__(self, port, path, headers, receive_buffer=None):
        self.connection = Connection(port, receive_buffer)
        self.connection.send(request("GET", path, headers))
        self.heard = b""
        self.states = []
        self.beats = 0
        self.ended = False
        self.refusal = None

    def begin(self):
        """Reads the head; a refusal is kept."""
        answer = self.connection.head()
        self.status = answer.status
        if answer.status != 200:
            self.connection.unread = answer.head + b"\r\n\r\n" + self.connection.unread
            self.refusal = self.connection.answer()
            return self
        self.heard = answer.head
        self.chunks = Chunks() if answer.header("transfer-encoding") == "chunked" else None
        self.text = b""
        self._take(self.connection.unread)
        return self

    @property
    def state(self):
        return self.states[-1] if self.states else None

    def read(self):
        try:
            bytes = self.connection.socket.recv(1 << 16)
        except ConnectionError:
            bytes = b""
        self._take(bytes)
        # A proxy ends the body and keeps the connection.
        self.ended = not bytes or bool(self.chunks and self.chunks.ended)

    def _take(self, bytes):
        text = self.chunks.take(bytes) if self.chunks else bytes
        self.heard += text
        self.text += text
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            fields = dict(line.split(b":", 1) for line in event.split(b"\n"))
            if fields.get(b"event", b"").strip() == b"beat":
                self.beats += 1
            else:
                self.states.append(json.loads(fields[b"data"]))

    def close(self):
        self.connection.close()


def wait(streams, holds, patience=PATIENCE):
    """Reads streams until each has a state and something holds for it, which must be in time."""
    met = lambda stream: stream.states and holds(stream)
    deadline = time.monotonic() + patience
    with selectors.DefaultSelector() as selector:
        for stream in streams:
            if not met(stream):
                selector.register(stream.connection.socket, selectors.EVENT_READ, stream)
        while selector.get_map():
            found = selector.select(max(0, deadline - time.monotonic()))
            if not found and time.monotonic() >= deadline:
                stream = next(iter(selector.get_map().values())).data
                raise AssertionError(
                    f"never, for {len(selector.get_map())} streams: {str(stream.state)[:800]}"
                )
            for key, _ in found:
                stream = key.data
                stream.read()
                if met(stream):
                    selector.unregister(key.fileobj)
                elif stream.ended:
                    raise AssertionError(f"the stream ended before: {str(stream.state)[:800]}")


def until(holds, patience=PATIENCE):
    """Tries something of the outside again until it holds: a process that ends, a file that goes."""
    deadline = time.monotonic() + patience
    while not (found := holds()):
        assert time.monotonic() < deadline, "never"
        time.sleep(0.02)
    return found
