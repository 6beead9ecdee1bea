import Answers
import Execution
import Text

enum SetCommand {
  static let digits = Clause(
    "digits", .count(NumberFormat.digitsRange), "significant digits",
    else: "\(World.Settings().digits)")
  static let width = Clause(
    "width", .count(Layout.widthRange), "columns of tables and plots",
    else: "\(World.Settings().width)")

  static let declaration = CommandDeclaration(
    "set", "sets how answers are written", .session, clauses: [digits, width],
    examples: ["set digits 4", "set width 60"],
    .change { (call) throws(Failure) in
      let (digits, width) = (try call[digits], try call[width])
      guard digits != nil || width != nil else {
        let settings = call.inspector.settings
        return try call.emit(.text(["digits \(settings.digits)", "width \(settings.width)"]))
      }
      call.change { values in
        if let digits { values.settings.digits = digits }
        if let width { values.settings.width = width }
      }
    })
}
