"""The fall of scripts/bench's sweep in pymunk, each run a task of Dask's on two workers.

sweep_pymunk.py RUNS prints how many milliseconds the runs took, once the workers were there.
"""

import sys
import time

import pymunk
from distributed import Client, LocalCluster


def fall(run):
    """One run: a ball falls for two seconds and bounces, with its own elasticity."""
    space = pymunk.Space()
    space.gravity = (0, 1000)
    floor = pymunk.Segment(space.static_body, (-1, 569), (321, 569), 1)
    floor.elasticity = 1
    body = pymunk.Body(0.16, pymunk.moment_for_box(0.16, (40, 40)))
    body.position = (160, 60)
    box = pymunk.Poly.create_box(body, (40, 40))
    box.elasticity = run / 1000
    space.add(floor, body, box)
    lowest = 0
    for _ in range(120):
        space.step(1 / 120)
        space.step(1 / 120)
        lowest = max(lowest, body.position.y)
    return lowest


def main():
    runs = int(sys.argv[1])
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            client.gather(client.map(fall, range(2), pure=False))  # Both workers have what they need.
            start = time.perf_counter()
            client.gather(client.map(fall, range(runs), pure=False))
            print(1000 * (time.perf_counter() - start))


if __name__ == "__main__":
    main()
