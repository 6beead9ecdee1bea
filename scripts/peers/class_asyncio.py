"""A bare server of a class in Python's asyncio, which knows nothing of one: a post is answered and gives a
state, which all streams get, gathered as long as Motionbook's are. It has no persons, votes or checks.

    class_asyncio.py PORT BYTES     BYTES: the length of a state
"""

import asyncio
import json
import sys

port, length = map(int, sys.argv[1:])
GATHERING = 0.05
streams = set()
step = 0
is_gathering = False


def event():
    state = json.dumps({"pace": {"from": step, "to": step}}, separators=(",", ":"))
    return f"data: {state.ljust(length)}\n\n".encode()


async def gather():
    global is_gathering
    await asyncio.sleep(GATHERING)
    is_gathering = False
    text = event()
    chunk = b"%x\r\n%s\r\n" % (len(text), text)
    for writer in streams:
        writer.write(chunk)


async def serve(reader, writer):
    global step, is_gathering
    try:
        while True:
            lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
            headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if line)
            method, path, _ = lines[0].split(b" ")
            body = await reader.readexactly(int(headers.get(b"content-length", 0)))
            if method == b"POST":
                step = json.loads(body)["step"]
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
                if not is_gathering:
                    is_gathering = True
                    asyncio.create_task(gather())
            elif path.startswith(b"/events"):
                text = event()
                writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                writer.write(b"%x\r\n%s\r\n" % (len(text), text))
                streams.add(writer)
            else:
                writer.write(b"HTTP/1.1 303 See Other\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        streams.discard(writer)


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", port, backlog=256)
    print("code=A", "/teacher?key=A", flush=True)
    await server.serve_forever()


asyncio.run(main())
