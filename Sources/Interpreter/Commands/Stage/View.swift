import Evaluation
import UIKitMotion
import Values

enum ViewCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the view")
    let frame = Clause(
      required: "frame", .rect, "x, y, width and height in its parent's coordinates", also: ["rect"]
    )
    let color = Clause(
      "color", .color, "background", also: ["colour", "backgroundColor", "background", "fill"])
    let parent = Clause(
      "in", .view, "parent",
      else: "the stage, or the enclosing screen", also: ["parent", "inside"])
    let alpha = Clause(
      "alpha", .number(.plain, 0...1), "opacity: 0 is clear, 1 is opaque", default: 1,
      also: ["opacity"])
    let text = Clause("text", .string, "text of the view, which becomes a label")
    let font = Clause(
      "font", .word(TextStyle.self), "text style, in its size at the current text size",
      else: "17 pt at any text size")
    let adjustsFont = Clause(
      "adjustsFontForContentSizeCategory", .boolean, "whether the text style follows the text size",
      default: false)
  }

  static let verb = "view"
  static let declaration = declare(
    "Puts a view on the stage", .stage, Clauses(),
    examples: [
      "view red frame (50, 50, 100, 100) color red",
      "view veil frame (0, 0, 320, 568) color black alpha 0.5",
      "view card frame (0, 0, 320, 100); view badge frame (10, 10, 20, 20) in card",
      "view title frame (20, 20, 280, 40) text \"Hello\" font body "
        + "adjustsFontForContentSizeCategory on; textSize extraLarge; title.fontSize",
    ],
    roles: [.makesSubject])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (name, frame, alpha) = (call[\.name], call[\.frame], call[\.alpha])
    let (color, parent) = (
      call[\.color], call[\.parent] ?? call.evaluator.enclosingScreen
    )
    let (text, font, adjusts) = (
      call[\.text], call[\.font], call[\.adjustsFont]
    )
    try call.requireFreeName(name)
    if let text, text.utf8.count > Limits.labelLength {
      throw call.fail(
        .textTooLong(Limits.labelLength, of: "`text`"), at: call.valuePlace(of: \.text))
    }
    let stage = call.stage
    try call.attempt {
      let view = try stage.addView(named: name.text, frame: frame, parent: parent)
      if let color { try stage.setAppearance(of: view) { $0.backgroundColor = color } }
      if let text { try stage.setAppearance(of: view) { $0.text = text } }
      if let font { try stage.setFont(font, of: view) }
      if adjusts { try stage.setAdjustsFont(true, of: view) }
      if call.has(\.alpha) { try stage.set(alpha, .alpha, of: view) }
    }
  }
}
