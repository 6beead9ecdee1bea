import Files

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
        let count = content.statements.count
        content.file = file(line.dropFirst(fileMark.count), after: count) ?? content.file
      } else if line.starts(with: departureMark) {
        content.departure = departure(line.dropFirst(departureMark.count))
      } else {
        content.statements.append(statement(line))
      }
    }
    return content
  }

  private static func file(
    _ line: ArraySlice<UInt8>, after statementCount: Int
  ) -> SavedFile? {
    let parts = statement(line).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let fingerprint = Fingerprint(written: String(parts[0])) else {
      return nil
    }
    return SavedFile(
      place: String(parts[1]), fingerprint: fingerprint, statementCount: statementCount)
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
