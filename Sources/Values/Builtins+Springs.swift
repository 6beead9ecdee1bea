import Curves
import Diagnostics

/// Springs in the words of each system; `Spring` says what they mean.
extension Builtins {
  package static let springs: [Function] = [
    Function(
      "spring", "mass:, stiffness:, damping:, velocity:, allowsOverdamping:",
      "a spring from 0 to 1; also duration: and bounce:, response: and dampingRatio:, tension: "
        + "and friction:, settlingDuration: and dampingRatio:, stiffness: and dampingRatio:",
      0...0, labels: SpringForm.labels,
      words: ["stiffness": AndroidWords.stiffness.names, "dampingRatio": AndroidWords.ratio.names],
      example: "plot spring(duration: 0.5, bounce: 0.3)",
      { (call) throws(Mistake) in .curve(.spring(try SpringForm.spring(call))) }),
    Function(
      "uiSpring", "damping:, duration:, velocity:",
      "UIView's spring, which is over after its duration", 0...0,
      labels: ["damping", "duration", "velocity"],
      example: "plot uiSpring(damping: 0.6, duration: 500ms)"
    ) { (call) throws(Mistake) in
      let damping = try call.number("damping", default: 1)
      let duration = try call.number("duration", .time, default: 0.5)
      let velocity = try call.number("velocity", default: 0)
      return try spring { () throws(CurveProblem) in
        try .uiView(dampingRatio: damping, duration: duration, velocity: velocity)
      }
    },
    Function(
      "popSpring", "bounciness:, speed:, velocity:", "pop's spring; both go from 0 to 20", 0...0,
      labels: ["bounciness", "speed", "velocity"],
      example: "convert popSpring(bounciness: 4, speed: 12)"
    ) { (call) throws(Mistake) in
      let bounciness = try call.number("bounciness", default: 4)
      let speed = try call.number("speed", default: 12)
      let velocity = try call.number("velocity", default: 0)
      return try spring { () throws(CurveProblem) in
        try .pop(bounciness: bounciness, speed: speed, velocity: velocity)
      }
    },
  ]

  private static func spring(
    _ make: () throws(CurveProblem) -> Spring
  ) throws(Mistake) -> Value {
    .curve(.spring(try curveProblems(make)))
  }

  /// Tells a curve's problem as a mistake.
  package static func curveProblems<T>(_ make: () throws(CurveProblem) -> T) throws(Mistake) -> T {
    do throws(CurveProblem) {
      return try make()
    } catch {
      throw .curve(error, argument: error.parameter)
    }
  }
}

/// Android's names for stiffnesses and damping ratios. Source: its `SpringForce`.
private struct AndroidWords {
  let values: [(name: String, value: Double)]
  var names: [String] { values.map(\.name) }

  static let stiffness = AndroidWords(values: [
    ("high", 10_000), ("medium", 1500), ("low", 200), ("veryLow", 50),
  ])
  static let ratio = AndroidWords(values: [
    ("highBouncy", 0.2), ("mediumBouncy", 0.5), ("lowBouncy", 0.75), ("noBouncy", 1),
  ])
}

/// Which labels make a spring together, and what they make.
private struct SpringForm {
  let labels: [String]
  let make: @Sendable (Reader) throws(Mistake) -> Spring

  /// The labels that every form takes besides its own.
  private static let common = ["velocity"]

  static let labels: [String] = {
    var labels: [String] = []
    for label in all.flatMap(\.labels) + common where !labels.contains(label) {
      labels.append(label)
    }
    return labels
  }()

  /// The first form that has all labels that were written.
  static func spring(_ call: Arguments) throws(Mistake) -> Spring {
    let written = call.labelled.map(\.label).filter { !common.contains($0) }
    guard let form = all.first(where: { form in written.allSatisfy(form.labels.contains) })
    else {
      throw .labelsOfDifferentSprings(written, known: all.map(\.labels))
    }
    return try form.make(Reader(call: call))
  }

  /// Reads numbers by label: a word of Android's stands for a number.
  struct Reader {
    let call: Arguments

    func callAsFunction(
      _ label: String, _ quantity: Quantity = .plain, _ fallback: Double
    ) throws(Mistake) -> Double {
      if case .string(let word)? = call[label] {
        let words = label == "stiffness" ? AndroidWords.stiffness : .ratio
        if let value = words.values.first(where: { $0.name == word })?.value { return value }
      }
      return try call.number(label, quantity, default: fallback)
    }

    var velocity: Double { get throws(Mistake) { try self("velocity", 0) } }
  }

  private static let all: [SpringForm] = [
    SpringForm(labels: ["mass", "stiffness", "damping", "allowsOverdamping"]) {
      (read) throws(Mistake) in
      let (mass, stiffness) = (try read("mass", 1), try read("stiffness", 100))
      let (damping, velocity) = (try read("damping", 10), try read.velocity)
      let isFree = try read.call.flag("allowsOverdamping")
      return try Builtins.curveProblems { () throws(CurveProblem) in
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping, velocity: velocity,
          allowsOverdamping: isFree)
      }
    },
    SpringForm(labels: ["duration", "bounce"]) { (read) throws(Mistake) in
      let (duration, bounce) = (try read("duration", .time, 0.5), try read("bounce", 0))
      let velocity = try read.velocity
      return try Builtins.curveProblems { () throws(CurveProblem) in
        try Spring(duration: duration, bounce: bounce, velocity: velocity)
      }
    },
    pair(("response", .time, 0.5), ("dampingRatio", 0.825)) {
      (response, ratio, velocity) throws(CurveProblem) in
      try Spring(response: response, dampingRatio: ratio, velocity: velocity)
    },
    pair(("settlingDuration", .time, 0.5), ("dampingRatio", 1)) {
      (duration, ratio, velocity) throws(CurveProblem) in
      try Spring(settlingDuration: duration, dampingRatio: ratio, velocity: velocity)
    },
    SpringForm(labels: ["tension", "friction", "mass"]) { (read) throws(Mistake) in
      let (tension, friction) = (try read("tension", 170), try read("friction", 26))
      let (mass, velocity) = (try read("mass", 1), try read.velocity)
      return try Builtins.curveProblems { () throws(CurveProblem) in
        try Spring(tension: tension, friction: friction, mass: mass, velocity: velocity)
      }
    },
    pair(("origamiTension", .plain, 40), ("origamiFriction", 7)) {
      (tension, friction, velocity) throws(CurveProblem) in
      try Spring(origamiTension: tension, origamiFriction: friction, velocity: velocity)
    },
    pair(("stiffness", .plain, 1500), ("dampingRatio", 0.5)) {
      (stiffness, ratio, velocity) throws(CurveProblem) in
      try .android(stiffness: stiffness, dampingRatio: ratio, velocity: velocity)
    },
  ]

  /// A form of two labels.
  private static func pair(
    _ first: (label: String, quantity: Quantity, standard: Double),
    _ second: (label: String, standard: Double),
    _ make: @escaping @Sendable (Double, Double, Double) throws(CurveProblem) -> Spring
  ) -> SpringForm {
    SpringForm(labels: [first.label, second.label]) { (read) throws(Mistake) in
      let a = try read(first.label, first.quantity, first.standard)
      let b = try read(second.label, second.standard)
      let velocity = try read.velocity
      return try Builtins.curveProblems { () throws(CurveProblem) in try make(a, b, velocity) }
    }
  }
}

extension SpringForm.Reader {
  fileprivate func callAsFunction(_ label: String, _ fallback: Double) throws(Mistake) -> Double {
    try self(label, .plain, fallback)
  }
}
