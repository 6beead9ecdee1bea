import Answers
import Notebooks
import Text

/// Handouts and their answers.
///
/// A handout asks: prose up to a cell that shows something, its code without what it expects and
/// without guesses, the first picture of its film, empty axes, and lines. Whatever could say an answer is
/// left out, so that not even its source has one.
extension PageWriter {
  /// Where the reader's name goes, or what the sheet is.
  mutating func writeSheetHead() {
    if page.form == .answers {
      markup.element("p", ["class": "sheet"], "Answers")
    } else {
      markup.begin("p", ["class": "sheet"])
      for word in ["Name", "Date"] {
        markup.add("\(word) ")
        markup.element("span", ["class": "rule"])
        markup.add(" ")
      }
      markup.end()
    }
    markup.endLine()
  }

  // MARK: Questions

  /// Writes what of passages asks, and nothing of what `Withholding` withholds. What follows a cell that shows
  /// something, up to the next heading, may say what it shows: its prose is left out.
  mutating func writeQuestions(of passages: [NotebookPassage]) {
    var withholding = Withholding()
    var hasAnswer = false
    for passage in passages {
      if passage.isHeading { hasAnswer = false }
      if withholding.withholds(passage) { continue }
      switch passage {
      case .prose where hasAnswer: continue
      case .prose, .hint: write(passage)
      case .cell(let cell):
        writeQuestion(cell)
        hasAnswer = hasAnswer || page.cells[cell.index]?.showsSomething == true
      }
      markup.endLine()
    }
  }

  private mutating func writeQuestion(_ cell: Cell) {
    let number = cell.index + 1
    markup.begin(
      "section", ["class": "cell", "id": "cell-\(number)", "aria-label": "Cell \(number)"])
    let code = cell.codeWithoutAnswers
    if !code.isEmpty { write(code: code, []) }
    if let shown = page.cells[cell.index] {
      if let film = shown.film {
        // Anything later than the first picture would tell what comes.
        let first = film.still(alone: film.start)
        markup.begin("figure", ["class": "player"])
        markup.addMarkup(
          first.stage(in: cell.asks ? first.whole : first.crop, prefix: "cell\(number)-"))
        markup.end()
      }
      writeAxes(of: shown)
      if cell.predicted.isEmpty, shown.showsSomething { writeLines(2) }
    }
    for kind in PageCell.questionKinds {
      for what in kind.subjects(in: cell.code) { writeLine(for: what, of: kind) }
    }
    markup.end()
  }

  /// A line to write on for something that is asked.
  private mutating func writeLine(for what: String, of kind: any QuestionKind.Type) {
    markup.begin("p", ["class": "guess-line"])
    kind.writeLine(for: what, to: &markup)
    markup.add(": ")
    markup.element("span", ["class": "rule"])
    markup.add(" It was: ")
    markup.element("span", ["class": "rule"])
    markup.end()
    markup.endLine()
  }

  private mutating func writeLines(_ count: Int) {
    markup.begin("div", ["class": "lines", "aria-hidden": "true"])
    for _ in 0..<count { markup.mark("hr") }
    markup.end()
  }

  /// Axes without numbers, to draw a curve on, for each plot of a cell.
  private mutating func writeAxes(of cell: PageCell) {
    var drawn: [String] = []
    for case .plot(let plot, let style) in cell.answers {
      let heading = plot.embedded(width: style.width, height: style.height).heading
      guard !drawn.contains(heading) else { continue }
      drawn.append(heading)
      markup.begin("figure", ["class": "plot axes"])
      markup.element("p", ["class": "heading"], heading)
      markup.begin("svg", ["viewBox": "0 0 360 182", "role": "img", "aria-label": "Empty axes"])
      let columns = (1...17).map { "M\($0 * 20 + 1) 1V181" }.joined()
      let rows = (0...8).map { "M1 \($0 * 20 + 1)H341" }.joined()
      for (name, data) in [("grid", columns + rows), ("axis", "M1 1V181H341")] {
        markup.begin("path", ["class": name, "d": data])
        markup.end()
      }
      markup.end()
      markup.end()
      markup.endLine()
    }
  }

  // MARK: Hints and answers

  /// A handout has a folded part's summary with lines, and the answers its text.
  mutating func write(onPaper hint: NotebookHint) {
    markup.element("p", ["class": "hint"], hint.summary)
    guard page.form == .answers else { return writeLines(4) }
    markup.begin("div", ["class": "hint"])
    write(hint.passages)
    markup.end()
  }

  /// The question and its result.
  mutating func writeOnPaper(answersTo questions: [any QuestionKind]) {
    for question in questions {
      markup.begin("p", ["class": "guess-line"])
      question.writeAnswer(to: &markup)
      markup.end()
      markup.endLine()
    }
  }
}

extension PageCell {
  /// Whether it shows more than that time passed.
  fileprivate var showsSomething: Bool {
    answers.contains { if case .passed = $0 { false } else { true } }
  }
}
