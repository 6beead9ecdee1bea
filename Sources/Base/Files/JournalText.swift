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
    var file: SavedFile?
    /// The session that was left for it.
    var departure: Departure?
  }

  private static let fileMark = Array("\\f".utf8)
  private static let departureMark = Array("\\l".utf8)

  static func line(for file: SavedFile) -> [UInt8] {
    fileMark + line(for: "\(file.fingerprint.written) \(file.place)")
  }

  static func line(for departure: Departure) -> [UInt8] {
    departureMark
      + line(for: "\(departure.itemCount)\n\(departure.left.written)\n\(departure.statement)")
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

  private static func file(_ line: ArraySlice<UInt8>) -> SavedFile? {
    let parts = statement(line).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let fingerprint = Fingerprint(written: String(parts[0])) else {
      return nil
    }
    return SavedFile(place: String(parts[1]), fingerprint: fingerprint, statementCount: 0)
  }

  private static func departure(_ line: ArraySlice<UInt8>) -> Departure? {
    let parts = statement(line).split(separator: "\n", maxSplits: 2)
    guard parts.count == 3, let itemCount = Int(parts[0]), itemCount >= 0 else { return nil }
    return Departure(
      left: .init(written: String(parts[1])), statement: String(parts[2]), itemCount: itemCount)
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

/// The file that a session was saved to.
public struct SavedFile: Hashable, Sendable {
  /// Its absolute path.
  public let place: String
  /// The fingerprint of the saved text.
  public let fingerprint: Fingerprint
  /// The number of the session's statements in it; in a journal, those before its line.
  public internal(set) var statementCount: Int

  public init(place: String, fingerprint: Fingerprint, statementCount: Int) {
    (self.place, self.fingerprint, self.statementCount) = (place, fingerprint, statementCount)
  }
}

/// The leaving of a session for another one, recorded so that `undo` goes back to it even after the
/// other one was restored.
public struct Departure: Hashable, Sendable {
  /// What leads to the session that was left.
  public enum Left: Hashable, Sendable {
    /// Its number among the kept sessions.
    case session(Int)
    /// Its only statement, such as one that opens a notebook; in one line.
    case statement(String)
  }

  public let left: Left
  /// The statement that left it.
  public let statement: String
  /// The number of items in the record with which the other session began.
  public let itemCount: Int

  public init(left: Left, statement: String, itemCount: Int) {
    (self.left, self.statement, self.itemCount) = (left, statement, itemCount)
  }
}

extension Departure.Left {
  /// A number is a kept session: no statement is one.
  fileprivate init(written text: String) {
    self = Int(text).map(Self.session) ?? .statement(text)
  }

  fileprivate var written: String {
    switch self {
    case .session(let number): "\(number)"
    case .statement(let statement): statement
    }
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}
