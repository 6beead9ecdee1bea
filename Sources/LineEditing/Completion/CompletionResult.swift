/// What the text before the cursor could become.
public struct CompletionResult: Hashable, Sendable {
  /// One continuation.
  public struct Candidate: Hashable, Sendable {
    /// Takes the place of the text from `start` to the cursor.
    public var text: String
    /// One line of explanation, shown in the list; may be empty.
    public var summary: String
    /// Follows the text when it is the only candidate, such as a space.
    public var suffix: String

    public init(_ text: String, summary: String = "", suffix: String = "") {
      self.text = text
      self.summary = summary
      self.suffix = suffix
    }
  }

  /// Where the text to be replaced begins, as an offset in Unicode scalars; it ends at the cursor.
  public var start: Int
  /// In the order in which to list them.
  public var candidates: [Candidate]
  /// A line that stands over the list, or alone where there is no candidate; may be empty.
  public var hint: String

  public init(start: Int, candidates: [Candidate], hint: String = "") {
    self.start = start
    self.candidates = candidates
    self.hint = hint
  }
}
