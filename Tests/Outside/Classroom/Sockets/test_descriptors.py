"""Fewer descriptors than clients: some wait, nothing spins, and all are served when others have gone."""

import os
import time

from rooms import RoomsTest
from wire import request, until, wait


def processor_time(process):
    """Seconds of a process on the processor."""
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class DescriptorTest(RoomsTest):
    def test_the_soft_limit_does_not_count(self):
        room = self.open(limits=("prlimit", "--nofile=48:1024"))
        streams = [person.stream() for person in room.people(100)]
        wait(streams, lambda stream: True)

    def test_more_clients_than_descriptors(self):
        room = self.open(limits=("prlimit", "--nofile=64:64"))
        person = room.person()
        stream = person.stream()
        wait([stream], lambda stream: True)
        lines = [room.connection() for _ in range(150)]
        for line in lines:
            line.send(request("GET", "/", {"Host": room.host}))
        # There is somebody for whom there is no descriptor.
        until(lambda: len(os.listdir(f"/proc/{room.process.pid}/fd")) == 64)
        # A server that tries again and again uses all of a second; this one may use a busy machine's tenth.
        before = processor_time(room.process)
        time.sleep(1)
        self.assertLess(processor_time(room.process) - before, 0.5)
        # Those who are in go on.
        self.assertEqual(person.post("/stuck", {"is": True}), 204)
        wait([stream], lambda stream: stream.state["me"]["stuck"])
        room.teacher.act("goto", step=1)
        wait([stream], lambda stream: stream.state["pace"]["from"] == 1)
        for line in lines:
            line.close()
        self.assertServes(room)
        self.assertIsNone(room.process.poll())
        # What could not be kept meanwhile is kept now.
        until(lambda: b'"pace":[1,1,1,false]' in b"".join(file.read_bytes() for file in room.state_files))
