#ifndef CBOX2D_PRIVATE_HPP
#define CBOX2D_PRIVATE_HPP

// A product and a sum are rounded one after the other, as on x86-64: an arm64 compiler would contract
// them, here and in what is inline in the headers of Box2D, and a motion would be another one.
#pragma clang fp contract(off)

#include <unordered_map>
#include <vector>

#include <box2d/box2d.h>

#include "include/CMotionBox2D.h"

struct mbBody {
  b2Body *body;
  mbWorld *world;
  int64_t tag;
  // The body's number in creation order, used to find it in the world's list.
  uint64_t number;
  bool isObserved;
  int32_t shapes = 0;
  float friction;
  float restitution;
  // Stored because Box2D recomputes its own mass whenever a body's type changes.
  b2MassData mass;
  uint64_t category = 0;
  uint64_t mask = 0;
  // Stored because it is 0 while a field sets the body's velocity.
  float gravityScale = 1;
  // The force and torque applied in every step until the forces are cleared.
  b2Vec2 heldForce = b2Vec2(0, 0);
  float heldTorque = 0;
  // The position before the step, if the world has joints or notes impulses.
  b2Vec2 place = b2Vec2(0, 0);
  float angle = 0;

  void applyMass();
  void addFixture(const b2Shape &shape);
  bool hasMoved() const { return body->GetPosition() != place || body->GetAngle() != angle; }
  bool isSound() const;
  void mend();
};

struct mbJoint {
  // Null once one of its bodies has been destroyed.
  b2Joint *joint;
  mbWorld *world;
  // Set for a distance joint that is a spring; 0 otherwise.
  float frequency = 0;
  float dampingRatio = 0;

  void tune();
};

/// Detaches joints that Box2D frees together with a body.
class DestructionListener final : public b2DestructionListener {
 public:
  void SayGoodbye(b2Joint *joint) override;
  void SayGoodbye(b2Fixture *) override {}
};

/// The newest contact event of two bodies, looked up for every contact in every step. Never
/// iterated, so that addresses do not affect the order.
class PairIndex {
 public:
  /// Returns the event's index, or -1 if the two have none.
  int32_t find(const b2Body *a, const b2Body *b) const;
  void set(const b2Body *a, const b2Body *b, int32_t event);
  void clear();

 private:
  struct Slot {
    const b2Body *a;
    const b2Body *b;
    // Slots of earlier rounds are empty, so clearing costs nothing.
    uint32_t round;
    int32_t event;
  };
  std::vector<Slot> slots;
  size_t count = 0;
  uint32_t round = 1;

  size_t place(const b2Body *a, const b2Body *b) const;
  void grow();
};

/// Sums up the impulses of contacts on bodies in a step.
class ImpulseNotes final {
 public:
  bool isOn = false;
  std::vector<mbContactImpulse> impulses;

  void clear();
  /// Call before a contact is solved: its surface moves with the bodies.
  void noteSurface(b2Contact *contact);
  void noteSolved(b2Contact *contact, const b2ContactImpulse *impulse);
  /// Call after a step: records the contacts that were not solved because their bodies sleep.
  void noteSleeping(b2Contact *first);

 private:
  /// A contact before it was solved.
  struct Surface {
    b2Vec2 normal;
    float separation;
    bool isContinuous;
  };
  // Looked up by contact, and never iterated.
  std::unordered_map<const b2Contact *, Surface> surfaces;

  static Surface surfaceOf(b2Contact *contact);
  void append(b2Contact *contact, const Surface &surface, float across, float along);
};

/// Decides which bodies collide, and records contacts.
class ContactRecorder final : public b2ContactFilter, public b2ContactListener {
 public:
  bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *old) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
  void stepBegins();
  void clear();

  std::vector<mbContactEvent> events;
  ImpulseNotes notes;
  /// The load of the step so far, without `contacts`.
  mbStepLoad load = {};
  bool isOverfull = false;

 private:
  // The pairs of the step that may collide and did not before.
  int32_t newPairs = 0;
  // Box2D solves all contacts once before continuous collision.
  bool hasSolved = false;
  // The indices of the events that began.
  PairIndex began;

  void append(b2Contact *contact, mbVec2 point, bool began);
};

struct mbWorld {
  b2World world;
  ContactRecorder recorder;
  DestructionListener farewell;
  // In creation order, so sorted by number.
  std::vector<mbBody *> bodies;
  uint64_t bodyCount = 0;
  // The shapes of all bodies.
  int32_t shapeCount = 0;
  std::vector<mbJoint *> joints;
  // The bodies whose gravity is off during the step.
  std::vector<mbBody *> weightless;
  bool holdsForces = false;

  mbWorld();
  bool isCrowded() const;
  void applyHeldForces();
  void applyInfluences(const mbInfluence *influences, int32_t count);
  void rememberPlaces();
  void mendBodies();
};

inline mbBody *bodyOf(b2Fixture *fixture) {
  return reinterpret_cast<mbBody *>(fixture->GetBody()->GetUserData().pointer);
}

/// Returns a force or impulse limited to an acceleration of 1e10 m/s²: beyond that, velocities
/// overflow.
inline b2Vec2 limited(b2Vec2 force, float mass) {
  const float limit = 1e10f * mass;
  return b2Vec2(b2Clamp(force.x, -limit, limit), b2Clamp(force.y, -limit, limit));
}

inline float limited(float torque, float inertia) {
  return b2Clamp(torque, -1e10f * inertia, 1e10f * inertia);
}

inline b2Vec2 toBox2D(mbVec2 v) { return b2Vec2(v.x, v.y); }
inline mbVec2 fromBox2D(const b2Vec2 &v) { return mbVec2{v.x, v.y}; }

#endif
