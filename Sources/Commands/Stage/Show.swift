import Execution
import Language

enum ShowCommand {
  static let object = Subject(
    optional: "NAME", .object, "one object, such as red, a transition, or a matrix")

  static let declaration = CommandDeclaration(
    "show", "tells where one is: time, views, behaviors, what runs; or all of one object", .stage,
    subject: object, examples: ["show", "show red", "show perspective(500)"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: ["A matrix is shown beside the one that Core Animation keeps."],
    also: ["list", "ls"],
    .look { (call) throws(Failure) in
      guard let expression = try call[object] else {
        return try call.emit(.listing(call.inspector.survey))
      }
      if let text = transitionText(expression, call) { return try call.emit(.text(text)) }
      let value = try call.reader.evaluate(expression)
      if let matrix = value.matrix {
        return try call.emit(.lines(ShowMatrix.lines(matrix, call.reader.format)))
      }
      if let sweep = call.reader.sweep(value) {
        return try call.emit(.table(sweep.table(call.reader.format)))
      }
      guard case .object(let reference) = value else {
        throw call.fail(
          .wrongKind(
            "show", takes: "an object's name", found: "a value", of: expression.span.text,
            sample: nil),
          at: expression.span)
      }
      try call.emit(.listing(call.inspector.description(of: reference)))
    })

  /// A transition as it is written; what somebody made under its name comes first. It is indented, so
  /// that nobody takes it for a line that was typed.
  private static func transitionText(_ expression: Expression, _ call: Look) -> [String]? {
    guard case .name(let name) = expression.kind, call.reader.own(name) == nil else { return nil }
    let own = call.inspector.transitionDefinition(named: name)?.text
    let ready = ReadyMadeTransition.named(name)
    guard let text = own ?? ready?.text else { return nil }
    let says = own == nil ? ready?.summary ?? "" : "as it was made"
    return ["\(name): a transition, \(says)"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }
}
