import Text

/// Renders a diagnostic as text: the sentence, the line with a caret under the place, the help.
///
///     error: `over` takes a time, but 45deg is an angle
///       animate red.alpha to 0 over 45deg
///                                   ^^^^^
///     help: write a time, such as `over 300ms`
public struct DiagnosticRenderer: Sendable {
  /// Whether a named source is shown in front as `file:line:column:`.
  public let locations: Bool
  /// The width in columns at which sentences are wrapped; nil for whole sentences, as in files and
  /// pipes.
  public let width: Int?
  /// Whether notes and help follow the place. Notebooks record only the mistake.
  public let advises: Bool

  /// The maximum width of an excerpt. Of a longer line, only the part around the place is shown, on
  /// a terminal and in files.
  private static let widestExcerpt = 96
  private static let narrowestExcerpt = 16
  /// The number of bytes on either side of the place that are read: many more than are shown, but
  /// few of a line that has as many mistakes as it is long.
  private static let nearBytes = 1_000
  private static let margin = "  "

  public init(locations: Bool = true, width: Int? = nil, advises: Bool = true) {
    self.locations = locations
    self.width = width
    self.advises = advises
  }

  /// The lines of a diagnostic, without line ends.
  public func lines(for diagnostic: Diagnostic) -> [String] {
    writtenLines(for: diagnostic).map(\.text)
  }

  /// The lines of a diagnostic, with their styles for output in color.
  public func writtenLines(for diagnostic: Diagnostic) -> [WrittenLine] {
    let mistake = diagnostic.mistake
    // Code of another language is no mistake: it is answered as what it is.
    if advises, case .translation(let translation)? = diagnostic.advice,
      let headline = translation.headline
    {
      return [WrittenLine(location(of: diagnostic) + headline)] + self.lines(of: translation)
    }
    var lines = sentence(
      mistake.message, label: diagnostic.severity.rawValue + ":",
      style: Self.style(of: diagnostic.severity), after: location(of: diagnostic))
    if let span = diagnostic.span { lines += excerpt(of: span) }
    return advises ? lines + advice(for: diagnostic) : lines
  }

  // MARK: Advice

  private func advice(for diagnostic: Diagnostic) -> [WrittenLine] {
    let notes = diagnostic.mistake.note.map { sentence($0, label: "note:") } ?? []
    switch diagnostic.advice {
    case .word(let word): return notes + help("did you mean `\(word)`?")
    case .example(let line): return notes + help("for example: `\(line)`")
    case .nearest(let lines) where lines.isEmpty: return notes
    case .nearest(let lines):
      if lines.count == 1 {
        let label = lines[0].line.hasPrefix("help ") ? "see" : "for example:"
        return notes + help("\(label) \(lines[0].reference)") + unread(of: lines)
      }
      return notes + help("the nearest lines:") + lines.map(line) + unread(of: lines)
    case .translation(let translation):
      return notes + (translation.lines.isEmpty ? [] : help("in Motionbook:"))
        + lines(of: translation)
    case nil: return notes + (diagnostic.mistake.help.map(help) ?? [])
    }
  }

  /// The words of a wish that its lines leave out.
  private func unread(of lines: [Topic]) -> [WrittenLine] {
    let words = lines.unread.map { "`\($0)`" }.joined(separator: ", ")
    return words.isEmpty ? [] : sentence("not read: \(words)", label: "note:")
  }

  private func help(_ text: String) -> [WrittenLine] {
    sentence(text, label: "help:", style: .cyan)
  }

  /// The lines of a translation and its remarks.
  public func lines(of translation: Translation) -> [WrittenLine] {
    translation.lines.map { WrittenLine(Self.margin + $0.visibleInLine, style: .cyan) }
      + translation.remarks.flatMap { sentence($0, label: "note:") }
  }

  /// A line to type, with what it shows if that has room.
  private func line(_ topic: Topic) -> WrittenLine {
    let line = WrittenLine(Self.margin + topic.line.visibleInLine, style: .cyan)
    let note = "  # " + topic.summary.visibleInLine
    let isWide = DisplayWidth.of(line.text) + DisplayWidth.of(note) > width ?? .max
    return isWide ? line : line + WrittenLine(note)
  }

  // MARK: Sentences

  /// A sentence after its label, wrapped at spaces; further lines are indented to its beginning.
  private func sentence(
    _ text: String, label: String, style: TextStyle? = nil, after location: String = ""
  ) -> [WrittenLine] {
    let head = location + label
    let whole = head + " " + text.visibleInLine
    let lines =
      width.map { Wrapping.lines(whole, width: $0, indent: label.count + 1) } ?? [whole]
    guard let first = lines.first, first.hasPrefix(head) else {
      return lines.map { WrittenLine($0) }
    }
    let styled =
      WrittenLine(location) + WrittenLine(label, style: style)
      + WrittenLine(String(first.dropFirst(head.count)))
    return [styled] + lines.dropFirst().map { WrittenLine($0) }
  }

  private func location(of diagnostic: Diagnostic) -> String {
    guard locations, let span = diagnostic.span, let name = span.source.name else { return "" }
    return "\(name.visibleInLine):\(span.position.line):\(span.position.column): "
  }

  private static func style(of severity: Diagnostic.Severity) -> TextStyle {
    switch severity {
    case .error: .strongRed
    case .warning: .strongYellow
    case .note: .dim
    }
  }

  /// The line of the mistake and its carets. A span over several lines is marked to its first
  /// line's end.
  private func excerpt(of span: Span) -> [WrittenLine] {
    let range = span.source.lineRange(around: span.lower, within: Self.nearBytes)
    let lower = min(span.lower, range.upperBound)
    // Escaped first: the caret is below the visible text, which may be wider.
    let before = span.source.text(range.lowerBound..<lower).visibleInLine
    let marked = span.source.text(lower..<min(max(span.upper, lower), range.upperBound))
      .visibleInLine
    let line = span.source.text(range).visibleInLine
    let (shown, column) = window(line, around: DisplayWidth.of(before))
    // There are no carets under the part of the span that was cut off.
    let room = max(1, DisplayWidth.of(shown) - column)
    let carets = String(repeating: "^", count: min(max(1, DisplayWidth.of(marked)), room))
    return [
      WrittenLine((Self.margin + shown).trimmingTrailingBlanks),
      WrittenLine(Self.margin + String(repeating: " ", count: column))
        + WrittenLine(carets, style: .strongRed),
    ]
  }

  /// Cuts a long line to the part around the place, and returns the column of the place in it.
  private func window(_ line: String, around column: Int) -> (shown: String, column: Int) {
    let offered = (width ?? .max) - Self.margin.count
    let widest = min(Self.widestExcerpt, max(Self.narrowestExcerpt, offered))
    let whole = DisplayWidth.of(line)
    guard whole > widest else { return (line, column) }
    // A third of the excerpt is before the place, or more if the line ends soon after it.
    let start = max(0, min(column - widest / 3, whole - widest + 1))
    var (skipped, rest) = (0, line[...])
    while skipped < start, let first = rest.first {
      skipped += DisplayWidth.of(first)
      rest.removeFirst()
    }
    let lead = start > 0 ? "…" : ""
    let shown = lead + String(rest).truncated(to: widest - lead.count)
    return (shown, column - skipped + lead.count)
  }
}

extension Translation {
  /// The translated code.
  fileprivate var headline: String? {
    guard let language else { return nil }
    let isOpen = remarks.contains { $0.hasPrefix("write a value in place of") }
    return lines.isEmpty
      ? "This is \(language). Motionbook has no line for it\(isOpen ? " without a value" : ""):"
      : "This is \(language). In Motionbook:"
  }
}

extension Topic {
  /// The topic in a sentence.
  fileprivate var reference: String { "`\(line)` (\(summary))" }
}
