/// A line of output with its measured numbers and its styles.
///
/// The digits do not distinguish them: `rests at 517` is as much a measurement as
/// `rests at 516.99`, while `3 times` is a count. A comparison of outputs from two machines needs
/// the distinction.
public struct WrittenLine: Hashable, Sendable {
  public private(set) var text: String
  /// The ranges of measured numbers, in bytes of the text's UTF-8, in order.
  public private(set) var measured: [Range<Int>]
  /// The parts with a style, in order.
  private(set) var styled: [Styled] = []

  /// A part of the text with a style.
  struct Styled: Hashable {
    /// The range, in bytes of the text's UTF-8.
    var range: Range<Int>
    let style: TextStyle
  }

  /// Creates a line without measured numbers, or one that is measured as a whole.
  public init(_ text: String, isMeasured: Bool = false, style: TextStyle? = nil) {
    self.text = text
    let whole = 0..<text.utf8.count
    measured = isMeasured && !text.isEmpty ? [whole] : []
    if let style, !text.isEmpty { styled = [Styled(range: whole, style: style)] }
  }

  public mutating func append(_ other: WrittenLine) {
    let start = text.utf8.count
    text += other.text
    measured += other.measured.map { $0.lowerBound + start..<$0.upperBound + start }
    styled += other.styled.map {
      Styled(
        range: $0.range.lowerBound + start..<$0.range.upperBound + start, style: $0.style)
    }
  }

  public static func + (left: WrittenLine, right: WrittenLine) -> WrittenLine {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The line without trailing spaces and tabs.
  public var trimmingTrailingBlanks: WrittenLine {
    var trimmed = WrittenLine(text.trimmingTrailingBlanks)
    let end = trimmed.text.utf8.count
    trimmed.measured = measured.filter { $0.lowerBound < end }.map { $0.clamped(to: 0..<end) }
    trimmed.styled = styled.filter { $0.range.lowerBound < end }.map {
      Styled(range: $0.range.clamped(to: 0..<end), style: $0.style)
    }
    return trimmed
  }

  /// The line with another layout, in lines that may differ from it only in spaces. Styles are lost
  /// unless the line is unchanged.
  public func laid(out lines: [String]) -> [WrittenLine] {
    if lines == [text] { return [self] }
    let isMarked = measuredBytes()
    var marks = zip(text.utf8, isMarked).lazy.filter { !$0.0.isBlank }.map(\.1).makeIterator()
    return lines.map { text in
      var line = WrittenLine("")
      for byte in text.utf8.indices {
        let offset = text.utf8.distance(from: text.utf8.startIndex, to: byte)
        guard !text.utf8[byte].isBlank, marks.next() == true else { continue }
        if let last = line.measured.last, last.upperBound == offset {
          line.measured[line.measured.count - 1] = last.lowerBound..<offset + 1
        } else {
          line.measured.append(offset..<offset + 1)
        }
      }
      line.text = text
      return line
    }
  }

  private func measuredBytes() -> [Bool] {
    var isMarked = [Bool](repeating: false, count: text.utf8.count)
    for range in measured { for byte in range { isMarked[byte] = true } }
    return isMarked
  }
}

extension WrittenLine: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation parts: StringInterpolation) { self = parts.line }

  /// Builds a line from text and lines, keeping their marks.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var line = WrittenLine("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) { line.append(WrittenLine(text)) }
    public mutating func appendInterpolation(_ text: String) { line.append(WrittenLine(text)) }
    public mutating func appendInterpolation(_ count: Int) {
      line.append(WrittenLine(String(count)))
    }
    public mutating func appendInterpolation(_ other: WrittenLine) { line.append(other) }
  }
}

extension Sequence<WrittenLine> {
  /// The parts joined in one line.
  public func joined(separator: String = "") -> WrittenLine {
    var line = WrittenLine("")
    for (index, part) in enumerated() {
      if index > 0 { line.append(WrittenLine(separator)) }
      line.append(part)
    }
    return line
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(self)
  }
}
