/// An HTML block in Markdown, parsed as far as a terminal needs: comments are dropped, tags are
/// identified by name, and everything between them is text.
struct HTMLText {
  enum Part: Hashable {
    /// A tag's name, in lower case.
    case open(String)
    case close(String)
    case text(String)
  }

  private(set) var parts: [Part] = []

  init(_ html: String) {
    var rest = html.unicodeScalars[...]
    while let start = rest.firstIndex(of: "<") {
      append(rest[..<start])
      rest = rest[start...]
      if rest.starts(with: "<!--".unicodeScalars) {
        rest = Self.behind("-->", in: rest)
      } else if Self.beginsTag(rest) {
        let end = rest.firstIndex(of: ">") ?? rest.endIndex
        append(tag: rest[..<end].dropFirst())
        rest = rest[end...].dropFirst()
      } else {
        append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    append(rest)
  }

  private typealias Scalars = String.UnicodeScalarView.SubSequence

  private mutating func append(_ text: Scalars) {
    guard !text.isEmpty else { return }
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + String(text))
    } else {
      parts.append(.text(String(text)))
    }
  }

  private mutating func append(tag: Scalars) {
    let isClosing = tag.first == "/"
    let name = String(tag.drop { $0 == "/" }.prefix { Self.isLetter($0) || $0.isDigit })
      .lowercased()
    parts.append(isClosing ? .close(name) : .open(name))
  }

  private static func beginsTag(_ text: Scalars) -> Bool {
    let name = text.dropFirst().first == "/" ? text.dropFirst(2) : text.dropFirst()
    return name.first.map { isLetter($0) || $0 == "!" || $0 == "?" } ?? false
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// The text after a mark; empty if the mark is missing.
  private static func behind(_ mark: String, in text: Scalars) -> Scalars {
    var rest = text
    while !rest.isEmpty {
      if rest.starts(with: mark.unicodeScalars) { return rest.dropFirst(mark.utf8.count) }
      rest = rest.dropFirst()
    }
    return rest
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
