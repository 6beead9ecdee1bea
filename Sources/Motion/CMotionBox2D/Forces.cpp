#include "Private.hpp"

void mbBody_ApplyForce(mbBody *body, mbVec2 force, float torque) {
  if (body->body->GetType() != b2_dynamicBody) return;
  body->heldForce = limited(body->heldForce + toBox2D(force), body->mass.mass);
  body->heldTorque = limited(body->heldTorque + torque, body->mass.I);
  body->world->holdsForces = true;
  body->body->SetAwake(true);
}

void mbBody_ApplyImpulse(mbBody *body, mbVec2 impulse, float angularImpulse) {
  b2Body *b = body->body;
  b->ApplyLinearImpulseToCenter(limited(toBox2D(impulse), body->mass.mass), true);
  b->ApplyAngularImpulse(limited(angularImpulse, body->mass.I), true);
}

void mbWorld_ClearForces(mbWorld *world) {
  if (!world->holdsForces) return;
  for (mbBody *body : world->bodies) {
    body->heldForce.SetZero();
    body->heldTorque = 0;
  }
  world->holdsForces = false;
}

void mbWorld::applyHeldForces() {
  if (!holdsForces) return;
  for (mbBody *body : bodies) {
    body->body->ApplyForceToCenter(body->heldForce, false);
    body->body->ApplyTorque(body->heldTorque, false);
  }
}

void mbWorld::applyInfluences(const mbInfluence *influences, int32_t count) {
  int32_t index = 0;
  for (mbBody *body : bodies) {
    if (!body->isObserved) continue;
    if (index == count) return;
    const mbInfluence &influence = influences[index++];
    b2Body *b = body->body;
    if (!b->IsAwake() || b->GetType() != b2_dynamicBody) continue;
    if (influence.setsVelocity) {
      b->SetLinearVelocity(toBox2D(influence.velocity));
      b->SetGravityScale(0);
      b->ApplyForceToCenter(-body->heldForce, false);
      weightless.push_back(body);
    } else {
      b->ApplyForceToCenter(limited(toBox2D(influence.force), body->mass.mass), false);
    }
  }
}

/// Whether so many bodies fly through each other that continuous collision, whose cost grows with
/// the square of the contacts, would take minutes for a step. A pile has about 5 contacts per body.
bool mbWorld::isCrowded() const {
  return static_cast<size_t>(world.GetContactCount()) > 1000 + 10 * bodies.size();
}

void mbWorld_Step(
    mbWorld *world, float timeStep, int32_t velocityIterations, int32_t positionIterations,
    const mbInfluence *influences, int32_t count) {
  for (mbJoint *joint : world->joints) joint->tune();
  world->applyHeldForces();
  world->applyInfluences(influences, count);
  const bool mayBreak = !world->joints.empty();
  ImpulseNotes &notes = world->recorder.notes;
  if (mayBreak || notes.isOn) world->rememberPlaces();
  world->world.SetContinuousPhysics(!world->isCrowded());
  if (notes.isOn) notes.clear();
  world->recorder.stepBegins();
  world->world.Step(timeStep, velocityIterations, positionIterations);
  if (notes.isOn) notes.noteSleeping(world->world.GetContactList());
  if (world->holdsForces || count > 0) world->world.ClearForces();
  if (mayBreak) world->mendBodies();
  for (mbBody *body : world->weightless) body->body->SetGravityScale(body->gravityScale);
  world->weightless.clear();
}
