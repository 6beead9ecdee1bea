/// A scanner of the letters and numbers in a path's text, with their places.
struct PathScanner {
  struct Command {
    /// Upper case.
    let letter: Character
    let isRelative: Bool
    let text: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func skipSpaceAndComma() {
    skipSpace()
    guard byte == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  /// Whether another number follows, after at most one comma.
  var isAtNumber: Bool {
    var ahead = self
    ahead.skipSpaceAndComma()
    return ahead.byte.map { Self.beginsNumber($0) } ?? false
  }

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || isSign(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// Scans the next letter; nil at the end.
  mutating func command() throws(PathProblem) -> Command? {
    skipSpace()
    guard let byte else { return nil }
    let range = position..<endOfCharacter
    let text = String(decoding: bytes[range], as: UTF8.self)
    let upper = byte & 0xDF
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(upper) else {
      throw problem(
        "`\(text)` is where a command of a path belongs",
        "the commands are M, L, H, V, C, S, Q, T, A and Z", range)
    }
    position = range.upperBound
    return Command(
      letter: Character(Unicode.Scalar(upper)), isRelative: byte != upper, text: text,
      range: range)
  }

  /// The offset after all bytes of the current character.
  private var endOfCharacter: Int {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(end, bytes.count)
  }

  /// Scans the next number, which is required.
  mutating func number() throws(PathProblem) -> Double {
    skipSpaceAndComma()
    guard position < bytes.count else {
      throw problemAtEnd("the path ends where a number belongs", "add the numbers it needs")
    }
    let start = position
    scanNumber()
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      position = start
      let range = start..<endOfCharacter
      let text = String(decoding: bytes[range], as: UTF8.self)
      throw problem(
        "`\(text)` is where a number belongs", "write a number such as 10 or -2.5", range)
    }
    // The bound keeps sums and differences of points finite.
    guard abs(value) <= 1e100 else {
      throw problem(
        "this number is beyond what can be computed", "write one up to 1e100",
        start..<position)
    }
    return value
  }

  /// Scans a flag of an arc, a single digit that needs no space behind it.
  mutating func flag() throws(PathProblem) -> Bool {
    skipSpaceAndComma()
    guard let byte else {
      throw problemAtEnd("the path ends where a flag of an arc belongs", "add 0 or 1")
    }
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      let range = position..<endOfCharacter
      let text = String(decoding: bytes[range], as: UTF8.self)
      throw problem("`\(text)` is where a flag of an arc belongs", "write 0 or 1", range)
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func scanNumber() {
    if let byte, Self.isSign(byte) { position += 1 }
    skipDigits()
    if byte == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    guard let byte, byte | 0x20 == UInt8(ascii: "e") else { return }
    let mark = position
    position += 1
    if let byte = self.byte, Self.isSign(byte) { position += 1 }
    let digits = position
    skipDigits()
    if position == digits { position = mark }
  }

  private mutating func skipDigits() {
    while let byte, Self.isDigit(byte) { position += 1 }
  }

  func problem(_ message: String, _ help: String, _ range: Range<Int>) -> PathProblem {
    PathProblem(message: message, help: help, range: range)
  }

  func problemAtEnd(_ message: String, _ help: String) -> PathProblem {
    problem(message, help, bytes.count..<bytes.count)
  }
}
