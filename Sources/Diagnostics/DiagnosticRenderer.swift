import Text

/// Draws a diagnostic as text: the sentence, the line with a caret under the place, the help.
///
///     error: `over` takes a time, but 45deg is an angle
///       animate red.alpha to 0 over 45deg
///                                   ^^^^^
///     help: write a time, such as `over 300ms`
public struct DiagnosticRenderer: Sendable {
  /// Whether to colour with ANSI escapes.
  public let colour: Bool
  /// Whether a named source is told as `file:line:column:` in front.
  public let locations: Bool

  /// Longer lines show only the part around the place.
  private static let widestExcerpt = 96

  public init(colour: Bool = false, locations: Bool = true) {
    self.colour = colour
    self.locations = locations
  }

  public func lines(for diagnostic: Diagnostic) -> [String] {
    let mistake = diagnostic.mistake
    var lines = [
      location(of: diagnostic) + label(diagnostic.severity) + " " + visible(mistake.message)
    ]
    if let span = diagnostic.span { lines += excerpt(of: span) }
    if let note = mistake.note { lines.append("note: " + visible(note)) }
    if let help = mistake.help { lines.append(painted("help:", "36") + " " + visible(help)) }
    return lines
  }

  private func location(of diagnostic: Diagnostic) -> String {
    guard locations, let span = diagnostic.span, let name = span.source.name else { return "" }
    return "\(name):\(span.position.line):\(span.position.column): "
  }

  private func label(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: painted("error:", "1;31")
    case .warning: painted("warning:", "1;33")
    }
  }

  /// The blamed line and its carets. A span over several lines is marked to its first line's end.
  private func excerpt(of span: Span) -> [String] {
    let range = span.source.lineRange(around: span.lower)
    let lower = min(span.lower, range.upperBound)
    let before = visible(span.source.text(range.lowerBound..<lower))
    let marked = visible(span.source.text(lower..<min(max(span.upper, lower), range.upperBound)))
    let line = visible(span.source.text(range))
    let carets = String(repeating: "^", count: max(1, DisplayWidth.of(marked)))
    let (shown, column) = window(line, around: DisplayWidth.of(before), carets.count)
    return [
      ("  " + shown).trimmingTrailingBlanks,
      "  " + String(repeating: " ", count: column) + painted(carets, "1;31"),
    ]
  }

  /// Cuts a very long line to the part that holds the place, and says where the place is in it.
  private func window(_ line: String, around column: Int, _ width: Int) -> (String, Int) {
    guard DisplayWidth.of(line) > Self.widestExcerpt else { return (line, column) }
    let start = max(0, column - Self.widestExcerpt / 3)
    var (skipped, rest) = (0, line[...])
    while skipped < start, let first = rest.first {
      skipped += DisplayWidth.of(first)
      rest.removeFirst()
    }
    let lead = start > 0 ? "…" : ""
    let shown = lead + String(rest).truncated(to: Self.widestExcerpt - lead.count)
    return (shown, column - skipped + lead.count)
  }

  /// Tabs become single blanks, so that a caret stands where the eye expects it; other control
  /// characters must not reach a terminal.
  private func visible(_ text: String) -> String {
    String(
      text.map { character in
        character.unicodeScalars.contains { $0.properties.generalCategory == .control }
          ? " " : character
      })
  }

  private func painted(_ text: String, _ sgr: String) -> String {
    colour ? "\u{1B}[\(sgr)m\(text)\u{1B}[0m" : text
  }
}
