/// The possible completions of the text before the cursor.
public struct CompletionResult: Hashable, Sendable {
  /// One continuation.
  public struct Candidate: Hashable, Sendable {
    /// Replaces the text from `start` to the cursor.
    public var text: String
    /// One line of explanation, shown in the list; may be empty.
    public var summary: String
    /// Inserted after the text if it is the only candidate, such as a space.
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
  /// A line above the list, or by itself if there are no candidates; may be empty.
  public var hint: String

  public init(start: Int, candidates: [Candidate], hint: String = "") {
    self.start = start
    self.candidates = candidates
    self.hint = hint
  }
}
