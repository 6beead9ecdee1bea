// Boxes that fall on a slope and on each other, tied by a pin and a spring: prints the bits of all places
// in all frames.
#include <cstdio>
#include <cstring>

#include "CMotionBox2D.h"

namespace {

mbBody *makeBox(mbWorld *world, float x, float y, float angle) {
  mbBodyDef definition = mbDefaultBodyDef();
  definition.type = mb_dynamicBody;
  definition.position = {x, y};
  definition.angle = angle;
  definition.mass = 1;
  definition.inertia = 1.0f / 6;
  definition.friction = 0.2f;
  definition.restitution = 0.2f;
  mbBody *body = mbCreateBody(world, &definition);
  mbBody_AddBox(body, 0.49f, 0.49f, 0.01f);
  mbBody_SetDamping(body, 0.1f, 0.1f);
  mbBody_SetFilter(body, 1, 1);
  return body;
}

unsigned bits(float value) {
  unsigned pattern;
  std::memcpy(&pattern, &value, sizeof pattern);
  return pattern;
}

}  // namespace

int main() {
  mbWorld *world = mbCreateWorld();
  mbWorld_SetGravity(world, {0, 10});
  mbBodyDef ground = mbDefaultBodyDef();
  mbBody *floor = mbCreateBody(world, &ground);
  mbBody_AddSegment(floor, {-5, 3}, {8, 6}, 0.01f);
  mbBody_SetFilter(floor, 1, 1);
  mbBody *boxes[4];
  for (int index = 0; index < 4; index++) {
    boxes[index] = makeBox(world, 0.3f * index, -1.2f * index, 0.2f * index);
  }
  mbCreatePinJoint(world, boxes[0], boxes[1], {0.2f, -0.7f}, false);
  mbDistanceJointDef spring = mbDefaultDistanceJointDef();
  spring.bodyA = boxes[2];
  spring.bodyB = boxes[3];
  spring.length = spring.minLength = spring.maxLength = 1.3f;
  spring.frequency = 4;
  spring.dampingRatio = 0.5f;
  mbCreateDistanceJoint(world, &spring);
  for (int frame = 0; frame < 480; frame++) {
    mbWorld_Step(world, 1.0f / 120, 8, 3, nullptr, 0);
    for (mbBody *box : boxes) {
      mbMotion motion = mbBody_GetMotion(box);
      std::printf("%d %08x %08x %08x\n", frame, bits(motion.position.x), bits(motion.position.y),
                  bits(motion.angle));
    }
  }
  mbDestroyWorld(world);
}
