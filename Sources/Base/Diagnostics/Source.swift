/// The source of statements: a line typed at the prompt, a script, a notebook's cell.
///
/// Positions in it are UTF-8 offsets; lines and columns are only for people.
public final class Source: Sendable {
  /// The name in messages, such as `fall.md`; nil for a line typed at the prompt.
  public let name: String?
  public let utf8: [UInt8]
  /// The number of the first line, so that mistakes in a cell have the line numbers of its
  /// notebook.
  public let firstLine: Int
  /// The number of characters before each line in its notebook.
  private let margin: Int
  private let lineStarts: [Int]

  public init(_ text: String, name: String? = nil, firstLine: Int = 1, margin: Int = 0) {
    self.name = name
    self.firstLine = firstLine
    self.margin = margin
    let bytes = Self.withoutNulls(Self.withLineFeeds(Array(text.utf8)))
    utf8 = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The text with U+FFFD for every NUL, as in Markdown, so that a session and its notebook have
  /// the same text.
  public static func withoutNulls(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0) else { return bytes }
    return bytes.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }
  }

  /// The text with a line feed for every line ending of Markdown, so that a statement has the same
  /// lines here and in a notebook.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
    var mended: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte != UInt8(ascii: "\r") {
        mended.append(byte)
      } else if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        mended.append(UInt8(ascii: "\n"))
      }
    }
    return mended
  }

  /// A position for people: lines from `firstLine`, columns in characters from 1.
  public struct Position: Hashable, Sendable {
    public let line: Int
    public let column: Int
  }

  public func position(of offset: Int) -> Position {
    let index = lineIndex(of: offset)
    let before = text(lineStarts[index]..<min(max(offset, lineStarts[index]), utf8.count))
    return Position(line: firstLine + index, column: margin + before.count + 1)
  }

  public func text(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
  }

  /// The range of the line around an offset, without its line end.
  public func lineRange(around offset: Int) -> Range<Int> {
    let start = lineStarts[lineIndex(of: offset)]
    var end = start
    while end < utf8.count, utf8[end] != UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }

  /// The part of the line around an offset within a distance in bytes, without cutting a character.
  func lineRange(around offset: Int, within distance: Int) -> Range<Int> {
    let line = lineRange(around: offset)
    var lower = max(line.lowerBound, min(offset, line.upperBound) - distance)
    var upper = min(line.upperBound, offset + distance)
    while lower < upper, lower > line.lowerBound, isContinuation(lower) { lower += 1 }
    while upper > lower, upper < line.upperBound, isContinuation(upper) { upper -= 1 }
    return lower..<max(lower, upper)
  }

  /// Whether the byte at an offset continues a character.
  private func isContinuation(_ offset: Int) -> Bool { utf8[offset] & 0xC0 == 0x80 }

  /// The number of lines after an offset that are neither blank nor a comment.
  public func codeLines(from offset: Int) -> Int {
    text(min(offset, utf8.count)..<utf8.count).split(separator: "\n").count { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return !code.isEmpty && !code.hasPrefix("#") && !code.hasPrefix("//")
    }
  }

  /// The length in bytes of the line around an offset, including its line end.
  public func lineLength(around offset: Int) -> Int {
    let index = lineIndex(of: offset)
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : utf8.count
    return end - lineStarts[index]
  }

  private func lineIndex(of offset: Int) -> Int { Self.lineIndex(of: offset, in: lineStarts) }

  /// The index of the line of an offset, by where lines begin: the first one at 0, then ascending.
  public static func lineIndex(of offset: Int, in lineStarts: [Int]) -> Int {
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// A range of a source, in UTF-8 offsets.
public struct Span: Sendable {
  public let source: Source
  public let lower: Int
  public let upper: Int

  public init(_ source: Source, _ lower: Int, _ upper: Int) {
    self.source = source
    self.lower = lower
    self.upper = max(lower, upper)
  }

  public var text: String { source.text(lower..<upper) }
  /// The text on one line, with single spaces.
  public var evened: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  public var position: Source.Position { source.position(of: lower) }

  /// The smallest span that contains both; they must be of the same source.
  public func joined(to other: Span) -> Span {
    Span(source, min(lower, other.lower), max(upper, other.upper))
  }
}
