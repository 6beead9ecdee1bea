import TestSupport

/// Characters that a terminal would interpret instead of showing, which the program must never
/// send.
enum Obeyed {
  /// C0 except line ends and tabs, which have a meaning of their own; DEL, C1, and direction marks.
  static let all: [Unicode.Scalar] =
    (scalars(0x00...0x1F) + scalars(0x7F...0x9F) + scalars(0x061C...0x061C)
    + scalars(0x200E...0x200F) + scalars(0x202A...0x202E) + scalars(0x2066...0x2069))
    .filter { $0 != "\n" && $0 != "\t" }

  /// The characters that are possible in a line of Markdown, which ends at CR and has no NUL.
  static let inMarkdown = all.filter { $0 != "\r" && $0 != "\0" }

  /// The characters that are possible in an argument or a file name, which end at NUL.
  static let inNames = all.filter { $0 != "\0" }

  private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }

  /// Characters in one text, each followed by a letter, so that they do not form a control
  /// sequence.
  static func text(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { "\($0)q" }.joined()
  }

  /// The escaped form of a character.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// The characters of a text that a terminal would interpret, except line ends. Printable ASCII, most
  /// of any text, needs no search.
  static func sent(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      !(0x20...0x7E).contains(scalar.value) && (all.contains(scalar) || scalar == "\t")
    }
  }

  /// The characters whose escaped form is not in a text.
  static func missing(_ scalars: [Unicode.Scalar], in text: String) -> [Unicode.Scalar] {
    scalars.filter { !text.contains(spelled($0)) }
  }
}

extension PipeRun {
  /// The whole output, of both streams.
  var all: String { standardOutput + standardError }
}
