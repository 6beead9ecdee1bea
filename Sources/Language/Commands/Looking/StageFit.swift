import Execution
import Language
import Values

extension StageFitPlan {
  /// Reads a fit with a block.
  init(_ call: Look<FitCommand.Clauses>) throws(Failure) {
    for keyword in ["as", "over", "stops"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseDoesNotApply(keyword), at: place)
    }
    guard let parameters = try call[\.by] else {
      throw call.fail(.missingClause("by", verb: "fit", "g.magnitude in 0.5..4"))
    }
    guard let measure = try call[\.measure] else {
      throw call.fail(.missingClause("measure", verb: "fit", "measure red.center.y"))
    }
    let expressions = try call[\.values]
    if expressions.count > 1 { throw call.fail(.fitsOneSeries, at: expressions[1].span) }
    let series = try MeasuredSeries(
      expressions, from: try call[\.from], to: try call[\.to], call, for: "fit")
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
