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
  /// The word that was probably meant in the place of the one that is marked.
  public let suggestion: String?
  /// What to type where there is no such word.
  private let advice: String?
  /// What else is worth knowing.
  public let note: String?
  /// Where in a text that was given to a function it is, in UTF-8 offsets; nil for all of it.
  public let place: Range<Int>?
  /// The label of the argument that it is about; nil for the whole call.
  public var argument: String?

  public init(
    _ id: MistakeID, _ message: Sentence, suggestion: String? = nil, help: Sentence? = nil,
    note: Sentence? = nil, place: Range<Int>? = nil, argument: String? = nil
  ) {
    self.id = id
    self.message = message.text
    self.suggestion = suggestion
    advice = help?.text
    self.note = note?.text
    self.place = place
    self.argument = argument
  }

  /// What to type instead.
  public var help: String? { suggestion.map { "did you mean `\($0)`?" } ?? advice }

  /// The same without the word that was probably meant, since that could not stand there.
  public var withoutSuggestion: Mistake { helped(by: advice) }

  /// The same with another word about what to type instead.
  public func helped(by help: String?) -> Mistake {
    Mistake(
      id, Sentence(message), help: help.map { Sentence($0) }, note: note.map { Sentence($0) },
      place: place, argument: argument)
  }

  /// The same with something else that is worth knowing; an empty note is none.
  public func noted(_ note: String) -> Mistake {
    Mistake(
      id, Sentence(message), suggestion: suggestion, help: advice.map { Sentence($0) },
      note: note.isEmpty ? nil : Sentence(note), place: place, argument: argument)
  }
}
