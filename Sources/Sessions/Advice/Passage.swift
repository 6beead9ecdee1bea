import Diagnostics

/// A statement over several lines, written as one: what stands in brackets or braces, or further in
/// than a line that ends with a colon.
struct Passage {
  /// Lines after which a statement is too long to be told anew.
  private static let longest = 10

  let text: String

  /// Nil where the line at a place is a statement by itself, or part of a very long one.
  init?(around offset: Int, in source: Source) {
    let start = source.lineRange(around: offset).lowerBound
    var group: [Substring] = []
    var reader = BracketReader()
    var place = 0
    var isBlamed = false
    for line in source.text(0..<source.utf8.count).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if !reader.continues(with: line), !Self.isAbout(group, line) {
        if isBlamed { break }
        group = []
        reader = BracketReader()
      }
      reader.read(line)
      if group.count <= Self.longest { group.append(line) }
      if place == start { isBlamed = true }
      place += line.utf8.count + 1
    }
    group.removeAll { $0.allSatisfy(\.isWhitespace) }
    guard isBlamed, (2...Self.longest).contains(group.count) else { return nil }
    text = Self.joined(group)
  }

  /// Whether a line speaks of what UIKit or Core Animation's object a group makes.
  private static func isAbout(_ group: [Substring], _ line: Substring) -> Bool {
    // A chain of calls goes on with a dot.
    if group.last?.isEmpty == false, line.drop(while: \.isWhitespace).first == ".",
      line.first != "."
    {
      return true
    }
    guard let first = group.first(where: { !$0.allSatisfy(\.isWhitespace) }),
      let name = made(in: first)
    else { return false }
    return line.words.contains(name)
  }

  /// `animation` of `let animation = CABasicAnimation(keyPath: "position")`.
  private static func made(in line: Substring) -> Substring? {
    let sides = line.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return nil }
    let value = sides[1].drop(while: \.isWhitespace)
    guard ["UI", "CA", "gsap", "anime", "new "].contains(where: value.hasPrefix) else { return nil }
    let words = sides[0].words
    return ["let", "var", "const"].contains(words.first) ? words.dropFirst().first : words.last
  }

  /// The start of a line that a passage which begins with it has in common with it.
  static func head(of line: String) -> String {
    let line = Rewriting.trimmed(line)
    return String(line.last == ":" ? line.dropLast() : line[...])
  }

  private static func joined(_ lines: [Substring]) -> String {
    var text = ""
    var indents: [Int] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " || $0 == "\t" }.count
      while let last = indents.last, indent <= last {
        text += " }"
        indents.removeLast()
      }
      var piece = Rewriting.trimmed(line)
      append(piece, to: &text)
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      if piece.last == ":", next.prefix(while: { $0 == " " || $0 == "\t" }).count > indent {
        piece = String(piece.dropLast())
        text.removeLast()
        text += " {"
        indents.append(indent)
      }
    }
    return text + String(repeating: " }", count: indents.count)
  }

  private static func append(_ piece: String, to text: inout String) {
    guard let last = text.last, let first = piece.first else {
      text += piece
      return
    }
    let isInside = "{([,".contains(last) || text.hasSuffix(" in")
    let closes = "})].".contains(first) || piece.hasPrefix("else")
    if isInside || closes {
      text += last == "{" || last == "," || last == "n" || first == "}" || first == "e" ? " " : ""
    } else {
      text += last == ";" ? " " : "; "
    }
    text += piece
  }
}

/// Reads lines, and knows whether the next one still belongs to what was begun.
private struct BracketReader {
  private var depth = 0
  /// How far in the line stands that ended with a colon, and waits for what is further in.
  private var head: Int?
  private var isEmpty = true

  func continues(with line: Substring) -> Bool {
    if isEmpty || depth > 0 { return true }
    guard let head else { return false }
    return line.allSatisfy(\.isWhitespace) || Self.indent(of: line) > head
  }

  mutating func read(_ line: Substring) {
    isEmpty = false
    var isQuoted = false
    for byte in line.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
    }
    if head == nil, depth == 0, line.reversed().first(where: { !$0.isWhitespace }) == ":" {
      head = Self.indent(of: line)
    }
  }

  private static func indent(of line: Substring) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.count
  }
}
