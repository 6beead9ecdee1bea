import Text

/// A line in which the new output differs from the recorded one.
public struct Drift: Hashable, Sendable {
  /// The line of the recorded output, from 1; for a line that is only in the new output, the
  /// recorded line after it.
  public let line: Int

  /// Nil if the line is new.
  public let recorded: String?

  /// Nil if the line is missing from the new output.
  public let actual: String?

  /// The numbers that changed by more than allowed; empty if the text differs in more than these.
  public let numbers: [MovedNumber]

  /// A number that changed: the recorded and the new text.
  public struct MovedNumber: Hashable, Sendable {
    /// The number in the notebook.
    public let recorded: String
    /// The number in the new output.
    public let actual: String

    /// The change of the number, in its own unit.
    public let moved: Double

    /// The allowed change; 0 for a count.
    public let allowed: Double
  }
}

extension Drift.MovedNumber: CustomStringConvertible {
  /// Both numbers, their difference and the allowed difference.
  public var description: String {
    let format = NumberFormat(digits: 3)
    let change = "\(recorded) is now \(actual): changed by \(format.string(moved))"
    if allowed == 0 { return change + "; whole numbers must not change" }
    return change + " (allowed: \(format.string(allowed)))"
  }
}
