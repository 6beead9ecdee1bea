/// A stretch of a text and what it is to the language, for those who show it in colours.
public struct Highlight: Hashable, Sendable {
  /// What a stretch is.
  public enum Role: Hashable, Sendable {
    /// What a statement does: a command, or what `def` made.
    case verb
    /// A word of the grammar where it stands: a clause, a control word, `on`.
    case keyword
    /// A name that stands for something.
    case name
    case number, text, comment
    /// What no more typing can make right.
    case mistake
    /// The bracket at the cursor, and the one it belongs to.
    case bracket
  }

  /// Offsets in Unicode scalars.
  public let range: Range<Int>
  public let role: Role

  public init(_ range: Range<Int>, _ role: Role) {
    self.range = range
    self.role = role
  }
}
