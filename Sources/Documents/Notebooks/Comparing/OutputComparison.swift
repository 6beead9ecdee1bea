import Text

/// Compares a notebook's recorded output with the output of a replay.
///
/// The texts differ where a line does, except for spaces at the ends of lines. A number agrees within
/// one unit of its last recorded digit, a count exactly (see `WrittenNumber`), a plot's points within
/// one row and one column. A recorded line `...` matches any lines and `[..]` any text; neither
/// affects the numbers beside it. Recorded help under a mistake is ignored.
///
/// Texts that differ may still say the same: `SaidOutput` compares what they mean.
public enum OutputComparison {
  /// The result of a comparison.
  public struct Result: Hashable, Sendable {
    /// The lines that say something else, in order; empty if the outputs agree in what they say.
    public let drifts: [Drift]

    /// The lines that say the same in other words, places or glyphs, in order; empty if `drifts` is
    /// not.
    public let looks: [Drift]

    /// Whether the new output is the recorded one, numbers within what is allowed.
    public var agrees: Bool { drifts.isEmpty && looks.isEmpty }
  }

  /// - Parameters:
  ///   - recorded: The output in the notebook; `""` for none.
  ///   - actual: The output of the replay, which marks its measured numbers.
  ///   - tolerance: The allowed change of a number that is not a count, if it is more than its
  ///     digits allow.
  public static func compare(recorded: String, actual: CellOutput, tolerance: Double? = nil)
    -> Result
  {
    // Most outputs are exactly as recorded, so nothing needs to be parsed.
    if OutputText.lines(recorded) == actual.lines.map(\.text) {
      return Result(drifts: [], looks: [])
    }
    return Pairing(recorded: recorded, actual: actual, tolerance: tolerance).result
  }

  /// The output to record in place of one that differs: the new one, except for recorded lines with
  /// wildcards that still match.
  ///
  /// An output that agrees is returned as recorded, without the help under a mistake, so that
  /// accepting twice changes nothing.
  public static func acceptedOutput(
    recorded: String, actual: CellOutput, tolerance: Double? = nil
  ) -> String {
    let pairing = Pairing(recorded: recorded, actual: actual, tolerance: tolerance)
    if pairing.alignment.agrees { return RecordedAdvice.removed(from: recorded) }
    let accepted = pairing.accepted
    // A wildcard may have matched only because of the lines around it, which have changed.
    let holds = compare(recorded: accepted, actual: actual, tolerance: tolerance).agrees
    return holds ? accepted : actual.text
  }
}

/// Two outputs side by side.
private struct Pairing {
  let recorded: [OutputLine]
  let actual: [OutputLine]
  let tolerance: Double?
  let alignment: OutputAlignment
  /// The indices of the recorded lines in the notebook's output, from 0.
  private let places: [Int]

  /// Both outputs, to compare what they say.
  private let written: (recorded: [WrittenLine], actual: CellOutput)

  init(recorded: String, actual: CellOutput, tolerance: Double?) {
    let lines = OutputText.lines(recorded)
    places = RecordedAdvice.keptLines(of: lines)
    let kept = RecordedAdvice.keptLines(of: actual.lines.map(\.text))
    written = (
      places.map { WrittenLine(lines[$0]) },
      CellOutput(
        kept.map { actual.lines[$0] },
        printed: Set(kept.indices.filter { actual.printed.contains(kept[$0]) }))
    )
    self.recorded = OutputLine.lines(of: CellOutput(written.recorded))
    self.actual = OutputLine.lines(of: written.actual)
    self.tolerance = tolerance
    alignment = OutputAlignment(
      recorded: self.recorded, actual: self.actual, tolerance: tolerance)
  }

  /// Whether all that is recorded is said, in whatever words.
  private var saysTheSame: Bool {
    SaidOutput(written.recorded).isSaid(
      by: SaidOutput(written.actual.lines, printed: written.actual.printed), tolerance)
  }

  var result: OutputComparison.Result {
    if alignment.agrees { return OutputComparison.Result(drifts: [], looks: []) }
    let differences = alignment.steps.compactMap(drift)
    return saysTheSame
      ? OutputComparison.Result(drifts: [], looks: differences)
      : OutputComparison.Result(drifts: differences, looks: [])
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

  /// The number of a recorded line; if lines were added at the end, the number after the last one.
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
