import Text

/// Styled words of prose, to be wrapped at some width.
struct ProseText {
  /// A word, without spaces.
  private struct Word {
    var runs: [WrittenLine.Run] = []
    var width = 0
    /// The style of the space before it.
    var blankStyle: TextStyle?
    /// Whether the author began a line with it.
    var beginsLine = false
  }

  private var words: [Word] = []

  /// - Parameter base: The style of plain text; nil for none.
  init(_ runs: [ProseRun], in base: TextStyle?, isStyled: Bool) {
    var beginsLine = false
    var blankStyle: TextStyle?
    var isInWord = false
    for run in Self.shown(runs, in: base, isStyled: isStyled) {
      for character in run.text {
        if character == " " || character == "\n" {
          beginsLine = character == "\n" || (beginsLine && !isInWord)
          blankStyle = run.style
          isInWord = false
          continue
        }
        if !isInWord {
          words.append(Word(blankStyle: blankStyle, beginsLine: beginsLine))
          isInWord = true
          beginsLine = false
        }
        words[words.count - 1].runs.append(character, style: run.style)
        words[words.count - 1].width += DisplayWidth.of(character)
      }
    }
  }

  /// The width of the widest line without wrapping.
  var width: Int {
    var (widest, current) = (0, 0)
    for (index, word) in words.enumerated() {
      current = index == 0 || word.beginsLine ? word.width : current + 1 + word.width
      widest = max(widest, current)
    }
    return widest
  }

  /// The width of the longest word.
  var longestWord: Int { words.map(\.width).max() ?? 0 }

  /// The text in lines of at most a given width; a wider word gets a line of its own.
  func lines(width: Int) -> [WrittenLine] {
    var lines: [[WrittenLine.Run]] = []
    var column = 0
    for word in words {
      if let last = lines.indices.last, !word.beginsLine, column + 1 + word.width <= width {
        lines[last].append(" ", style: word.blankStyle)
        lines[last].append(joining: word.runs)
        column += 1 + word.width
      } else {
        lines.append(word.runs)
        column = word.width
      }
    }
    return lines.map { WrittenLine($0) }
  }

  // MARK: Looks

  /// The runs as shown: without styles, with backticks around code and addresses after links.
  private static func shown(
    _ runs: [ProseRun], in base: TextStyle?, isStyled: Bool
  ) -> [WrittenLine.Run] {
    runs.enumerated().flatMap { index, run in
      let text = run.text.visible
      guard !isStyled else { return [WrittenLine.Run(text: text, style: style(run.look, base))] }
      let words = run.look.isCode ? "`\(text)`" : text
      let isEnd = index + 1 == runs.count || runs[index + 1].look.address != run.look.address
      let address = isEnd ? addressBehind(runs[...index]) : ""
      return [WrittenLine.Run(text: words + address, style: nil)]
    }
  }

  private static func style(_ look: ProseRun.Look, _ base: TextStyle?) -> TextStyle? {
    if let address = look.address.flatMap(LinkAddress.init) { return .link(address) }
    if look.isCode { return base ?? .cyan }
    switch (look.isStrong, look.isEmphasized) {
    case (true, true): return .strongItalic
    case (true, false): return base ?? .strong
    case (false, true): return base.map { $0 == .strong ? .strongItalic : $0 } ?? .italic
    case (false, false): return base
    }
  }

  /// The address of the link that ends here, unless its words already are the address; empty for a
  /// link that is not a web address, such as one to another notebook.
  private static func addressBehind(_ runs: ArraySlice<ProseRun>) -> String {
    guard let written = runs.last?.look.address, let address = LinkAddress(written) else {
      return ""
    }
    let words = runs.reversed().prefix { $0.look.address == written }.reversed().map(\.text)
      .joined()
    return words == written || "http://\(words)" == written ? "" : " (\(address.text))"
  }
}

extension [WrittenLine.Run] {
  /// Appends runs; the first one joins the last run if both have the same style.
  fileprivate mutating func append(joining runs: [WrittenLine.Run]) {
    for run in runs {
      if let last, last.style == run.style {
        self[count - 1].text += run.text
      } else {
        append(run)
      }
    }
  }
}
