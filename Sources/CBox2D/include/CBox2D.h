/// A C face for Box2D 2.4.1, whose own interface is C++.
///
/// Units are metres, kilograms, seconds and radians. Nothing here checks its arguments: Box2D
/// answers a bad number by stopping the process, so the one caller, the Swift target Physics,
/// keeps every number within the range written beside it.

#ifndef CBOX2D_H
#define CBOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A place, displacement or velocity in the plane; any handedness, as Box2D has none.
typedef struct mbVec2 {
  float x;
  float y;
} mbVec2;

// World

/// Owns its bodies. Steps are only reproducible for the same binary and the same calls.
typedef struct mbWorld mbWorld;

/// An empty world without gravity. Sleeping, warm starting and continuous collision are on;
/// forces last until `mbWorld_ClearForces`.
mbWorld *mbCreateWorld(void);

/// Frees the world and every body in it.
void mbDestroyWorld(mbWorld *world);

/// @param gravity acceleration of bodies with gravity scale 1, in m/s²; finite.
void mbWorld_SetGravity(mbWorld *world, mbVec2 gravity);
mbVec2 mbWorld_GetGravity(const mbWorld *world);

/// Moves time forward by one step and adds to the contact events.
/// @param timeStep in s; above 0.
/// @param velocityIterations, positionIterations passes of the solver; at least 1.
void mbWorld_Step(
    mbWorld *world, float timeStep, int32_t velocityIterations, int32_t positionIterations);

/// Forgets every force and torque given since the last call.
void mbWorld_ClearForces(mbWorld *world);

// Body

/// Owned by its world; all of its shapes share one material and one filter.
typedef struct mbBody mbBody;

typedef enum mbBodyType {
  /// Never moves and collides with dynamic bodies only.
  mb_staticBody = 0,
  /// Moved by forces, gravity and contacts.
  mb_dynamicBody = 2,
} mbBodyType;

typedef struct mbBodyDef {
  mbBodyType type;
  /// Of the body's origin, which is also its centre of mass, in m; finite.
  mbVec2 position;
  /// In rad, unwrapped; finite.
  float angle;
  /// In kg; above 0.
  float mass;
  /// About the origin, in kg·m²; above 0.
  float inertia;
  /// Coulomb's coefficient, 0 and up; two bodies mix to the geometric mean. Default 0.2.
  float friction;
  /// Share of the speed kept in a bounce, 0 and up; two bodies mix to the larger. Default 0.
  float restitution;
  /// Whether `mbWorld_ReadMotions` tells of it. Default false.
  bool isObserved;
  /// The caller's own mark, given back in contact events. Default 0.
  int64_t tag;
} mbBodyDef;

/// A static body at the origin, with 1 kg, 1 kg·m² and Box2D's material.
mbBodyDef mbDefaultBodyDef(void);

mbBody *mbCreateBody(mbWorld *world, const mbBodyDef *def);
void mbDestroyBody(mbBody *body);

/// A rectangle about the origin, with rounded corners.
/// @param halfWidth, halfHeight of the core, without the radius, in m; above 0.
/// @param radius the skin around the core, in m; 0 and up. Box2D's continuous collision needs
/// about 0.01 to keep two moving bodies apart.
void mbBody_AddBox(mbBody *body, float halfWidth, float halfHeight, float radius);

/// A segment that collides on both sides.
/// @param start, end relative to the origin, in m; more than 1e-6 apart.
/// @param radius the skin on each side, in m; 0 and up.
void mbBody_AddSegment(mbBody *body, mbVec2 start, mbVec2 end, float radius);

/// Turns a dynamic body into a static one at rest, or back.
void mbBody_SetType(mbBody *body, mbBodyType type);

/// Unlike Box2D's, keeps the spin: a body that may not be turned turns on as it did.
void mbBody_SetFixedRotation(mbBody *body, bool isFixed);

/// Whether continuous collision also holds against other dynamic bodies.
void mbBody_SetBullet(mbBody *body, bool isBullet);

/// @param mass in kg; above 0.
/// @param inertia in kg·m²; above 0.
void mbBody_SetMass(mbBody *body, float mass, float inertia);

/// @param linear, angular share of the velocity lost per s, 0 and up: v ← v / (1 + h·damping).
void mbBody_SetDamping(mbBody *body, float linear, float angular);
void mbBody_SetGravityScale(mbBody *body, float scale);

/// Also changes contacts that exist already, which Box2D's setters leave as they were.
void mbBody_SetMaterial(mbBody *body, float friction, float restitution);

/// A contact exists where either body's mask has a bit of the other's category. It pushes where
/// the masks of the dynamic bodies in it have a bit of the other's category.
void mbBody_SetFilter(mbBody *body, uint64_t category, uint64_t mask);

/// Wakes the body, which falls asleep half a second after it came to rest.
void mbBody_Wake(mbBody *body);

/// Puts the body elsewhere and wakes it and what it touches; its velocity stays.
void mbBody_SetTransform(mbBody *body, mbVec2 position, float angle);

/// Without effect on a static body; wakes a dynamic one.
/// @param linear in m/s, angular in rad/s; finite.
void mbBody_SetVelocity(mbBody *body, mbVec2 linear, float angular);

// What happened

typedef struct mbMotion {
  /// Of the origin, in m.
  mbVec2 position;
  /// In rad, unwrapped.
  float angle;
  /// In m/s.
  mbVec2 linearVelocity;
  /// In rad/s.
  float angularVelocity;
  /// Static bodies are not awake.
  bool isAwake;
} mbMotion;

mbMotion mbBody_GetMotion(const mbBody *body);

/// Writes the motion of observed bodies in the order of their creation.
/// @param capacity how many fit into `motions`.
/// @return how many there are.
int32_t mbWorld_ReadMotions(const mbWorld *world, mbMotion *motions, int32_t capacity);

typedef struct mbContactEvent {
  int64_t tagA;
  int64_t tagB;
  /// Where they touched: the manifold point with the largest normal impulse since the events
  /// were cleared; of an end, zero.
  mbVec2 point;
  /// In N·s; 0 where the contact does not push.
  float impulse;
  /// True for a beginning, false for an end.
  bool began;
} mbContactEvent;

/// Two bodies begin to touch with the first of their shapes and end with the last.
/// The array lasts until the next call that changes the world.
const mbContactEvent *mbWorld_GetContactEvents(const mbWorld *world, int32_t *count);

void mbWorld_ClearContactEvents(mbWorld *world);

#ifdef __cplusplus
}
#endif

#endif
