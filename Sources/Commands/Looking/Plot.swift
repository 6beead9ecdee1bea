import Answers
import Charts
import Execution
import Language
import Values

enum PlotCommand {
  static let values = Subject("VALUES", .expressions, "up to 8 values, traces, lists, or curves")
  static let against = Clause(
    "against", .expression, "the value across, instead of time",
    also: ["vs", "versus", "over"])
  static let log = Clause(
    "log", .logAxes, "axes on which equal ways are equal ratios: `log x`, `log y`, `log x, y`")
  static let function = Clause("for", .binding, "draws a function: `for x in 0..1`")

  static let declaration = CommandDeclaration(
    "plot", "draws values over time, against each other, curves, or lists", .looking,
    subject: values,
    clauses: [against, function, log, TimeRange.from, TimeRange.to] + PlotClauses.all
      + IntoFile.plot.clauses,
    examples: [
      "run 1s; plot red.center.y", "run 1s; plot red.center.y from 200ms to 800ms",
      "run 1s; plot red.center.y against red.center.x",
      "run 1s; plot red.center.y, red.velocity.y",
      "plot [1, 4, 9, 16] against [1, 2, 3, 4]", "plot elasticOut, bounceOut",
      "plot backOut, backOut.velocity",
      "plot x^2, exp(x) for x in 0.1..10 log x, y",
      "plot sin(2*pi*x) for x in 0..1 width 60 height 12 glyphs unicode",
      "run 1s; plot red.center.y into \"fall.svg\"",
      "run 1s; plot red.center.y into \"fall.csv\" replacing",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "The sentence below a plot says what it shows.",
      "A y on screen grows downward, and so do the axes of its plot; the sentences say so.",
      "Two units have an axis each, left and right; a broken line shows what is overshot.",
      "A line with `into` is left out of notebooks, as `save` is: a replay touches no files.",
    ],
    also: ["graph", "chart"],
    .look { (call) throws(Failure) in
      var plot = try PlotForm(call).plot(call)
      plot.logAxes = try call[log] ?? []
      try IntoFile.plot.give(.plot(plot, try PlotClauses.style(call)), call)
    })
}

extension ArgumentType where Content == Set<Plot.Axis> {
  /// One axis, or both.
  static var logAxes: ArgumentType {
    ArgumentType(.expressions) { (reader, values, what) throws(Failure) in
      var axes: Set<Plot.Axis> = []
      for value in values {
        guard let expression = value.expression, case .name(let word) = expression.kind,
          let axis = Plot.Axis(rawValue: word)
        else {
          throw Failure(
            .wrongKind(
              what, takes: "axes, x or y",
              but: "\(value.expression?.span.text ?? "this") is none of them", sample: "log x, y"),
            at: value.expression?.span)
        }
        axes.insert(axis)
      }
      return axes
    }
  }
}

/// What every plot takes.
enum PlotClauses {
  static let standardWidth = "\(Layout.standard.width), and at the prompt the terminal's"
  static let width = Clause(
    "width", .count(Plot.widthRange), "columns", else: standardWidth)
  static let height = Clause(
    "height", .count(Plot.heightRange), "rows of the grid", default: PlotStyle.standardHeight)
  static let glyphs = Clause(
    "glyphs", .word(GlyphSet.self), "what it is drawn with",
    else: "as `set glyphs` has it")

  static let all: [any DeclaredClause] = [width, height, glyphs]

  static func style(_ call: Look) throws(Failure) -> PlotStyle {
    PlotStyle(height: try call[height], width: try call[width], glyphs: try call[glyphs])
  }
}
