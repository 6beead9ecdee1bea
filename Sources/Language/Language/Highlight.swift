/// A range of a text and its role in the language, for syntax coloring.
public struct Highlight: Hashable, Sendable {
  /// The role of a range.
  public enum Role: Hashable, Sendable {
    /// A command, or a name defined by `def`.
    case verb
    /// A word of the grammar in its place: a clause, a control word, `on`.
    case keyword
    /// A name that is defined.
    case name
    case number, text, comment
    /// A mistake that no further typing can correct.
    case mistake
    /// The bracket at the cursor, and its partner.
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
