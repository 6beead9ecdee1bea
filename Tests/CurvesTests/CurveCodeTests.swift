import Foundation
import Testing

@testable import Curves

@Suite("Code to paste")
struct CurveCodeTests {
  private func text(_ source: CurveCode.Source, _ target: CurveCode.Target) -> String {
    CurveCode.lines(source, for: target).joined(separator: "\n")
  }

  private let bezier = CurveCode.Source.bezier(name: "easeInOut", x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  @Test func bezierIsExactEverywhere() {
    #expect(
      text(bezier, .css)
        == "/* easeInOut */\ntransition: transform 500ms cubic-bezier(0.42, 0, 0.58, 1);")
    #expect(
      text(bezier, .android) == """
        // easeInOut
        val interpolator = PathInterpolator(0.42f, 0f, 0.58f, 1f)
        view.animate().translationX(100f).setDuration(500).setInterpolator(interpolator)
        """)
    #expect(
      text(bezier, .flutter) == """
        // easeInOut
        const curve = Cubic(0.42, 0, 0.58, 1);
        final animation = CurvedAnimation(parent: controller, curve: curve);
        """)
    #expect(
      text(bezier, .react) == """
        // easeInOut, with motion
        <motion.div animate={{ x: 100 }} \
        transition={{ duration: 0.5, ease: [0.42, 0, 0.58, 1] }} />
        """)
    #expect(
      text(bezier, .swift) == """
        // easeInOut, Core Animation
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
        animation.duration = 0.5

        // UIKit
        let animator = UIViewPropertyAnimator(
          duration: 0.5, controlPoint1: CGPoint(x: 0.42, y: 0),
          controlPoint2: CGPoint(x: 0.58, y: 1))

        // SwiftUI
        .animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.5), value: value)
        """)
  }

  @Test func springForSwift() throws {
    #expect(
      text(.spring(try Spring(damping: 25, velocity: 2, allowsOverdamping: true)), .swift) == """
        // spring(mass: 1, stiffness: 100, damping: 25, velocity: 2, allowsOverdamping: on), UIKit; \
        the duration is the spring's own
        let timing = UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 25,
          initialVelocity: CGVector(dx: 2, dy: 2))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)

        // Core Animation
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.mass = 1
        animation.stiffness = 100
        animation.damping = 25
        animation.initialVelocity = 2
        animation.allowsOverdamping = true  // since iOS 17
        animation.duration = animation.settlingDuration

        // SwiftUI
        .animation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 25, initialVelocity: 2), \
        value: value)
        """)
    let smooth = text(.spring(try Spring(duration: 0.5, bounce: 0)), .swift)
    #expect(smooth.contains("springDuration: 0.5, bounce: 0,"))
    #expect(smooth.contains(".spring(duration: 0.5, bounce: 0)"))
    let view = text(.spring(try .uiView(dampingRatio: 0.6, duration: 0.5)), .swift)
    #expect(view.contains("usingSpringWithDamping: 0.6, initialSpringVelocity: 0,"))
    #expect(view.contains("animation.duration = 0.5"))
    #expect(text(.spring(.keyboard), .swift).contains("rawValue: 7 << 16"))
  }

  @Test func springForOthers() throws {
    let spring = CurveCode.Source.spring(try Spring(velocity: 2))
    #expect(
      text(spring, .android) == """
        // spring(mass: 1, stiffness: 100, damping: 10, velocity: 2)
        val force = SpringForce(100f).setStiffness(100f).setDampingRatio(0.5f)
        val animation = SpringAnimation(view, DynamicAnimation.TRANSLATION_X).setSpring(force)
        animation.setStartVelocity(2f * 100f)  // pixels per second
        animation.start()
        """)
    #expect(
      text(spring, .react) == """
        // spring(mass: 1, stiffness: 100, damping: 10, velocity: 2), with react-spring
        useSpring({
          from: { x: 0 }, to: { x: 100 },
          config: { mass: 1, tension: 100, friction: 10, velocity: 0.2 },
        });
        // with motion
        <motion.div
          animate={{ x: 100 }}
          transition={{ type: "spring", mass: 1, stiffness: 100, damping: 10, velocity: 200 }}
        />
        """)
    #expect(
      text(spring, .flutter) == """
        // spring(mass: 1, stiffness: 100, damping: 10, velocity: 2)
        const spring = SpringDescription(
          mass: 1, stiffness: 100, damping: 10);
        controller.animateWith(SpringSimulation(spring, 0, 1, 2));
        """)
    // Systems that do not clamp get the damping that acts.
    let clamped = CurveCode.Source.spring(try Spring(damping: 90))
    #expect(text(clamped, .flutter).contains("damping: 20)"))
    #expect(text(clamped, .android).contains("setDampingRatio(1f)"))
    #expect(
      text(.spring(try Spring(damping: 0)), .css)
        == "/* spring(mass: 1, stiffness: 100, damping: 0) never comes to rest, "
        + "so it cannot be written in CSS */")
  }

  @Test func functionsAreSaidExactlyWhereCSSCan() {
    let steps = CurveCode.Source.function(name: "steps(4)", css: "steps(4)") {
      ($0 * 4).rounded(.down) / 4
    }
    #expect(text(steps, .css) == "/* steps(4) */\ntransition: transform 500ms steps(4);")
    let line = CurveCode.Source.function(name: "a line", css: nil) { $0 }
    #expect(
      text(line, .css)
        == "/* a line, sampled: off by at most 1e-05 */\ntransition: transform 500ms linear(0, 1);")
  }

  /// Reads the numbers of the text back: they are what the error is about.
  @Test(arguments: ["elasticOut", "bounceOut", "backIn", "expoIn", "circOut"])
  func sampledNumbersAreAsNearAsTheirComment(name: String) throws {
    let easing = try named(name)
    let source = CurveCode.Source.function(name: name, css: nil) { easing($0) }
    for target in [CurveCode.Target.swift, .android, .react, .flutter] {
      let lines = CurveCode.lines(source, for: target)
      let lists = lines.compactMap { line -> [Double]? in
        guard line.contains("0, ") || line.contains("0f, ") else { return nil }
        let value = line.drop { $0 != "=" }
        let inside = value.drop { $0 != "[" && $0 != "(" }.dropFirst()
        let numbers = inside.prefix { $0 != "]" && $0 != ")" }.split(separator: ",").map {
          Double($0.trimmingCharacters(in: CharacterSet(charactersIn: " f")))
        }
        return numbers.count < 2 || numbers.contains(nil) ? nil : numbers.compactMap { $0 }
      }
      try #require(lists.count == 2 && lists[0].count == lists[1].count, "\(target)")
      let (xs, ys) = target == .swift ? (lists[1], lists[0]) : (lists[0], lists[1])
      let comment = try #require(lines.first?.split(separator: " ").last.map(String.init))
      let error = try #require(Double(comment))
      #expect(error <= 0.00102)
      let stops = zip(xs, ys).map { CurveFit.Linear.Stop(progress: $0, value: $1) }
      for x in grid(10_000) {
        #expect(abs(CurveFit.value(of: stops, at: x) - easing(x)) <= error)
      }
    }
  }

  @Test func noLineEndsInASpace() throws {
    let sources: [CurveCode.Source] =
      [bezier, .function(name: "x*/\n", css: nil) { _ in .nan }]
      + SpringPreset.all.map { .spring($0.spring) }
    for source in sources {
      for target in CurveCode.Target.allCases {
        let lines = CurveCode.lines(source, for: target)
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.last != " " && !$0.contains("\n") })
        #expect(lines.allSatisfy { $0.components(separatedBy: "*/").count <= 2 })
      }
    }
  }
}
