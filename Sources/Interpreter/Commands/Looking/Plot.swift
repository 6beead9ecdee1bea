import Answers
import Evaluation
import Language
import Values

enum PlotCommand: LookCommand {
  struct Clauses: CommandClauses {
    let values = Subject("VALUES", .expressions, "up to 8 values, traces, lists, or curves")
    let against = Clause(
      "against", .expression, "value on the x axis, instead of time",
      also: ["vs", "versus", "over"])
    let log = Clause(
      "log", .logAxes, "logarithmic axes: `log x`, `log y`, `log x, y`")
    let function = Clause("for", .binding, "variable and range of a function: `for x in 0..1`")
    let range = TimeRange()
    let form = PlotClauses()
    let into = IntoFile.plot
  }

  static let verb = "plot"
  static let declaration = declare(
    "Plots values over time or against each other, curves, lists or functions as text", .looking,
    Clauses(),
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
      "The sentence below a plot describes the plot.",
      "On screen, y grows downward. The axis of its plot does too, and the sentence says so.",
      "Two units get one axis each, left and right. A broken line marks the overshot value.",
      "Notebooks leave out lines with `into`, like `save`: a replay does not touch files.",
    ],
    also: ["graph", "chart"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    var plot = try PlotForm(call).plot(call)
    plot.logAxes = call[\.log] ?? []
    try IntoFile.give(
      .plot(plot, try PlotClauses.style(call[part: \.form])), call[part: \.into])
    let across = call[\.against].map { [$0] } ?? []
    try call[part: \.range].noteDoubtful(in: call[\.values] + across)
  }
}

extension ArgumentType where Content == Set<Plot.Axis> {
  /// One axis, or both.
  static var logAxes: ArgumentType {
    ArgumentType(.expressions) { (evaluator, values, what) throws(Failure) in
      var axes: Set<Plot.Axis> = []
      for value in values {
        guard let expression = value.expression, case .name(let word) = expression.kind,
          let axis = Plot.Axis(rawValue: word)
        else {
          throw Failure(
            .wrongKind(
              what, takes: "x, y or both",
              but: "\(value.expression?.span.text ?? "this") is neither", sample: "log x, y"),
            at: value.expression?.span)
        }
        axes.insert(axis)
      }
      return axes
    }
  }
}

/// The clauses of every plot.
struct PlotClauses: CommandClauses {
  static let standardWidth = "\(Layout.standard.width), or the terminal's width at the prompt"
  let width = Clause(
    "width", .count(Plot.widthRange), "columns", else: standardWidth)
  let height = Clause(
    "height", .count(Plot.heightRange), "rows of the grid", default: PlotStyle.standardHeight,
    also: ["lines", "rows"])
  let glyphs = Clause(
    "glyphs", .word(GlyphSet.self), "character set",
    else: "the setting of `set glyphs`")

  static func style(_ call: Look<PlotClauses>) throws(Failure) -> PlotStyle {
    PlotStyle(height: call[\.height], width: call[\.width], glyphs: call[\.glyphs])
  }
}
