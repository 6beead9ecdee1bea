// The families of curves.c through Motionbook's library, in the same order and form.
//
//   swiftc -O -parse-as-library -I .build/release/Modules curves.swift .build/release/Curves.build/*.o

import MotionCurves

@main
enum Main {
  static let count = 1_000_000
  static let rounds = 9

  static func measure(
    _ name: String, over length: Double, _ values: ([Double], inout [Double]) -> Void
  ) {
    let xs = (0..<count).map { Double($0) * length / Double(count) }
    var ys = [Double](repeating: 0, count: count)
    let clock = ContinuousClock()
    var best = Duration.seconds(1000)
    for _ in 0..<rounds { best = min(best, clock.measure { values(xs, &ys) }) }
    let nanoseconds = Double(best.components.attoseconds) / 1e9 / Double(count)
    print(name, nanoseconds, ys.reduce(0, +))
  }

  static func easing(_ name: String, _ curve: String, _ dialect: EasingDialect? = nil) {
    guard let easing = Easing.named(curve).flatMap({ dialect.map($0.inDialect) ?? $0 }) else {
      return
    }
    measure(name, over: 1, easing.values)
  }

  static func main() throws {
    easing("linear", "linear")
    for family in ["quad", "cubic", "quart", "quint", "sine", "circ", "expo", "elastic", "back"] {
      easing(family, family + "InOut")
    }
    easing("bounce", "bounceOut")
    easing("classic-elastic", "elasticOut", .classic)
    easing("classic-back", "backOut", .classic)
    easing("classic-bounce", "bounceOut", .classic)
    easing("d3-expo", "expoInOut", .d3)
    let gsap = try Easing.named("elasticOut")?.inDialect(.gsap)?.variant(
      [.amplitude: 1.5, .period: 0.4])
    if let gsap { measure("gsap-elastic", over: 1, gsap.values) }
    measure("steps", over: 1, try Easing.steps(4).values)
    let stops = [0, 0.2, 0.5, 0.7, 0.9, 1.1, 1, 1].map { (output: $0, input: nil as Double?) }
    measure("linear()", over: 1, try Easing.linear(stops).values)
    measure("spring-under", over: 2, try Spring().values)
    measure("spring-critical", over: 2, try Spring(damping: 20).values)
    measure("spring-over", over: 2, try Spring(damping: 30, allowsOverdamping: true).values)
    measure("decay", over: 2, try Decay(velocity: 100).values)
    let keyframes = try Keyframes(values: [[0], [1], [0.5], [0.7]], mode: .cubic)
    measure("keyframes-cubic", over: 1) { keyframes.values(at: $0, into: &$1) }
    easing("bezier", "ease")
  }
}
