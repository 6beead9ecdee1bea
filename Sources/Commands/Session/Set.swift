import Answers
import Charts
import Execution
import Text

enum SetCommand {
  static let digits = Clause(
    "digits", .count(NumberFormat.digitsRange), "significant digits",
    else: "\(World.Settings().digits)")
  static let width = Clause(
    "width", .count(Layout.widthRange), "columns of tables and plots",
    else: PlotClauses.standardWidth)

  static let glyphs = Clause(
    "glyphs", .word(GlyphSet.self), "what plots are drawn with",
    else: World.Settings().glyphs.rawValue)

  static let declaration = CommandDeclaration(
    "set", "sets how answers are written", .session, clauses: [digits, width, glyphs],
    examples: ["set digits 4", "set width 60", "set glyphs braille"],
    .change { (call) throws(Failure) in
      let (digits, width, glyphs) = (try call[digits], try call[width], try call[glyphs])
      guard digits != nil || width != nil || glyphs != nil else {
        let settings = call.inspector.settings
        return try call.emit(
          .text([
            "digits \(settings.digits)", "width \(settings.width ?? Layout.standard.width)",
            "glyphs \(settings.glyphs.rawValue)",
          ]))
      }
      call.change { values in
        if let digits { values.settings.digits = digits }
        if let width { values.settings.width = width }
        if let glyphs { values.settings.chosenGlyphs = glyphs }
      }
    })
}
