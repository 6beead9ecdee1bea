import Curves
import Diagnostics

/// Curves by CSS's, d3's, GSAP's and UIScrollView's words.
extension Builtins {
  package static let curves: [Function] =
    [
      Function(
        "bezier", "a cubic Bézier easing, as CSS has it",
        [
          .at("x1", .number(.plain, 0...1), "when the first handle stands, 0 to 1"),
          .at("y1", .plain, "how far the first handle is up"),
          .at("x2", .number(.plain, 0...1), "when the second handle stands, 0 to 1"),
          .at("y2", .plain, "how far the second handle is up"),
        ],
        example: "bezier(0.25, 0.1, 0.25, 1)(0.3)"
      ) {
        (call) throws(Mistake) in
        let n = [try call.number(0), try call.number(1), try call.number(2), try call.number(3)]
        return .curve(
          .easing(
            try curveProblems { () throws(CurveProblem) in
              try Easing.bezier(n[0], n[1], n[2], n[3])
            }))
      }
    ] + dialects + PiecewiseCalls.functions + KeyframeCalls.functions + scrolling

  private static let dialects = [
    dialect(.classic, "the Penner form of an easing, where AHEasing's differs"),
    dialect(.d3, "d3's form of an easing, or a curve by d3's name: `d3(\"easeElastic\")`"),
    dialect(.gsap, "GSAP's form of an easing, or a curve by its name: `gsap(\"back.out(3)\")`"),
  ]

  private static func dialect(_ dialect: EasingDialect, _ summary: String) -> Function {
    Function(
      dialect.rawValue, summary,
      [
        .at(
          "curve", .curve, takes: "an easing, or a name in quotation marks", "which curve it is")
      ],
      example: "compare backOut, \(dialect.rawValue)(backOut)"
    ) { (call) throws(Mistake) in
      switch call.positional[0] {
      case .curve(.easing(let easing)):
        guard let form = easing.inDialect(dialect) else {
          throw .noDialect(easing.name, dialect: dialect.rawValue)
        }
        return .curve(.easing(form))
      case .string(let name):
        guard let easing = dialect.easing(named: name) else {
          throw .unknownEasing(
            name, dialect: dialect.rawValue,
            nearest: Vocabulary(dialect.names).nearest(to: name))
        }
        return .curve(.easing(easing))
      case let value:
        throw .wrongKind(
          dialect.rawValue, takes: "an easing such as backOut", found: value.described,
          sample: nil)
      }
    }
  }

  private static let scrolling = [
    Function(
      "decay",
      "a scroll that is let go; with friction: instead of rate:, Android's fling",
      [
        .labelled("velocity", .plain, "how fast it is let go, a second", default: 1000),
        .labelled(
          "rate", .plain, "what is left of the speed after a millisecond",
          default: Decay.normalRate, words: ["normal", "fast"]),
        .labelled("friction", .plain, "Android's, instead of rate:", default: 1),
      ], form: "velocity:, rate:",
      example: "decay(velocity: 1000, rate: fast)(0.2)"
    ) { (call) throws(Mistake) in
      let velocity = try call.number("velocity")
      if call["friction"] != nil {
        guard call["rate"] == nil else { throw .eitherOr("`rate:`", "`friction:`") }
        let friction = try call.number("friction")
        return .curve(
          .decay(
            try curveProblems { () throws(CurveProblem) in
              try .fling(velocity: velocity, friction: friction)
            }))
      }
      let rate =
        switch call["rate"] {
        case .string("fast"): Decay.fastRate
        case .string: Decay.normalRate
        default: try call.number("rate")
        }
      return .curve(
        .decay(
          try curveProblems { () throws(CurveProblem) in
            try Decay(velocity: velocity, rate: rate)
          }))
    },
    Function(
      "rubberBand", "how far content follows a finger past its end",
      [
        .at("pull", .length, "how far the finger is past the end"),
        .labelled("dimension", .length, "how large what scrolls is", default: 320),
        .labelled(
          "coefficient", .plain, "how much it gives", default: RubberBand.scrollViewsCoefficient),
      ],
      example: "rubberBand(40, dimension: 320, coefficient: 0.55)"
    ) { (call) throws(Mistake) in
      let pull = try call.number(0)
      let dimension = try call.number("dimension")
      let coefficient = try call.number("coefficient")
      let band = try curveProblems { () throws(CurveProblem) in
        try RubberBand(dimension: dimension, coefficient: coefficient)
      }
      return .plain(try checked(band(pull), call.function))
    },
  ]
}
