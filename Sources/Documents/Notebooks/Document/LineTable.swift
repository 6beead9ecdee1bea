/// The ranges of the lines of a text, by the line endings of CommonMark: LF, CR LF, and CR alone.
struct LineTable {
  let bytes: [UInt8]

  /// The offsets at which lines begin. A line ending at the very end of the text does not begin a
  /// line.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [Int] = bytes.isEmpty ? [] : [0]
    for index in bytes.indices where Self.endsLine(bytes, at: index) && index + 1 < bytes.count {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The bytes of a line with its ending; `line` counts from 1. Empty outside the text.
  func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
    return starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
  }

  /// The bytes of several lines with their endings.
  func range(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    let start = range(ofLine: lines.lowerBound).lowerBound
    return start..<max(start, range(ofLine: lines.upperBound).upperBound)
  }

  /// The line ending: LF, CR LF, CR, or empty at the end of a text without a final newline.
  func ending(ofLine line: Int) -> String {
    let content = bytes[range(ofLine: line)]
    if content.last == .carriageReturn { return "\r" }
    guard content.last == .lineFeed else { return "" }
    return content.dropLast().last == .carriageReturn ? "\r\n" : "\n"
  }

  /// Whether the lines contain only spaces and tabs; an empty range is blank.
  func isBlank(lines: Range<Int>) -> Bool {
    lines.allSatisfy { line in
      bytes[range(ofLine: line)].allSatisfy { $0.isBlank || $0.isLineEnd }
    }
  }

  /// Whether an index is the last byte of a line ending. The CR of a CR LF is not.
  private static func endsLine(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case .lineFeed: true
    case .carriageReturn: index + 1 == bytes.count || bytes[index + 1] != .lineFeed
    default: false
    }
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
