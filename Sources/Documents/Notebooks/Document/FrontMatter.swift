/// The lines between `---` at the top of a notebook that jupytext has written: metadata, not prose.
struct FrontMatter {
  /// The number of lines, with both borders.
  let lineCount: Int
  /// Whether its kernel is Motionbook's, so that a `{code-cell}` without a language of its own is a
  /// cell.
  let isOfMotionbook: Bool

  /// No front matter is longer.
  private static let lineLimit = 500

  init?(_ table: LineTable) {
    func line(_ number: Int) -> String {
      let text = String(decoding: table.bytes[table.range(ofLine: number)], as: UTF8.self)
      return (number == 1 && text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
        .trimmingBlanks
    }
    guard table.count > 1, line(1) == "---",
      let last = (2...min(table.count, Self.lineLimit)).first(where: { line($0) == "---" })
    else { return nil }
    let lines = (1...last).map(line)
    // Other texts between two rules are prose.
    guard lines.contains(where: { ["jupyter:", "jupytext:", "kernelspec:"].contains($0) }) else {
      return nil
    }
    lineCount = last
    isOfMotionbook = lines.contains { $0 == "name: motionbook" || $0 == "language: motionbook" }
  }
}
