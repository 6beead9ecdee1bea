/// The form of a journal: a first line that names it, then a line for each statement.
///
/// A statement of several lines is on one, with `\n` for a line feed, `\r` for a carriage return
/// and `\\` for a backslash; so a line that ends is a statement that is whole.
enum JournalText {
  static let header = "motionbook journal 1\n"

  static func line(for statement: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in statement.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += [byte, byte]
      case .lineFeed: line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case .carriageReturn: line += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      default: line.append(byte)
      }
    }
    return line + [.lineFeed]
  }

  /// The statements of a journal. A last line that was torn off is left out; nil when the bytes are
  /// not a journal.
  static func statements(_ bytes: [UInt8]) -> [String]? {
    guard bytes.starts(with: header.utf8) else { return nil }
    let lines = bytes.dropFirst(header.utf8.count)
      .split(separator: .lineFeed, omittingEmptySubsequences: false)
    // Past the last line feed stands nothing, or what was torn.
    return lines.dropLast().map(statement)
  }

  private static func statement(_ line: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      bytes.append(isEscaped ? unescaped(byte) : byte)
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): .lineFeed
    case UInt8(ascii: "r"): .carriageReturn
    default: byte
    }
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}
