/// What stands before the line being typed.
public struct Prompt: Hashable, Sendable {
  /// How the prompt is shown where colour is on.
  public enum Style: Hashable, Sendable {
    case plain, strong, dim

    /// The parameters of "select graphic rendition" (ECMA-48 §8.3.117).
    var graphicRendition: String? {
      switch self {
      case .plain: nil
      case .strong: "1"
      case .dim: "2"
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
  /// there is none; control characters are left out.
  ///
  /// - Parameter margin: What stands before each further line of an entry that has several.
  public init(_ text: String, margin: String = "", style: Style = .plain) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.printable)
    let last = lines.popLast() ?? ""
    earlierLines = lines
    lastLine = last.isEmpty || last.hasSuffix(" ") ? last : last + " "
    self.margin = Self.printable(margin[...])
    self.style = style
  }

  /// The last line with its escape sequences between \1.
  ///
  /// libedit loses a sequence at the very end and swallows everything after two side by side; so
  /// the closing one stands before the last space.
  func rendered(colour: Bool) -> String {
    guard colour, let rendition = style.graphicRendition, lastLine.count > 1 else {
      return lastLine
    }
    return "\u{1}\u{1B}[\(rendition)m\u{1}\(lastLine.dropLast())\u{1}\u{1B}[0m\u{1} "
  }

  private static func printable(_ line: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars where scalar.properties.generalCategory != .control {
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
