import Answers
import Notebooks
import Text

/// Handouts and their answers.
///
/// A handout asks: prose up to a cell that shows something, its code without what it expects and
/// without guesses, the first picture of its film with numbers at its grid, empty axes, and lines. What belongs
/// to a question stays on one sheet, of which it takes about half. Whatever could say an answer is left out, so
/// that not even its source has one.
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
    beginHalf()
    for passage in passages {
      let isWithheld = withholding.withholds(passage)
      if passage.isPart || (hasAnswer && !isWithheld && passage.isCell) {
        markup.end()
        beginHalf()
      }
      if passage.isHeading { hasAnswer = false }
      if isWithheld { continue }
      switch passage {
      case .prose where hasAnswer: continue
      case .prose, .hint: write(passage)
      case .cell(let cell):
        writeQuestion(cell)
        hasAnswer = hasAnswer || page.cells[cell.index]?.showsSomething == true
      }
      markup.endLine()
    }
    markup.end()
  }

  /// Begins what stays on one sheet.
  private mutating func beginHalf() { markup.begin("div", ["class": "half"]) }

  /// A stage that is higher gets small on paper, and its names large.
  private static let tall = 400.0

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
        let crop = cell.asks ? first.whole : first.crop
        let isTall = crop.size.height > Self.tall
        markup.begin("figure", ["class": isTall ? "player tall" : "player"])
        markup.addMarkup(first.stage(in: crop, prefix: "cell\(number)-", isNumbered: true))
        markup.end()
      }
      writeAxes(of: shown, code: cell.code)
      if cell.predicted.isEmpty, shown.showsSomething { writeLines(2) }
    }
    for kind in PageCell.questionKinds {
      for what in kind.subjects(in: cell.code) { writeLine(for: what, of: kind, in: cell.code) }
    }
    let draws = page.cells[cell.index]?.hasPlots == true
    if !cell.predicted.isEmpty, !draws { writeLines(2) }
    markup.end()
  }

  /// A line to write on for something that is asked.
  private mutating func writeLine(
    for what: String, of kind: any QuestionKind.Type, in code: String
  ) {
    markup.begin("p", ["class": "guess-line"])
    kind.writeLine(for: what, in: code, to: &markup)
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

  /// Axes to draw a curve on, for each plot of a cell.
  private mutating func writeAxes(of cell: PageCell, code: String) {
    var drawn: [String] = []
    for case .plot(let plot, let style) in cell.outputs {
      let embedded = plot.embedded(width: style.width, height: style.height)
      guard !drawn.contains(embedded.heading) else { continue }
      drawn.append(embedded.heading)
      markup.begin("figure", ["class": "plot axes"])
      markup.element("p", ["class": "heading"], embedded.heading)
      PaperAxes(plot, embedded, code: code, film: cell.film).draw(in: &markup)
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
    outputs.contains { if case .passed = $0 { false } else { true } }
  }
}

extension NotebookPassage {
  fileprivate var isCell: Bool {
    if case .cell = self { true } else { false }
  }
}
