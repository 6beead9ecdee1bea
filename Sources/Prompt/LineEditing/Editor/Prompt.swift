import Text

/// The prompt before the line being typed.
public struct Prompt: Hashable, Sendable {
  /// The style of the prompt if color is on.
  public enum Style: Hashable, Sendable {
    case plain, strong, dim

    /// The style for a terminal.
    var textStyle: TextStyle? {
      switch self {
      case .plain: nil
      case .strong: .strong
      case .dim: .dim
      }
    }
  }

  let earlierLines: [String]
  let lastLine: String
  let margin: String
  let style: Style

  /// Creates a prompt, such as `motion t=2s> `.
  ///
  /// All but the last line of `text` are printed once, above. A space is added at the end if there
  /// is none; control characters are escaped.
  ///
  /// - Parameter margin: The text before each further line of a multi-line entry.
  public init(_ text: String, margin: String = "", style: Style = .plain) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.visible)
    let last = lines.popLast() ?? ""
    earlierLines = lines
    lastLine = last.isEmpty || last.hasSuffix(" ") ? last : last + " "
    self.margin = margin.visibleInLine
    self.style = style
  }

  /// The last line with its escape sequences between \1.
  ///
  /// libedit loses a sequence at the very end and swallows everything after two side by side; so
  /// the closing one comes before the last space.
  func rendered(color: Bool) -> String {
    guard color, let rendition = style.textStyle?.rendition, lastLine.count > 1 else {
      return lastLine
    }
    return "\u{1}\u{1B}[\(rendition)m\u{1}\(lastLine.dropLast())\u{1}\u{1B}[0m\u{1} "
  }
}
