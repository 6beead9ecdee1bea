#include "Private.hpp"

/// Whether a contact with the other body may push this one.
static bool accepts(const mbBody *body, const mbBody *other) {
  return body->body->GetType() != b2_dynamicBody || (other->category & body->mask) != 0;
}

/// Whether another pair of shapes of the same two bodies touches as well.
static bool touchesElsewhere(b2Contact *contact) {
  if (bodyOf(contact->GetFixtureA())->shapes == 1 && bodyOf(contact->GetFixtureB())->shapes == 1) {
    return false;
  }
  b2Body *a = contact->GetFixtureA()->GetBody();
  b2Body *b = contact->GetFixtureB()->GetBody();
  // A barrier may touch many bodies; search from the side that moves.
  b2Body *from = a->GetType() == b2_dynamicBody ? a : b;
  const b2Body *to = from == a ? b : a;
  for (b2ContactEdge *edge = from->GetContactList(); edge; edge = edge->next) {
    if (edge->other == to && edge->contact != contact && edge->contact->IsTouching()) return true;
  }
  return false;
}

bool ContactRecorder::ShouldCollide(b2Fixture *a, b2Fixture *b) {
  const mbBody *first = bodyOf(a);
  const mbBody *second = bodyOf(b);
  // Box2D calls this for each new pair after it has moved the bodies and before it decides on
  // continuous collision.
  if (first->world->isCrowded()) first->world->world.SetContinuousPhysics(false);
  const bool collide =
      (first->category & second->mask) != 0 || (second->category & first->mask) != 0;
  if (!collide) {
    ++load.refused;
    return false;
  }
  // Box2D looks for each new pair among the contacts of a body, so a step takes the cube of their
  // number.
  if (newPairs == mbMostNewPairs) {
    isOverfull = true;
    return false;
  }
  ++newPairs;
  return true;
}

void ContactRecorder::BeginContact(b2Contact *contact) {
  if (touchesElsewhere(contact)) return;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  const int32 count = contact->GetManifold()->pointCount;
  int32 deepest = 0;
  for (int32 i = 1; i < count; ++i) {
    if (manifold.separations[i] < manifold.separations[deepest]) deepest = i;
  }
  append(contact, count > 0 ? fromBox2D(manifold.points[deepest]) : mbVec2{0, 0}, true);
  began.set(
      contact->GetFixtureA()->GetBody(), contact->GetFixtureB()->GetBody(),
      static_cast<int32_t>(events.size()) - 1);
}

void ContactRecorder::EndContact(b2Contact *contact) {
  if (!touchesElsewhere(contact)) append(contact, mbVec2{0, 0}, false);
}

void ContactRecorder::PreSolve(b2Contact *contact, const b2Manifold *) {
  const mbBody *a = bodyOf(contact->GetFixtureA());
  const mbBody *b = bodyOf(contact->GetFixtureB());
  if (!accepts(a, b) || !accepts(b, a)) contact->SetEnabled(false);
  ++load.touching;
  if (hasSolved) ++load.continuous;
  if (notes.isOn) notes.noteSurface(contact);
}

void ContactRecorder::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
  hasSolved = true;
  if (notes.isOn) notes.noteSolved(contact, impulse);
  const int32_t index =
      began.find(contact->GetFixtureA()->GetBody(), contact->GetFixtureB()->GetBody());
  if (index < 0) return;
  mbContactEvent &event = events[static_cast<size_t>(index)];
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  for (int32 k = 0; k < impulse->count; ++k) {
    if (impulse->normalImpulses[k] <= event.impulse) continue;
    event.impulse = impulse->normalImpulses[k];
    event.point = fromBox2D(manifold.points[k]);
  }
}

void ContactRecorder::stepBegins() {
  load = {};
  newPairs = 0;
  isOverfull = false;
  hasSolved = false;
}

void ContactRecorder::clear() {
  events.clear();
  began.clear();
}

void ContactRecorder::append(b2Contact *contact, mbVec2 point, bool began) {
  b2Fixture *a = contact->GetFixtureA();
  b2Fixture *b = contact->GetFixtureB();
  events.push_back(mbContactEvent{bodyOf(a)->tag, bodyOf(b)->tag, point, 0, began});
}
