import Diagnostics
import MotionCurves
import Text

/// Curves by their names in CSS, d3, GSAP and UIScrollView.
extension Builtins {
  package static let curves: [Function] =
    [
      Function(
        "bezier", "a cubic Bézier easing, as in CSS",
        [
          .at("x1", .number(.plain, 0...1), "time of the first control point, 0 to 1"),
          .at("y1", .plain, "value of the first control point"),
          .at("x2", .number(.plain, 0...1), "time of the second control point, 0 to 1"),
          .at("y2", .plain, "value of the second control point"),
          CurveCalls.duration,
        ],
        example: "bezier(0.25, 0.1, 0.25, 1)(0.3)"
      ) {
        (call) throws(Mistake) in
        let n = [try call.number(0), try call.number(1), try call.number(2), try call.number(3)]
        for value in [n[1], n[3]] {
          _ = try Check(what: "bezier").number(.plain(value), .plain, Limits.curveValues)
        }
        let easing = try attempt { try Easing.bezier(n[0], n[1], n[2], n[3]) }
        return .curve(try CurveCalls.lasting(easing, call))
      }
    ] + dialects + [power] + PiecewiseCalls.functions + KeyframeCalls.functions + scrolling

  private static let power = Function(
    "exponent",
    "progress to a power: d3's `easePolyIn.exponent(2.5)`; also `cubicOut(exponent: 2.5)`",
    [.at("power", .number(.plain, 0...1000), "2 is quadratic, 3 cubic")],
    example: "plot exponent(2.5)"
  ) { (call) throws(Mistake) in
    let power = try call.number(0)
    guard let cubic = Easing.named("cubicIn") else { throw .undefined("exponent") }
    return .curve(
      .easing(
        try attempt { try cubic.variant([.exponent: power]) }))
  }

  /// A curve with its values held within a range, whose limits may come in either order.
  static func clamped(_ curve: Curve, _ call: Arguments) throws(Mistake) -> Value {
    switch curve {
    case .easing, .timed, .spring: break
    case .decay, .fling, .keyframes, .derived:
      throw .wrongKind(
        "clamp", takes: "an easing or a spring", found: curve.name, sample: "clamp(backOut, 0, 1)")
    }
    let (one, other) = (try call.number(1), try call.number(2))
    return .curve(
      try attempt { try curve.clamped(from: min(one, other), to: max(one, other)) })
  }

  private static let dialects = [
    dialect(.classic, "Penner's form of an easing, where it differs from AHEasing's"),
    dialect(
      .d3, "d3's form of an easing, or a d3 curve by name: `d3(\"easeElastic\")`",
      notes: ["A name may have d3's parameters: `d3(\"easePolyInOut.exponent(2.5)\")`."]),
    dialect(
      .gsap, "GSAP's form of an easing, or a GSAP curve by name: `gsap(\"back.out(3)\")`",
      notes: [
        "`expo` is that of the current GSAP 3: `gsap(\"expo.in\")(0.5)` is 0.0234375. Earlier 3.x "
          + "versions had `expoIn`, which is 0.03125 there.",
        "`steps(5)`, `slow(0.7, 0.7)` and `rough({points: 20, strength: 1, taper: none, randomize: "
          + "true, clamp: false, template: none, seed: 1})` are in GSAP's words too. GSAP draws its "
          + "rough ease anew each time; here `seed` chooses one.",
      ]),
  ]

  private static func dialect(
    _ dialect: EasingDialect, _ summary: String, notes: [String] = []
  ) -> Function {
    Function(
      dialect.rawValue, summary,
      [
        .at(
          "curve", .curve, takes: "an easing, or a name in quotation marks", "curve to convert"),
        CurveCalls.duration,
      ],
      example: "compare backOut, \(dialect.rawValue)(backOut)", notes: notes
    ) { (call) throws(Mistake) in
      switch call.positional[0] {
      case .curve(.easing(let easing)):
        guard let form = easing.inDialect(dialect) else {
          throw .noDialect(easing.name, dialect: dialect.rawValue)
        }
        return .curve(try CurveCalls.lasting(form, call))
      case .string(let name):
        guard let easing = dialect.easing(named: name) else {
          throw .unknownEasing(
            name, dialect: dialect.rawValue,
            nearest: Vocabulary(dialect.names).nearest(to: name))
        }
        return .curve(try CurveCalls.lasting(easing, call))
      case let value:
        throw .wrongKind(
          dialect.rawValue, takes: "an easing such as backOut", found: value.described,
          sample: nil)
      }
    }
  }

  /// The effect of a list on the throws that it is asked for.
  package static let flingLimit: String = {
    let limit = PlatformFling.maxVelocity
    let reach = (try? PlatformFling(velocity: limit, model: .android))?.reach ?? 0
    let format = NumberFormat(digits: 4)
    return "A list limits the velocity to \(format.string(limit)) dp/s, so its farthest throw goes"
      + " \(format.string(reach)) dp."
  }()

  /// The throw of another system's lists.
  private static func fling(_ model: PlatformFling.Model, _ summary: String) -> Function {
    let name = "\(model.rawValue)Fling"
    return Function(
      name, summary, [.at("velocity", .plain, "initial velocity, in dp per second")],
      example: "plot \(name)(1000), decay(velocity: 1000)", notes: [flingLimit]
    ) { (call) throws(Mistake) in
      let velocity = try call.number(0)
      return .curve(
        .fling(
          try attempt { try PlatformFling(velocity: velocity, model: model) }))
    }
  }

  private static let scrolling = [
    Function(
      "decay",
      "a scroll after the finger lifts; with friction: instead of rate:, Android's fling",
      [
        .labelled("velocity", .plain, "initial velocity, per second", default: 1000),
        .labelled(
          "rate", .plain, "fraction of the speed left after 1 ms",
          default: Decay.normalRate, words: rateNames),
        .labelled("friction", .plain, "Android's friction, instead of rate:", default: 1),
      ], form: "velocity:, rate:",
      example: "decay(velocity: 1000, rate: fast)(0.2)"
    ) { (call) throws(Mistake) in
      let velocity = try call.number("velocity")
      if call["friction"] != nil {
        guard call["rate"] == nil else { throw .eitherOr("`rate:`", "`friction:`") }
        let friction = try call.number("friction")
        return .curve(
          .decay(
            try attempt { try .fling(velocity: velocity, friction: friction) }))
      }
      let rate: Double =
        if case .string(let name) = call["rate"], let named = rate(named: name) {
          named
        } else {
          try call.number("rate")
        }
      return .curve(
        .decay(
          try attempt { try Decay(velocity: velocity, rate: rate) }))
    },
    fling(
      .android, "a list's fling on Android, whose distance and duration follow from the velocity"),
    fling(.flutter, "the same distance as Flutter's lists cover it on Android"),
    Function(
      "flutterFriction", "a decay whose drag is the fraction of the speed left after 1 s",
      [
        .labelled("velocity", .plain, "initial velocity, per second", default: 1000),
        .labelled("drag", .plain, "fraction of the speed left after 1 s", default: 0.135),
      ], example: "flutterFriction(velocity: 100, drag: 0.135)(0.5)"
    ) { (call) throws(Mistake) in
      let velocity = try call.number("velocity")
      let drag: Double
      do throws(Mistake) {
        drag = try Check(what: "drag").number(
          .plain(try call.number("drag")), .plain, 0.001...0.999)
      } catch {
        throw error.about(argument: "drag")
      }
      return .curve(
        .decay(
          try attempt { try .friction(velocity: velocity, drag: drag) }))
    },
    Function(
      "rubberBand", "distance that content follows a finger past its end",
      [
        .at("pull", .length, "distance of the finger past the end"),
        .labelled("dimension", .length, "size of the scroll view", default: 320),
        .labelled(
          "coefficient", .plain, "elasticity; a larger one moves content further",
          default: RubberBand.scrollViewsCoefficient),
      ],
      example: "rubberBand(40, dimension: 320, coefficient: 0.55)"
    ) { (call) throws(Mistake) in
      let pull = try call.number(0)
      let dimension = try call.number("dimension")
      let coefficient = try call.number("coefficient")
      let band = try attempt { try RubberBand(dimension: dimension, coefficient: coefficient) }
      return .plain(try checked(band(pull), call.function))
    },
  ]
}
