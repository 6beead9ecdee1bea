/// The form of a journal: a first line that names it, then a line for each statement.
///
/// A statement of several lines is on one, with `\n` for a line feed, `\r` for a carriage return
/// and `\\` for a backslash; so a line that ends is a statement that is whole. A line that begins
/// with `\f` is none: it tells the file that the session was saved in, behind a stamp of what that
/// held.
enum JournalText {
  static let header = "motionbook journal 1\n"

  /// What a journal holds.
  struct Content {
    var statements: [String] = []
    /// The file that the session was saved in last.
    var file: JournalFile?
  }

  private static let fileMark = Array("\\f".utf8)

  static func line(for file: JournalFile) -> [UInt8] {
    fileMark + line(for: "\(file.stamp) \(file.path)")
  }

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

  /// What a journal holds. A last line that was torn off is left out; nil when the bytes are not a
  /// journal.
  static func content(_ bytes: [UInt8]) -> Content? {
    guard bytes.starts(with: header.utf8) else { return nil }
    let lines = bytes.dropFirst(header.utf8.count)
      .split(separator: .lineFeed, omittingEmptySubsequences: false)
    // Past the last line feed stands nothing, or what was torn.
    var content = Content()
    for line in lines.dropLast() {
      if line.starts(with: fileMark) {
        guard var file = file(line.dropFirst(fileMark.count)) else { continue }
        file.statementCount = content.statements.count
        content.file = file
      } else {
        content.statements.append(statement(line))
      }
    }
    return content
  }

  private static func file(_ line: ArraySlice<UInt8>) -> JournalFile? {
    let parts = statement(line).split(separator: " ", maxSplits: 1)
    return parts.count == 2 ? JournalFile(path: String(parts[1]), stamp: String(parts[0])) : nil
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

/// The file that a session was saved in, as its journal tells it.
public struct JournalFile: Hashable, Sendable {
  /// The path that means it from anywhere.
  public let path: String
  /// What tells what it held; without blanks.
  public let stamp: String
  /// How many of the session's statements it has: those before it in the journal.
  public internal(set) var statementCount = 0

  /// Makes a file of its path and a stamp of what it holds.
  public init(path: String, stamp: String) {
    self.path = path
    self.stamp = stamp
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}
