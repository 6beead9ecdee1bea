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

  /// The line with another layout, in lines that may differ from it only in spaces and backquotes.
  public func laid(out lines: [String]) -> [WrittenLine] {
    if lines == [text] { return [self] }
    var marks = bytes.lazy.filter { !$0.byte.isOfLayout }.makeIterator()
    return lines.map { text in
      var line = WrittenLine(text)
      for (offset, byte) in text.utf8.enumerated() where !byte.isOfLayout {
        guard let mark = marks.next() else { break }
        if mark.isMeasured { line.measure(offset) }
        if let style = mark.style { line.style(offset, style) }
      }
      return line
    }
  }

  private mutating func measure(_ offset: Int) {
    if let last = measured.last, last.upperBound == offset {
      measured[measured.count - 1] = last.lowerBound..<offset + 1
    } else {
      measured.append(offset..<offset + 1)
    }
  }

  private mutating func style(_ offset: Int, _ style: TextStyle) {
    if let last = styled.last, last.range.upperBound == offset, last.style == style {
      styled[styled.count - 1].range = last.range.lowerBound..<offset + 1
    } else {
      styled.append(Styled(range: offset..<offset + 1, style: style))
    }
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
  /// Whether a layout may change it.
  fileprivate var isOfLayout: Bool {
    " \t\n`".utf8.contains(self)
  }
}
