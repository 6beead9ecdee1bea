import Answers
import Values
import Execution
import Diagnostics
import Geometry
import Staging

extension Commands {
  static let stage = CommandDeclaration(
    "stage", "sets the size of the reference view", .stage,
    subject: .init(label: "SIZE", kind: .size, isRequired: true, summary: "width x height"),
    clauses: [
      .init(
        "pixels", .number(.plain, 0...100), "rounds what dynamics moves to so many pixels a point",
        default: "0, no rounding")
    ],
    examples: ["stage 320x568", "stage 1000x1000", "stage 320x568 pixels 2"],
    notes: [
      "On a device UIKit rounds the views that dynamics moves to pixels; `pixels 2` does so too.",
      "A new session has a stage of 320x568 points, as a four-inch iPhone.",
    ],
    .evaluation { (call) throws(Failure) in
      guard let expression = call.subjectExpression else { return }
      let size = try call.checked(expression, "stage") { (check, value) throws(Mistake) in
        try check.size(value)
      }
      guard size.width > 0, size.height > 0 else {
        throw call.fail(.emptySize("stage"), at: expression.span)
      }
      let pixels = try call.number("pixels")
      if let pixels, pixels != 0, pixels < 0.1 {
        throw call.fail(
          .outOfRange("pixels", "\(pixels)", low: "0.1", high: "100", unit: ""),
          at: call.expression("pixels")?.span)
      }
      try call.staging { () throws(StagingProblem) in try call.stage.resize(to: size) }
      call.world.touch()
      if let pixels { call.stage.animator.pixelScale = pixels == 0 ? nil : pixels }
    })

  static let view = CommandDeclaration(
    "view", "puts a view on the stage", .stage,
    subject: .init(label: "NAME", kind: .name, isRequired: true, summary: "its name"),
    clauses: [
      .init("frame", .rect, "x, y, width, height in its parent's coordinates", isRequired: true),
      .init("color", .color, "its colour"),
      .init("in", .view, "the view it becomes a subview of", default: "the stage"),
      .init("alpha", .number(.plain, 0...1), "0 is clear, 1 is opaque", default: "1"),
    ],
    examples: [
      "view red frame (50, 50, 100, 100) color red",
      "view card frame (0, 0, 320, 100); view badge frame (10, 10, 20, 20) in card",
    ],
    .evaluation { (call) throws(Failure) in
      guard let name = call.subjectWord, let frame = try call.rect("frame") else {
        throw call.fail(.missingSubject(verb: "view", "a name"))
      }
      guard !known.grammar.isReserved(name.text) else {
        throw call.fail(.reservedName(name.text), at: name.span)
      }
      try call.evaluator.requireFree(name)
      let (color, parent) = (try call.color("color"), try call.view("in"))
      let alpha = try call.number("alpha")
      let view = try call.staging { () throws(StagingProblem) in
        try call.stage.addView(named: name.text, frame: frame, parent: parent)
      }
      call.world.touch()
      view.backgroundColor = color
      guard let alpha else { return }
      try call.staging { () throws(StagingProblem) in
        try call.stage.set(alpha, .alpha, of: view)
      }
    })
}
