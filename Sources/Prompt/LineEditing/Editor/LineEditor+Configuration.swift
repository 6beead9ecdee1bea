import Text

extension LineEditor {
  /// An editor's configuration. All offsets are in Unicode scalars.
  public struct Configuration {
    /// The program's name in `~/.editrc`, such as in `name:bind …`.
    public var programName: String
    /// Reads earlier entries, oldest first. Called once, when they are needed or when nothing is
    /// typed for a moment, so that the start does not wait for them.
    public var history: () -> [String]
    /// The completions at the cursor.
    public var complete: (_ text: String, _ cursor: Int) -> CompletionResult
    /// The number of open brackets at the cursor of an incomplete entry; nil for a complete one,
    /// which Enter then ends.
    ///
    /// It is not called if the terminal cannot show margins; then each line is an entry.
    public var openDepth: (_ text: String, _ cursor: Int) -> Int?
    /// The styles of parts of the text, in order and without overlaps; the cursor is nil once the
    /// text is entered. Not called without color.
    public var styles: (_ text: String, _ cursor: Int?) -> [StyledRange]
    /// Help on the word at the cursor, in at most `rows` rows of at most `columns` columns.
    public var explain:
      (_ text: String, _ cursor: Int, _ columns: Int, _ rows: Int) -> [WrittenLine]
    /// Work to do while nothing is typed; it must end soon after a key is waiting.
    public var meanwhile: (_ isKeyWaiting: @escaping () -> Bool) -> Void
    /// Edits the line in the user's own editor; nil if that failed, which the user has been told.
    public var edit: (_ text: String) -> String?
    /// Whether to color prompts and typed text, and to show suggestions in gray.
    public var color: Bool

    public init(
      programName: String, color: Bool = false,
      history: @escaping () -> [String] = { [] },
      styles: @escaping (_ text: String, _ cursor: Int?) -> [StyledRange] = { _, _ in [] },
      openDepth: @escaping (_ text: String, _ cursor: Int) -> Int? = { _, _ in nil },
      explain:
        @escaping (_ text: String, _ cursor: Int, _ columns: Int, _ rows: Int) ->
        [WrittenLine] = { _, _, _, _ in [] },
      meanwhile: @escaping (_ isKeyWaiting: @escaping () -> Bool) -> Void = { _ in },
      edit: @escaping (_ text: String) -> String? = { _ in nil },
      complete: @escaping (_ text: String, _ cursor: Int) -> CompletionResult
    ) {
      self.programName = programName
      self.color = color
      self.history = history
      self.styles = styles
      self.openDepth = openDepth
      self.explain = explain
      self.meanwhile = meanwhile
      self.edit = edit
      self.complete = complete
    }
  }
}
