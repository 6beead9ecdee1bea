import Text

/// A line of an output and the indented lines that go on with it.
struct SaidText {
  /// The lines of the output.
  let lines: Range<Int>
  let tokens: SaidTokens
  /// For a line in columns, without a rule: its first column.
  let key: SaidTokens?
  /// The second column of its first line.
  let value: SaidTokens
  /// Whether the cell printed it, so that its author chose the words.
  let isPrinted: Bool

  /// - Parameter start: The index of the first line.
  init(from start: Int, of output: [WrittenLine], printed: Set<Int>, end limit: Int) {
    let indent = output[start].indent
    let fields = output[start].fields
    isPrinted = printed.contains(start)
    var end = start + 1
    if !isPrinted {
      while end < limit, output[end].goesOn(after: indent, isInColumns: fields.count > 1) {
        end += 1
      }
    }
    lines = start..<end
    let whole = output[lines].map(\.withoutComment).joined(separator: " ")
    tokens = SaidTokens(whole)
    key = fields.count > 1 ? SaidTokens(fields[0]) : nil
    value = fields.count > 1 ? SaidTokens(fields[1]) : SaidTokens(WrittenLine(""))
  }

  /// Its subject: two texts with the same form tell the same.
  var form: String { key?.form ?? tokens.form }

  /// Whether it is a comment of code, the line `...`, or empty.
  var isSilent: Bool {
    let form = tokens.form
    return form.isEmpty || form == ". . ." || ["/ /", "/ *", "* /"].contains(where: form.hasPrefix)
  }

  /// Whether another text of the same form says the same.
  func isSaid(by other: SaidText, _ tolerance: Double?) -> Bool {
    guard key != nil else { return tokens.agrees(with: other.tokens, tolerance) }
    if tokens.isWithin(other.tokens, tolerance) { return true }
    return value.isWithin(other.value, tolerance)
      && tokens.hasNumbers(within: other.tokens, tolerance)
  }

  /// Whether another text, in other words, has all that was recorded as a number.
  func isSaidDifferently(by other: SaidText, _ tolerance: Double?) -> Bool {
    if tokens.hasWildcard { return tokens.agrees(with: other.tokens, tolerance) }
    return tokens.hasNumbers(within: other.tokens, tolerance)
  }
}

extension WrittenLine {
  fileprivate var indent: Int { text.prefix { $0 == " " }.count }

  fileprivate func goesOn(after indent: Int, isInColumns: Bool) -> Bool {
    guard !text.trimmingBlanks.isEmpty else { return false }
    return isInColumns ? self.indent > indent + 2 : self.indent > indent && fields.count < 2
  }

  /// The parts between two spaces and more.
  var fields: [WrittenLine] {
    let all = Array(text)
    var fields: [WrittenLine] = []
    var start = indent
    var place = start
    while place < all.count {
      if all[place] == " ", place + 1 < all.count, all[place + 1] == " " {
        fields.append(characters(in: start..<place))
        while place < all.count, all[place] == " " { place += 1 }
        start = place
      } else {
        place += 1
      }
    }
    if start < all.count { fields.append(characters(in: start..<all.count)) }
    return fields
  }

  /// The line without a comment of code at its end.
  fileprivate var withoutComment: WrittenLine {
    guard let comment = text.firstRange(of: " // ") else { return self }
    return characters(in: 0..<text.distance(from: text.startIndex, to: comment.lowerBound))
  }
}
