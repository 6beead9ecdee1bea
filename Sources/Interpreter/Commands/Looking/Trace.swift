import Evaluation
import Language

enum TraceCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let path = Subject("PATH", .expression, "recorded value: a path or an expression of paths")
    let range = TimeRange()
  }

  static let verb = "trace"
  static let declaration = declare(
    "Saves a recorded value as a named series", .looking, Clauses(), takesName: true,
    examples: [
      "run 1s; trace red.center.y as low",
      "run 1s; trace red.center.y as low; reset; plot low",
      "run 1s; trace red.velocity.y / 1000 as speed from 200ms to 800ms; max(speed)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "`reset`, `goto` and `back` keep the series. `undo` of this line removes it.",
      "It uses stage time: `low(300ms)` is its value at that time.",
      "A new trace with the same name replaces the old one.",
    ], roles: [.keepsWhatItMakes])

  static func request(_ call: Look<Clauses>) throws(Failure) -> any Request {
    let expression = call[\.path]
    try call.requireRecorded(expression)
    let kept = try call.keptName
    let name = if let kept { kept } else { try call.newName() }
    let frames = try TimeRange.frames(of: [expression], call[part: \.range])
    try call[part: \.range].noteDoubtful(in: [expression])
    return TraceRequest(
      try call.expressions.recorded(expression, over: frames, for: "trace"), name: name)
  }
}

extension Look {
  /// The name after `as` for what the session saves. A trace or sweep that already has the name is
  /// replaced.
  var keptName: String? {
    get throws(Failure) {
      guard let name = written.command.name else { return nil }
      switch expressions.own(name.text) {
      case .object(.trace)?, .object(.sweep)?, .object(.recording)?: return name.text
      default: return try newName()
      }
    }
  }
}

extension Call {
  /// Rejects an expression that does not change over time.
  /// - Parameter sample: A valid line; nil for the verb with a path.
  func requireRecorded(_ expression: Expression, sample: String? = nil) throws(Failure) {
    guard expressions.sources(of: [expression]).isEmpty else { return }
    // An unknown name is the more likely mistake.
    _ = try expressions.sample(of: expression)
    let verb = declaration.verb
    throw fail(
      .wrongKind(
        verb, takes: "recorded values", but: "\(expression.span.text) was not recorded",
        sample: sample ?? "\(verb) red.center.y"),
      at: expression.span)
  }
}
