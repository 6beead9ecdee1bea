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

/// What fields do to a body during one step.
typedef struct mbInfluence {
  /// Through the centre of mass, in N; finite.
  mbVec2 force;
  /// Which the body has instead of being accelerated, in m/s; finite.
  mbVec2 velocity;
  /// Whether `velocity` counts: then neither `force`, held forces nor gravity do.
  bool setsVelocity;
} mbInfluence;

/// Moves time forward by one step and adds to the contact events.
/// @param timeStep in s; above 0.
/// @param velocityIterations, positionIterations passes of the solver; at least 1.
/// @param influences for observed bodies in the order of their creation; null for none. Sleeping
/// bodies stay asleep.
/// @param count how many there are.
void mbWorld_Step(
    mbWorld *world, float timeStep, int32_t velocityIterations, int32_t positionIterations,
    const mbInfluence *influences, int32_t count);

/// Forgets every force and torque given since the last call.
void mbWorld_ClearForces(mbWorld *world);

/// How many pairs of shapes have bounds that meet.
int32_t mbWorld_GetContactCount(const mbWorld *world);

/// Finds shapes whose bounds, which Box2D keeps 0.1 m larger than they are, meet a rectangle.
/// @param tags receives the body's tag for each shape; a body may appear several times.
/// @param capacity how many fit into `tags`.
/// @return how many shapes there are.
int32_t mbWorld_QueryAABB(
    const mbWorld *world, mbVec2 lower, mbVec2 upper, int64_t *tags, int32_t capacity);

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
  /// Of the body's origin, in m; finite.
  mbVec2 position;
  /// In rad, unwrapped; finite.
  float angle;
  /// In kg; above 0.
  float mass;
  /// About the centre of mass, in kg·m²; above 0.
  float inertia;
  /// Relative to the origin, in m; finite. Default (0, 0).
  mbVec2 centerOfMass;
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

/// @param center relative to the origin, in m.
/// @param radius in m; above 0.
void mbBody_AddCircle(mbBody *body, mbVec2 center, float radius);

/// A convex polygon.
/// @param vertices relative to the origin, in m; turning from the x axis to the y axis, more than
/// 1e-6 apart, no three of them on a line.
/// @param count from 3 to 8.
/// @param radius the skin around it, in m; 0 and up.
void mbBody_AddPolygon(mbBody *body, const mbVec2 *vertices, int32_t count, float radius);

/// Turns a dynamic body into a static one at rest, or back.
void mbBody_SetType(mbBody *body, mbBodyType type);

/// Unlike Box2D's, keeps the spin: a body that may not be turned turns on as it did.
void mbBody_SetFixedRotation(mbBody *body, bool isFixed);

/// Whether continuous collision also holds against other dynamic bodies.
void mbBody_SetBullet(mbBody *body, bool isBullet);

/// @param mass in kg; above 0.
/// @param inertia about the centre of mass, in kg·m²; above 0.
/// @param center of mass, relative to the origin, in m; finite.
void mbBody_SetMass(mbBody *body, float mass, float inertia, mbVec2 center);

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

/// Lets a force act through the centre of mass, and a torque, in every step until
/// `mbWorld_ClearForces`; wakes a dynamic body, and does nothing to a static one.
/// @param force in N, torque in N·m; finite. What would accelerate by more than 1e10 m/s² is cut.
void mbBody_ApplyForce(mbBody *body, mbVec2 force, float torque);

/// Changes the velocity at once; wakes a dynamic body, and does nothing to a static one.
/// @param impulse in N·s, angularImpulse in N·m·s; finite, and cut like forces.
void mbBody_ApplyImpulse(mbBody *body, mbVec2 impulse, float angularImpulse);

// Joint

/// Ties two different bodies; owned by its world. It lets go when either body is destroyed, or when
/// a step drives one to where floats end (that body then stops where it was); calls have no effect
/// from then on.
typedef struct mbJoint mbJoint;

typedef struct mbDistanceJointDef {
  mbBody *bodyA;
  mbBody *bodyB;
  /// Relative to each body's origin and turning with it, in m; finite.
  mbVec2 localAnchorA;
  mbVec2 localAnchorB;
  /// What a spring tends to, in m; at least 0. Default 1.
  float length;
  /// Between which the joint is free, in m; 0 ≤ minLength ≤ maxLength. Box2D lifts what is below
  /// 0.005. Default 0 and FLT_MAX.
  float minLength;
  float maxLength;
  /// Of a spring on the effective mass, in Hz; 0 for none. Default 0.
  float frequency;
  /// 1 is critical; 0 and up. Default 0.
  float dampingRatio;
  /// Whether the two bodies also collide. Default false.
  bool collideConnected;
} mbDistanceJointDef;

mbDistanceJointDef mbDefaultDistanceJointDef(void);

/// A rod, a rope or a spring.
mbJoint *mbCreateDistanceJoint(mbWorld *world, const mbDistanceJointDef *def);
void mbDistanceJoint_SetLength(mbJoint *joint, float length, float minLength, float maxLength);

/// Unlike Box2D's own, a spring has the frequency and the damping ratio that are given here
/// wherever it is attached: its stiffness follows the effective mass from step to step.
void mbDistanceJoint_SetSpring(mbJoint *joint, float frequency, float dampingRatio);

/// What a spring holds as it is stretched now, k·x²/2, in J; 0 of what is no spring.
float mbDistanceJoint_GetEnergy(const mbJoint *joint);

/// Holds the point of both bodies together that is now at `anchor`, in m, and their angle if
/// `fixesAngle`.
mbJoint *mbCreatePinJoint(
    mbWorld *world, mbBody *bodyA, mbBody *bodyB, mbVec2 anchor, bool fixesAngle);

/// Only for a pin that does not fix the angle.
/// @param lower, upper how far B may be turned against A from where both are at the joint's
/// creation, in rad; lower ≤ upper. Both are ignored unless `isLimited`.
/// @param friction the largest torque against turning, in N·m; 0 and up.
void mbPinJoint_SetTurning(mbJoint *joint, bool isLimited, float lower, float upper, float friction);

/// Lets B move against A along a line only, without turning.
/// @param anchor on the line, in m; axis its direction, of length 1.
mbJoint *mbCreateSlideJoint(
    mbWorld *world, mbBody *bodyA, mbBody *bodyB, mbVec2 anchor, mbVec2 axis);

/// @param lower, upper how far B may be from where it is at the joint's creation, in m; lower ≤
/// upper. Both are ignored unless `isLimited`.
void mbSlideJoint_SetRange(mbJoint *joint, bool isLimited, float lower, float upper);

void mbDestroyJoint(mbJoint *joint);

/// What B got and A gave in the last step in which they were awake, in N·s.
mbVec2 mbJoint_GetImpulse(const mbJoint *joint);

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

/// What two touching bodies did to each other in a step.
typedef struct mbContactImpulse {
  int64_t tagA;
  int64_t tagB;
  /// What B got and A gave, in N·s: across the surfaces, and along them.
  mbVec2 normal;
  mbVec2 friction;
} mbContactImpulse;

/// Whether steps note what contacts did; for looking, as it takes time. Default false.
void mbWorld_SetNotesImpulses(mbWorld *world, bool notes);

/// Of the last step; of bodies that sleep, of the last step in which they were awake, which is told
/// before the first step too. A contact may be told several times: their sum counts. The array lasts
/// until the next step.
const mbContactImpulse *mbWorld_GetContactImpulses(const mbWorld *world, int32_t *count);

#ifdef __cplusplus
}
#endif

#endif
