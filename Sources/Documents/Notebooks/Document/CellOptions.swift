/// Jupytext's options of a cell: words behind the language of its fence, or, in MyST, lines
/// above its code.
struct CellOptions {
  private(set) var directives = CellDirectives()
  /// The lines of the fence's text before the code.
  private(set) var lineCount = 0

  init(_ fence: MarkdownFence, adding directives: CellDirectives) {
    self.directives = directives
    let words = fence.info.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    if words.first != "{code-cell}" {
      if words.count > 1 { read(String(words[1])) }
      return
    }
    let lines = OutputText.lines(fence.content)
    lineCount = Self.optionLines(lines)
    read(lines.prefix(lineCount).joined(separator: "\n"))
  }

  /// MyST's options: lines such as `:tags: [a]`, or a block between `---`; and the blank line that
  /// ends them.
  private static func optionLines(_ lines: [String]) -> Int {
    var count = 0
    if lines.first?.trimmingBlanks == "---" {
      guard let last = lines.dropFirst().firstIndex(where: { $0.trimmingBlanks == "---" }) else {
        return 0
      }
      count = last + 1
    } else {
      count = lines.prefix { isOption($0) }.count
    }
    let isParted = count > 0 && count < lines.count && lines[count].trimmingBlanks.isEmpty
    return isParted ? count + 1 : count
  }

  private static func isOption(_ line: String) -> Bool {
    guard line.first == ":", let end = line.dropFirst().firstIndex(of: ":") else { return false }
    let name = line[line.index(after: line.startIndex)..<end]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" }
  }

  /// The tags that Jupyter's tools know, and this program's own metadata.
  private mutating func read(_ text: String) {
    directives.add(tags: Self.list(after: "tags", in: text))
    if Self.word(after: "volatile", in: text) == "true" { directives.isVolatile = true }
    if let tolerance = Self.word(after: "tol", in: text).flatMap(Double.init), tolerance >= 0,
      tolerance.isFinite
    {
      directives.tolerance = tolerance
    }
  }

  /// The value after a key and `=` or `:`.
  private static func rest(after key: String, in text: String) -> Substring? {
    var place = text[...]
    while let found = place.firstRange(of: key) {
      let before = text[..<found.lowerBound].last
      place = text[found.upperBound...]
      let after = place.drop { $0 == "\"" || $0 == " " }
      guard before.map({ !$0.isLetter && $0 != "-" && $0 != "_" }) ?? true,
        let sign = after.first, sign == "=" || sign == ":"
      else { continue }
      return after.dropFirst().drop { $0 == " " }
    }
    return nil
  }

  private static func word(after key: String, in text: String) -> String? {
    rest(after: key, in: text).map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || ".-+".contains($0) })
    }
  }

  private static func list(after key: String, in text: String) -> [String] {
    guard let rest = rest(after: key, in: text), rest.first == "[",
      let end = rest.firstIndex(of: "]")
    else { return [] }
    return rest[..<end].dropFirst().split(separator: ",").map { item in
      String(item.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace })
    }
  }
}
