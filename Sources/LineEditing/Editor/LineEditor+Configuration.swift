import Text

extension LineEditor {
  /// What an editor needs to know. All offsets are in Unicode scalars.
  public struct Configuration {
    /// The name by which lines in `~/.editrc` may address the program, as in `name:bind …`.
    public var programName: String
    /// Reads earlier entries, oldest first. Asked once: when nothing is typed for a moment, or when
    /// they are needed, so that no start waits for them.
    public var history: () -> [String]
    /// What the text could continue with at the cursor.
    public var complete: (_ text: String, _ cursor: Int) -> CompletionResult
    /// How many brackets are open at the cursor of an entry that is not whole yet; nil for one
    /// that is, which Enter then ends.
    ///
    /// It is not asked where the terminal cannot show margins: there each line is an entry.
    public var openDepth: (_ text: String, _ cursor: Int) -> Int?
    /// How parts of the text look, in order and without overlaps; the cursor is nil once the text is
    /// entered. Not asked where there is no colour.
    public var styles: (_ text: String, _ cursor: Int?) -> [StyledRange]
    /// What there is to say about what stands at the cursor, in rows of at most `columns` and no more
    /// than `rows` of them.
    public var explain:
      (_ text: String, _ cursor: Int, _ columns: Int, _ rows: Int) -> [WrittenLine]
    /// What is to be done while nothing is typed; it ends soon after a key waits.
    public var meanwhile: (_ isKeyWaiting: @escaping () -> Bool) -> Void
    /// Whether prompts and what is typed may be coloured, and what may follow shown in grey.
    public var colour: Bool

    public init(
      programName: String, colour: Bool = false,
      history: @escaping () -> [String] = { [] },
      styles: @escaping (_ text: String, _ cursor: Int?) -> [StyledRange] = { _, _ in [] },
      openDepth: @escaping (_ text: String, _ cursor: Int) -> Int? = { _, _ in nil },
      explain:
        @escaping (_ text: String, _ cursor: Int, _ columns: Int, _ rows: Int) ->
        [WrittenLine] = { _, _, _, _ in [] },
      meanwhile: @escaping (_ isKeyWaiting: @escaping () -> Bool) -> Void = { _ in },
      complete: @escaping (_ text: String, _ cursor: Int) -> CompletionResult
    ) {
      self.programName = programName
      self.colour = colour
      self.history = history
      self.styles = styles
      self.openDepth = openDepth
      self.explain = explain
      self.meanwhile = meanwhile
      self.complete = complete
    }
  }
}
