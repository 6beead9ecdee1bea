/// One line of the history file: a JSON object (RFC 8259) whose first member is the text.
enum HistoryLine {
  private static let opening = Array(#"{"text":""#.utf8)

  /// The line for an entry, with its newline.
  static func encode(_ entry: String) -> [UInt8] {
    var bytes = opening
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array(#"\n"#.utf8)
      case 0x0D: bytes += Array(#"\r"#.utf8)
      case 0x09: bytes += Array(#"\t"#.utf8)
      case 0..<0x20:
        bytes += Array((byte < 0x10 ? #"\u000"# : #"\u00"#).utf8)
        bytes += Array(String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    return bytes + Array("\"}\n".utf8)
  }

  /// The entry of a line without its newline; nil for a line that is damaged.
  ///
  /// Members after the text are ignored, because a later version may write some.
  static func decode(_ line: some Collection<UInt8>) -> String? {
    guard line.starts(with: opening) else { return nil }
    var scanner = Scanner(rest: Array(line.dropFirst(opening.count))[...])
    guard let bytes = scanner.stringBody() else { return nil }
    let ending = scanner.rest
    guard ending.last == UInt8(ascii: "}"),
      ending.first == UInt8(ascii: "}") && ending.count == 1 || ending.first == UInt8(ascii: ",")
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    /// The bytes up to the closing quotation mark, which is taken too.
    mutating func stringBody() -> [UInt8]? {
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "\""): return bytes
        case UInt8(ascii: "\\"):
          guard let escaped = escape() else { return nil }
          bytes += escaped
        case 0..<0x20: return nil
        default: bytes.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> [UInt8]? {
      guard let byte = rest.popFirst() else { return nil }
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
      case UInt8(ascii: "u"): return scalar().map { Array(String($0).utf8) }
      default: return nil
      }
    }

    /// The scalar of `\uXXXX`, or of a surrogate pair.
    private mutating func scalar() -> Unicode.Scalar? {
      guard let high = hexadecimal() else { return nil }
      guard (0xD800...0xDBFF).contains(high) else { return Unicode.Scalar(high) }
      guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
        let low = hexadecimal(), (0xDC00...0xDFFF).contains(low)
      else { return nil }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func hexadecimal() -> UInt32? {
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
      else { return nil }
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
  }
}
