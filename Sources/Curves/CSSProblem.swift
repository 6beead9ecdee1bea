/// Why a text is no CSS easing.
public struct CSSProblem: Error, Hashable, Sendable {
  /// One sentence that says what is wrong.
  public let message: String
  /// What to type instead.
  public let help: String
  /// Where it is wrong, in UTF-8 offsets of the text; empty at a place where something is missing.
  public let range: Range<Int>

  /// - Parameter range: UTF-8 offsets inside the text, between characters.
  public init(message: String, help: String, range: Range<Int>) {
    self.message = message
    self.help = help
    self.range = range
  }
}
