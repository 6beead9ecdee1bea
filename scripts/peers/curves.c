// The published formulas of curves in plain C: what Motionbook's own are measured against.
//
//   cc -O2 curves.c -lm -o curves && ./curves
//
// Each line: a family, the nanoseconds that one of a million values takes (the best of several
// rounds), and the sum of the values. curves.swift prints the same lines of Motionbook's library.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { count = 1000000, rounds = 9 };

static double linear(double p) { return p; }

// AHEasing's formulas.
static double quad(double p) { return p < 0.5 ? 2 * p * p : -2 * p * p + 4 * p - 1; }

static double cubic(double p) {
  if (p < 0.5) return 4 * p * p * p;
  double f = 2 * p - 2;
  return 0.5 * f * f * f + 1;
}

static double quart(double p) {
  if (p < 0.5) return 8 * p * p * p * p;
  double f = p - 1;
  return -8 * f * f * f * f + 1;
}

static double quint(double p) {
  if (p < 0.5) return 16 * p * p * p * p * p;
  double f = 2 * p - 2;
  return 0.5 * f * f * f * f * f + 1;
}

static double sine(double p) { return 0.5 * (1 - cos(p * M_PI)); }

static double circ(double p) {
  if (p < 0.5) return 0.5 * (1 - sqrt(1 - 4 * (p * p)));
  return 0.5 * (sqrt(-((2 * p) - 3) * ((2 * p) - 1)) + 1);
}

static double expo(double p) {
  if (p == 0 || p == 1) return p;
  return p < 0.5 ? 0.5 * pow(2, 20 * p - 10) : -0.5 * pow(2, -20 * p + 10) + 1;
}

static double elastic(double p) {
  if (p < 0.5) return 0.5 * sin(13 * M_PI_2 * (2 * p)) * pow(2, 10 * (2 * p - 1));
  return 0.5 * (sin(-13 * M_PI_2 * ((2 * p - 1) + 1)) * pow(2, -10 * (2 * p - 1)) + 2);
}

static double back(double p) {
  if (p < 0.5) {
    double f = 2 * p;
    return 0.5 * (f * f * f - f * sin(f * M_PI));
  }
  double f = 1 - (2 * p - 1);
  return 0.5 * (1 - (f * f * f - f * sin(f * M_PI))) + 0.5;
}

static double bounce(double p) {
  if (p < 4 / 11.0) return 121 * p * p / 16.0;
  if (p < 8 / 11.0) return 363 / 40.0 * p * p - 99 / 10.0 * p + 17 / 5.0;
  if (p < 9 / 10.0) return 4356 / 361.0 * p * p - 35442 / 1805.0 * p + 16061 / 1805.0;
  return 54 / 5.0 * p * p - 513 / 25.0 * p + 268 / 25.0;
}

// easings.net's.
static double pennerElastic(double p) {
  if (p == 0 || p == 1) return p;
  return pow(2, -10 * p) * sin((p * 10 - 0.75) * (2 * M_PI / 3)) + 1;
}

static double pennerBack(double p) {
  const double s = 1.70158;
  return 1 + (s + 1) * (p - 1) * (p - 1) * (p - 1) + s * (p - 1) * (p - 1);
}

static double pennerBounce(double p) {
  const double n = 7.5625, d = 2.75;
  if (p < 1 / d) return n * p * p;
  if (p < 2 / d) {
    p -= 1.5 / d;
    return n * p * p + 0.75;
  }
  if (p < 2.5 / d) {
    p -= 2.25 / d;
    return n * p * p + 0.9375;
  }
  p -= 2.625 / d;
  return n * p * p + 0.984375;
}

// d3-ease's and GSAP's.
static double tpmt(double x) { return (pow(2, -10 * x) - 0.0009765625) * 1.0009775171065494; }

static double d3Expo(double p) {
  p *= 2;
  return (p <= 1 ? tpmt(1 - p) : 2 - tpmt(p - 1)) / 2;
}

static double gsapElastic(double p) {
  const double amplitude = 1.5, period = 0.4;
  const double shift = period / (2 * M_PI) * asin(1 / amplitude);
  if (p == 1) return 1;
  return amplitude * pow(2, -10 * p) * sin((p - shift) * (2 * M_PI / period)) + 1;
}

// CSS's ease by Newton's method, to the accuracy that Motionbook's has: see `accuracy`.
static double coordinate(double a, double b, double s) {
  return ((1 - 3 * b + 3 * a) * s + (3 * b - 6 * a)) * s * s + 3 * a * s;
}

static double slope(double a, double b, double s) {
  return 3 * (1 - 3 * b + 3 * a) * s * s + 2 * (3 * b - 6 * a) * s + 3 * a;
}

static double bezier(double x) {
  double s = x;
  for (int i = 0; i < 32; ++i) {
    double step = (coordinate(0.25, 0.25, s) - x) / slope(0.25, 0.25, s);
    s -= step;
    if (fabs(step) < 1e-13) break;
  }
  return coordinate(0.1, 1, s);
}

// steps(4), by CSS Easing Level 2. As in the library, any number of steps and either position may
// come: with constants, the compiler would turn the division into a product.
double stepCount = 4, firstStep = 0, jumps = 4;
static double steps(double p) {
  double step = floor(p * stepCount) + firstStep;
  if (p >= 0 && step < 0) step = 0;
  if (p <= 1 && step > jumps) step = jumps;
  return step / jumps;
}

// linear(0, 0.2, 0.5, 0.7, 0.9, 1.1, 1, 1) with even stops, by CSS Easing Level 2.
static double piecewise(double p) {
  static const double ys[] = {0, 0.2, 0.5, 0.7, 0.9, 1.1, 1, 1};
  static const double xs[] = {0, 1 / 7.0, 2 / 7.0, 3 / 7.0, 4 / 7.0, 5 / 7.0, 6 / 7.0, 1};
  int low = 0, high = 8;
  while (low < high) {
    int middle = (low + high) / 2;
    if (xs[middle] <= p) low = middle + 1; else high = middle;
  }
  int i = low - 1 < 0 ? 0 : low - 1 > 6 ? 6 : low - 1;
  if (xs[i] == xs[i + 1]) return ys[i + 1];
  return ys[i] + (p - xs[i]) / (xs[i + 1] - xs[i]) * (ys[i + 1] - ys[i]);
}

// Springs of mass 1 and stiffness 100 from 0 to 1, by the textbook; at 0 before they start.
static double under(double t) {
  if (t <= 0) return 0;
  const double b = 5, w = sqrt(75);
  return 1 + exp(-b * t) * (-b / w * sin(w * t) - cos(w * t));
}

static double critical(double t) {
  if (t <= 0) return 0;
  return 1 + exp(-10 * t) * (-1 - 10 * t);
}

static double over(double t) {
  if (t <= 0) return 0;
  const double d = sqrt(125), s1 = -15 + d, s2 = -15 - d;
  const double c2 = s1 / (s2 - s1), c1 = -1 - c2;
  return 1 + c1 * exp(s1 * t) + c2 * exp(s2 * t);
}

// A scroll view's, 100 points per second.
static double decay(double t) {
  return 100 * (pow(0.998, 1000 * t) - 1) / (1000 * log(0.998));
}

// Catmull-Rom through 0, 1, 0.5, 0.7, evenly timed.
static double keyframes(double p) {
  static const double v[] = {0, 1, 0.5, 0.7};
  int i = p >= 1 ? 2 : (int)(p * 3);
  double u = p * 3 - i;
  double from = i == 0 ? v[1] - v[0] : (v[i + 1] - v[i - 1]) / 2;
  double to = i == 2 ? v[3] - v[2] : (v[i + 2] - v[i]) / 2;
  double u2 = u * u, u3 = u2 * u;
  return (2 * u3 - 3 * u2 + 1) * v[i] + (u3 - 2 * u2 + u) * from + (-2 * u3 + 3 * u2) * v[i + 1] +
         (u3 - u2) * to;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// A plain loop that has the function inside.
#define MEASURE(family, name, length)                             \
  do {                                                            \
    for (int i = 0; i < count; ++i) xs[i] = i * (length) / count; \
    double best = 1e18, sum = 0;                                  \
    for (int round = 0; round < rounds; ++round) {                \
      double start = now();                                       \
      for (int i = 0; i < count; ++i) ys[i] = family(xs[i]);      \
      double taken = now() - start;                               \
      if (taken < best) best = taken;                             \
    }                                                             \
    for (int i = 0; i < count; ++i) sum += ys[i];                 \
    printf("%s %.4f %.12g\n", name, best / count, sum);           \
  } while (0)

int main(void) {
  double *xs = malloc(count * sizeof *xs), *ys = malloc(count * sizeof *ys);
  if (!xs || !ys) return 1;
  MEASURE(linear, "linear", 1.0);
  MEASURE(quad, "quad", 1.0);
  MEASURE(cubic, "cubic", 1.0);
  MEASURE(quart, "quart", 1.0);
  MEASURE(quint, "quint", 1.0);
  MEASURE(sine, "sine", 1.0);
  MEASURE(circ, "circ", 1.0);
  MEASURE(expo, "expo", 1.0);
  MEASURE(elastic, "elastic", 1.0);
  MEASURE(back, "back", 1.0);
  MEASURE(bounce, "bounce", 1.0);
  MEASURE(pennerElastic, "classic-elastic", 1.0);
  MEASURE(pennerBack, "classic-back", 1.0);
  MEASURE(pennerBounce, "classic-bounce", 1.0);
  MEASURE(d3Expo, "d3-expo", 1.0);
  MEASURE(gsapElastic, "gsap-elastic", 1.0);
  MEASURE(steps, "steps", 1.0);
  MEASURE(piecewise, "linear()", 1.0);
  MEASURE(under, "spring-under", 2.0);
  MEASURE(critical, "spring-critical", 2.0);
  MEASURE(over, "spring-over", 2.0);
  MEASURE(decay, "decay", 2.0);
  MEASURE(keyframes, "keyframes-cubic", 1.0);
  MEASURE(bezier, "bezier", 1.0);
  return 0;
}
