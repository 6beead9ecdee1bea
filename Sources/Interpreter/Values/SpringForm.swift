import Diagnostics
import MotionCurves

/// A set of labels that define a spring together, and the spring that they define.
struct SpringForm {
  /// A label, and its default in this form.
  struct Part {
    let label: String
    let quantity: Quantity
    let standard: Double

    init(_ label: String, _ standard: Double) { self.init(label, .plain, standard) }

    init(_ label: String, _ quantity: Quantity, _ standard: Double) {
      self.label = label
      self.quantity = quantity
      self.standard = standard
    }
  }

  let parts: [Part]
  let make: @Sendable (Reader) throws(Mistake) -> Spring

  init(
    _ parts: [Part], _ make: @escaping @Sendable (Reader) throws(Mistake) -> Spring
  ) {
    self.parts = parts
    self.make = make
  }

  /// The label that every form has besides its own.
  private static let velocity = Part("velocity", 0)
  private static let overdamping = "allowsOverdamping"
  /// The label that turns any form into a curve that stops at its end.
  static let clamping = "overshootClamping"

  private var labels: [String] { parts.map(\.label) + (isFirst ? [Self.overdamping] : []) }
  /// Whether it is the physical form, the only one that may be overdamped.
  private var isFirst: Bool { parts.contains { $0.label == "damping" } }

  /// The spring of the first form that has all the labels of a call.
  static func spring(_ call: Arguments) throws(Mistake) -> Spring {
    let written = call.labelled.map(\.label).filter { $0 != velocity.label && $0 != clamping }
    guard let form = all.first(where: { form in written.allSatisfy(form.labels.contains) })
    else {
      throw .labelsOfDifferentSprings(written, known: all.map(\.labels))
    }
    return try form.make(Reader(call: call, parts: form.parts + [velocity]))
  }

  /// Reads numbers by label. One of Android's words stands for its number.
  struct Reader {
    let call: Arguments
    fileprivate let parts: [Part]

    func callAsFunction(_ label: String) throws(Mistake) -> Double {
      guard let part = parts.first(where: { $0.label == label }) else {
        throw .missingLabel(label, function: call.function)
      }
      if case .string(let word)? = call[label],
        let value = androidWords[label]?.first(where: { $0.name == word })?.value
      {
        return value
      }
      return try call.number(label, part.quantity, default: part.standard)
    }
  }

  // MARK: As parameters

  /// Every label once, with its default in each form that has it.
  static let parameters: [Parameter] = {
    var parameters: [Parameter] = []
    for part in all.flatMap(\.parts) + [velocity]
    where !parameters.contains(where: { $0.name == part.label }) {
      var standards: [String] = []
      for same in all.flatMap(\.parts) + [velocity] where same.label == part.label {
        let written = same.quantity.written(same.standard)
        if !standards.contains(written) { standards.append(written) }
      }
      parameters.append(
        .labelled(
          part.label, .number(part.quantity, Limits.coordinates), summaries[part.label] ?? "",
          else: standards.joined(separator: " or "),
          words: androidWords[part.label]?.map(\.name) ?? []))
    }
    return parameters + [
      .labelled(overdamping, .boolean, "may be slower than critical", else: "off"),
      .labelled(clamping, .boolean, "stops where it first reaches its end", else: "off"),
    ]
  }()

  private static let summaries = [
    "mass": "mass of the moving object", "stiffness": "how hard it pulls back",
    "damping": "how strongly it is slowed", "duration": "how long it seems to take",
    "bounce": "how much it swings, from 0 to 1",
    "response": "time of one swing without damping",
    "dampingRatio": "how strongly it is damped: at 1 it does not swing",
    "settlingDuration": "time until it has settled", "tension": "React's word for stiffness",
    "friction": "React's word for damping", "origamiTension": "Origami's own scale",
    "origamiFriction": "Origami's own scale", "velocity": Builtins.velocity,
  ]

  // MARK: The forms

  private static let all: [SpringForm] = [
    SpringForm([Part("mass", 1), Part("stiffness", 100), Part("damping", 10)]) {
      (read) throws(Mistake) in
      let (mass, stiffness) = (try read("mass"), try read("stiffness"))
      let (damping, velocity) = (try read("damping"), try read("velocity"))
      let isFree = try read.call.flag(overdamping)
      return try attempt {
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping, velocity: velocity,
          allowsOverdamping: isFree)
      }
    },
    pair(Part("duration", .time, 0.5), Part("bounce", 0)) { duration, bounce, velocity in
      try Spring(duration: duration, bounce: bounce, velocity: velocity)
    },
    pair(Part("response", .time, 0.5), Part("dampingRatio", 0.825)) { response, ratio, velocity in
      try Spring(response: response, dampingRatio: ratio, velocity: velocity)
    },
    pair(Part("settlingDuration", .time, 0.5), Part("dampingRatio", 1)) {
      duration, ratio, velocity in
      try Spring(settlingDuration: duration, dampingRatio: ratio, velocity: velocity)
    },
    SpringForm([Part("tension", 170), Part("friction", 26), Part("mass", 1)]) {
      (read) throws(Mistake) in
      let (tension, friction) = (try read("tension"), try read("friction"))
      let (mass, velocity) = (try read("mass"), try read("velocity"))
      return try attempt {
        try Spring(tension: tension, friction: friction, mass: mass, velocity: velocity)
      }
    },
    pair(Part("origamiTension", 40), Part("origamiFriction", 7)) { tension, friction, velocity in
      try Spring(origamiTension: tension, origamiFriction: friction, velocity: velocity)
    },
    pair(Part("stiffness", 1500), Part("dampingRatio", 0.5)) { stiffness, ratio, velocity in
      try .android(stiffness: stiffness, dampingRatio: ratio, velocity: velocity)
    },
  ]

  /// A form with two labels.
  private static func pair(
    _ first: Part, _ second: Part,
    _ make: @escaping @Sendable (Double, Double, Double) throws -> Spring
  ) -> SpringForm {
    SpringForm([first, second]) { (read) throws(Mistake) in
      let (a, b) = (try read(first.label), try read(second.label))
      let velocity = try read("velocity")
      return try attempt { try make(a, b, velocity) }
    }
  }
}

/// Android's names for stiffnesses and damping ratios, by label. Source: its `SpringForce`.
private let androidWords: [String: [(name: String, value: Double)]] = [
  "stiffness": [("high", 10_000), ("medium", 1500), ("low", 200), ("veryLow", 50)],
  "dampingRatio": [
    ("highBouncy", 0.2), ("mediumBouncy", 0.5), ("lowBouncy", 0.75), ("noBouncy", 1),
  ],
]
