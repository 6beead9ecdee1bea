/// A fenced code block: a notebook's cell or output.
struct MarkdownFence {
  /// The words after the opening fence, unescaped and trimmed.
  let info: String

  /// The lines inside without the fence's indentation, each with its ending.
  let content: String

  /// A backtick or a tilde.
  let marker: UInt8

  /// The number of markers in the opening fence; at least 3.
  let length: Int

  /// Whether it is a cell. jupytext writes the kernel's name as its language, and in MyST
  /// `{code-cell}` with a language that may be the highlighter's.
  ///
  /// - Parameter isOfMotionbook: Whether the notebook's front matter names this kernel.
  func isCell(isOfMotionbook: Bool) -> Bool {
    let words = info.split(whereSeparator: \.isWhitespace)
    switch words.first {
    case "motion", "motionbook": return true
    case "{code-cell}":
      return isOfMotionbook || words.dropFirst().first?.hasPrefix("motion") == true
    default: return false
    }
  }

  var isOutput: Bool { info == "output" }

  /// The lines inside joined by LF, without a final LF unless the last line is empty.
  var text: String { OutputText.joined(OutputText.lines(content)) }

  /// The fence that would close this block.
  var closing: String {
    String(decoding: [UInt8](repeating: marker, count: length), as: UTF8.self)
  }

  /// The fence for some lines: three backticks, or one more than any line begins with.
  static func around(_ lines: [String]) -> String {
    let longest = lines.map { line in
      line.utf8.drop { $0.isBlank }.prefix { $0 == UInt8(ascii: "`") }.count
    }
    return String(repeating: "`", count: max(3, (longest.max() ?? 0) + 1))
  }

  /// Lines between fences that fit them, each line with the given margin and ending.
  static func block(
    info: String, lines: [String], margin: String = "", ending: String = "\n"
  ) -> String {
    let fence = around(lines)
    return written([fence + info] + lines + [fence], margin: margin, ending: ending)
  }

  /// Lines of a fence as in the file; an empty one has no margin.
  static func written(_ lines: [String], margin: String, ending: String) -> String {
    lines.map { ($0.isEmpty ? "" : margin + $0) + ending }.joined()
  }
}
