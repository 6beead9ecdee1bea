import Answers
import MotionCurves
import Text
import Values

/// The report of a fit.
struct FitReport {
  let fit: MotionFit
  /// Where the velocity steps, if no motion explains the series.
  let velocityBreak: MotionFit.Break?
  /// The series, as written, and their units.
  let names: [String]
  /// How far the finger is, as written, if that takes the place of the time.
  var finger: String?
  let units: [String]
  /// Whether all families were tried.
  let isWhole: Bool

  private var best: FittedMotion { fit.best }
  private var unit: String { units.first.map { $0.isEmpty ? "" : " \($0)" } ?? "" }

  /// The longest curve that is written out, in letters.
  private static let longestName = 120

  // MARK: Sentences

  /// Which motion it is, and whether the series can tell.
  var sentences: [Phrase] {
    var lines: [Phrase] = []
    if isWhole && fit.isNoneOfThese {
      lines.append(
        Phrase("none of these motions; nearest is \(described(best.family)), but a pattern is left")
      )
    } else if isWhole, !fit.equals.isEmpty {
      let others = fit.equals.prefix(3).map { described($0.family) }.joined(separator: " or ")
      lines.append(Phrase("\(described(best.family))"))
      lines.append(Phrase("the series cannot tell it from \(others)"))
    } else {
      lines.append(Phrase("\(described(best.family))"))
    }
    if finger != nil { return lines + bandSentences }
    let name = best.curve.name
    lines.append(
      name.utf8.count <= Self.longestName
        ? .code(name) : Phrase(marked: "`ans` is this curve as points joined by straight lines"))
    if best.roundNumbers != nil {
      lines.append(Phrase("the series agrees with these round numbers"))
    }
    return lines
  }

  /// The band's call, and the system whose coefficient it may have.
  private var bandSentences: [Phrase] {
    guard let dimension = best[.dimension], let coefficient = best[.coefficient] else { return [] }
    let (size, share) = (dimension.rounded.value, coefficient.rounded.value)
    let known = [("UIKit", RubberBand.scrollViewsCoefficient), ("Flutter", 0.52)].first {
      abs(coefficient.value - $0.1) <= coefficient.error
    }
    let format = NumberFormat(digits: 7)
    return [
      .code(
        "rubberBand(pull, dimension: \(format.string(size)), coefficient: \(format.string(share)))")
    ]
      + (known.map { [Phrase("the coefficient agrees with \($0.0)'s \(format.string($0.1))")] }
        ?? [])
  }

  /// A family's name; without a time, a constant acceleration is a parabola.
  func described(_ family: MotionFamily) -> String {
    finger != nil && family == .thrown ? "a parabola" : family.described
  }

  /// The assumptions, the residual, and the next best.
  var remarks: [Phrase] {
    var lines = [Phrase(runs: leftOver)]
    if let finger {
      lines.append(Phrase(marked: "0 of `\(finger)` counts as the finger at the end"))
    }
    if isWhole, let rival = fit.rival, !fit.equals.contains(where: { $0.family == rival.family }) {
      lines.append(
        Phrase(runs: [
          .init("next best: \(described(rival.family)), with "),
          .init(Self.short(rival.rms), role: .measured),
          .init(
            "\(unit) left, " + (rival.rms > best.rms ? "which is clearly worse" : "by more numbers")
          ),
        ]))
    }
    lines += scrolling
    if best.family == .bezier {
      lines.append(Phrase("its numbers are one choice of many for nearly the same curve"))
    }
    if best.family == .page {
      lines.append(Phrase("it ends on a page, and one motion cannot tell how large the pages are"))
    }
    if fit.beganBefore {
      lines.append(
        Phrase("the motion had begun before the first value, so the start is fixed there"))
    }
    if fit.isCutOff {
      lines.append(Phrase("it is cut off too early to tell the numbers within 10 %"))
    }
    if fit.isEndUnseen { lines.append(Phrase("its end was not seen")) }
    if best.family == .bounce {
      lines.append(
        Phrase(
          marked: "the fit has no resistance: air, or an item's `resistance` (0.1 unless set), "
            + "lowers acceleration and elasticity"))
    }
    if best.family == .steps {
      lines.append(
        Phrase(
          marked: "the series cannot tell whether the first jump is at the start (`jumpStart`) or "
            + "after an interval (`jumpEnd`, as in `ans`)"))
    }
    if isWhole && fit.isNoneOfThese { lines += advice }
    lines.append(Phrase(source))
    return lines
  }

  /// The remarks on a scroll view's own rate: the nearest rate, and the place where it stops.
  private var scrolling: [Phrase] {
    guard [.decayNormal, .decayFast].contains(best.family) else { return [] }
    var lines: [Phrase] = []
    let format = NumberFormat(digits: 7)
    if let any = fit.motions.first(where: { $0.family == .decay })?[.rate], any.error.isFinite {
      lines.append(
        Phrase(runs: [
          .init("with any rate: "), .init(format.string(any.rounded.value), role: .measured),
          .init(" ± "), .init(format.string(any.rounded.error), role: .measured),
        ]))
    }
    if let stop = best.stop, ["", "pt"].contains(units.first), names.count == 1 {
      lines.append(
        Phrase(runs: [
          .init("in points, a scroll view stops it below 10 pt/s, at "),
          .init(format.string(stop.rounded.value), role: .measured),
        ]))
    }
    return lines
  }

  private var advice: [Phrase] {
    let name = names.joined(separator: ", ")
    if finger != nil { return [] }
    guard let found = velocityBreak else {
      return [Phrase(marked: "`compare \(name), ans` shows it; `from` and `to` choose a stretch")]
    }
    let time = Self.short(found.time)
    return [
      Phrase(runs: [
        .init("the velocity steps at "), .init("\(time) s", role: .measured),
        .init(", from "), .init(Self.short(found.before), role: .measured), .init(" to "),
        .init(Self.short(found.after), role: .measured), .init("\(unit)/s: "),
        .init("fit \(name) from \(time)s", role: .code),
      ])
    ]
  }

  private var leftOver: [Phrase.Run] {
    let count = best.residuals.count
    let pattern = fit.isNoneOfThese ? ", a pattern" : ", no pattern"
    return [
      .init("left: "), .init(Self.short(best.rms), role: .measured), .init("\(unit) rms, at most "),
      .init(Self.short(best.largest), role: .measured),
      .init("\(unit); \(best.runs) runs of one sign in \(count) values\(pattern)"),
    ]
  }

  private var source: String {
    var parts = ["\(fit.count) of \(fit.givenCount) values"]
    if fit.step > 0, finger == nil {
      parts.append("\(Self.short(1 / fit.step)) a second by their times")
    }
    if fit.doubles > 0 { parts.append("\(fit.doubles) left out as repeated") }
    if fit.quantum > best.rms / 2 { parts.append("in steps of \(Self.short(fit.quantum))") }
    if fit.hasJitter { parts.append("fast ones weigh less, because the times jitter") }
    return parts.joined(separator: ", ")
  }

  /// The series that the curve was fitted to, and the residual.
  var origin: FitOrigin {
    let left = "\(Self.short(best.rms))\(unit) rms left, at most \(Self.short(best.largest))\(unit)"
    return FitOrigin(
      nearness: "fitted to \(names.joined(separator: ", ")), \(left)",
      duration: best[.duration]?.rounded.value)
  }

  /// Rounding errors count as 0.
  private static func short(_ number: Double) -> String {
    NumberFormat(digits: 3).string(abs(number) < 1e-9 ? 0 : number)
  }

  // MARK: The numbers

  /// The numbers in the words of each system, each with its interval.
  var table: Table {
    var rows =
      best.numbersBySeries.isEmpty
      ? numberRows(best.numbers, unit: unit)
      : zip(names, zip(units, best.numbersBySeries)).flatMap { name, series in
        numberRows(series.1, of: name, unit: series.0.isEmpty ? "" : " \(series.0)")
      }
    if [.spring, .critical, .springWithVelocity].contains(best.family) {
      rows.append([.text("mass"), .number(1), .empty, .text(""), .text("CASpringAnimation")])
    }
    if finger == nil {
      rows.append(row(best.family == .steps ? "first jump" : "start", best.start, "s", ""))
    } else {
      rows.append(row("value at the end", best.ends[0].from, units[0], ""))
    }
    for (index, ends) in best.ends.enumerated() where finger == nil {
      let name = names.count > 1 ? " of \(names[index])" : ""
      rows.append(row("from" + name, ends.from, units[index], ""))
      rows.append(row("to" + name, ends.to, units[index], ""))
    }
    return Table(
      columns: [
        .init("number", kind: .text), .init("value"), .init("±"), .init("unit", kind: .unit),
        .init("as in", kind: .text),
      ], rows: rows, digits: 7)
  }

  private func numberRows(
    _ numbers: [(quantity: FittedMotion.Quantity, estimate: FittedMotion.Estimate)],
    of name: String? = nil, unit: String
  ) -> [[Table.Cell]] {
    numbers.compactMap { quantity, estimate in
      (finger != nil && best.family == .thrown ? nil : quantity.words).map { words in
        row(
          words.name + (name.map { " of \($0)" } ?? ""), estimate, words.unit(unit), words.system)
      }
    }
  }

  private func row(
    _ name: String, _ estimate: FittedMotion.Estimate, _ unit: String, _ system: String
  ) -> [Table.Cell] {
    let (value, error) = (estimate.shown, estimate.rounded.error)
    return [
      .text(name), value.isFinite ? .number(value) : .empty,
      error.isFinite && error > 0 ? .number(error) : .empty, .text(unit), .text(system),
    ]
  }
}

extension MotionFamily {
  /// Its name in a sentence.
  var described: String {
    switch self {
    case .spring: "a spring"
    case .critical: "a critically damped spring"
    case .springWithVelocity: "a spring with an initial velocity"
    case .keyboard: "the keyboard's curve"
    case .bezier: "a cubic Bézier"
    case .named(let named): "the curve \(named.rawValue)"
    case .decay: "a decay"
    case .decayNormal: "a scroll view's normal deceleration"
    case .decayFast: "a scroll view's fast deceleration, or its pull to an edge"
    case .edgePull: "a scroll view's pull to an edge, at its normal deceleration"
    case .edgePullFast: "a scroll view's pull to an edge, at its fast deceleration"
    case .edgeMet: "a scroll view's normal deceleration that meets an edge"
    case .edgeMetFast: "a scroll view's fast deceleration that meets an edge"
    case .page: "a scroll view's motion to a page"
    case .fall: "a fall"
    case .fallWithResistance: "a fall with resistance"
    case .thrown: "a constant acceleration with an initial velocity"
    case .bounce: "a fall with bounces"
    case .steps: "equal steps"
    case .rubberBand: "a rubber band"
    case .line: "a straight line"
    case .given(let curve): "the curve \(curve.name)"
    }
  }
}

extension FittedMotion.Quantity {
  /// A system's name for it; nil for a number that no system has.
  fileprivate struct Words {
    let name: String
    let system: String
    /// Its unit, after that of the values.
    let unit: (String) -> String

    init(_ name: String, _ system: String, _ unit: @escaping (String) -> String = { _ in "" }) {
      (self.name, self.system, self.unit) = (name, system, unit)
    }
  }

  fileprivate var words: Words? {
    switch self {
    case .response: Words("response", "SwiftUI, also as duration") { _ in "s" }
    case .dampingRatio: Words("damping ratio", "usingSpringWithDamping")
    case .bounce: Words("bounce", "springDuration:bounce:, SwiftUI")
    case .stiffness: Words("stiffness", "CASpringAnimation")
    case .damping: Words("damping", "CASpringAnimation")
    case .uiDuration: Words("withDuration", "usingSpringWithDamping") { _ in "s" }
    case .duration: Words("duration", "") { _ in "s" }
    case .x1: Words("x1", "cubic-bezier")
    case .y1: Words("y1", "cubic-bezier")
    case .x2: Words("x2", "cubic-bezier")
    case .y2: Words("y2", "cubic-bezier")
    case .velocity: Words("initial velocity", "initialSpringVelocity") { _ in "1/s" }
    case .speed: Words("velocity", "at the start") { $0.isEmpty ? "1/s" : "\($0.dropFirst())/s" }
    case .release:
      Words("velocity", "of the release") { $0.isEmpty ? "1/s" : "\($0.dropFirst())/s" }
    case .edgeTime: Words("time to the edge", "") { _ in "s" }
    case .rate: Words("deceleration rate", "UIScrollView.DecelerationRate")
    case .acceleration:
      Words("acceleration", "") { $0.isEmpty ? "1/s²" : "\($0.dropFirst())/s²" }
    case .resistance: Words("resistance", "UIDynamicItemBehavior") { _ in "1/s" }
    case .steps: Words("steps", "steps()")
    case .interval: Words("interval", "") { _ in "s" }
    case .fallTime: Words("first fall", "") { _ in "s" }
    case .elasticity: Words("elasticity", "UIDynamicItemBehavior")
    case .dimension: Words("dimension", "size of the view") { String($0.dropFirst()) }
    case .coefficient: Words("coefficient", "")
    case .slope: Words("slope", "")
    }
  }
}
