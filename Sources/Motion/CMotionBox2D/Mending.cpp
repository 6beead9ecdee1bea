#include "Private.hpp"

// Joints of masses or lengths that differ too much for a float end in NaN positions, which Box2D
// never gets rid of: the joint's own state contains them too.

void mbWorld::rememberPlaces() {
  for (mbBody *body : bodies) {
    body->place = body->body->GetPosition();
    body->angle = body->body->GetAngle();
  }
}

void mbWorld::mendBodies() {
  for (mbBody *body : bodies) {
    if (!body->isSound()) body->mend();
  }
}

/// Whether its position and angle are below 1e8, in m and rad, and its velocities are finite.
bool mbBody::isSound() const {
  const b2Vec2 &position = body->GetPosition();
  return b2Abs(position.x) < 1e8f && b2Abs(position.y) < 1e8f && b2Abs(body->GetAngle()) < 1e8f
      && body->GetLinearVelocity().IsValid() && b2IsValid(body->GetAngularVelocity());
}

/// Resets the body to its last position at rest and breaks its joints and contacts.
void mbBody::mend() {
  while (b2JointEdge *edge = body->GetJointList()) {
    world->farewell.SayGoodbye(edge->joint);
    world->world.DestroyJoint(edge->joint);
  }
  body->SetEnabled(false);
  body->SetTransform(place, angle);
  body->SetLinearVelocity(b2Vec2(0, 0));
  body->SetAngularVelocity(0);
  body->SetEnabled(true);
}
