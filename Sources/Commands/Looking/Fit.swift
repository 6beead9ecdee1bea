import Curves
import Execution
import Text

enum FitCommand {
  struct Clauses: CommandClauses {
    let curve = Subject("CURVE", .namedCurve, "curve to fit, such as elasticOut")
    let kind = Clause(required: "as", .word(Kind.self), "kind of the fitted curve")
    let over = Clause(
      "over", .time, "for `as spring`: duration to fill", else: "the curve's own, or 1s")
    let stops = Clause(
      "stops", .count(2...1000), "for `as linear`: number of stops",
      else: "enough for a 0.1 % error")
  }

  enum Kind: String, CaseIterable {
    case bezier, linear, spring
  }

  static let declaration = CommandDeclaration(
    "fit", "Finds the nearest curve of another kind and its error", .looking, Clauses(),
    examples: [
      "fit spring(duration: 0.5, bounce: 0.3) as linear", "fit sineOut as bezier",
      "fit backOut as spring over 500ms",
      "fit elasticOut as linear stops 12; compare elasticOut, ans",
    ],
    notes: [
      "`ans` is the fitted curve.",
      "The error is the largest difference at 10 001 points. The time of a spring counts as its "
        + "progress.",
    ],
    .look { (call) throws(Failure) in
      let (curve, kind) = (try call[\.curve], try call[\.kind])
      for (keyword, owner) in [("over", Kind.spring), ("stops", .linear)] where kind != owner {
        guard let place = call.place(ofKeyword: keyword) else { continue }
        throw call.fail(.clauseOfOtherKind(keyword, kind: kind.rawValue), at: place)
      }
      let target = try Progress(of: curve, call)
      let found = try Fit(call, target).curve(kind)
      call.remember(.curve(found.curve))
      try call.emit(.text([found.curve.name]))
      let percent = NumberFormat(digits: 2).string(100 * found.error) + " %"
      try call.emit(.line("off by at most \(percent) at \(found.place)"))
      if kind == .linear, target.jumps { try call.emit(.line(Progress.jumpNote)) }
    })
}

/// Finds the nearest curve of a kind.
private struct Fit {
  let call: Look<FitCommand.Clauses>
  let target: Progress

  struct Found {
    let curve: Curve
    let error: Double
    let place: String
  }

  init(_ call: Look<FitCommand.Clauses>, _ target: Progress) {
    self.call = call
    self.target = target
  }

  func curve(_ kind: FitCommand.Kind) throws(Failure) -> Found {
    switch kind {
    case .linear: try linear()
    case .spring: try spring()
    case .bezier: try bezier()
    }
  }

  private func bezier() throws(Failure) -> Found {
    try call.spend(.fit)
    let fit = CurveFit.bezier(of: target.callAsFunction)
    let easing = try call.curveProblems { () throws(CurveProblem) in
      try Easing.bezier(fit.x1, fit.y1, fit.x2, fit.y2)
    }
    return found(.easing(easing), (fit.greatest.value, fit.greatest.progress))
  }

  private func linear() throws(Failure) -> Found {
    // The search places stops where they are needed, which takes much less work than trying them.
    try call.spend(.survey, 4)
    let stops = try call[\.stops]
    let fit =
      stops.map { CurveFit.linear(stops: $0, of: target.callAsFunction) }
      ?? CurveFit.linear(error: 0.001, of: target.callAsFunction)
    // More digits are not worth writing. The error is measured on the written curve.
    let easing = try call.curveProblems { () throws(CurveProblem) in
      try Easing.linear(
        fit.stops.map { (output: ($0.value * 1e5).rounded() / 1e5, input: $0.progress) })
    }
    let xs = CurveSamples.spread(0...1, count: 10_000)
    let error = CurveDistance.greatest(
      xs.map { target($0) }, xs.map { easing($0) }, at: xs)
    return found(.easing(easing), error)
  }

  private func spring() throws(Failure) -> Found {
    try call.spend(.fit)
    let duration = try call[\.over] ?? target.duration ?? 1
    guard let fit = CurveFit.spring(duration: duration, of: target.callAsFunction) else {
      throw call.fail(.noSpringNear(target.name), at: call.subjectPlace)
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

extension Look {
  /// Reports a curve's problem at the subject.
  func curveProblems<T>(_ make: () throws(CurveProblem) -> T) throws(Failure) -> T {
    do throws(CurveProblem) {
      return try make()
    } catch {
      throw fail(
        .curve(error), at: subjectPlace)
    }
  }
}
