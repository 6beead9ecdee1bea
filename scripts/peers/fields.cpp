// Fields in a bare Box2D 2.4.1 program: what Motionbook's own fields are measured against.
//
//   c++ -O2 -std=c++17 fields.cpp -lbox2d -o fields && ./fields 200 32 600
//
// Arguments: how many items (default 200), how many fields (default 32), how many frames of 1/60 s
// (default 600). Prints the sum of the final centers, x and y, in points to 17 digits, and how long
// the frames took, in ms.
//
// Item i (from 0) is 20 x 20 points, without resistance, its center at (25·(i % 20), 25·(i / 20)).
// Field j is of kind j % 4 at (50·j, 40·(j % 9)), with strength 0.002: linear with direction (1, -1)
// and falloff 0; radial with falloff 2 and minimum radius 20; spring with falloff -1; vortex with
// falloff 1 and minimum radius 20. Each acts on all items, in each step of 1/120 s. Nothing
// collides. Equal sums show that both programs compute the same.

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <box2d/box2d.h>

enum class Kind { linear, radial, spring, vortex };

struct Field {
  Kind kind;
  b2Vec2 position;
  float falloff;
};

static const float strength = 0.002f;

static float meters(double points) { return static_cast<float>(0.01f * points); }

static const float minimumRadius = meters(20);

static float fall(float r, float falloff, float minimum) {
  return falloff == 0 ? 1 : std::pow(b2Max(r, minimum), -falloff);
}

static b2Vec2 force(const Field &field, const b2Vec2 &p, float mass) {
  const float r = std::sqrt(p.x * p.x + p.y * p.y);
  switch (field.kind) {
    case Kind::linear:
      return strength * mass * fall(r, field.falloff, 1.0f / 32768) * b2Vec2(1, -1);
    case Kind::radial:
      if (r * r < 1e-5f) return b2Vec2(0, 0);
      return -strength * mass * fall(r, field.falloff, minimumRadius) / r * p;
    case Kind::spring:
      if (r < 1e-5f) return b2Vec2(0, 0);
      return -strength * fall(r, field.falloff, 1.0f / 32768) / r * p;
    case Kind::vortex:
      if (r == 0) return b2Vec2(0, 0);
      return strength * fall(r, field.falloff, minimumRadius) / (r * mass) * b2Vec2(-p.y, p.x);
  }
  return b2Vec2(0, 0);
}

static std::vector<b2Body *> addItems(b2World &world, int count) {
  std::vector<b2Body *> bodies;
  for (int i = 0; i < count; ++i) {
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position.Set(meters(25 * (i % 20)), meters(25 * (i / 20)));
    b2Body *body = world.CreateBody(&def);
    b2PolygonShape shape;
    shape.SetAsBox(meters(9), meters(9));
    shape.m_radius = meters(1);
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.filter.maskBits = 0;
    body->CreateFixture(&fixture);
    const float side = meters(20);
    b2MassData mass;
    mass.mass = side * side;
    mass.center.SetZero();
    mass.I = mass.mass * (side * side + side * side) / 12;
    body->SetMassData(&mass);
    bodies.push_back(body);
  }
  return bodies;
}

static std::vector<Field> makeFields(int count) {
  const float falloffs[] = {0, 2, -1, 1};
  std::vector<Field> fields;
  for (int j = 0; j < count; ++j) {
    fields.push_back(
        {static_cast<Kind>(j % 4), b2Vec2(meters(50 * j), meters(40 * (j % 9))), falloffs[j % 4]});
  }
  return fields;
}

static void step(
    b2World &world, const std::vector<Field> &fields, const std::vector<b2Body *> &bodies) {
  for (b2Body *body : bodies) {
    b2Vec2 sum(0, 0);
    for (const Field &field : fields) {
      sum += force(field, body->GetPosition() - field.position, body->GetMass());
    }
    body->ApplyForceToCenter(sum, false);
  }
  world.Step(1.0f / 120, 8, 3);
}

int main(int count, char **arguments) {
  const int items = count > 1 ? std::atoi(arguments[1]) : 200;
  const int fieldCount = count > 2 ? std::atoi(arguments[2]) : 32;
  const int frames = count > 3 ? std::atoi(arguments[3]) : 600;
  b2World world(b2Vec2(0, 0));
  const std::vector<b2Body *> bodies = addItems(world, items);
  const std::vector<Field> fields = makeFields(fieldCount);

  const auto start = std::chrono::steady_clock::now();
  const double h = 1.0f / 120;
  double owed = 0;
  for (int frame = 0; frame < frames; ++frame) {
    owed += 1.0 / 60;
    while (owed >= h) {
      step(world, fields, bodies);
      owed -= h;
    }
  }
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;

  double x = 0, y = 0;
  for (b2Body *body : bodies) {
    x += static_cast<double>(100 * body->GetPosition().x);
    y += static_cast<double>(100 * body->GetPosition().y);
  }
  std::printf("%.17g %.17g\n%.3f ms\n", x, y, time.count());
}
