/// Why a text is no path to move along.
public struct PathProblem: Error, Hashable, Sendable {
  /// One sentence that says what is wrong.
  public let message: String
  /// What to write instead.
  public let help: String
  /// Where in the text, in bytes of UTF-8; empty at the end of a text that stops too early.
  public let range: Range<Int>
}
