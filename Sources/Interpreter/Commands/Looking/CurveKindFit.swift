import Evaluation
import MotionCurves
import Text
import Values

/// Finds the nearest curve of a kind for another curve.
struct CurveKindFit {
  let call: Look<FitCommand.Clauses>
  let target: Progress

  private struct Found {
    let curve: Curve
    let error: Double
    let place: String
    /// The seconds that were filled, of a curve that has no duration of its own.
    var filled: Double?
  }

  static func answer(_ call: Look<FitCommand.Clauses>) throws(Failure) {
    let expressions = call[\.values]
    let curve = try call.expressions.namedCurve(expressions[0], "fit")
    if expressions.count > 1 { throw call.fail(.fitsOneCurve, at: expressions[1].span) }
    guard let kind = call[\.kind] else {
      throw call.fail(.missingClause("as", verb: "fit", "fit \(curve.name) as spring"))
    }
    guard case .word(let word) = kind, [.bezier, .linear, .spring].contains(word) else {
      throw call.fail(.fitKindOfSeries, at: call.valuePlace(of: \.kind))
    }
    for (keyword, owner) in [("over", FitKind.Word.spring), ("stops", .linear)]
    where word != owner {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseOfOtherKind(keyword, kind: word.rawValue), at: place)
    }
    let target = try Progress(of: curve, call)
    let fit = CurveKindFit(call: call, target: target)
    let found =
      switch word {
      case .linear: try fit.linear()
      case .spring: try fit.spring()
      default: try fit.bezier()
      }
    let percent = NumberFormat(digits: 2).string(100 * found.error) + " %"
    call.remember(found.curve, fittedTo: fit.origin(found, percent))
    try call.emit(.text([found.curve.name]))
    let filled = found.filled.map { ", filling \(NumberFormat(digits: 4).string($0)) s" } ?? ""
    try call.emit(.line("off by at most \(percent) at \(found.place)\(filled)"))
    if word == .linear, target.jumps { try call.emit(.line(Progress.jumpNote)) }
  }

  private func bezier() throws(Failure) -> Found {
    try call.spend(.fit)
    let fit = CurveFit.bezier(of: target.callAsFunction)
    let easing = try call.attempt(at: call.subjectPlace) {
      try Easing.bezier(fit.x1, fit.y1, fit.x2, fit.y2)
    }
    return found(easing, (fit.greatest.value, fit.greatest.progress))
  }

  private func linear() throws(Failure) -> Found {
    // The search places stops where they are needed, which takes much less work than trying them.
    try call.spend(.survey, 4)
    let stops = call[\.stops]
    let fit =
      stops.map { CurveFit.linear(stops: $0, of: target.callAsFunction) }
      ?? CurveFit.linear(error: 0.001, of: target.callAsFunction)
    // More digits are not worth writing. The error is measured on the written curve.
    let easing = try call.attempt(at: call.subjectPlace) {
      try Easing.linear(
        fit.stops.map { (output: ($0.value * 1e5).rounded() / 1e5, input: $0.progress) })
    }
    let xs = CurveSamples.spread(0...1, count: 10_000)
    let error = CurveDistance.greatest(
      xs.map { target($0) }, xs.map { easing($0) }, at: xs)
    return found(easing, error)
  }

  private func spring() throws(Failure) -> Found {
    try call.spend(.fit)
    let own = call[\.over] ?? target.duration
    let duration = own ?? 1
    // One that is off by the whole distance is no answer.
    guard let fit = CurveFit.spring(duration: duration, of: target.callAsFunction),
      fit.greatest.value < 1
    else {
      throw call.fail(.noSpringNear(target.name), at: call.subjectPlace)
    }
    return Found(
      curve: .spring(fit.spring), error: fit.greatest.value,
      place: place(fit.greatest.progress, duration),
      filled: duration == target.duration ? nil : duration)
  }

  /// An easing, which lasts as long as what it was fitted to.
  private func found(_ easing: Easing, _ error: (value: Double, at: Double)) -> Found {
    let curve = target.duration.map { duration in
      Curve.timed(easing, duration: max((duration * 1e6).rounded() / 1e6, 1e-3))
    }
    return Found(
      curve: curve ?? .easing(easing), error: error.value, place: place(error.at, target.duration))
  }

  private func place(_ progress: Double, _ duration: Double?) -> String {
    let format = NumberFormat(digits: 4)
    return duration.map { "\(format.string($0 * progress)) s" } ?? format.string(progress)
  }

  /// The longest curve that is written out, in letters.
  private static let longestName = 120

  private func origin(_ found: Found, _ percent: String) -> FitOrigin {
    // Names of variables say nothing where the code is pasted.
    let own = target.curve.name
    let name = own.utf8.count <= Self.longestName ? own : target.name
    let filled = found.filled.map { " over \(NumberFormat(digits: 4).string($0)) s" }
    let time = filled ?? (target.duration == nil ? " at any duration" : "")
    return FitOrigin(nearness: "fitted to \(name)\(time), off by at most \(percent)")
  }
}
