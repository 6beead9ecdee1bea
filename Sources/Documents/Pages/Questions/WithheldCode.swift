/// A cell's code, and the parts of it that answer the cell's own questions.
struct WithheldCode {
  /// A part that is out of sight while the question waits.
  struct Part {
    /// Offsets in Unicode scalars.
    let range: Range<Int>
    /// Whether a blank stands for it: it is a guess.
    let isBlank: Bool
  }

  /// What stands for a guess.
  static let blank = "____"

  let code: String
  /// In order, without overlaps.
  let parts: [Part]

  init(_ code: String) {
    self.code = code
    let guesses = PageCell.questionKinds.flatMap { $0.guesses(in: code) }.map { ($0, true) }
    let said =
      Self.matches(of: Self.expectation, "expect", in: code).map {
        ($0.output.1.whole(in: code), false)
      } + Self.matches(of: Self.reason, "because", in: code).map { ($0.range, false) }
    let scalars = code.unicodeScalars
    var end = 0
    parts = (guesses + said).sorted { $0.0.lowerBound < $1.0.lowerBound }.compactMap {
      range, isBlank in
      let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
      let next = start + scalars.distance(from: range.lowerBound, to: range.upperBound)
      guard start >= end, next > start else { return nil }
      end = next
      return Part(range: start..<next, isBlank: isBlank)
    }
  }

  /// The code without those parts.
  var text: String {
    let scalars = Array(code.unicodeScalars)
    var text = ""
    var next = 0
    for part in parts {
      text += scalars[next..<part.range.lowerBound].text + (part.isBlank ? Self.blank : "")
      next = part.range.upperBound
    }
    text += scalars[next...].text
    // What was left out at the end leaves the end of the line before it.
    return parts.last?.range.upperBound == scalars.count && text.hasSuffix("\n")
      ? String(text.dropLast()) : text
  }

  /// The matches of a pattern. Most code does not have its word, and a search for it is faster.
  private static func matches<Output>(
    of pattern: @autoclosure () -> Regex<Output>, _ word: String, in code: String
  ) -> [Regex<Output>.Match] {
    code.contains(word) ? code.matches(of: pattern()) : []
  }

  /// `expect CONDITION` where a statement begins.
  private static var expectation: Regex<(Substring, Substring)> {
    #/(?:^|[;{])[ \t]*(expect\b(?:"(?:[^"\\\n]|\\.)*"|[^;}\n"])*)/#.anchorsMatchLineEndings()
  }

  /// `because "TEXT"`, the author's words on the answer.
  private static var reason: Regex<Substring> { #/ +because +"(?:[^"\\\n]|\\.)*"/# }
}

extension Substring {
  /// The range of a statement with what parts it from others: its line if it is all of it, else the semicolon
  /// before it.
  fileprivate func whole(in code: String) -> Range<String.Index> {
    let before = code[..<startIndex]
    let lead = before.suffix(while: { $0 == " " || $0 == "\t" }).startIndex
    let isLast = endIndex == code.endIndex || code[endIndex].isNewline
    if isLast, lead == code.startIndex || code[code.index(before: lead)].isNewline {
      return lead..<(endIndex == code.endIndex ? endIndex : code.index(after: endIndex))
    }
    guard lead > code.startIndex, code[code.index(before: lead)] == ";" else {
      return startIndex..<endIndex
    }
    return code.index(before: lead)..<endIndex
  }

  /// The characters at the end that fulfill a condition.
  private func suffix(while fulfills: (Character) -> Bool) -> Substring {
    self[(lastIndex { !fulfills($0) }.map(index(after:)) ?? startIndex)...]
  }
}

extension Collection<Unicode.Scalar> {
  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self)
    return String(view)
  }
}
