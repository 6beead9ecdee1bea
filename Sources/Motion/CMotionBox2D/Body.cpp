#include "Private.hpp"

mbBodyDef mbDefaultBodyDef(void) {
  mbBodyDef def = {};
  def.type = mb_staticBody;
  def.mass = 1;
  def.inertia = 1;
  def.friction = 0.2f;
  return def;
}

void mbBody::applyMass() {
  // Box2D takes the inertia about the origin, and stops the process if rounding leaves none about
  // the centre of mass.
  const float shift = mass.mass * b2Dot(mass.center, mass.center);
  b2MassData data = mass;
  data.I += shift;
  if (!(data.I - shift > 0)) data.I = shift * (1 + 1e-6f);
  body->SetMassData(&data);
}

void mbBody::addFixture(const b2Shape &shape) {
  b2FixtureDef def;
  def.shape = &shape;
  def.friction = friction;
  def.restitution = restitution;
  // Without density, Box2D does not change the mass: it would ignore the skin.
  def.density = 0;
  body->CreateFixture(&def);
  ++shapes;
  ++world->shapeCount;
}

void mbBody_AddBox(mbBody *body, float halfWidth, float halfHeight, float radius) {
  b2PolygonShape box;
  box.SetAsBox(halfWidth, halfHeight);
  box.m_radius = radius;
  body->addFixture(box);
}

void mbBody_AddSegment(mbBody *body, mbVec2 start, mbVec2 end, float radius) {
  b2EdgeShape edge;
  edge.SetTwoSided(toBox2D(start), toBox2D(end));
  edge.m_radius = radius;
  body->addFixture(edge);
}

void mbBody_AddCircle(mbBody *body, mbVec2 center, float radius) {
  b2CircleShape circle;
  circle.m_p = toBox2D(center);
  circle.m_radius = radius;
  body->addFixture(circle);
}

void mbBody_AddPolygon(mbBody *body, const mbVec2 *vertices, int32_t count, float radius) {
  // Set directly because Box2D's own setter welds vertices closer than 2.5 mm, and stops the
  // process if fewer than three are left.
  b2PolygonShape polygon;
  polygon.m_count = count;
  polygon.m_radius = radius;
  for (int32_t i = 0; i < count; ++i) {
    const b2Vec2 start = toBox2D(vertices[i]);
    const b2Vec2 end = toBox2D(vertices[(i + 1) % count]);
    polygon.m_vertices[i] = start;
    polygon.m_normals[i] = b2Cross(end - start, 1.0f);
    polygon.m_normals[i].Normalize();
    polygon.m_centroid += (1.0f / count) * start;
  }
  body->addFixture(polygon);
}

void mbBody_SetType(mbBody *body, mbBodyType type) {
  body->body->SetType(static_cast<b2BodyType>(type));
  body->applyMass();
}

void mbBody_SetFixedRotation(mbBody *body, bool isFixed) {
  const float spin = body->body->GetAngularVelocity();
  body->body->SetFixedRotation(isFixed);
  body->applyMass();
  body->body->SetAngularVelocity(spin);
}

void mbBody_SetBullet(mbBody *body, bool isBullet) { body->body->SetBullet(isBullet); }

void mbBody_SetMass(mbBody *body, float mass, float inertia, mbVec2 center) {
  body->mass.mass = mass;
  body->mass.center = toBox2D(center);
  body->mass.I = inertia;
  body->applyMass();
}

void mbBody_SetDamping(mbBody *body, float linear, float angular) {
  body->body->SetLinearDamping(linear);
  body->body->SetAngularDamping(angular);
}

void mbBody_SetGravityScale(mbBody *body, float scale) {
  body->gravityScale = scale;
  body->body->SetGravityScale(scale);
}

void mbBody_SetMaterial(mbBody *body, float friction, float restitution) {
  body->friction = friction;
  body->restitution = restitution;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetFriction(friction);
    fixture->SetRestitution(restitution);
  }
  for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
}

void mbBody_SetFilter(mbBody *body, uint64_t category, uint64_t mask) {
  if (body->category == category && body->mask == mask) return;
  body->category = category;
  body->mask = mask;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->Refilter();
  }
}

void mbBody_Wake(mbBody *body) { body->body->SetAwake(true); }

void mbBody_SetTransform(mbBody *body, mbVec2 position, float angle) {
  body->body->SetTransform(toBox2D(position), angle);
  body->body->SetAwake(true);
  // Bodies that leaned on it would otherwise sleep on in mid-air.
  for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
    edge->other->SetAwake(true);
  }
}

void mbBody_SetVelocity(mbBody *body, mbVec2 linear, float angular) {
  body->body->SetAwake(true);
  body->body->SetLinearVelocity(toBox2D(linear));
  body->body->SetAngularVelocity(angular);
}

mbMotion mbBody_GetMotion(const mbBody *body) {
  const b2Body *b = body->body;
  return mbMotion{
      fromBox2D(b->GetPosition()), b->GetAngle(), fromBox2D(b->GetLinearVelocity()),
      b->GetAngularVelocity(), b->GetType() == b2_dynamicBody && b->IsAwake()};
}
