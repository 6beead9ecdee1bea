import Text

/// Compares the output that a notebook has with the one that a replay gives.
///
/// The whole text must agree, but for blanks at the ends of lines. A number agrees within one unit
/// of the last digit that was recorded, a count exactly (see `WrittenNumber`), a plot's points within one row and one
/// column. A recorded line `...` stands for any lines and `[..]` for any text; neither loosens the
/// numbers beside it. Recorded help under a mistake counts for nothing.
public enum OutputComparison {
  /// What a comparison found.
  public struct Result: Hashable, Sendable {
    /// The lines that differ, in order; empty when the outputs agree.
    public let drifts: [Drift]

    /// Whether the output that came may stand for the one that was recorded.
    public var agrees: Bool { drifts.isEmpty }
  }

  /// - Parameters:
  ///   - recorded: The output in the notebook; `""` for none.
  ///   - actual: The output of the replay, which knows what in it was measured.
  ///   - tolerance: How far a number that is not a count may move, where that is more than its
  ///     digits allow.
  public static func compare(recorded: String, actual: CellOutput, tolerance: Double? = nil)
    -> Result
  {
    // Most outputs come as they were recorded, and then nothing needs to be taken apart.
    if OutputText.lines(recorded) == actual.lines.map(\.text) { return Result(drifts: []) }
    return Pairing(recorded: recorded, actual: actual, tolerance: tolerance).result
  }

  /// The output to record in place of one that drifted: the new one, with the recorded lines that
  /// hold wildcards where they still stand for what came.
  ///
  /// An output that agrees comes back as it was recorded, but for the help under a mistake; so
  /// accepting twice changes nothing.
  public static func acceptedOutput(
    recorded: String, actual: CellOutput, tolerance: Double? = nil
  ) -> String {
    let pairing = Pairing(recorded: recorded, actual: actual, tolerance: tolerance)
    if pairing.result.agrees { return RecordedAdvice.removed(from: recorded) }
    let accepted = pairing.accepted
    // A wildcard may have held by the lines around it alone, which are others now.
    let holds = compare(recorded: accepted, actual: actual, tolerance: tolerance).agrees
    return holds ? accepted : actual.text
  }
}

/// Two outputs, laid side by side.
private struct Pairing {
  let recorded: [OutputLine]
  let actual: [OutputLine]
  let tolerance: Double?
  let alignment: OutputAlignment
  /// Where the recorded lines stand in the notebook's output, from 0.
  private let places: [Int]

  init(recorded: String, actual: CellOutput, tolerance: Double?) {
    let written = OutputText.lines(recorded)
    places = RecordedAdvice.keptLines(of: written)
    self.recorded = OutputLine.lines(
      of: CellOutput(OutputText.joined(places.map { written[$0] })))
    let kept = RecordedAdvice.keptLines(of: actual.lines.map(\.text))
    self.actual = OutputLine.lines(of: CellOutput(kept.map { actual.lines[$0] }))
    self.tolerance = tolerance
    alignment = OutputAlignment(
      recorded: self.recorded, actual: self.actual, tolerance: tolerance)
  }

  var result: OutputComparison.Result {
    OutputComparison.Result(drifts: alignment.steps.compactMap(drift))
  }

  private func drift(_ step: OutputAlignment.Step) -> Drift? {
    switch step {
    case .pair(let line, let other, false):
      Drift(
        line: place(of: line), recorded: recorded[line].text, actual: actual[other].text,
        numbers: recorded[line].movedNumbers(to: actual[other], tolerance: tolerance))
    case .missing(let line):
      Drift(line: place(of: line), recorded: recorded[line].text, actual: nil, numbers: [])
    case .added(let other, let line):
      Drift(line: place(of: line), recorded: nil, actual: actual[other].text, numbers: [])
    case .pair(_, _, true), .ellipsis:
      nil
    }
  }

  /// The number of a recorded line; of the one behind the last, where something was added.
  private func place(of line: Int) -> Int {
    (places.indices.contains(line) ? places[line] : (places.last.map { $0 + 1 } ?? 0)) + 1
  }

  var accepted: String {
    let lines = alignment.steps.compactMap { step -> String? in
      switch step {
      case .pair(let line, let other, let agrees):
        agrees && recorded[line].hasWildcard ? recorded[line].text : actual[other].text
      case .added(let other, _): actual[other].text
      case .ellipsis(let line, _): recorded[line].text
      case .missing: nil
      }
    }
    return OutputText.joined(lines)
  }
}
