#include <algorithm>

#include "Private.hpp"

mbWorld::mbWorld() : world(b2Vec2(0, 0)) {
  world.SetContactFilter(&recorder);
  world.SetContactListener(&recorder);
  // Done in mbWorld_Step, which knows whether there are any.
  world.SetAutoClearForces(false);
  world.SetDestructionListener(&farewell);
}

mbWorld *mbCreateWorld(void) { return new mbWorld(); }

void mbDestroyWorld(mbWorld *world) {
  // Box2D frees the bodies itself and would report the contacts that end with them.
  world->world.SetContactListener(nullptr);
  for (mbJoint *joint : world->joints) delete joint;
  for (mbBody *body : world->bodies) delete body;
  delete world;
}

void mbWorld_SetGravity(mbWorld *world, mbVec2 gravity) {
  world->world.SetGravity(toBox2D(gravity));
}

mbVec2 mbWorld_GetGravity(const mbWorld *world) { return fromBox2D(world->world.GetGravity()); }

mbStepLoad mbWorld_GetLoad(const mbWorld *world) {
  mbStepLoad load = world->recorder.load;
  load.contacts = world->world.GetContactCount();
  load.joints = static_cast<int32_t>(world->joints.size());
  for (const mbBody *body : world->bodies) {
    if (body->shapes < 2 || !body->body->IsAwake()) continue;
    load.ownPairs += body->shapes * (body->shapes - 1) / 2;
  }
  return load;
}

int32_t mbWorld_GetShapeCount(const mbWorld *world) { return world->shapeCount; }

bool mbWorld_IsOverfull(const mbWorld *world) { return world->recorder.isOverfull; }

namespace {

/// Collects the tags of the bodies that a query finds.
struct TagCollector final : b2QueryCallback {
  int64_t *tags;
  int32_t capacity;
  int32_t count = 0;

  bool ReportFixture(b2Fixture *fixture) override {
    if (count < capacity) tags[count] = bodyOf(fixture)->tag;
    ++count;
    return true;
  }
};

}  // namespace

int32_t mbWorld_QueryAABB(
    const mbWorld *world, mbVec2 lower, mbVec2 upper, int64_t *tags, int32_t capacity) {
  TagCollector collector;
  collector.tags = tags;
  collector.capacity = capacity;
  b2AABB area;
  area.lowerBound = toBox2D(lower);
  area.upperBound = toBox2D(upper);
  world->world.QueryAABB(&collector, area);
  return collector.count;
}

int32_t mbWorld_ReadMotions(const mbWorld *world, mbMotion *motions, int32_t capacity) {
  int32_t count = 0;
  for (const mbBody *body : world->bodies) {
    if (!body->isObserved) continue;
    if (count < capacity) motions[count] = mbBody_GetMotion(body);
    ++count;
  }
  return count;
}

const mbContactEvent *mbWorld_GetContactEvents(const mbWorld *world, int32_t *count) {
  *count = static_cast<int32_t>(world->recorder.events.size());
  return world->recorder.events.data();
}

void mbWorld_ClearContactEvents(mbWorld *world) { world->recorder.clear(); }

mbBody *mbCreateBody(mbWorld *world, const mbBodyDef *def) {
  b2BodyDef bodyDef;
  bodyDef.type = static_cast<b2BodyType>(def->type);
  bodyDef.position = toBox2D(def->position);
  bodyDef.angle = def->angle;
  mbBody *body = new mbBody();
  bodyDef.userData.pointer = reinterpret_cast<uintptr_t>(body);
  body->body = world->world.CreateBody(&bodyDef);
  body->world = world;
  body->tag = def->tag;
  body->number = world->bodyCount++;
  body->isObserved = def->isObserved;
  body->friction = def->friction;
  body->restitution = def->restitution;
  body->mass.center = toBox2D(def->centerOfMass);
  body->mass.mass = def->mass;
  body->mass.I = def->inertia;
  body->applyMass();
  world->bodies.push_back(body);
  return body;
}

void mbDestroyBody(mbBody *body) {
  std::vector<mbBody *> &bodies = body->world->bodies;
  body->world->shapeCount -= body->shapes;
  body->world->world.DestroyBody(body->body);
  bodies.erase(std::lower_bound(
      bodies.begin(), bodies.end(), body,
      [](const mbBody *a, const mbBody *b) { return a->number < b->number; }));
  delete body;
}
