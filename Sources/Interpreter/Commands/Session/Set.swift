import Answers
import Evaluation
import Text

enum SetCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let digits = Clause(
      "digits", .count(NumberFormat.digitsRange), "number of significant digits",
      else: "\(World.Settings().digits)")
    let width = Clause(
      "width", .count(Layout.widthRange), "width of tables and plots, in columns",
      else: PlotClauses.standardWidth)

    let glyphs = Clause(
      "glyphs", .word(GlyphSet.self), "characters that draw plots",
      else: "ascii, or unicode in a color terminal with a UTF-8 locale")

    let paging = Clause(
      "paging", .boolean,
      "whether a list or table longer than the window opens the pager, which `q` leaves", else: "on"
    )
  }

  static let verb = "set"
  static let declaration = declare(
    "Sets the format of answers", .session, Clauses(),
    examples: ["set digits 4", "set width 60", "set glyphs braille", "set paging off"],
    roles: [.setsWriting])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (digits, width, glyphs) = (call[\.digits], call[\.width], call[\.glyphs])
    let paging = call[\.paging]
    guard digits != nil || width != nil || glyphs != nil || paging != nil else {
      let settings = call.inspector.settings
      return try call.emit(
        .text([
          "digits \(settings.digits)", "width \(settings.width ?? Layout.standard.width)",
          settings.chosenGlyphs.map { "glyphs \($0.rawValue)" }
            ?? "glyphs braille on a terminal that has them, ascii elsewhere",
          "paging \(settings.pages ? "on" : "off")",
        ]))
    }
    call.change { values in
      if let digits { values.settings.digits = digits }
      if let width { values.settings.width = width }
      if let glyphs { values.settings.chosenGlyphs = glyphs }
      if let paging { values.settings.pages = paging }
    }
  }
}
