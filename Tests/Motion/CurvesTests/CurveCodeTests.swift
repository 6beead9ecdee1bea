import Foundation
import Testing

@testable import MotionCurves

@Suite("Code to paste")
struct CurveCodeTests {
  private func text(_ source: CurveCode.Source, _ target: CurveCode.Target) -> String {
    CurveCode.lines(source, for: target).joined(separator: "\n")
  }

  private let bezier = CurveCode.Source.bezier(name: "easeInOut", x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  @Test func bezierIsExactWhereThePlatformIs() {
    #expect(
      text(bezier, .css)
        == "/* easeInOut: exact */\n.moving { transition: transform 500ms "
        + "cubic-bezier(0.42, 0, 0.58, 1); }")
    #expect(text(bezier, .android).contains("PathInterpolator(0.42f, 0f, 0.58f, 1f)"))
    #expect(text(bezier, .compose).contains("easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f))"))
    #expect(text(bezier, .flutter).contains("const curve = Cubic(0.42, 0, 0.58, 1);"))
    #expect(text(bezier, .react).contains("ease: [0.42, 0, 0.58, 1] }} />"))
    #expect(
      text(bezier, .swift).contains("CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)"))
    #expect(
      CurveCode.lines(bezier, for: .swiftui) == [
        "// easeInOut, SwiftUI: exact",
        "// Use it as .animation(.motion, value: …) or withAnimation(.motion) { … }",
        "import SwiftUI", "",
        "extension Animation {",
        "  static let motion = Animation.timingCurve(0.42, 0, 0.58, 1, duration: 0.5)",
        "}",
      ])
  }

  /// A fitted curve is as near as its fit, whatever the target can express; a target's own error
  /// stands beside it. Every target has the duration.
  @Test func aFitIsNeverExact() throws {
    let sources: [CurveCode.Source] = [
      bezier, .spring(.keyboard), .spring(try Spring(duration: 0.5, bounce: 0.3)),
      .spring(try Spring(response: 0.5, dampingRatio: 0.7)), .spring(try Spring(velocity: 2)),
      .spring(try .uiView(dampingRatio: 0.6, duration: 0.5)),
      .function(name: "a list", css: "linear(0, 1)") { $0 }, .function(name: "f", css: nil) { $0 },
    ]
    for source in sources {
      for target in CurveCode.Target.allCases {
        let lines = CurveCode.lines(
          source, for: target, duration: 0.863013, nearness: "fitted to x*/, off by 4 %")
        let comments = lines.filter { $0.hasPrefix("//") || $0.hasPrefix("/*") }
        #expect(comments.contains { $0.contains("fitted to x* /, off by 4 %") }, "\(lines)")
        #expect(!comments.contains { $0.contains("exact") }, "\(lines)")
        if case .spring = source { continue }
        let text = lines.joined(separator: "\n")
        let times = ["0.863013", "863.013", "863", "863013"]
        #expect(times.contains { text.contains($0) }, "\(text)")
      }
    }
    #expect(text(bezier, .flutter).contains("Duration(milliseconds: 500)"))
  }

  @Test func springForSwift() throws {
    let heavy = CurveCode.Source.spring(
      try Spring(damping: 25, velocity: 2, allowsOverdamping: true))
    let swift = text(heavy, .swift)
    #expect(swift.contains("mass: 1, stiffness: 100, damping: 25,"))
    #expect(swift.contains("initialVelocity: CGVector(dx: 2, dy: 2))"))
    #expect(swift.contains("animation.initialVelocity = 2"))
    #expect(swift.contains("animation.allowsOverdamping = true"))
    #expect(swift.contains("animation.duration = animation.settlingDuration"))
    #expect(!swift.contains("SwiftUI"))
    #expect(
      text(heavy, .swiftui).contains(
        ".interpolatingSpring(mass: 1, stiffness: 100, damping: 25, initialVelocity: 2)"))
    let smooth = CurveCode.Source.spring(try Spring(duration: 0.5, bounce: 0))
    #expect(text(smooth, .swift).contains("springDuration: 0.5, bounce: 0,"))
    #expect(text(smooth, .swiftui).contains("Animation.spring(duration: 0.5, bounce: 0)"))
    let view = CurveCode.Source.spring(try .uiView(dampingRatio: 0.6, duration: 0.5))
    #expect(text(view, .swift).contains("usingSpringWithDamping: 0.6, initialSpringVelocity: 0,"))
    #expect(text(view, .swift).contains("animation.duration = 0.5"))
    #expect(text(view, .swiftui).contains("exact up to 0.5 s, where this one ends"))
    #expect(text(.spring(.keyboard), .swift).contains("rawValue: 7 << 16"))
  }

  @Test func springForOthers() throws {
    let spring = CurveCode.Source.spring(try Spring(velocity: 2))
    #expect(text(spring, .android).contains(".setStiffness(100f).setDampingRatio(0.5f)"))
    #expect(text(spring, .android).contains("setStartVelocity(2f * 100f)"))
    #expect(text(spring, .react).contains("tension: 100, friction: 10, velocity: 0.2 }"))
    #expect(text(spring, .react).contains("stiffness: 100, damping: 10, velocity: 200 }}"))
    #expect(text(spring, .flutter).contains("SpringSimulation(spring, 0, 1, 2)"))
    // Systems that do not clamp get the damping that acts.
    let clamped = CurveCode.Source.spring(try Spring(damping: 90))
    #expect(text(clamped, .flutter).contains("damping: 20)"))
    #expect(text(clamped, .android).contains("setDampingRatio(1f)"))
    // Compose has no mass.
    let heavy = CurveCode.Source.spring(try Spring(mass: 4))
    #expect(text(heavy, .compose).contains("(dampingRatio = 0.25f, stiffness = 25f)"))
    #expect(text(heavy, .compose).contains("with the mass in the stiffness"))
    #expect(
      text(.spring(try Spring(damping: 0)), .css)
        == "/* spring(mass: 1, stiffness: 100, damping: 0) never comes to rest, "
        + "so it cannot be written in CSS */")
  }

  /// The last stop is 1, where a spring that is cut off is not.
  @Test func theErrorOfASpringInCSSCountsItsEnds() throws {
    for spring in SpringPreset.all.map(\.spring) + [
      .keyboard, try .uiView(dampingRatio: 0.1, duration: 0.5),
    ] where spring.damping > 0 {
      let line = try #require(text(.spring(spring), .css).split(separator: "\n").first)
      let words = line.dropLast(3).split(separator: " ")
      let stated = try #require(words.last.flatMap { Double($0) })
      let sampled = SampledText(name: "", isWhole: true) { spring($0 * spring.lasts) }
      let stops = sampled.stops.map {
        CurveFit.Linear.Stop(progress: $0.progress, value: $0.value)
      }
      let worst =
        grid(100_000).map {
          abs(CurveFit.value(of: stops, at: $0) - spring($0 * spring.lasts))
        }.max() ?? .infinity
      #expect(worst <= stated + 5e-6, "\(spring.name)")
      #expect(stated >= abs(1 - spring(spring.lasts)))
    }
    #expect(text(.spring(.keyboard), .css).contains("off by at most 0.00111 */"))
  }

  @Test func functionsAreSaidExactlyWhereCSSCan() {
    let steps = CurveCode.Source.function(name: "steps(4)", css: "steps(4)") {
      ($0 * 4).rounded(.down) / 4
    }
    #expect(
      text(steps, .css)
        == "/* steps(4): exact */\n.moving { transition: transform 500ms steps(4); }")
    let line = CurveCode.Source.function(name: "a line", css: nil) { $0 }
    #expect(
      text(line, .css)
        == "/* a line, sampled: off by at most 1e-05 */\n"
        + ".moving { transition: transform 500ms linear(0, 1); }")
  }

  /// Reads the numbers of the text back: they are what the error is about.
  @Test(arguments: ["elasticOut", "bounceOut", "backIn", "expoIn", "circOut"])
  func sampledNumbersAreAsNearAsTheirComment(name: String) throws {
    let easing = try named(name)
    let source = CurveCode.Source.function(name: name, css: nil) { easing($0) }
    for target in [CurveCode.Target.swift, .swiftui, .android, .compose, .react, .flutter] {
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
      let comment = try #require(lines.first)
      let number = comment.components(separatedBy: "at most ")[1].prefix {
        "0123456789.e-".contains($0)
      }
      let error = try #require(Double(number.last == "." ? number.dropLast() : number))
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
