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
  /// What to type instead, where more is known than the mistake's own help says.
  public var advice: Advice?

  public init(_ mistake: Mistake, at span: Span?, severity: Severity = .error) {
    self.mistake = mistake
    self.span = span
    self.severity = severity
  }
}

/// One mistake as a sentence: the catalogue's functions make them, one for each `MistakeID`.
///
/// A reference inside: every function that may fail has room for one on the stack, and calls of the
/// language nest deeply.
public struct Mistake: Error, Hashable, Sendable {
  private struct Parts: Hashable, Sendable {
    let id: MistakeID
    let message: String
    var suggestions: [String]
    var help: String?
    var note: String?
    let place: Range<Int>?
    var argument: String?
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
        id: id, message: message.text, suggestions: suggestions, help: help?.text, note: note?.text,
        place: place, argument: argument))
  }

  private init(_ mistake: Mistake, _ change: (inout Parts) -> Void) {
    var parts = mistake.box.parts
    change(&parts)
    box = Box(parts)
  }

  public var id: MistakeID { box.parts.id }
  /// What is wrong, as one sentence without its full stop.
  public var message: String { box.parts.message }
  /// Words that may have been meant in place of the one that is marked, the nearest first. Nobody has
  /// tried them yet.
  public var suggestions: [String] { box.parts.suggestions }
  /// What to type instead, whatever was meant.
  public var help: String? { box.parts.help }
  /// What else is worth knowing.
  public var note: String? { box.parts.note }
  /// Where in a text that was given to a function it is, in UTF-8 offsets; nil for all of it.
  public var place: Range<Int>? { box.parts.place }
  /// The label of the argument that it is about; nil for the whole call.
  public var argument: String? { box.parts.argument }

  /// The same with another word about what to type instead.
  public func helped(by help: Sentence) -> Mistake {
    Mistake(self) { ($0.suggestions, $0.help) = ([], help.text) }
  }

  /// The same with something else that is worth knowing.
  public func noted(_ note: Sentence) -> Mistake { Mistake(self) { $0.note = note.text } }

  /// The same, about the argument of a label.
  public func about(argument: String) -> Mistake { Mistake(self) { $0.argument = argument } }

  public static func == (one: Mistake, other: Mistake) -> Bool { one.box.parts == other.box.parts }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.parts) }
}
