import Execution
import Language

enum TraceCommand {
  static let path = Subject("PATH", .expression, "what is kept: a path, or an expression of paths")

  static let declaration = CommandDeclaration(
    "trace", "keeps what was recorded of a value as a series that lasts", .looking, subject: path,
    clauses: [TimeRange.from, TimeRange.to], takesName: true,
    examples: [
      "run 1s; trace red.center.y as low",
      "run 1s; trace red.center.y as low; reset; plot low",
      "run 1s; trace red.velocity.y / 1000 as speed from 200ms to 800ms; max(speed)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "`reset`, `goto` and `back` leave it as it is; `undo` of this line takes it away.",
      "It has the stage's times: `low(300ms)` is what it was then.",
      "Traced again under the same name, the new one takes the old one's place.",
    ],
    .session { (call) throws(Failure) in
      let expression = try call[path]
      try call.requireRecorded(expression)
      let kept = try call.keptName
      let name = if let kept { kept } else { try call.newName() }
      let frames = try TimeRange.frames(of: [expression], call)
      return .trace(
        try call.reader.recorded(expression, over: frames, for: "trace"), name: name)
    })
}

extension Look {
  /// The name after `as` of what the session is to keep; it may be that of something it keeps already,
  /// which gives way.
  var keptName: String? {
    get throws(Failure) {
      guard let name = written.command.name else { return nil }
      switch reader.own(name.text) {
      case .object(.trace)?, .object(.sweep)?: return name.text
      default: return try newName()
      }
    }
  }
}

extension Call {
  /// Refuses what is the same at all times.
  /// - Parameter sample: a line that would do; nil for the verb with a path.
  func requireRecorded(_ expression: Expression, sample: String? = nil) throws(Failure) {
    guard reader.sources(of: [expression]).isEmpty else { return }
    // A name that is not there is the nearer mistake.
    _ = try reader.sample(of: expression)
    let verb = declaration.verb
    throw fail(
      .wrongKind(
        verb, takes: "what was recorded", but: "\(expression.span.text) has no past",
        sample: sample ?? "\(verb) red.center.y"),
      at: expression.span)
  }
}
