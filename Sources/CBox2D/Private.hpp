#ifndef CBOX2D_PRIVATE_HPP
#define CBOX2D_PRIVATE_HPP

#include <vector>

#include <box2d/box2d.h>

#include "include/CBox2D.h"

struct mbBody {
  b2Body *body;
  mbWorld *world;
  int64_t tag;
  bool isObserved;
  float friction;
  float restitution;
  // Kept because Box2D computes its own mass anew whenever a body's type changes.
  b2MassData mass;
  uint64_t category = 0;
  uint64_t mask = 0;

  void applyMass();
  void addFixture(const b2Shape &shape);
};

/// Decides which bodies meet, and writes down when they do.
class ContactRecorder final : public b2ContactFilter, public b2ContactListener {
 public:
  bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *old) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
  void clear();

  std::vector<mbContactEvent> events;

 private:
  // The bodies of each event; compared with, never followed, as they may have gone.
  struct Pair {
    const b2Body *a;
    const b2Body *b;
  };
  std::vector<Pair> pairs;
  bool anyBegan = false;

  void append(b2Contact *contact, mbVec2 point, bool began);
};

struct mbWorld {
  b2World world;
  ContactRecorder recorder;
  std::vector<mbBody *> bodies;

  mbWorld();
};

inline mbBody *bodyOf(b2Fixture *fixture) {
  return reinterpret_cast<mbBody *>(fixture->GetBody()->GetUserData().pointer);
}

inline b2Vec2 toBox2D(mbVec2 v) { return b2Vec2(v.x, v.y); }
inline mbVec2 fromBox2D(const b2Vec2 &v) { return mbVec2{v.x, v.y}; }

#endif
