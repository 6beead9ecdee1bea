// Animations in a bare C++ loop: what Motionbook's own animations are measured against.
//
//   c++ -O2 -std=c++17 animations.cpp -o animations && ./animations 1000 600
//
// Arguments: how many views (default 1000), how many frames of 1/60 s (default 600). Prints what the
// last view shows in the last frame (alpha, center x and y, rotation, scale x and y), the sum of all
// that all views have shown, and how long the frames took, in ms.
//
// Each view has four animations, as the script that scripts/bench writes: alpha from 0 to 1 in 60 s by
// cubic-bezier(0.42, 0, 0.58, 1); center from (0, 0) to (300, 500) in 60 s, straight; rotation from 0
// to 90 degrees in 1 s, there and back for ever; scale through 1, 2, 1, 3 in 60 s, a Catmull-Rom
// spline. Every frame each animation maps the time, asks its curve and sets its numbers in the
// view's row, and the rows are added up and kept, as Motionbook's recorder keeps them. Equal values
// show that both programs compute the same.

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

// A cubic Bezier as browsers solve it: Newton's steps, and bisection where they fail.
struct Bezier {
  double ax, bx, cx, ay, by, cy;

  Bezier(double x1, double y1, double x2, double y2) {
    cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
    cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
  }

  double parameter(double x) const {
    double t = x;
    for (int i = 0; i < 8; ++i) {
      const double error = ((ax * t + bx) * t + cx) * t - x;
      if (std::fabs(error) < 1e-12) return t;
      const double slope = (3 * ax * t + 2 * bx) * t + cx;
      if (std::fabs(slope) < 1e-6) break;
      t -= error / slope;
    }
    double low = 0, high = 1;
    while (high - low > 1e-12) {
      t = (low + high) / 2;
      (((ax * t + bx) * t + cx) * t < x ? low : high) = t;
    }
    return t;
  }

  double operator()(double x) const {
    const double t = parameter(x);
    return ((ay * t + by) * t + cy) * t;
  }
};

// The times of one animation: how much of its way has passed.
struct Timing {
  double begin, duration, repeats;
  bool reverses;

  double progress(double time) const {
    const double period = reverses ? 2 * duration : duration;
    const double active = std::fmin(std::fmax(time - begin, 0), period * repeats);
    const double turns = std::floor(active / period);
    double within = active - turns * period;
    if (turns == repeats) within = period;
    if (within > duration) within = period - within;
    return within / duration;
  }
};

struct Animation {
  Timing timing;
  int first, count;  // Which numbers of the row it sets.
  virtual ~Animation() = default;
  virtual void apply(double progress, double *row) const = 0;
  Animation(Timing timing, int first, int count) : timing(timing), first(first), count(count) {}
};

struct Basic : Animation {
  std::unique_ptr<Bezier> curve;  // None is straight.
  double from[2], to[2];
  Basic(Timing timing, int first, int count, std::unique_ptr<Bezier> curve, double x, double y)
      : Animation(timing, first, count), curve(std::move(curve)), from{0, 0}, to{x, y} {}
  void apply(double progress, double *row) const override {
    const double share = curve ? (*curve)(progress) : progress;
    for (int i = 0; i < count; ++i) row[first + i] = from[i] + (to[i] - from[i]) * share;
  }
};

struct Spline : Animation {
  std::vector<double> values, times;
  Spline(Timing timing, int first, int count, std::vector<double> values)
      : Animation(timing, first, count), values(std::move(values)) {
    for (size_t i = 0; i < this->values.size(); ++i) {
      times.push_back(double(i) / double(this->values.size() - 1));
    }
  }
  double tangent(size_t i) const {
    const size_t last = values.size() - 1;
    const size_t a = i == 0 ? 0 : i - 1, b = i == last ? last : i + 1;
    return (values[b] - values[a]) / (times[b] - times[a]);
  }
  void apply(double progress, double *row) const override {
    size_t i = 0;
    while (i + 2 < values.size() && progress >= times[i + 1]) ++i;
    const double span = times[i + 1] - times[i], u = (progress - times[i]) / span;
    const double u2 = u * u, u3 = u2 * u;
    const double value = (2 * u3 - 3 * u2 + 1) * values[i] + (u3 - 2 * u2 + u) * span * tangent(i) +
                         (3 * u2 - 2 * u3) * values[i + 1] + (u3 - u2) * span * tangent(i + 1);
    for (int k = 0; k < count; ++k) row[first + k] = value;
  }
};

struct View {
  double row[6];
  std::vector<std::unique_ptr<Animation>> animations;
};

int main(int count, char **arguments) {
  const int viewCount = count > 1 ? std::atoi(arguments[1]) : 1000;
  const int frames = count > 2 ? std::atoi(arguments[2]) : 600;
  std::vector<View> views(static_cast<size_t>(viewCount));
  for (View &view : views) {
    const Timing once = {0, 60, 1, false}, ever = {0, 1, HUGE_VAL, true};
    view.animations.push_back(std::make_unique<Basic>(
        once, 0, 1, std::make_unique<Bezier>(0.42, 0, 0.58, 1), 1, 0));
    view.animations.push_back(std::make_unique<Basic>(once, 1, 2, nullptr, 300, 500));
    view.animations.push_back(std::make_unique<Basic>(ever, 3, 1, nullptr, std::acos(0.0), 0));
    view.animations.push_back(
        std::make_unique<Spline>(once, 4, 2, std::vector<double>{1, 2, 1, 3}));
  }

  std::vector<double> record;
  record.reserve(6 * views.size() * static_cast<size_t>(frames));
  const auto start = std::chrono::steady_clock::now();
  double sum = 0;
  for (int frame = 1; frame <= frames; ++frame) {
    const double time = frame / 60.0;
    for (View &view : views) {
      for (const auto &animation : view.animations) {
        animation->apply(animation->timing.progress(time), view.row);
      }
      for (double value : view.row) sum += value;
      record.insert(record.end(), std::begin(view.row), std::end(view.row));
    }
  }
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  const double *row = views.back().row;
  std::printf("%.9g %.9g %.9g %.9g %.9g %.9g\n", row[0], row[1], row[2], row[3], row[4], row[5]);
  std::printf("%.9g\n%.3f ms\n", sum, taken.count());
}
