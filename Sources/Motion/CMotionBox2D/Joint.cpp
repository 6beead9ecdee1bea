#include <algorithm>
#include <cfloat>

#include "Private.hpp"

static mbJoint *create(mbWorld *world, b2JointDef &def) {
  mbJoint *joint = new mbJoint();
  def.userData.pointer = reinterpret_cast<uintptr_t>(joint);
  joint->world = world;
  joint->joint = world->world.CreateJoint(&def);
  world->joints.push_back(joint);
  return joint;
}

void mbDestroyJoint(mbJoint *joint) {
  std::vector<mbJoint *> &joints = joint->world->joints;
  if (joint->joint) joint->world->world.DestroyJoint(joint->joint);
  joints.erase(std::remove(joints.begin(), joints.end(), joint), joints.end());
  delete joint;
}

mbVec2 mbJoint_GetImpulse(const mbJoint *joint) {
  // The force over 1 s.
  return joint->joint ? fromBox2D(joint->joint->GetReactionForce(1)) : mbVec2{0, 0};
}

void DestructionListener::SayGoodbye(b2Joint *joint) {
  reinterpret_cast<mbJoint *>(joint->GetUserData().pointer)->joint = nullptr;
}

static void wake(mbJoint *joint) {
  joint->joint->GetBodyA()->SetAwake(true);
  joint->joint->GetBodyB()->SetAwake(true);
}

// Distance

mbDistanceJointDef mbDefaultDistanceJointDef(void) {
  mbDistanceJointDef def = {};
  def.length = 1;
  def.minLength = -FLT_MAX;
  def.maxLength = FLT_MAX;
  return def;
}

/// Box2D 2.4.1 raises the rest length and the minimum of a distance joint to 0.005 m, and holds the
/// bodies there. Its setters do so too, and its members are protected.
struct PassableDistanceJoint final : b2DistanceJoint {
  PassableDistanceJoint() = delete;

  /// Lets the points of a joint without a minimum meet and pass each other. Call after each setter.
  static void open(b2DistanceJoint *joint, float length, float minLength) {
    if (minLength >= 0) return;
    joint->*(&PassableDistanceJoint::m_length) = length;
    joint->*(&PassableDistanceJoint::m_minLength) = minLength;
  }
};

mbJoint *mbCreateDistanceJoint(mbWorld *world, const mbDistanceJointDef *def) {
  b2DistanceJointDef jointDef;
  jointDef.bodyA = def->bodyA->body;
  jointDef.bodyB = def->bodyB->body;
  jointDef.localAnchorA = toBox2D(def->localAnchorA);
  jointDef.localAnchorB = toBox2D(def->localAnchorB);
  jointDef.length = def->length;
  jointDef.minLength = def->minLength;
  jointDef.maxLength = def->maxLength;
  jointDef.collideConnected = def->collideConnected;
  mbJoint *joint = create(world, jointDef);
  PassableDistanceJoint::open(
      static_cast<b2DistanceJoint *>(joint->joint), def->length, def->minLength);
  joint->frequency = def->frequency;
  joint->dampingRatio = def->dampingRatio;
  return joint;
}

void mbDistanceJoint_SetLength(mbJoint *joint, float length, float minLength, float maxLength) {
  if (!joint->joint) return;
  b2DistanceJoint *distance = static_cast<b2DistanceJoint *>(joint->joint);
  distance->SetLength(length);
  // Each setter clamps its bound to the other one.
  distance->SetMinLength(0);
  distance->SetMaxLength(maxLength);
  distance->SetMinLength(minLength);
  PassableDistanceJoint::open(distance, length, minLength);
  wake(joint);
}

void mbDistanceJoint_SetSpring(mbJoint *joint, float frequency, float dampingRatio) {
  if (!joint->joint) return;
  b2DistanceJoint *distance = static_cast<b2DistanceJoint *>(joint->joint);
  joint->frequency = frequency;
  joint->dampingRatio = dampingRatio;
  distance->SetStiffness(0);
  distance->SetDamping(0);
  wake(joint);
}

/// Returns the share of a body in a joint's inverse effective mass along `axis`.
static float inverseMass(b2Body *body, const b2Vec2 &arm, const b2Vec2 &axis) {
  if (body->GetType() != b2_dynamicBody) return 0;
  const float cross = b2Cross(arm, axis);
  const float inertia = body->IsFixedRotation() ? 0 : body->GetInertia();
  const b2Vec2 center = body->GetLocalCenter();
  const float aboutCenter = inertia - body->GetMass() * b2Dot(center, center);
  const float inverseInertia = aboutCenter > 0 ? 1.0f / aboutCenter : 0;
  return 1.0f / body->GetMass() + inverseInertia * cross * cross;
}

/// Returns the effective mass of a distance joint along its axis, in the bodies' current position.
static float movedMass(b2DistanceJoint *distance) {
  b2Body *a = distance->GetBodyA();
  b2Body *b = distance->GetBodyB();
  const b2Vec2 armA = b2Mul(
      a->GetTransform().q, distance->GetLocalAnchorA() - a->GetLocalCenter());
  const b2Vec2 armB = b2Mul(
      b->GetTransform().q, distance->GetLocalAnchorB() - b->GetLocalCenter());
  b2Vec2 axis = b->GetWorldCenter() + armB - a->GetWorldCenter() - armA;
  const float length = axis.Length();
  if (length > b2_linearSlop) {
    axis *= 1.0f / length;
  } else {
    axis.SetZero();
  }
  const float inverse = inverseMass(a, armA, axis) + inverseMass(b, armB, axis);
  return inverse != 0 ? 1.0f / inverse : 0;
}

/// Sets a spring's stiffness and damping for its frequency and damping ratio with the current
/// effective mass, as Box2D did up to 2.3: k = m·ω², d = 2·m·ζ·ω.
void mbJoint::tune() {
  if (!joint || frequency <= 0) return;
  if (!joint->GetBodyA()->IsAwake() && !joint->GetBodyB()->IsAwake()) return;
  b2DistanceJoint *distance = static_cast<b2DistanceJoint *>(joint);
  const float mass = movedMass(distance);
  const float omega = 2.0f * b2_pi * frequency;
  distance->SetStiffness(mass * omega * omega);
  distance->SetDamping(2.0f * mass * dampingRatio * omega);
}

// Pin and slide

mbJoint *mbCreatePinJoint(
    mbWorld *world, mbBody *bodyA, mbBody *bodyB, mbVec2 anchor, bool fixesAngle) {
  if (fixesAngle) {
    b2WeldJointDef def;
    def.Initialize(bodyA->body, bodyB->body, toBox2D(anchor));
    return create(world, def);
  }
  b2RevoluteJointDef def;
  def.Initialize(bodyA->body, bodyB->body, toBox2D(anchor));
  def.enableMotor = true;
  return create(world, def);
}

void mbPinJoint_SetTurning(
    mbJoint *joint, bool isLimited, float lower, float upper, float friction) {
  if (!joint->joint || joint->joint->GetType() != e_revoluteJoint) return;
  b2RevoluteJoint *pin = static_cast<b2RevoluteJoint *>(joint->joint);
  pin->EnableLimit(isLimited);
  if (isLimited) pin->SetLimits(lower, upper);
  pin->SetMaxMotorTorque(friction);
}

mbJoint *mbCreateSlideJoint(
    mbWorld *world, mbBody *bodyA, mbBody *bodyB, mbVec2 anchor, mbVec2 axis) {
  b2PrismaticJointDef def;
  def.Initialize(bodyA->body, bodyB->body, toBox2D(anchor), toBox2D(axis));
  return create(world, def);
}

void mbSlideJoint_SetRange(mbJoint *joint, bool isLimited, float lower, float upper) {
  if (!joint->joint) return;
  b2PrismaticJoint *slide = static_cast<b2PrismaticJoint *>(joint->joint);
  slide->EnableLimit(isLimited);
  if (isLimited) slide->SetLimits(lower, upper);
}
