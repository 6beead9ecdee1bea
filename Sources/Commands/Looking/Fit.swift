import Answers
import Values
import Execution
import Curves
import Diagnostics
import Text

extension Commands {
  static let fit = CommandDeclaration(
    "fit", "finds the nearest curve of another kind, and how far it is off", .looking,
    subject: .init(label: "CURVE", kind: .curve, isRequired: true, summary: "such as elasticOut"),
    clauses: [
      .init("as", .word(["bezier", "linear", "spring"]), "what it is to be", isRequired: true),
      .init("over", .time, "for `as spring`: the time it fills", default: "1s"),
      .init("stops", .count(2...1000), "for `as linear`: how many", default: "as 0.1 % needs"),
    ],
    examples: [
      "fit spring(duration: 0.5, bounce: 0.3) as linear", "fit sineOut as bezier",
      "fit backOut as spring over 500ms",
      "fit elasticOut as linear stops 12; compare elasticOut, ans",
    ],
    notes: [
      "`ans` is the curve that was found.",
      "The error is the greatest at 10 001 places; a spring's time counts as its progress.",
    ],
    .evaluation { (call) throws(Failure) in
      let (curve, name) = try subjectCurve(call)
      let kind = call.word("as") ?? "bezier"
      for (keyword, owner) in [("over", "spring"), ("stops", "linear")] where kind != owner {
        guard let clause = call.clause(keyword) else { continue }
        throw call.fail(.clauseOfOtherKind(keyword, kind: kind), at: clause.keyword.span)
      }
      let target = try Progress(of: curve, name, call)
      let found = try Fit(call, target).curve(kind)
      call.world.remember(.curve(found.curve))
      try call.emit(.text([found.curve.name]))
      try call.emit(.line("off by at most \(percent(found.error)) at \(found.place)"))
      if kind == "linear", target.jumps { try call.emit(.line(jumpNote)) }
    })
}

extension Commands {
  /// What is lost where straight lines follow a jump.
  static let jumpNote = "but for its jumps, each of which takes 0.01 % of the time"
}

/// A curve as a function of progress, whatever it takes: 0 to 1, over its own time.
struct Progress {
  let curve: Curve
  let name: String
  /// The seconds that make progress 1; nil for what fills any time.
  let duration: Double?

  init(of curve: Curve, _ name: String, _ call: Invocation) throws(Failure) {
    self.curve = curve
    self.name = name
    duration = curve.ownDuration
    if case .rate = curve { throw call.fail(.rateIsNoPace(name), at: call.subjectExpression?.span) }
    if let duration, duration > 1e6 {
      throw call.fail(.neverSettles(name), at: call.subjectExpression?.span)
    }
  }

  /// Whether it jumps, which straight lines can only follow in a ten-thousandth of the time.
  var jumps: Bool {
    let values = CurveSamples.spread(0...1, count: 10_000).map { self($0) }
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return zip(values, values.dropFirst()).contains { abs($1 - $0) > 0.05 * range }
  }

  func callAsFunction(_ progress: Double) -> Double {
    guard let duration else { return curve.value(elapsed: progress, duration: 1) }
    return curve.value(elapsed: progress * duration, duration: duration)
  }
}

/// Looks for the nearest curve of a kind.
private struct Fit {
  let call: Invocation
  let target: Progress

  struct Found {
    let curve: Curve
    let error: Double
    let place: String
  }

  init(_ call: Invocation, _ target: Progress) {
    self.call = call
    self.target = target
  }

  func curve(_ kind: String) throws(Failure) -> Found {
    switch kind {
    case "linear": try linear()
    case "spring": try spring()
    default: try bezier()
    }
  }

  private func bezier() throws(Failure) -> Found {
    let fit = CurveFit.bezier(of: target.callAsFunction)
    let easing = try call.curveProblems { () throws(CurveProblem) in
      try Easing.bezier(fit.x1, fit.y1, fit.x2, fit.y2)
    }
    return found(.easing(easing), (fit.greatest.value, fit.greatest.progress))
  }

  private func linear() throws(Failure) -> Found {
    let stops = try call.count("stops")
    let fit =
      stops.map { CurveFit.linear(stops: $0, of: target.callAsFunction) }
      ?? CurveFit.linear(error: 0.001, of: target.callAsFunction)
    // More digits than these are not worth writing; the error is that of what is written.
    let easing = try call.curveProblems { () throws(CurveProblem) in
      try Easing.linear(
        fit.stops.map { (output: ($0.value * 1e5).rounded() / 1e5, input: $0.progress) })
    }
    let xs = CurveSamples.spread(0...1, count: 10_000)
    let error = CurveMeasure.greatestDifference(
      xs.map { target($0) }, xs.map { easing($0) }, at: xs)
    return found(.easing(easing), error)
  }

  private func spring() throws(Failure) -> Found {
    let duration = try call.number("over") ?? target.duration ?? 1
    guard let fit = CurveFit.spring(duration: duration, of: target.callAsFunction) else {
      throw call.fail(.noSpringNear(target.name), at: call.subjectExpression?.span)
    }
    return found(.spring(fit.spring), (fit.greatest.value, fit.greatest.progress))
  }

  private func found(_ curve: Curve, _ error: (value: Double, at: Double)) -> Found {
    let format = NumberFormat(digits: 4)
    let place =
      target.duration.map { "\(format.string($0 * error.at)) s" } ?? format.string(error.at)
    return Found(curve: curve, error: error.value, place: place)
  }
}

extension Invocation {
  /// Tells a curve's problem at the subject.
  func curveProblems<T>(_ make: () throws(CurveProblem) -> T) throws(Failure) -> T {
    do throws(CurveProblem) {
      return try make()
    } catch {
      throw fail(
        .curve(error), at: subjectExpression?.span)
    }
  }
}
