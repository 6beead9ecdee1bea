extension [WrittenLine.Run] {
  /// Adds a character, to the last run if that has its style.
  public mutating func append(_ character: Character, style: TextStyle?) {
    if let last, last.style == style {
      self[count - 1].text.append(character)
    } else {
      append(WrittenLine.Run(text: String(character), style: style))
    }
  }
}

/// The line in pieces.
extension WrittenLine {
  /// A stretch of a line that has one style, or none.
  public struct Run: Hashable, Sendable {
    /// What stands there.
    public var text: String
    /// How it looks where there are colours; nil for as all else.
    public let style: TextStyle?

    /// A stretch in one style, or in none.
    public init(text: String, style: TextStyle?) {
      self.text = text
      self.style = style
    }
  }

  /// A line of stretches that nothing was measured in.
  public init(_ runs: [Run]) {
    self = runs.map { WrittenLine($0.text, style: $0.style) }.joined()
  }

  /// The line from its beginning to its end, cut where the style changes.
  public var runs: [Run] {
    guard !styled.isEmpty else { return [Run(text: text, style: nil)] }
    var runs: [Run] = []
    var end = 0
    for part in styled {
      if part.range.lowerBound > end {
        runs.append(Run(text: text(in: end..<part.range.lowerBound), style: nil))
      }
      runs.append(Run(text: text(in: part.range), style: part.style))
      end = part.range.upperBound
    }
    let rest = text(in: end..<text.utf8.count)
    return rest.isEmpty ? runs : runs + [Run(text: rest, style: nil)]
  }

  /// The lines that a text with line ends in it makes, without the blanks at their ends.
  public var cutAtLineEnds: [WrittenLine] {
    var lines: [WrittenLine] = [""]
    for piece in pieces {
      for (index, part) in piece.text.unicodeScalars
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        if index > 0 { lines.append("") }
        lines[lines.count - 1].append(piece.like(String(part)))
      }
    }
    return lines.map(\.trimmingTrailingBlanks)
  }

  /// The line as it may be shown, line ends kept.
  public var visible: WrittenLine {
    guard text.holdsObeyed else { return self }
    return pieces.map { $0.like($0.text.visible).line }.joined()
  }

  // MARK: Pieces

  /// A stretch that is measured or not, in one style or none.
  private struct Piece {
    let text: String
    let isMeasured: Bool
    let style: TextStyle?

    var line: WrittenLine { WrittenLine(text, isMeasured: isMeasured, style: style) }

    func like(_ text: String) -> Piece { Piece(text: text, isMeasured: isMeasured, style: style) }
  }

  private var pieces: [Piece] {
    let bounds =
      measured.flatMap { [$0.lowerBound, $0.upperBound] }
      + styled.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, text.utf8.count]
    let sorted = Set(bounds).sorted()
    return zip(sorted, sorted.dropFirst()).map { lower, upper in
      Piece(
        text: text(in: lower..<upper), isMeasured: measured.contains { $0.contains(lower) },
        style: styled.first { $0.range.contains(lower) }?.style)
    }
  }

  private mutating func append(_ piece: Piece) { append(piece.line) }

  private func text(in range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }
}
