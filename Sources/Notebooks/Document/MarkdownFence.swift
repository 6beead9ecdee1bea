/// A fenced code block: what a notebook's cells and outputs are made of.
struct MarkdownFence {
  /// The words after the opening fence, escapes resolved and ends trimmed.
  let info: String

  /// The lines inside, less the indentation of the fence, each with its ending.
  let content: String

  /// A backtick or a tilde.
  let marker: UInt8

  /// Markers in the opening fence, 3 or more.
  let length: Int

  var isCell: Bool { info.split(whereSeparator: { $0.isWhitespace }).first == "motion" }
  var isOutput: Bool { info == "output" }

  /// The lines inside joined by LF, without a final one unless the last is empty.
  var text: String { OutputText.joined(OutputText.lines(content)) }

  /// The fence that would close this block.
  var closing: String {
    String(decoding: [UInt8](repeating: marker, count: length), as: UTF8.self)
  }

  /// The markers around a content: three backticks, or one more than any line of it begins with.
  static func around(_ lines: [String]) -> String {
    let longest = lines.map { line in
      line.utf8.drop { $0.isBlank }.prefix { $0 == UInt8(ascii: "`") }.count
    }
    return String(repeating: "`", count: max(3, (longest.max() ?? 0) + 1))
  }

  /// A block of lines between fences that suit it, each line with the ending given.
  static func block(info: String, lines: [String], ending: String) -> String {
    let fence = around(lines)
    return ([fence + info] + lines + [fence]).map { $0 + ending }.joined()
  }
}
