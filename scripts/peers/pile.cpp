// A pile of boxes in a bare Box2D 2.4.1 program: what Motionbook's own pile is measured against.
//
//   c++ -O2 -std=c++17 pile.cpp -lbox2d -o pile && ./pile 100 20
//
// Arguments: how many boxes (default 100), how many seconds (default 20), how high the stage is
// (default 1000). Prints the sum of the final centers, x and y, in points to 17 digits.
//
// The scene is the one that Motionbook builds from
//   stage 1000x1000; views of 40x40; gravity on all; item on all elasticity 0.3 friction 0.2;
//   collision on all bounds
// with the center of box i (from 0), where column = i % 10 and row = i / 10, at
//   x = 95 + 90·column + (7·i % 11),  y = 60 + 90·row
// (each ten boxes more want 90 points more of height). Equal sums show that both
// programs simulate the same thing, bit for bit.

#include <cstdio>
#include <cstdlib>
#include <vector>

#include <box2d/box2d.h>

static float meters(double points) { return static_cast<float>(0.01f * points); }

static b2Body *addBox(b2World &world, int index) {
  b2BodyDef def;
  def.type = b2_dynamicBody;
  def.position.Set(
      meters(95 + 90 * (index % 10) + 7 * index % 11), meters(60 + 90 * (index / 10)));
  def.linearDamping = 0.1f;
  def.angularDamping = 0.1f;
  def.bullet = true;
  b2Body *body = world.CreateBody(&def);

  b2PolygonShape shape;
  shape.SetAsBox(meters(19), meters(19));
  shape.m_radius = meters(1);
  b2FixtureDef fixture;
  fixture.shape = &shape;
  fixture.friction = 0.2f;
  fixture.restitution = 0.3f;
  body->CreateFixture(&fixture);

  const float side = meters(40);
  b2MassData mass;
  mass.mass = side * side;
  mass.center.SetZero();
  mass.I = mass.mass * (side * side + side * side) / 12;
  body->SetMassData(&mass);
  return body;
}

static void addWall(b2World &world, double x1, double y1, double x2, double y2) {
  b2BodyDef def;
  b2EdgeShape edge;
  edge.SetTwoSided(b2Vec2(meters(x1), meters(y1)), b2Vec2(meters(x2), meters(y2)));
  edge.m_radius = 0.02f;
  b2FixtureDef fixture;
  fixture.shape = &edge;
  fixture.friction = 0.2f;
  fixture.restitution = 0.2f;
  world.CreateBody(&def)->CreateFixture(&fixture);
}

int main(int argc, char **argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 100;
  const double seconds = argc > 2 ? std::atof(argv[2]) : 20;
  const double bottom = (argc > 3 ? std::atof(argv[3]) : 1000) + 1;

  b2World world(b2Vec2(0, 10));
  std::vector<b2Body *> boxes;
  for (int i = 0; i < count; ++i) boxes.push_back(addBox(world, i));
  addWall(world, -1, -1, 1001, -1);
  addWall(world, 1001, -1, 1001, bottom);
  addWall(world, 1001, bottom, -1, bottom);
  addWall(world, -1, bottom, -1, -1);

  const float timeStep = 1.0f / 120;
  const int frames = static_cast<int>(seconds * 60);
  double owed = 0;
  for (int frame = 0; frame < frames; ++frame) {
    for (owed += 1.0 / 60; owed >= timeStep; owed -= timeStep) world.Step(timeStep, 8, 3);
  }

  double x = 0;
  double y = 0;
  for (const b2Body *box : boxes) {
    x += 100.0f * box->GetPosition().x;
    y += 100.0f * box->GetPosition().y;
  }
  std::printf("%.17g %.17g\n", x, y);
}
