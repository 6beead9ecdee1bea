extension [WrittenLine.Run] {
  /// Appends a character, to the last run if it has the same style.
  public mutating func append(_ character: Character, style: TextStyle?) {
    if let last, last.style == style {
      self[count - 1].text.append(character)
    } else {
      append(WrittenLine.Run(text: String(character), style: style))
    }
  }
}

/// The line as runs and pieces.
extension WrittenLine {
  /// A part of a line with one style, or none.
  public struct Run: Hashable, Sendable {
    /// The text of the run.
    public var text: String
    /// The style with color; nil for plain text.
    public let style: TextStyle?

    /// Creates a run with one style, or none.
    public init(text: String, style: TextStyle?) {
      self.text = text
      self.style = style
    }
  }

  /// Creates a line of runs without measured numbers.
  public init(_ runs: [Run]) {
    self = runs.map { WrittenLine($0.text, style: $0.style) }.joined()
  }

  /// The runs of the line, split where the style changes.
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

  /// The lines of a text with line ends, without trailing spaces.
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

  /// The line made safe to show; line ends are kept.
  public var visible: WrittenLine {
    guard text.containsTerminalControls else { return self }
    return pieces.map { $0.like($0.text.visible).line }.joined()
  }

  // MARK: Pieces

  /// A part of a line that is measured or not, with one style or none.
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

  /// The bytes of the text, each with its mark and its style.
  var bytes: [(byte: UInt8, isMeasured: Bool, style: TextStyle?)] {
    pieces.flatMap { piece in piece.text.utf8.map { ($0, piece.isMeasured, piece.style) } }
  }

  private mutating func append(_ piece: Piece) { append(piece.line) }

  private func text(in range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }
}
