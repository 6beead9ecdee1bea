"""The pile of pile.cpp in pymunk, for a comparison of speed: pile_pymunk.py [COUNT] [SECONDS]."""

import os
import sys

import pymunk

count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20

space = pymunk.Space()
space.gravity = (0, 1000)
space.sleep_time_threshold = 0.5
space.idle_speed_threshold = 1

corners = [(-1, -1), (1001, -1), (1001, 1001), (-1, 1001)]
for start, end in zip(corners, corners[1:] + corners[:1]):
    wall = pymunk.Segment(space.static_body, start, end, 2)
    wall.friction = 0.2
    wall.elasticity = 0.2
    space.add(wall)

boxes = []
for i in range(count):
    body = pymunk.Body(0.16, pymunk.moment_for_box(0.16, (40, 40)))
    body.position = (95 + 90 * (i % 10) + 7 * i % 11, 60 + 90 * (i // 10))
    box = pymunk.Poly.create_box(body, (40, 40))
    box.friction = 0.2
    box.elasticity = 0.3
    space.add(body, box)
    boxes.append(body)

# Two steps a frame, and after each frame what Motionbook records of every box; of contacts, when
# they begin and end, between whom, and where.
record = []
contacts = []


def began(arbiter, space, data):
    points = arbiter.contact_point_set.points
    contacts.append((len(record), arbiter.bodies, points[0].point_a if points else None))


def ended(arbiter, space, data):
    contacts.append((len(record), arbiter.bodies))


space.on_collision(begin=began, separate=ended)
for _ in range(int(seconds * 60)):
    space.step(1 / 120)
    space.step(1 / 120)
    for body in boxes:
        x, y = body.position
        dx, dy = body.velocity
        record.append((x, y, body.angle, dx, dy, body.angular_velocity))

print(sum(b.position.x for b in boxes), sum(b.position.y for b in boxes), flush=True)
os._exit(0)  # Freeing the space would tell of each contact that ends by it.
