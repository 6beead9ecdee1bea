/// A C interface to Box2D 2.4.1, whose own interface is C++.
///
/// Units are metres, kilograms, seconds and radians. Nothing here checks its arguments: Box2D
/// responds to a bad number by stopping the process, so the only caller, the Swift target Physics,
/// keeps every number within the documented range.

#ifndef CBOX2D_H
#define CBOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A position, displacement or velocity in the plane; Box2D assumes no handedness.
typedef struct mbVec2 {
  float x;
  float y;
} mbVec2;

// World

/// Owns its bodies. Steps are only reproducible for the same binary and the same calls.
typedef struct mbWorld mbWorld;

/// Creates an empty world without gravity. Sleeping, warm starting and continuous collision are on;
/// forces last until `mbWorld_ClearForces`.
mbWorld *mbCreateWorld(void);

/// Frees the world and every body in it.
void mbDestroyWorld(mbWorld *world);

/// @param gravity acceleration of bodies with gravity scale 1, in m/s²; finite.
void mbWorld_SetGravity(mbWorld *world, mbVec2 gravity);
mbVec2 mbWorld_GetGravity(const mbWorld *world);

/// The effect of fields on a body during one step.
typedef struct mbInfluence {
  /// Through the centre of mass, in N; finite.
  mbVec2 force;
  /// The velocity of the body instead of its acceleration, in m/s; finite.
  mbVec2 velocity;
  /// Whether `velocity` applies: then `force`, held forces and gravity do not.
  bool setsVelocity;
} mbInfluence;

/// Advances time by one step and adds to the contact events.
/// @param timeStep in s; above 0.
/// @param velocityIterations, positionIterations passes of the solver; at least 1.
/// @param influences for observed bodies in creation order; null for none. Sleeping bodies stay
/// asleep.
/// @param count the number of influences.
void mbWorld_Step(
    mbWorld *world, float timeStep, int32_t velocityIterations, int32_t positionIterations,
    const mbInfluence *influences, int32_t count);

/// Clears every force and torque applied since the last call.
void mbWorld_ClearForces(mbWorld *world);

/// The work of the last step, in counts that are the same on every machine.
typedef struct {
  /// The pairs of shapes whose bounds came to intersect and that do not collide.
  int32_t refused;
  /// The pairs of shapes with intersecting bounds that may collide, touching or not.
  int32_t contacts;
  /// The contacts that touched, as often as they were looked at.
  int32_t touching;
  /// How many of these were looked at within the step, by continuous collision. Each time, Box2D
  /// goes through all contacts.
  int32_t continuous;
  /// The pairs of shapes of one body, for all bodies that are awake.
  int32_t ownPairs;
  int32_t joints;
} mbStepLoad;

mbStepLoad mbWorld_GetLoad(const mbWorld *world);

/// The number of shapes of all bodies. Box2D keeps every pair of those that a step moves near each
/// other, so their number squared must stay far below 2^31.
int32_t mbWorld_GetShapeCount(const mbWorld *world);

/// The most pairs of shapes that may begin to collide in one step.
enum { mbMostNewPairs = 500000 };

/// Whether more than `mbMostNewPairs` wanted to begin in the last step: then the others were left
/// out, and the world is of no use.
bool mbWorld_IsOverfull(const mbWorld *world);

/// Finds shapes whose bounds, which Box2D keeps 0.1 m larger than they are, intersect a rectangle.
/// @param tags receives the body's tag for each shape; a body may appear several times.
/// @param capacity the size of `tags`.
/// @return the number of shapes found.
int32_t mbWorld_QueryAABB(
    const mbWorld *world, mbVec2 lower, mbVec2 upper, int64_t *tags, int32_t capacity);

// Body

/// A rigid body, owned by its world; all of its shapes share one material and one filter.
typedef struct mbBody mbBody;

/// The kind of a body.
typedef enum mbBodyType {
  /// Never moves and collides with dynamic bodies only.
  mb_staticBody = 0,
  /// Moved by forces, gravity and contacts.
  mb_dynamicBody = 2,
} mbBodyType;

/// The initial state of a body.
typedef struct mbBodyDef {
  mbBodyType type;
  /// The position of the body's origin, in m; finite.
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
  /// Whether `mbWorld_ReadMotions` includes it. Default false.
  bool isObserved;
  /// The caller's own identifier, passed on in contact events. Default 0.
  int64_t tag;
} mbBodyDef;

/// Returns a static body at the origin, with 1 kg, 1 kg·m² and Box2D's material.
mbBodyDef mbDefaultBodyDef(void);

mbBody *mbCreateBody(mbWorld *world, const mbBodyDef *def);
void mbDestroyBody(mbBody *body);

/// Adds a rectangle about the origin, with rounded corners.
/// @param halfWidth, halfHeight half the size of the core, without the radius, in m; above 0.
/// @param radius the skin around the core, in m; 0 and up. Box2D's continuous collision needs about
/// 0.01 to keep two moving bodies apart.
void mbBody_AddBox(mbBody *body, float halfWidth, float halfHeight, float radius);

/// Adds a segment that collides on both sides.
/// @param start, end relative to the origin, in m; more than 1e-6 apart.
/// @param radius the skin on each side, in m; 0 and up.
void mbBody_AddSegment(mbBody *body, mbVec2 start, mbVec2 end, float radius);

/// @param center relative to the origin, in m.
/// @param radius in m; above 0.
void mbBody_AddCircle(mbBody *body, mbVec2 center, float radius);

/// Adds a convex polygon.
/// @param vertices relative to the origin, in m; ordered from the x axis to the y axis, more than
/// 1e-6 apart, no three of them on a line.
/// @param count from 3 to 8.
/// @param radius the skin around it, in m; 0 and up.
void mbBody_AddPolygon(mbBody *body, const mbVec2 *vertices, int32_t count, float radius);

/// Changes a dynamic body to a static one at rest, or back.
void mbBody_SetType(mbBody *body, mbBodyType type);

/// Unlike Box2D's setter, keeps the angular velocity of a body whose rotation becomes fixed.
void mbBody_SetFixedRotation(mbBody *body, bool isFixed);

/// Sets whether continuous collision also applies against other dynamic bodies.
void mbBody_SetBullet(mbBody *body, bool isBullet);

/// @param mass in kg; above 0.
/// @param inertia about the centre of mass, in kg·m²; above 0.
/// @param center of mass, relative to the origin, in m; finite.
void mbBody_SetMass(mbBody *body, float mass, float inertia, mbVec2 center);

/// @param linear, angular the share of the velocity lost per s, 0 and up: v ← v / (1 + h·damping).
void mbBody_SetDamping(mbBody *body, float linear, float angular);
void mbBody_SetGravityScale(mbBody *body, float scale);

/// Also changes existing contacts, which Box2D's setters leave as they were.
void mbBody_SetMaterial(mbBody *body, float friction, float restitution);

/// Sets the collision filter. A contact exists if either body's mask has a bit of the other's
/// category. It pushes if the masks of its dynamic bodies have a bit of the other's category.
void mbBody_SetFilter(mbBody *body, uint64_t category, uint64_t mask);

/// Wakes the body, which falls asleep after half a second at rest.
void mbBody_Wake(mbBody *body);

/// Moves the body, and wakes it and the bodies it touches; its velocity stays.
void mbBody_SetTransform(mbBody *body, mbVec2 position, float angle);

/// Sets the velocity and wakes a dynamic body; no effect on a static one.
/// @param linear in m/s, angular in rad/s; finite.
void mbBody_SetVelocity(mbBody *body, mbVec2 linear, float angular);

/// Applies a force through the centre of mass, and a torque, in every step until
/// `mbWorld_ClearForces`; wakes a dynamic body, no effect on a static one.
/// @param force in N, torque in N·m; finite. Limited to an acceleration of 1e10 m/s².
void mbBody_ApplyForce(mbBody *body, mbVec2 force, float torque);

/// Changes the velocity at once; wakes a dynamic body, no effect on a static one.
/// @param impulse in N·s, angularImpulse in N·m·s; finite, and limited like forces.
void mbBody_ApplyImpulse(mbBody *body, mbVec2 impulse, float angularImpulse);

// Joint

/// A connection of two different bodies, owned by its world. It breaks when either body is
/// destroyed, or when a step drives one beyond the range of floats (that body then stops where it
/// was); calls have no effect from then on.
typedef struct mbJoint mbJoint;

/// The initial state of a distance joint.
typedef struct mbDistanceJointDef {
  mbBody *bodyA;
  mbBody *bodyB;
  /// Relative to each body's origin and rotating with it, in m; finite.
  mbVec2 localAnchorA;
  mbVec2 localAnchorB;
  /// The rest length of a spring, in m; at least 0. Default 1.
  float length;
  /// The range of lengths without a joint force, in m; minLength ≤ maxLength. A negative minimum is
  /// none: the points may meet and pass each other. Box2D raises other values below 0.005. Default
  /// -FLT_MAX and FLT_MAX.
  float minLength;
  float maxLength;
  /// The frequency of a spring on the effective mass, in Hz; 0 for none. Default 0.
  float frequency;
  /// 1 is critical; 0 and up. Default 0.
  float dampingRatio;
  /// Whether the two bodies also collide. Default false.
  bool collideConnected;
} mbDistanceJointDef;

mbDistanceJointDef mbDefaultDistanceJointDef(void);

/// Creates a rod, a rope or a spring.
mbJoint *mbCreateDistanceJoint(mbWorld *world, const mbDistanceJointDef *def);
void mbDistanceJoint_SetLength(mbJoint *joint, float length, float minLength, float maxLength);

/// Unlike Box2D's own springs, a spring has this frequency and damping ratio wherever it is
/// attached: its stiffness follows the effective mass from step to step.
void mbDistanceJoint_SetSpring(mbJoint *joint, float frequency, float dampingRatio);

/// Creates a joint that holds together the points of both bodies now at `anchor`, in m, and their
/// relative angle if `fixesAngle`.
mbJoint *mbCreatePinJoint(
    mbWorld *world, mbBody *bodyA, mbBody *bodyB, mbVec2 anchor, bool fixesAngle);

/// Sets the limits of a pin that does not fix the angle.
/// @param lower, upper the range of B's rotation relative to A from the joint's creation on, in
/// rad; lower ≤ upper. Both are ignored unless `isLimited`.
/// @param friction the maximum friction torque, in N·m; 0 and up.
void mbPinJoint_SetTurning(mbJoint *joint, bool isLimited, float lower, float upper, float friction);

/// Creates a joint that lets B move relative to A along a line only, without rotation.
/// @param anchor on the line, in m; axis its direction, of length 1.
mbJoint *mbCreateSlideJoint(
    mbWorld *world, mbBody *bodyA, mbBody *bodyB, mbVec2 anchor, mbVec2 axis);

/// @param lower, upper the range of B's distance from where it is at the joint's creation, in m;
/// lower ≤ upper. Both are ignored unless `isLimited`.
void mbSlideJoint_SetRange(mbJoint *joint, bool isLimited, float lower, float upper);

void mbDestroyJoint(mbJoint *joint);

/// Returns the impulse on B in the last step in which they were awake, in N·s, opposite to that on
/// A.
mbVec2 mbJoint_GetImpulse(const mbJoint *joint);

// Results

/// The position and the velocity of a body.
typedef struct mbMotion {
  /// The position of the origin, in m.
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

/// Writes the motion of observed bodies in creation order.
/// @param capacity the size of `motions`.
/// @return the number of observed bodies.
int32_t mbWorld_ReadMotions(const mbWorld *world, mbMotion *motions, int32_t capacity);

/// The begin or end of the contact of two bodies.
typedef struct mbContactEvent {
  int64_t tagA;
  int64_t tagB;
  /// The manifold point with the largest normal impulse since the events were cleared; zero for an
  /// end.
  mbVec2 point;
  /// In N·s; 0 if the contact does not push.
  float impulse;
  /// True for a begin, false for an end.
  bool began;
} mbContactEvent;

/// The contact of two bodies begins with the first of their shapes and ends with the last. The
/// array is valid until the next call that changes the world.
const mbContactEvent *mbWorld_GetContactEvents(const mbWorld *world, int32_t *count);

void mbWorld_ClearContactEvents(mbWorld *world);

/// The impulses between two touching bodies in a step.
typedef struct mbContactImpulse {
  int64_t tagA;
  int64_t tagB;
  /// The normal and friction impulses on B, in N·s; A receives the opposite.
  mbVec2 normal;
  mbVec2 friction;
  /// How far apart the surfaces were before the step, in m; negative where they overlap.
  float separation;
  /// Whether it was solved by continuous collision, which ends a step early.
  bool isContinuous;
} mbContactImpulse;

/// Turns the recording of contact impulses in steps on or off; it takes time. Default false.
void mbWorld_SetNotesImpulses(mbWorld *world, bool notes);

/// Returns the impulses of the last step; for sleeping bodies, of the last step in which they were
/// awake, also before the first step. A contact may appear several times: its impulses add up. The
/// array is valid until the next step.
const mbContactImpulse *mbWorld_GetContactImpulses(const mbWorld *world, int32_t *count);

#ifdef __cplusplus
}
#endif

#endif
