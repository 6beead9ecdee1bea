#include "Private.hpp"

void ImpulseNotes::clear() {
  impulses.clear();
  normals.clear();
}

void ImpulseNotes::noteNormal(b2Contact *contact) {
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  normals[contact] = manifold.normal;
}

void ImpulseNotes::noteSolved(b2Contact *contact, const b2ContactImpulse *impulse) {
  const auto normal = normals.find(contact);
  if (normal == normals.end()) return;
  float across = 0;
  float along = 0;
  for (int32 i = 0; i < impulse->count; ++i) {
    across += impulse->normalImpulses[i];
    along += impulse->tangentImpulses[i];
  }
  append(contact, normal->second, across, along);
}

void ImpulseNotes::noteSleeping(b2Contact *first) {
  for (b2Contact *contact = first; contact; contact = contact->GetNext()) {
    // Contacts of awake bodies were recorded before they were solved.
    if (!contact->IsTouching() || !contact->IsEnabled() || normals.count(contact) > 0) continue;
    const b2Manifold *manifold = contact->GetManifold();
    float across = 0;
    float along = 0;
    for (int32 i = 0; i < manifold->pointCount; ++i) {
      across += manifold->points[i].normalImpulse;
      along += manifold->points[i].tangentImpulse;
    }
    b2WorldManifold places;
    contact->GetWorldManifold(&places);
    append(contact, places.normal, across, along);
  }
}

void ImpulseNotes::append(b2Contact *contact, const b2Vec2 &normal, float across, float along) {
  impulses.push_back(mbContactImpulse{
      bodyOf(contact->GetFixtureA())->tag, bodyOf(contact->GetFixtureB())->tag,
      fromBox2D(across * normal), fromBox2D(along * b2Cross(normal, 1.0f))});
}

void mbWorld_SetNotesImpulses(mbWorld *world, bool notes) {
  world->recorder.notes.isOn = notes;
  world->recorder.notes.clear();
  if (notes) world->recorder.notes.noteSleeping(world->world.GetContactList());
}

const mbContactImpulse *mbWorld_GetContactImpulses(const mbWorld *world, int32_t *count) {
  const std::vector<mbContactImpulse> &impulses = world->recorder.notes.impulses;
  *count = static_cast<int32_t>(impulses.size());
  return impulses.data();
}
