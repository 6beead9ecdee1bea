import TestSupport

/// What a terminal would obey rather than show, as the program must never send it.
enum Obeyed {
  /// C0 but line ends and tabs, which have a meaning of their own; DEL, C1, and marks of direction.
  static let all: [Unicode.Scalar] =
    (scalars(0x00...0x1F) + scalars(0x7F...0x9F) + scalars(0x061C...0x061C)
    + scalars(0x200E...0x200F) + scalars(0x202A...0x202E) + scalars(0x2066...0x2069))
    .filter { $0 != "\n" && $0 != "\t" }

  /// Those that may stand in a line of Markdown, which ends at CR and has no NUL.
  static let inMarkdown = all.filter { $0 != "\r" && $0 != "\0" }

  /// Those that may stand in an argument or a file's name, which end at NUL.
  static let inNames = all.filter { $0 != "\0" }

  private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }

  /// All of some in one text. A letter stands behind each, so that none makes a command of ours.
  static func text(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { "\($0)q" }.joined()
  }

  /// How each is to be shown.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// What of a text a terminal would obey, without the line ends.
  static func sent(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { all.contains($0) || $0 == "\t" }
  }

  /// Those of some that a text does not spell.
  static func missing(_ scalars: [Unicode.Scalar], in text: String) -> [Unicode.Scalar] {
    scalars.filter { !text.contains(spelled($0)) }
  }
}

extension PipeRun {
  /// All that came out, by both ways.
  var all: String { standardOutput + standardError }
}
