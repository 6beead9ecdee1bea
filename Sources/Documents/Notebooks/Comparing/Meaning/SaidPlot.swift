import Text

/// A plot, found in an output by its grid: its curves, its ticks and the facts of its sentences.
struct SaidPlot {
  /// The lines from the grid to the last sentence.
  let lines: Range<Int>
  private let grid: PlotGrid
  private let ticks: SaidTokens
  private let sentences: [Sentence]

  /// The facts that a sentence tells of a curve, by their form.
  fileprivate struct Sentence {
    let subject: SaidTokens
    let facts: [String: [SaidTokens]]
  }

  /// - Parameters:
  ///   - title: The text above the grid, such as `a, b (pt) against t (s)`.
  ///   - legend: The names in the legend.
  ///   - texts: The texts below the legend.
  ///   - marks: The marks of the legend; `""` if it has none.
  ///   - end: The line after the legend.
  init(
    _ grid: PlotGrid, title: SaidTokens, ticks: SaidTokens, legend: [SaidTokens],
    below texts: [SaidText], marks: String, end: Int
  ) {
    let subjects = Self.subjects(ofTitle: title) + legend
    var sentences: [Sentence] = []
    var end = end
    for text in texts {
      guard let sentence = Sentence(text.tokens, of: subjects) else { break }
      sentences.append(sentence)
      end = text.lines.upperBound
    }
    lines = grid.rows.lowerBound..<end
    self.grid = grid.withMarks(marks)
    self.ticks = ticks
    self.sentences = sentences
  }

  /// The names in a title: each before a unit in parentheses, or the whole part.
  private static func subjects(ofTitle title: SaidTokens) -> [SaidTokens] {
    guard let names = title.split({ $0 == .word("against") }).first else { return [] }
    return names.split { $0 == .word(",") }
  }
}

extension SaidPlot.Sentence {
  /// Nil if the text does not begin with the name of a curve.
  fileprivate init?(_ text: SaidTokens, of subjects: [SaidTokens]) {
    // One name may be the beginning of another: `u` and `u.velocity`.
    let found = subjects.flatMap(\.beginnings).filter { text.rest(after: $0) != nil }
      .max { $0.tokens.count < $1.tokens.count }
    guard let subject = found, let rest = text.rest(after: subject) else { return nil }
    self.subject = subject
    facts = Dictionary(
      grouping: rest.split { $0 == .word(",") }.flatMap(\.withRemarksApart), by: \.form)
  }

  /// Whether the facts that another sentence has too have its numbers. A fact that is told another
  /// number of times is another way to tell it.
  fileprivate func agrees(with other: Self, _ tolerance: Double?) -> Bool {
    facts.allSatisfy { form, facts in
      guard let others = other.facts[form], others.count == facts.count else { return true }
      return zip(facts, others).allSatisfy { $0.agrees(with: $1, tolerance) }
    }
  }
}

extension SaidTokens {
  /// The text as a whole, and without a unit in parentheses at its end.
  fileprivate var beginnings: [SaidTokens] {
    guard tokens.last == .word(")"), let open = tokens.lastIndex(of: .word("(")), open > 0,
      SaidTokens(kept: tokens[open...]).numbers.isEmpty,
      !tokens[open...].contains(.word(":"))
    else { return [self] }
    return [self, SaidTokens(kept: tokens[..<open])]
  }

  /// The text without what stands in parentheses, then each of these by itself.
  fileprivate var withRemarksApart: [SaidTokens] {
    var (text, remarks, depth) = ([Token](), [[Token]](), 0)
    for token in tokens {
      if token == .word("(") {
        depth += 1
        if depth == 1 { remarks.append([]) }
      }
      if depth == 0 { text.append(token) } else { remarks[remarks.count - 1].append(token) }
      if token == .word(")") { depth = max(depth - 1, 0) }
    }
    return ([text] + remarks).map { SaidTokens(kept: $0) }
  }
}

extension SaidPlot {
  /// Whether another plot has the same curves and ticks, and the same numbers in the facts that both
  /// tell.
  func isSaid(by other: SaidPlot, _ tolerance: Double?) -> Bool {
    hasCurves(of: other, tolerance)
      && sentences.enumerated().allSatisfy { index, sentence in
        let partner =
          other.sentences.first { $0.subject == sentence.subject }
          ?? (other.sentences.indices.contains(index) ? other.sentences[index] : nil)
        return partner.map { sentence.agrees(with: $0, tolerance) } ?? true
      }
  }

  private func hasCurves(of other: SaidPlot, _ tolerance: Double?) -> Bool {
    if ticks.hasNumbers(within: other.ticks, tolerance), grid.agrees(with: other.grid) {
      return true
    }
    return grid.hasCurves(of: other.grid, ticks: ticks.numbers, otherTicks: other.ticks.numbers)
  }
}
