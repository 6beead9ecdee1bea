import Answers
import Execution
import Values

enum ShowCommand {
  static let object = Subject(optional: "NAME", .object, "one object, such as red")

  static let declaration = CommandDeclaration(
    "show", "tells where one is: time, views, behaviors, what runs; or all of one object", .stage,
    subject: object, examples: ["show", "show red"],
    after: ["view red frame (50, 50, 100, 100)"],
    .look { (call) throws(Failure) in
      guard let expression = try call[object] else {
        return try call.emit(.listing(call.inspector.survey))
      }
      guard case .object(let reference) = try call.reader.evaluate(expression) else {
        throw call.fail(
          .wrongKind(
            "show", takes: "an object's name", found: "\(expression.span.text) is a value",
            sample: nil),
          at: expression.span)
      }
      try call.emit(.listing(call.inspector.description(of: reference)))
    })
}
