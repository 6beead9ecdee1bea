import Answers

/// An answer of a cell, with the statement that made it.
public struct CellAnswer: Sendable {
  /// A statement that answered something.
  public struct Statement: Hashable, Sendable {
    /// Its place in the text that was run, in UTF-8 offsets.
    public let range: Range<Int>
    /// The statement on one line, with an ellipsis for what is in its blocks.
    public let headline: String

    public init(_ range: Range<Int>, headline: String) {
      self.range = range
      self.headline = headline
    }
  }

  public let output: Output
  /// Nil if it is not known.
  public let statement: Statement?

  public init(_ output: Output, of statement: Statement? = nil) {
    self.output = output
    self.statement = statement
  }

  func with(_ output: Output) -> CellAnswer { CellAnswer(output, of: statement) }
}
