import Diagnostics
import Evaluation
import Language
import MotionCurves
import Text
import Values

enum FitCommand: LookCommand {
  struct Clauses: CommandClauses {
    let values = Subject(
      "CURVE|VALUES", .expressions,
      "curve to fit, such as elasticOut; or measured or recorded series of one motion")
    let kind = Clause("as", .fitKind, "kind of the fitted curve", else: "for series, all of them")
    let against = Clause(
      "against", .expression,
      "for a series: how far the finger is past the end, to fit a rubber band")
    let over = Clause(
      "over", .time, "for `as spring` of a curve: duration to fill", else: "the curve's own, or 1s")
    let stops = Clause(
      "stops", .count(2...1000), "for `as linear` of a curve: number of stops",
      else: "enough for a 0.1 % error")
    let from = Clause("from", .time, "start of the stretch of a series", else: "its first value")
    let to = Clause("to", .time, "end of the stretch of a series", else: "its last value")
    let by = Clause(
      "by", .fitParameters,
      "parameters of the block to find, each in a range: `g.magnitude in 0.5..4`")
    let measure = Clause(
      "measure", .expression, "what the block's run is to bring near the series")
  }

  static let verb = "fit"
  static let declaration = declare(
    "Finds which motion a series is, or the nearest curve of another kind", .looking,
    Clauses(), block: .optional,
    examples: [
      "fit spring(duration: 0.5, bounce: 0.3) as linear", "fit sineOut as bezier",
      "fit backOut as spring over 500ms",
      "fit elasticOut as linear stops 12; compare elasticOut, ans",
      "run 1s; trace red.center.y as low; fit low from 100ms to 900ms",
      "run 1s; trace red.center.y as low; fit low as fall; compare low, ans",
      "run 1s; trace red.center.y as low; reset; view red frame (50, 50, 100, 100); "
        + "gravity on red as g; fit low by g.magnitude in 0.5..4 { run 1s } measure red.center.y",
      "scroll list frame (0, 0, 320, 568) content 320x4000; view finger frame (0, 0, 9, 9); "
        + "animate finger.center.y by 200 over 1s curve linear; drag list by (0, 200) over 1s; "
        + "run 59 frames; fit list.contentOffset.y against finger.presentation.center.y - 4.5",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "`ans` is the fitted curve: `compare real.y, ans`, `code ans for swift`.",
      "The error of a curve is the largest difference at 10 001 points. The time of a spring "
        + "counts as its progress.",
      "A series is compared with springs, decays, falls, throws, bounces, Béziers, the named "
        + "curves, the keyboard's, steps, and what scroll views do. The answer says which is the next "
        + "best, and whether the series can tell them apart. `±` is the 95 % interval.",
      "A scroll is fitted from its release, as in `fit real.y from 200ms`: as a throw, a throw that "
        + "meets an edge, a pull to an edge, or a turn to a page. A rubber band needs the finger too: "
        + "`fit real.offset against real.pull`, where 0 is the finger at the end.",
      "`as` takes `bezier`, `linear` or `spring`; for a series also `critical`, `decay`, `fall`, "
        + "`throw`, `bounce`, `keyboard`, `steps`; of scroll views `deceleration`, `edge` or `page`; "
        + "or any curve, such as `easeInOut`.",
      "A throw is a constant acceleration with a velocity at its start. Its start is the first "
        + "value, unless rest before it shows when it began.",
      "Several series of one motion are fitted together: `fit real.x, real.y`.",
      "With a block, it runs the block again and again and finds the parameters whose run is "
        + "nearest to the series. Ctrl-C ends it with the best so far, which notebooks leave out.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    for keyword in ["by", "measure"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.fitNeedsBlock(keyword), at: place)
    }
    guard call.expressions.sources(of: call[\.values]).isEmpty else {
      return try SeriesFit(call).answer()
    }
    for keyword in ["from", "to", "against"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseDoesNotApply(keyword), at: place)
    }
    try CurveKindFit.answer(call)
  }

  /// With a block, it acts on the session, whose log it runs again and again.
  static func action(_ clauses: Clauses) -> CommandAction {
    .lookOrRequest(
      { (written) throws(Failure) in try run(Look(clauses: clauses, written: written)) },
      { (written) throws(Failure) in
        try StageFitPlan(Look(clauses: clauses, written: written))
      })
  }
}

/// The kind after `as`.
enum FitKind: Sendable {
  case word(Word)
  case curve(NamedCurve)

  enum Word: String, CaseIterable {
    case bezier, linear, spring, critical, decay, fall, bounce, keyboard, steps, deceleration, edge
    case page
    case thrown = "throw"
  }
}

extension ArgumentType where Content == FitKind {
  /// A word, or a curve.
  fileprivate static var fitKind: ArgumentType {
    let words = FitKind.Word.allCases.map(\.rawValue)
    return ArgumentType(.curve) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .name(let name) = expression.kind {
        if let word = FitKind.Word(rawValue: name) { return .word(word) }
        if evaluator[name] == nil {
          throw Failure(
            .unknownWord(
              name, after: what, nearest: Vocabulary(words).nearest(to: name), known: words),
            at: expression.span)
        }
      }
      return .curve(try evaluator.namedCurve(expression, what))
    }
  }
}

extension StageFitPlan {
  /// Reads a fit with a block.
  init(_ call: Look<FitCommand.Clauses>) throws(Failure) {
    for keyword in ["as", "against", "over", "stops"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseDoesNotApply(keyword), at: place)
    }
    guard let parameters = call[\.by] else {
      throw call.fail(.missingClause("by", verb: "fit", "g.magnitude in 0.5..4"))
    }
    guard let measure = call[\.measure] else {
      throw call.fail(.missingClause("measure", verb: "fit", "measure red.center.y"))
    }
    let expressions = call[\.values]
    if expressions.count > 1 { throw call.fail(.fitsOneSeries, at: expressions[1].span) }
    let series = try MeasuredSeries(
      expressions, from: call[\.from], to: call[\.to], call, for: "fit")
    guard series.times.count > parameters.count else {
      throw call.fail(
        .tooFewToFit(expressions[0].written, series.times.count, parameters.count + 1),
        at: call.subjectPlace)
    }
    self.init(
      parameters: parameters, block: try call.runBlock, measure: measure,
      name: expressions[0].written, times: series.times, values: series.columns[0],
      unit: series.units[0])
  }
}
