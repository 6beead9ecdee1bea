import Text

/// What stands before the line being typed.
public struct Prompt: Hashable, Sendable {
  /// How the prompt is shown where colour is on.
  public enum Style: Hashable, Sendable {
    case plain, strong, dim

    /// It as a terminal has it.
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
  /// All but the last line of `text` are printed once, above. A space is added at the end if
  /// there is none; what a terminal would obey is spelled.
  ///
  /// - Parameter margin: What stands before each further line of an entry that has several.
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
  /// the closing one stands before the last space.
  func rendered(colour: Bool) -> String {
    guard colour, let rendition = style.textStyle?.rendition, lastLine.count > 1 else {
      return lastLine
    }
    return "\u{1}\u{1B}[\(rendition)m\u{1}\(lastLine.dropLast())\u{1}\u{1B}[0m\u{1} "
  }
}
