/// What is wrong, where, and what to type instead.
public struct Diagnostic: Error, Sendable {
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  public let severity: Severity
  public let mistake: Mistake
  /// Nil where nothing that was typed is to blame, such as a file that cannot be read.
  public let span: Span?

  public init(_ mistake: Mistake, at span: Span?, severity: Severity = .error) {
    self.mistake = mistake
    self.span = span
    self.severity = severity
  }
}

/// One mistake as a sentence: the catalogue's functions make them, one for each `MistakeID`.
public struct Mistake: Error, Hashable, Sendable {
  public let id: MistakeID
  /// What is wrong, as one sentence without its full stop.
  public let message: String
  /// What to type instead.
  public let help: String?
  /// What else is worth knowing.
  public let note: String?
  /// Where in a text that was given to a function it is, in UTF-8 offsets; nil for all of it.
  public let place: Range<Int>?
  /// The label of the argument that it is about; nil for the whole call.
  public var argument: String?

  public init(
    _ id: MistakeID, _ message: String, help: String? = nil, note: String? = nil,
    place: Range<Int>? = nil, argument: String? = nil
  ) {
    self.id = id
    self.message = message
    self.help = help
    self.note = note
    self.place = place
    self.argument = argument
  }
}
