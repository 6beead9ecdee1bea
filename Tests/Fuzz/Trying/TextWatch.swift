import Answers
import Diagnostics

/// Looks at what would come to a screen.
enum TextWatch {
  /// A control character would act on a terminal instead of being shown.
  static func complaint(about text: String) -> Complaint? {
    guard let odd = text.unicodeScalars.first(where: isControl) else { return nil }
    let line = text.split(separator: "\n").first { $0.unicodeScalars.contains(odd) } ?? ""
    return Complaint("no control characters", "U+\(String(odd.value, radix: 16)) in `\(line)`")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar.properties.generalCategory == .control
  }

  /// Each answer is one line of JSON that any reader takes.
  static func complaint(aboutJSON line: String) -> Complaint? {
    guard line.hasSuffix("\n"), !line.dropLast().contains("\n") else {
      return Complaint("JSON on one line", line)
    }
    var reader = JSONReader(line)
    return reader.isWhole() ? nil : Complaint("valid JSON", line)
  }
}

/// Reads JSON by its grammar (RFC 8259), and keeps nothing of it.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether the text is one value.
  mutating func isWhole() -> Bool {
    guard value(depth: 0) else { return false }
    skipBlanks()
    return place == bytes.count
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    skipBlanks()
    defer { skipBlanks() }
    guard depth < 200, let byte else { return false }
    switch byte {
    case UInt8(ascii: "{"):
      return items("{", "}") { reader in
        reader.skipBlanks()
        guard reader.string() else { return false }
        reader.skipBlanks()
        return reader.consume(":") && reader.value(depth: depth + 1)
      }
    case UInt8(ascii: "["): return items("[", "]") { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func items(
    _ opener: Unicode.Scalar, _ closer: Unicode.Scalar, _ item: (inout JSONReader) -> Bool
  ) -> Bool {
    guard consume(opener) else { return false }
    skipBlanks()
    if consume(closer) { return true }
    repeat {
      guard item(&self) else { return false }
      skipBlanks()
    } while consume(",")
    return consume(closer)
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func string() -> Bool {
    guard consume("\"") else { return false }
    while let byte {
      place += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte < 0x20 { return false }
      if byte == UInt8(ascii: "\\"), !escape() { return false }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let byte else { return false }
    place += 1
    guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
    let digits = bytes[place...].prefix(4)
    place += digits.count
    return digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private mutating func number() -> Bool {
    _ = consume("-")
    guard consume("0") || digits() else { return false }
    if consume("."), !digits() { return false }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte, (0x30...0x39).contains(byte) { place += 1 }
    return place > start
  }
}
