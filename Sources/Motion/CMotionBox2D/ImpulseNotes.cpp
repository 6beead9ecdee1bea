#include <algorithm>

#include "Private.hpp"

void ImpulseNotes::clear() {
  impulses.clear();
  surfaces.clear();
}

ImpulseNotes::Surface ImpulseNotes::surfaceOf(b2Contact *contact) {
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  const int32 count = contact->GetManifold()->pointCount;
  const float *deepest = std::min_element(manifold.separations, manifold.separations + count);
  return Surface{manifold.normal, count > 0 ? *deepest : 0, false};
}

void ImpulseNotes::noteSurface(b2Contact *contact) {
  Surface surface = surfaceOf(contact);
  // Box2D looks for contacts before it moves bodies, and again when continuous collision has.
  surface.isContinuous =
      bodyOf(contact->GetFixtureA())->hasMoved() || bodyOf(contact->GetFixtureB())->hasMoved();
  surfaces[contact] = surface;
}

void ImpulseNotes::noteSolved(b2Contact *contact, const b2ContactImpulse *impulse) {
  const auto surface = surfaces.find(contact);
  if (surface == surfaces.end()) return;
  float across = 0;
  float along = 0;
  for (int32 i = 0; i < impulse->count; ++i) {
    across += impulse->normalImpulses[i];
    along += impulse->tangentImpulses[i];
  }
  append(contact, surface->second, across, along);
}

void ImpulseNotes::noteSleeping(b2Contact *first) {
  for (b2Contact *contact = first; contact; contact = contact->GetNext()) {
    // Contacts of awake bodies were recorded before they were solved.
    if (!contact->IsTouching() || !contact->IsEnabled() || surfaces.count(contact) > 0) continue;
    const b2Manifold *manifold = contact->GetManifold();
    float across = 0;
    float along = 0;
    for (int32 i = 0; i < manifold->pointCount; ++i) {
      across += manifold->points[i].normalImpulse;
      along += manifold->points[i].tangentImpulse;
    }
    append(contact, surfaceOf(contact), across, along);
  }
}

void ImpulseNotes::append(
    b2Contact *contact, const Surface &surface, float across, float along) {
  impulses.push_back(mbContactImpulse{
      bodyOf(contact->GetFixtureA())->tag, bodyOf(contact->GetFixtureB())->tag,
      fromBox2D(across * surface.normal), fromBox2D(along * b2Cross(surface.normal, 1.0f)),
      surface.separation, surface.isContinuous});
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
