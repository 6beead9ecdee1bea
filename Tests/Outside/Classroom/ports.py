"""Ports for servers that tests kill and start again."""

import itertools
import os
import socket

# Below the ports that the system gives to connections: one of theirs would keep a killed server from its own.
_ports = itertools.count(int(os.environ["MOTIONBOOK_PORTS"]))


def free_port():
    for port in _ports:
        with socket.socket() as listener:
            try:
                listener.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
