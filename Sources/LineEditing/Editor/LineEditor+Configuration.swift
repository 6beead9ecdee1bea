extension LineEditor {
  /// What an editor needs to know.
  public struct Configuration {
    /// The name by which lines in `~/.editrc` may address the program, as in `name:bind …`.
    public var programName: String
    /// Earlier entries, oldest first.
    public var history: [String]
    /// What the text could continue with at the cursor, an offset in Unicode scalars.
    public var complete: (_ text: String, _ cursor: Int) -> CompletionResult
    /// Whether prompts may be coloured.
    public var colour: Bool

    public init(
      programName: String, history: [String] = [], colour: Bool = false,
      complete: @escaping (_ text: String, _ cursor: Int) -> CompletionResult
    ) {
      self.programName = programName
      self.history = history
      self.colour = colour
      self.complete = complete
    }
  }
}
