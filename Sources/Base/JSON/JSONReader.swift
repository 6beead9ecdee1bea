/// Reads one JSON value (RFC 8259) from bytes in UTF-8, with or without a byte order mark.
struct JSONReader {
  /// The most levels of lists and objects: each takes a part of the stack.
  static let depthLimit = 512

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that is all of the bytes.
  mutating func whole() throws(JSONProblem) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard byte == nil else { throw problem("expected the end") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipBlanks()
    guard depth <= Self.depthLimit else { throw problem("more than \(Self.depthLimit) levels") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try fields(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try items(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"): return try number()
    case let byte? where Self.digits.contains(byte): return try number()
    default: return try word()
    }
  }

  private mutating func word() throws(JSONProblem) -> JSONValue {
    for (word, value): (StaticString, JSONValue) in [
      ("true", true), ("false", false), ("null", .null),
    ] where accept(word) {
      return value
    }
    throw problem("expected a value")
  }

  // MARK: - Lists and objects

  private mutating func items(depth: Int) throws(JSONProblem) -> [JSONValue] {
    var items: [JSONValue] = []
    place += 1
    if acceptMark("]") { return items }
    while true {
      items.append(try value(depth: depth))
      if acceptMark("]") { return items }
      guard acceptMark(",") else { throw problem("expected `,` or `]`") }
    }
  }

  /// Of fields with one name, the last counts.
  private mutating func fields(depth: Int) throws(JSONProblem) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    place += 1
    if acceptMark("}") { return fields }
    while true {
      skipBlanks()
      guard byte == UInt8(ascii: "\"") else { throw problem("expected a name in quotation marks") }
      let name = try string()
      guard acceptMark(":") else { throw problem("expected `:`") }
      fields[name] = try value(depth: depth)
      if acceptMark("}") { return fields }
      guard acceptMark(",") else { throw problem("expected `,` or `}`") }
    }
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = place
    skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let whole = Int64(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite else {
      throw problem("a number that is too large", at: start)
    }
    return Int64(exactly: number).map { .integer($0) } ?? .number(number)
  }

  private mutating func skipDigits() throws(JSONProblem) {
    let start = place
    while let byte, Self.digits.contains(byte) { place += 1 }
    guard place > start else { throw problem("expected a digit") }
  }

  // MARK: - Strings

  private mutating func string() throws(JSONProblem) -> String {
    let start = place
    var text = ""
    place += 1
    while true {
      text += try plainText()
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      case nil: throw problem("a string without its end", at: start)
      default: throw problem("a control character in a string")
      }
    }
  }

  /// The text up to the next quotation mark, backslash or control character.
  private mutating func plainText() throws(JSONProblem) -> String {
    let start = place
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      place += 1
    }
    guard let text = String(validating: bytes[start..<place], as: UTF8.self) else {
      throw problem("a string that is not UTF-8", at: start)
    }
    return text
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = place
    place += 1
    let letter = byte ?? 0
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default: throw problem("an unknown escape", at: start)
    }
  }

  /// A character above U+FFFF is written as two halves, each an escape.
  private mutating func scalar(from start: Int) throws(JSONProblem) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), accept("\\u"),
      case let second = try codeUnit(from: start), UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(0x1_0000 + UInt32(unit & 0x3FF) << 10 + UInt32(second & 0x3FF))
    else { throw problem("half of a character", at: start) }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONProblem) -> UInt16 {
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw problem("expected four hexadecimal digits after `\\u`", at: start) }
    place += 4
    return unit
  }

  // MARK: - Bytes

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  @discardableResult
  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func acceptMark(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    return skip(mark)
  }

  private mutating func accept(_ word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    if isThere { place += word.utf8CodeUnitCount }
    return isThere
  }

  /// A problem at the next byte, or at an earlier one.
  private func problem(_ reason: String, at offset: Int? = nil) -> JSONProblem {
    let before = bytes.prefix(offset ?? place)
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The bytes with which a character begins.
    let column = (line.last ?? []).count { $0 & 0xC0 != 0x80 } + 1
    return JSONProblem(reason: "\(reason) at line \(line.count), column \(column)")
  }
}
