/// The format of a journal: a header line, then one line per statement.
///
/// A statement of several lines is written on one, with `\n` for a line feed, `\r` for a carriage
/// return and `\\` for a backslash; so a complete line is a complete statement. Two kinds of lines
/// are not statements: `\f` comes before the stamp and the path of the file that the session was
/// saved to, `\l` before the session that was left for this one.
enum JournalText {
  static let header = "motionbook journal 1\n"

  /// The contents of a journal.
  struct Content {
    var statements: [String] = []
    /// The file that the session was last saved to.
    var file: JournalFile?
    /// The session that was left for it.
    var departure: JournalDeparture?
  }

  private static let fileMark = Array("\\f".utf8)
  private static let departureMark = Array("\\l".utf8)

  static func line(for file: JournalFile) -> [UInt8] {
    fileMark + line(for: "\(file.stamp) \(file.path)")
  }

  static func line(for departure: JournalDeparture) -> [UInt8] {
    departureMark + line(for: "\(departure.itemCount)\n\(departure.left)\n\(departure.statement)")
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

  /// The contents of a journal, without an incomplete last line; nil if the bytes are not a
  /// journal.
  static func content(_ bytes: [UInt8]) -> Content? {
    guard bytes.starts(with: header.utf8) else { return nil }
    let lines = bytes.dropFirst(header.utf8.count)
      .split(separator: .lineFeed, omittingEmptySubsequences: false)
    // The part after the last line feed is empty or incomplete.
    var content = Content()
    for line in lines.dropLast() {
      if line.starts(with: fileMark) {
        guard var file = file(line.dropFirst(fileMark.count)) else { continue }
        file.statementCount = content.statements.count
        content.file = file
      } else if line.starts(with: departureMark) {
        content.departure = departure(line.dropFirst(departureMark.count))
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

  private static func departure(_ line: ArraySlice<UInt8>) -> JournalDeparture? {
    let parts = statement(line).split(separator: "\n", maxSplits: 2)
    guard parts.count == 3, let itemCount = Int(parts[0]), itemCount >= 0 else { return nil }
    return JournalDeparture(
      left: String(parts[1]), statement: String(parts[2]), itemCount: itemCount)
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

/// The file that a session was saved to, from its journal.
public struct JournalFile: Hashable, Sendable {
  /// Its absolute path.
  public let path: String
  /// The stamp of its text; without blanks.
  public let stamp: String
  /// The number of the session's statements in it: those before this line in the journal.
  public internal(set) var statementCount = 0

  /// Creates a file from its path and the stamp of its text.
  public init(path: String, stamp: String) {
    self.path = path
    self.stamp = stamp
  }
}

/// The session that was left for another one, from the journal of that one.
public struct JournalDeparture: Hashable, Sendable {
  /// What leads to it: its number among the kept sessions, or its only statement.
  public let left: String
  /// The statement that left it.
  public let statement: String
  /// The number of items with which the other session began.
  public let itemCount: Int

  /// Creates a departure; `left` has one line.
  public init(left: String, statement: String, itemCount: Int) {
    (self.left, self.statement, self.itemCount) = (left, statement, itemCount)
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}
