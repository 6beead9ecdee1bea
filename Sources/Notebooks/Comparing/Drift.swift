import Text

/// One line in which an output that came is not the one that was recorded.
public struct Drift: Hashable, Sendable {
  /// Line of the recorded output, from 1; for a line that is only in the new output, the recorded
  /// line it stands before.
  public let line: Int

  /// nil when the line is new.
  public let recorded: String?

  /// nil when the line did not come.
  public let actual: String?

  /// The numbers that moved further than they may; empty when the text differs in more than these.
  public let numbers: [MovedNumber]

  /// A number that is not where it was, as it was written and as it came.
  public struct MovedNumber: Hashable, Sendable {
    /// The number in the notebook.
    public let recorded: String
    /// The number that came.
    public let actual: String

    /// How far the number moved, in its own unit.
    public let moved: Double

    /// How far it might have; 0 for a count.
    public let allowed: Double
  }
}

extension Drift.MovedNumber: CustomStringConvertible {
  /// Both numbers, how far they are apart, and how far they might be.
  public var description: String {
    let format = NumberFormat(digits: 3)
    let change = "\(recorded) came as \(actual): moved \(format.string(moved))"
    if allowed == 0 { return change + ", and a whole number may not move" }
    return change + ", may move \(format.string(allowed))"
  }
}
