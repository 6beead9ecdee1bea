extension LineEditor {
  /// What an editor needs to know.
  public struct Configuration {
    /// The name by which lines in `~/.editrc` may address the program, as in `name:bind …`.
    public var programName: String
    /// Earlier entries, oldest first.
    public var history: [String]
    /// What the text could continue with at the cursor, an offset in Unicode scalars.
    public var complete: (_ text: String, _ cursor: Int) -> CompletionResult
    /// How many brackets are open at the cursor of an entry that is not whole yet; nil for one
    /// that is, which Enter then ends.
    ///
    /// It is not asked where the terminal cannot show margins: there each line is an entry.
    public var openDepth: (_ text: String, _ cursor: Int) -> Int?
    /// Whether prompts may be coloured.
    public var colour: Bool

    public init(
      programName: String, history: [String] = [], colour: Bool = false,
      openDepth: @escaping (_ text: String, _ cursor: Int) -> Int? = { _, _ in nil },
      complete: @escaping (_ text: String, _ cursor: Int) -> CompletionResult
    ) {
      self.programName = programName
      self.history = history
      self.colour = colour
      self.openDepth = openDepth
      self.complete = complete
    }
  }
}
