extension Unicode.Scalar {
  /// Whether a terminal would obey it rather than show it: the control characters of C0 and C1 and
  /// DEL, and the marks that turn the order of what is shown around (UAX #9 §2).
  public var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as a text of the language writes it, such as `\u{1b}`.
  public var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension StringProtocol {
  /// Whether a terminal would obey anything in it, line ends and tabs among it.
  public var holdsObeyed: Bool {
    utf8.contains(where: Self.mayBeObeyed) && unicodeScalars.contains(where: \.isObeyed)
  }

  /// The text as it may be shown: what a terminal would obey stands as a text of the language
  /// writes it. Line ends stay, and a tab, whose width nobody knows, is a blank.
  public var visible: String { shown(lineEnd: "\n") }

  /// The same in one line: a line end is a blank too.
  public var visibleInLine: String { shown(lineEnd: " ") }

  /// The text as the language writes it between quotation marks.
  public var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\" + String(scalar)
      case _ where scalar.isObeyed: escaped += scalar.escaped
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The same with its quotation marks.
  public var quoted: String { "\"\(escaped)\"" }

  private func shown(lineEnd: Unicode.Scalar) -> String {
    guard holdsObeyed else { return String(self) }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": scalars.append(lineEnd)
      case "\t": scalars.append(" ")
      case _ where scalar.isObeyed: scalars.append(contentsOf: scalar.escaped.unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Whether a byte of UTF-8 can begin a scalar that is obeyed: most texts have none of these.
  private static func mayBeObeyed(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }
}
