// The parts of a text that a terminal would obey, and their escapes. Code that measures columns
// escapes first.

extension Unicode.Scalar {
  /// Whether a terminal would interpret it instead of showing it: the control characters of C0 and
  /// C1, DEL, and the marks that change the direction of text (UAX #9 §2).
  public var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as an escape of the language, such as `\u{1b}`.
  public var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension StringProtocol {
  /// Whether the text contains anything that a terminal would interpret, including line ends and
  /// tabs.
  public var containsTerminalControls: Bool {
    utf8.contains(where: Self.mayBeObeyed) && unicodeScalars.contains(where: \.isTerminalControl)
  }

  /// The text made safe to show: characters that a terminal would interpret are escaped as in a
  /// string of the language. Line ends are kept, and a tab, whose width is unknown, becomes a
  /// space.
  public var visible: String { shown(lineEnd: "\n") }

  /// The text made safe to show on one line: line ends become spaces too.
  public var visibleInLine: String { shown(lineEnd: " ") }

  /// A visible text as the contents of an element or an attribute of XML and HTML.
  public var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // The two that are not characters of XML 1.0.
      case "\u{FFFE}", "\u{FFFF}": escaped += scalar.escaped
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A visible text on one line with no mark of Markdown in it: CommonMark undoes a backslash before every
  /// ASCII punctuation mark.
  public var escapedForMarkdown: String {
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar.isASCII, scalar.properties.isPatternSyntax || scalar == "_" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The text as the contents of a string literal of the language.
  public var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\" + String(scalar)
      case _ where scalar.isTerminalControl: escaped += scalar.escaped
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as a string literal of the language.
  public var quoted: String { "\"\(escaped)\"" }

  private func shown(lineEnd: Unicode.Scalar) -> String {
    guard containsTerminalControls else { return String(self) }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": scalars.append(lineEnd)
      case "\t": scalars.append(" ")
      case _ where scalar.isTerminalControl:
        scalars.append(contentsOf: scalar.escaped.unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Whether a UTF-8 byte can begin a scalar that is interpreted; most texts contain no such byte.
  private static func mayBeObeyed(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }
}
