import LineEditing
import Playing
import Text

/// The styles of a line while it is typed, in the terminal's own colors, which are readable on its
/// background.
enum PromptColors {
  static func style(of role: Workbook.Highlight.Role) -> TextStyle {
    switch role {
    case .verb: .strongBlue
    case .keyword: .magenta
    case .name: .cyan
    case .number: .green
    case .text: .yellow
    case .comment: .gray
    case .mistake: .underlinedRed
    case .bracket: .strongUnderlined
    }
  }

  /// A text in the style of a line that is not being edited.
  static func lines(of text: String, _ highlights: [Workbook.Highlight]) -> [WrittenLine] {
    let scalars = Array(text.unicodeScalars)
    var line = WrittenLine("")
    var end = 0
    func append(upTo next: Int, _ style: TextStyle?) {
      guard next > end else { return }
      line.append(
        WrittenLine(String(String.UnicodeScalarView(scalars[end..<next])), style: style))
      end = next
    }
    for highlight in highlights where highlight.role != .mistake {
      append(upTo: highlight.range.lowerBound, nil)
      append(upTo: min(highlight.range.upperBound, scalars.count), style(of: highlight.role))
    }
    append(upTo: scalars.count, nil)
    return line.cutAtLineEnds.map(\.visible)
  }
}
