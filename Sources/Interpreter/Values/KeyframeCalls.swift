import Diagnostics
import MotionCurves

/// Keyframes and paths as curves.
package enum KeyframeCalls {
  private static let modes = Keyframes.Mode.allCases.map(\.rawValue)

  /// The timing of keyframes: mode, key times and easings.
  private static let pace: [Parameter] = [
    .labelled(
      "mode", .word(modes), takes: "one of its words", "how it goes from key to key",
      else: Keyframes.Mode.linear.rawValue),
    .labelled(
      "at", .points, takes: "a list of numbers", "time of each key, from 0 to 1",
      else: "even"),
    .labelled(
      "curves", .points, takes: "a list of easings", "one from each key to the next"),
    .labelled("around", .curve, takes: "an easing", "over the whole way"),
  ]

  private static func shape(_ name: String, _ summary: String) -> Parameter {
    .labelled(
      name, .plain, takes: "a number, or a list with one for each key", summary, else: "0")
  }

  package static let functions = [
    Function(
      "keyframed", "a curve through values: CAKeyframeAnimation",
      [.at("values", .points, takes: "a list of numbers or points", "what it goes through")]
        + pace + [
          shape("tension", "of cubic: how tight it goes round a key"),
          shape("continuity", "of cubic: how sharp its corners are"),
          shape("bias", "of cubic: whether it turns before a key or behind it"),
        ],
      example: "plot keyframed([0, 1, 0.5, 0.7], mode: cubic, at: [0, 0.3, 0.6, 1])", work: .point
    ) { (call) throws(Mistake) in
      let values = try numbers(call.positional[0], of: "keyframed")
      let shapes = try shapes(call, count: values.count)
      let parts = try parts(call)
      return try curve(call) {
        try Keyframes(
          values: values, mode: parts.mode ?? .linear, times: parts.times,
          easings: parts.easings, shapes: shapes, around: parts.around)
      }
    },
    Function(
      "monotone", "a smooth curve through values that does not overshoot them",
      [
        .at("values", .points, takes: "a list of numbers or points", "what it goes through"),
        .labelled(
          "at", .points, takes: "a list of numbers", "when each value is reached, from 0 to 1",
          else: "even"),
      ],
      example: "plot monotone([0, 0.1, 0.9, 1], at: [0, 0.4, 0.5, 1])", work: .point
    ) { (call) throws(Mistake) in
      let values = try numbers(call.positional[0], of: "monotone")
      let times = try times(call)
      return try curve(call) {
        try Keyframes(monotone: values, times: times)
      }
    },
    Function(
      "path", "a way along a path in SVG's words, element by element",
      [.at("text", .string, "such as \"M 0 0 L 100 50\"")] + pace,
      example: "plot path(\"M 0 0 L 100 0 C 150 0 200 50 200 100\", mode: paced)", work: .letter
    ) { (call) throws(Mistake) in
      guard case .string(let text) = call.positional[0] else {
        throw .wrongKind(
          "path", takes: "a text", found: call.positional[0].described,
          sample: "path(\"M 0 0 L 100 50\")")
      }
      let path = try path(text)
      let parts = try parts(call)
      return try curve(call) {
        try Keyframes(
          along: path, mode: parts.mode ?? .linear, times: parts.times, easings: parts.easings,
          around: parts.around)
      }
    },
  ]

  private static func path(_ text: String) throws(Mistake) -> MotionPath {
    do throws(PathProblem) {
      return try MotionPath(text)
    } catch {
      throw .textProblem(error.message, help: error.help, place: error.range)
    }
  }

  private static func curve(
    _ call: Arguments, _ make: () throws -> Keyframes
  ) throws(Mistake) -> Value {
    .curve(.keyframes(try attempt(make), name: call.written()))
  }

  // MARK: Arguments

  private struct Parts {
    let mode: Keyframes.Mode?
    let times: [Double]?
    let easings: [Easing]
    let around: Easing?
  }

  private static func parts(_ call: Arguments) throws(Mistake) -> Parts {
    var mode: Keyframes.Mode?
    if let value = call["mode"] {
      guard case .string(let word) = value, let known = Keyframes.Mode(rawValue: word) else {
        throw .wrongKind(
          "mode", takes: Keyframes.Mode.allCases.map(\.rawValue).joined(separator: " | "),
          found: value.described, sample: "mode: cubic")
      }
      mode = known
    }
    let times = try times(call)
    let easings = try call["curves"].map { (value) throws(Mistake) in
      try list(value, of: "curves").map { (item) throws(Mistake) in try easing(item, of: "curves") }
    }
    let around = try call["around"].map { (value) throws(Mistake) in
      try easing(value, of: "around")
    }
    return Parts(mode: mode, times: times, easings: easings ?? [], around: around)
  }

  private static func times(_ call: Arguments) throws(Mistake) -> [Double]? {
    try call["at"].map { (value) throws(Mistake) in
      try list(value, of: "at").map { (item) throws(Mistake) in
        try Arguments.number(item, .plain, of: "at")
      }
    }
  }

  private static func list(_ value: Value, of what: String) throws(Mistake) -> List {
    guard case .list(let values) = value else {
      throw .wrongKind(what, takes: "a list", found: value.described, sample: "[0, 0.5, 1]")
    }
    return values
  }

  private static func easing(_ value: Value, of what: String) throws(Mistake) -> Easing {
    guard case .curve(.easing(let easing)) = value else {
      throw .wrongKind(what, takes: "an easing", found: value.described, sample: "easeInOut")
    }
    return easing
  }

  private static func numbers(_ value: Value, of what: String) throws(Mistake) -> [[Double]] {
    try list(value, of: what).map { (item) throws(Mistake) in
      guard let numbers = item.components, !numbers.isEmpty else {
        throw .wrongKind(
          what, takes: "numbers or points", found: item.described, sample: "[0, 1, 0.5]")
      }
      let check = Check(what: what)
      return try numbers.map { (number) throws(Mistake) in
        try check.number(.plain(number), .plain, Limits.curveValues)
      }
    }
  }

  /// Tension, continuity and bias: one number for all keys, or a list with one for each.
  private static func shapes(_ call: Arguments, count: Int) throws(Mistake) -> [Keyframes.Shape] {
    let labels = ["tension", "continuity", "bias"]
    guard labels.contains(where: { call[$0] != nil }) else { return [] }
    var columns: [[Double]] = []
    for label in labels {
      guard let value = call[label] else {
        columns.append(Array(repeating: 0, count: count))
        continue
      }
      if case .list(let values) = value {
        guard values.count == count else { throw .listOfOther(label, count, found: values.count) }
        columns.append(
          try values.map { (item) throws(Mistake) in
            try Arguments.number(item, .plain, of: label)
          })
      } else {
        let number = try Arguments.number(value, .plain, of: label)
        columns.append(Array(repeating: number, count: count))
      }
    }
    let check = Check(what: "keyframed")
    for number in columns.joined() {
      _ = try check.number(.plain(number), .plain, Limits.coordinates)
    }
    return (0..<count).map {
      Keyframes.Shape(tension: columns[0][$0], continuity: columns[1][$0], bias: columns[2][$0])
    }
  }
}
