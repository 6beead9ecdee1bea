/// What to type instead of a line that is wrong, found by trying it on the scene.
///
/// It stands beside the mistake and is shown to a person. Notebooks record the mistake alone, so
/// that advice can get better without a document going wrong.
public indirect enum Advice: Hashable, Sendable {
  /// The word that was probably meant in the marked place.
  case word(String)
  /// What pasted Swift or CSS means here.
  case translation(Translation)
  /// Topics of help that the words of the line find, the best first.
  case topics([Topic])
}

/// What pasted code of another system means here.
public struct Translation: Hashable, Sendable {
  /// Lines that can be typed.
  public let lines: [String]
  /// What has no counterpart, and what needs no line, a sentence each.
  public let remarks: [String]

  public init(lines: [String], remarks: [String]) {
    self.lines = lines
    self.remarks = remarks
  }
}

/// Something that can be read about, by the line that shows it: `help gravity`, `lesson fall`.
public struct Topic: Hashable, Sendable {
  public let line: String
  /// What it is about, in a few words.
  public let summary: String

  public init(line: String, summary: String) {
    self.line = line
    self.summary = summary
  }
}
