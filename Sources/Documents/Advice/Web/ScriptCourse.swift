/// Animations of a script, one after another or together, as lines.
struct ScriptCourse {
  struct Step {
    /// What is set before it begins.
    var before: [String] = []
    /// `animate` with its clauses; empty for a line of its own.
    var head = ""
    var body: [String]
    var delay = 0.0
    /// How long it takes; nil for a spring.
    var seconds: Double?
    var then: [Step] = []

    var text: String {
      let late = delay == 0 ? "" : " delay \(Lowering.digits(delay))s"
      let next = then.isEmpty ? "" : " then { \(then.map(\.text).joined(separator: "; ")) }"
      let block = body.isEmpty ? Lowering.gap : body.joined(separator: "; ")
      let own = delay == 0 ? block : "at t +\(late.dropFirst(6)) { \(block) }"
      let line = head.isEmpty ? own : "animate \(head)\(late) { \(block) }\(next)"
      return (before + [line]).joined(separator: "; ")
    }

    /// When it and what comes after it has ended; nil if a spring is in it.
    var end: Double? {
      guard let seconds else { return nil }
      return then.reduce(delay + seconds) { end, step in
        max(end, delay + seconds + (step.end ?? .infinity))
      }
    }

    /// Adds steps behind the last one that ends.
    mutating func append(_ steps: [Step]) {
      if let last = then.longest { then[last].append(steps) } else { then += steps }
    }
  }

  var steps: [Step] = []
  /// A pause behind all of it.
  var pause = 0.0

  mutating func append(_ other: ScriptCourse) {
    var steps = other.steps
    for index in steps.indices { steps[index].delay += pause }
    pause = other.steps.isEmpty ? pause + other.pause : other.pause
    guard !steps.isEmpty else { return }
    if let last = self.steps.longest { self.steps[last].append(steps) } else { self.steps = steps }
  }

  mutating func delay(by seconds: Double) {
    if steps.isEmpty { pause += seconds }
    for index in steps.indices { steps[index].delay += seconds }
  }

  /// One line for each.
  var lines: [String] { steps.map(\.text) }
}

extension [ScriptCourse.Step] {
  /// The step that ends last: a spring, or the one that takes the longest.
  fileprivate var longest: Int? {
    let animated = indices.filter { !self[$0].head.isEmpty }
    return animated.max { (self[$0].end ?? .infinity) < (self[$1].end ?? .infinity) }
  }
}
