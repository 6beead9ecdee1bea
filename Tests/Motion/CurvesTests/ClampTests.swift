import Testing

@testable import MotionCurves

/// Curves that are held within a range, springs that stop at their end, and polynomials as Béziers.
@Suite struct ClampTests {
  static let springs: [Spring] = {
    var springs: [Spring] = []
    for ratio in [0.05, 0.3, 0.8, 0.99, 1, 2.5] {
      for velocity in [-20.0, 0, 3, 60] {
        for isFree in [false, true] {
          let damping = ratio * 20
          if let spring = try? Spring(
            mass: 1, stiffness: 100, damping: damping, velocity: velocity,
            allowsOverdamping: isFree)
          {
            springs.append(spring)
          }
        }
      }
    }
    return springs
  }()

  /// Up to where it first arrives it is the spring, and from there on it stays at 1.
  @Test(arguments: springs)
  func aSpringStopsWhereItFirstArrives(_ spring: Spring) throws {
    let stopped = spring.stoppedAtEnd
    let times = (0...4000).map { Double($0) / 1000 }
    let arrival = times.dropFirst().first { spring($0) >= 1 }
    guard case .timed(_, let duration) = stopped else {
      #expect(stopped == .spring(spring))
      let isLate = arrival.map { $0 >= spring.lasts - 1e-3 } ?? true
      #expect(isLate)
      return
    }
    #expect(abs(spring(duration) - 1) < 1e-9)
    if let arrival {
      #expect((arrival - 1.1e-3...arrival).contains(duration))
    }
    for time in times {
      let expected = time < duration ? spring(time) : 1
      #expect(abs(stopped(time) - expected) < 1e-9, "\(spring.name) at \(time)")
    }
    #expect(stopped.ownDuration == duration && stopped.goal == 1)
    #expect(stopped.name == spring.name.dropLast() + ", overshootClamping: true)")
  }

  @Test func valuesStayWithinTheRange() throws {
    let curves: [Curve] =
      ["backOut", "elasticInOut", "bounceOut", "linear"].compactMap {
        Easing.named($0).map(Curve.easing)
      } + [.spring(try Spring(duration: 0.5, bounce: 0.6)), .keyboard]
    for curve in curves {
      let held = try curve.clamped(from: 0, to: 1)
      let span = curve.ownDuration ?? 1
      for index in 0...500 {
        let elapsed = span * Double(index) / 500
        let value = curve.value(elapsed: elapsed, duration: span)
        let expected = index == 500 ? 1 : min(max(value, 0), 1)
        #expect(abs(held.value(elapsed: elapsed, duration: span) - expected) < 1e-12)
      }
      #expect(held.name == "clamp(\(curve.name), 0, 1)" && held.ownDuration == curve.ownDuration)
    }
    #expect(throws: CurveProblem.self) { try Curve.linear.clamped(from: 0.1, to: 1) }
    #expect(throws: CurveProblem.self) { try Curve.linear.clamped(from: 0, to: .nan) }
  }

  @Test func whereItIsHeldItStands() throws {
    let curve = try Curve.easing(try #require(Easing.named("backOut"))).clamped(from: 0, to: 1)
    let rate = Curve.rate(curve, .velocity)
    let free = Curve.rate(.easing(try #require(Easing.named("backOut"))), .velocity)
    #expect(abs(rate(0.1) - free(0.1)) < 1e-9)
    #expect(rate(0.8) == 0)
  }

  /// A polynomial up to the third degree is its Bézier, and no other curve has one.
  @Test func polynomialsAreBeziers() throws {
    var exact: Set<String> = []
    var curves = Easing.all
    for dialect in EasingDialect.allCases {
      curves += Easing.all.compactMap { $0.inDialect(dialect) }
    }
    for easing in curves {
      guard let handles = easing.exactHandles else { continue }
      exact.insert(easing.name)
      let bezier = try Easing.bezier(handles[0], handles[1], handles[2], handles[3])
      for index in 0...1000 {
        let p = Double(index) / 1000
        #expect(abs(bezier(p) - easing(p)) < 1e-7, "\(easing.name)")
      }
    }
    let known: Set = [
      "quadIn", "quadOut", "cubicIn", "cubicOut", "classic(backIn)", "classic(backOut)",
    ]
    let others: Set = ["sineIn", "backIn", "quadInOut", "quartIn", "bounceOut"]
    #expect(exact.isSuperset(of: known) && exact.isDisjoint(with: others))
    let third = 1.0 / 3
    let handles = [third, 0, 2 * third, third]
    #expect(Easing.named("quadIn")?.exactHandles == handles)
  }
}
