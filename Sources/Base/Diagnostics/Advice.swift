/// The replacement for a line that failed, found by trying it on the scene.
///
/// It accompanies the mistake and is shown only to a person. Notebooks record the mistake alone, so
/// that improved advice does not change their output.
public indirect enum Advice: Hashable, Sendable {
  /// The word that was probably meant in place of the marked one.
  case word(String)
  /// A line with the session's own names that shows what was meant.
  case example(String)
  /// Whole lines that plain words are near, each with what it shows, the nearest first.
  case nearest([Topic])
  /// The translation of pasted Swift or CSS.
  case translation(Translation)
}

/// The translation of pasted code of another system.
public struct Translation: Hashable, Sendable {
  /// The name of the other language; nil for code that could also be a line with a mistake.
  public let language: String?
  /// Lines that can be typed here.
  public let lines: [String]
  /// One sentence for each part that has no counterpart or that needs no line.
  public let remarks: [String]

  public init(language: String? = nil, lines: [String], remarks: [String]) {
    self.language = language
    self.lines = lines
    self.remarks = remarks
  }
}

/// A topic of help, with the line that shows it: `help gravity`, `lesson fall`.
public struct Topic: Hashable, Sendable {
  public let line: String
  /// Its subject, in a few words.
  public let summary: String
  /// The words of a wish that have no part in it, side by side ones together, in their order.
  public let unread: [String]

  public init(line: String, summary: String, unread: [String] = []) {
    self.line = line
    self.summary = summary
    self.unread = unread
  }
}

extension [Topic] {
  /// The words that have no part in any of the lines.
  public var unread: [String] {
    first?.unread.filter { words in allSatisfy { $0.unread.contains(words) } } ?? []
  }
}
