import LineEditing
import Text
import Workbooks

/// How each part of a line looks while it is typed: in the terminal's own colours, which can be read
/// on its background.
enum PromptColours {
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
}
