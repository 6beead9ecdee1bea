import Diagnostics
import JSON

/// A text as the client has it. Inside, places are UTF-8 offsets; the protocol's positions are
/// converted here and nowhere else.
struct OpenText {
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// Where the lines begin. The text's end, after a final line ending, is a line.
  private(set) var lineStarts: [Int]

  init(uri: String, version: Int?, _ text: String) {
    self.uri = uri
    self.version = version
    // As in Markdown and in the language, so that offsets are the same there.
    bytes = Source.withoutNulls(Array(text.utf8))
    lineStarts = [0] + Self.starts(in: bytes.indices, of: bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Where lines begin because of an ending in a range.
  private static func starts(in range: Range<Int>, of bytes: [UInt8]) -> [Int] {
    range.filter { index in
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      return bytes[index] == 0x0A || bytes[index] == 0x0D && next != 0x0A
    }.map { $0 + 1 }
  }

  // MARK: Lines

  /// A line without its ending; lines count from 0.
  func line(_ index: Int) -> Range<Int> {
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func lineIndex(of offset: Int) -> Int { Source.lineIndex(of: offset, in: lineStarts) }

  // MARK: Positions

  /// How a client counts the characters of a line.
  enum Encoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// The units of the character that begins with a byte; 0 for a byte within one.
    func units(_ byte: UInt8) -> Int {
      switch self {
      case .utf8: 1
      case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      }
    }
  }

  /// The offset of a position: one after the end of its line is at the end, one within a character
  /// at its start.
  func offset(of position: JSONValue?, _ encoding: Encoding) -> Int {
    let line = position?["line"]?.integer ?? 0
    guard line >= 0 else { return 0 }
    guard line < lineStarts.count else { return bytes.count }
    let place = self.line(line)
    var left = max(0, position?["character"]?.integer ?? 0)
    var offset = place.lowerBound
    while offset < place.upperBound {
      var end = offset + 1
      while end < place.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let units = encoding == .utf8 ? end - offset : encoding.units(bytes[offset])
      guard left >= units else { break }
      left -= units
      offset = end
    }
    return offset
  }

  func position(of offset: Int, _ encoding: Encoding) -> JSONValue {
    let offset = min(max(0, offset), bytes.count)
    let line = lineIndex(of: offset)
    let units = bytes[lineStarts[line]..<offset].reduce(0) { $0 + encoding.units($1) }
    return ["line": .integer(line), "character": .integer(units)]
  }

  func range(_ range: Range<Int>, _ encoding: Encoding) -> JSONValue {
    [
      "start": position(of: range.lowerBound, encoding),
      "end": position(of: range.upperBound, encoding),
    ]
  }

  func offsets(of range: JSONValue?, _ encoding: Encoding) -> Range<Int>? {
    guard let range, range["start"] != nil else { return nil }
    let start = offset(of: range["start"], encoding)
    return start..<max(start, offset(of: range["end"], encoding))
  }

  // MARK: Changes

  /// Changes the text as a client did, one change after another.
  mutating func apply(_ changes: [JSONValue], version: Int?, _ encoding: Encoding) {
    for change in changes {
      let new = Source.withoutNulls(Array((change["text"]?.string ?? "").utf8))
      replace(offsets(of: change["range"], encoding) ?? bytes.indices, with: new)
    }
    self.version = version ?? self.version
  }

  /// Only near the change are lines searched for: a client may send many changes of a long text.
  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    // The ending before may be one with the new text.
    let first = max(0, lineIndex(of: range.lowerBound) - 1)
    let rest = lineIndex(of: range.upperBound) + 1
    let step = new.count - range.count
    bytes.replaceSubrange(range, with: new)
    lineStarts.replaceSubrange(
      (first + 1)...,
      with: Self.starts(
        in: lineStarts[first]..<range.upperBound + step, of: bytes)
        + lineStarts[rest...].map { $0 + step })
  }

  /// The smallest edit that makes another text of it.
  func edit(to other: String) -> (range: Range<Int>, text: String)? {
    let new = Array(other.utf8)
    guard new != bytes else { return nil }
    var start = zip(bytes, new).prefix { $0 == $1 }.count
    while start > 0,
      start < bytes.count && bytes[start] & 0xC0 == 0x80
        || start < new.count && new[start] & 0xC0 == 0x80
    { start -= 1 }
    var rest = zip(bytes[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while rest > 0, bytes[bytes.count - rest] & 0xC0 == 0x80 { rest -= 1 }
    // A position cannot stand between the two bytes of a line ending.
    func cutsEnding(_ text: [UInt8], _ at: Int) -> Bool {
      at > 0 && at < text.count && text[at - 1] == 0x0D && text[at] == 0x0A
    }
    while start > 0, cutsEnding(bytes, start) || cutsEnding(new, start) { start -= 1 }
    while rest > 0, cutsEnding(bytes, bytes.count - rest) || cutsEnding(new, new.count - rest) {
      rest -= 1
    }
    return (
      start..<bytes.count - rest,
      String(decoding: new[start..<new.count - rest], as: UTF8.self)
    )
  }
}
