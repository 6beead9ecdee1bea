/// A mistake with its place and the advice for it.
public struct Diagnostic: Error, Sendable {
  /// Whether the line failed, ran with a warning, or ran and has a note for whoever typed it.
  public enum Severity: String, Sendable {
    case error
    case warning
    /// Advice: notebooks do not record it.
    case note
  }

  public let severity: Severity
  public let mistake: Mistake
  /// Nil if the cause is not in the typed text, such as a file that cannot be read.
  public let span: Span?
  /// The replacement to type, if more is known than in the mistake's own help.
  public var advice: Advice?

  public init(_ mistake: Mistake, at span: Span?, severity: Severity = .error) {
    self.mistake = mistake
    self.span = span
    self.severity = severity
  }

  /// With a place if it has none.
  public func placed(at span: Span) -> Diagnostic {
    guard self.span == nil else { return self }
    var placed = Diagnostic(mistake, at: span, severity: severity)
    placed.advice = advice
    return placed
  }
}

/// A mistake as a sentence. The catalogue's functions create them, one for each `MistakeID`.
///
/// It is stored by reference, because every function that can throw has space for a mistake on the
/// stack, and calls of the language nest deeply.
public struct Mistake: Error, Hashable, Sendable {
  private struct Parts: Hashable, Sendable {
    let id: MistakeID
    let message: String
    var suggestions: [String]
    var help: Sentence?
    var note: String?
    let place: Range<Int>?
    var argument: String?
    var expectation: Expectation?
  }

  private final class Box: Sendable {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  private let box: Box

  public init(
    _ id: MistakeID, _ message: Sentence, suggestions: [String] = [], help: Sentence? = nil,
    note: Sentence? = nil, place: Range<Int>? = nil, argument: String? = nil
  ) {
    box = Box(
      Parts(
        id: id, message: message.text, suggestions: suggestions, help: help, note: note?.text,
        place: place, argument: argument))
  }

  private init(_ mistake: Mistake, _ change: (inout Parts) -> Void) {
    var parts = mistake.box.parts
    change(&parts)
    box = Box(parts)
  }

  public var id: MistakeID { box.parts.id }
  /// The mistake, as one sentence without its full stop.
  public var message: String { box.parts.message }
  /// Words that may have been meant instead of the marked one, the nearest first. They have not
  /// been tried.
  public var suggestions: [String] { box.parts.suggestions }
  /// The replacement to type, independent of the suggestions.
  public var help: String? { box.parts.help?.text }
  /// The line that the help gives as an example; nil if it gives none.
  public var example: String? { box.parts.help?.example }
  /// Further information.
  public var note: String? { box.parts.note }
  /// The place in the text of a function's argument, in UTF-8 offsets; nil for the whole text.
  public var place: Range<Int>? { box.parts.place }
  /// The label of the argument that it is about; nil for the whole call.
  public var argument: String? { box.parts.argument }

  /// The values that an expectation compared, where that is what went wrong.
  public var expectation: Expectation? { box.parts.expectation }

  /// The same mistake with other help.
  public func helped(by help: Sentence) -> Mistake { Mistake(self) { $0.help = help } }

  /// The same mistake with words that may have been meant.
  public func suggesting(_ words: [String]) -> Mistake {
    Mistake(self) { $0.suggestions = words }
  }

  /// The same mistake with a note.
  public func noted(_ note: Sentence) -> Mistake { Mistake(self) { $0.note = note.text } }

  /// The same mistake with what an expectation found.
  public func found(by expectation: Expectation) -> Mistake {
    Mistake(self) { $0.expectation = expectation }
  }

  /// The same mistake, about the argument of a label.
  public func about(argument: String) -> Mistake { Mistake(self) { $0.argument = argument } }

  public static func == (one: Mistake, other: Mistake) -> Bool { one.box.parts == other.box.parts }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.parts) }
}
