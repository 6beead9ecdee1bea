import Answers
import Diagnostics
import MotionGeometry
import Notebooks
import Text

/// Cells with their results.
extension PageWriter {
  /// Writes a cell. Where its code is folded, it comes last: first the question, the film and the curve.
  mutating func write(_ cell: Cell) {
    let number = cell.index + 1
    let shown = page.cells[cell.index]
    let questions = shown?.questions ?? []
    let waits = page.asksFirst && !questions.isEmpty
    let isFolded = shown.map(folds) ?? false
    markup.begin(
      "section",
      [
        "class": waits ? "cell unanswered" : "cell", "id": "cell-\(number)",
        "aria-label": "Cell \(number)",
      ])
    let code = questions.isEmpty || page.isPiece ? nil : WithheldCode(cell.code)
    if !isFolded { write(code: cell.code, shown?.spans ?? [], without: code) }
    if let shown {
      if page.form == .answers {
        writeOnPaper(answersTo: questions)
      } else {
        write(questions)
        if waits { writeFold() }
      }
      writeResults(of: shown, number, questions)
      if page.form != .answers { writeAnswers(to: questions, ofCell: number) }
    }
    if isFolded { write(folded: cell.code, shown?.spans ?? [], without: code) }
    markup.end()
  }

  private func folds(_ cell: PageCell) -> Bool { page.hasFoldedCode && cell.isSeen }

  /// Without scripts, this opens what waits, which its style hides while it is closed. There is nothing in it:
  /// what is in a folded part is found by a search in the page.
  private mutating func writeFold() {
    markup.begin("details", ["class": "reveal"])
    markup.element("summary", [:], "The answer")
    markup.end()
    markup.endLine()
  }

  private mutating func write(
    folded code: String, _ spans: [PageCell.Span], without withheld: WithheldCode?
  ) {
    let count = (withheld?.text ?? code).split(separator: "\n").count {
      !$0.allSatisfy(\.isWhitespace)
    }
    guard count > 0 else { return }
    markup.begin("details", ["class": "lines"])
    let words = count == 1 ? "The line that does this" : "The \(count) lines that do this"
    markup.element("summary", [:], words)
    write(code: code, spans, without: withheld)
    markup.end()
  }

  /// A cell's content, as all of a page.
  mutating func write(alone cell: PageCell) {
    markup.begin("main", ["class": "alone"])
    markup.begin("section", ["class": "cell", "id": "cell-1", "aria-label": page.title])
    writeResults(of: cell, 1)
    markup.end()
    markup.end()
  }

  /// Writes what a cell shows when somebody has run it with other code.
  mutating func write(resultsOf cell: PageCell, _ number: Int) {
    markup.begin(
      "section",
      ["class": "cell", "id": "run-\(number)", "aria-label": "Cell \(number), with other code"])
    writeResults(of: cell, number)
    markup.end()
  }

  /// - Parameter withheld: What of the code waits for the answer; nil to show all of it.
  mutating func write(
    code: String, _ spans: [PageCell.Span], without withheld: WithheldCode? = nil
  ) {
    markup.begin("div", ["class": "code"])
    markup.begin("pre")
    markup.begin("code")
    let scalars = Array(code.unicodeScalars)
    let parts = withheld?.parts ?? []
    var next = 0
    for part in parts {
      write(scalars, next..<part.range.lowerBound, spans)
      next = part.range.upperBound
      if part.isBlank {
        markup.element("span", ["class": "blank"], WithheldCode.blank)
      } else if page.form == .answers {
        write(scalars, part.range, spans)
      } else {
        markup.begin("span", ["class": "later", "hidden": ""])
        write(scalars, part.range, spans)
        markup.end()
      }
    }
    write(scalars, next..<scalars.count, spans)
    markup.end()
    markup.end()
    markup.end()
    markup.endLine()
  }

  /// Writes a part of a code, with the colors of those spans that are in it.
  private mutating func write(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ spans: [PageCell.Span]
  ) {
    var next = range.lowerBound
    for span in spans
    where span.range.lowerBound >= next && span.range.upperBound <= range.upperBound {
      markup.add(scalars[next..<span.range.lowerBound].text)
      markup.element("span", ["class": span.className], scalars[span.range].text)
      next = span.range.upperBound
    }
    markup.add(scalars[next..<range.upperBound].text)
  }

  // MARK: Results

  /// - Parameter questions: Those whose answers it has. While they wait, only the first picture of the film is in
  ///   sight, and all of the stage if one is about something on it: what moves would tell the answer.
  private mutating func writeResults(
    of cell: PageCell, _ number: Int, _ questions: [any QuestionKind] = []
  ) {
    guard
      !cell.answers.isEmpty || cell.mistake != nil || cell.film != nil || !cell.sweeps.isEmpty
    else { return }
    let waits = page.asksFirst && !questions.isEmpty
    markup.begin("div", ["class": "results"])
    markup.endLine()
    let crop = cell.film.map { questions.isOnStage || waits ? $0.whole : $0.crop }
    if let film = cell.film, let crop {
      needs.insert(.player)
      let shown = waits ? film.still(alone: questions.start(in: film)) : film
      write(shown, in: crop, number, caption: waits ? [] : film.words)
    }
    if waits {
      markup.begin("div", ["class": "later", "hidden": ""])
      if let film = cell.film, let crop {
        write(film, in: crop, number, caption: film.words, waits: true)
      }
    }
    write(answersOf: cell, number, questions)
    if let picture = cell.picture {
      write(.scene(picture), cell.layout, prefix: "cell\(number)-acting-")
    }
    if let mistake = cell.mistake { write(mistake, "mistake") }
    if waits { markup.end() }
    markup.end()
    markup.endLine()
    if page.form.isPaper { return }
    write(cell.sweeps, ofCell: number, waits: waits)
    if let film = cell.film { writeData(film.json, id: "film-\(number)") }
  }

  /// - Parameter waits: Whether it is the picture of a run that waits. The script puts it into the player.
  private mutating func write(
    _ film: Film, in crop: Rect, _ number: Int, caption: [String], waits: Bool = false
  ) {
    let (look, prefix) =
      waits ? ("player run", "run") : (crop.isTall ? "player tall" : "player", "cell")
    let data = page.form.isPaper || waits ? [] : [("data-film", "film-\(number)")]
    markup.begin("figure", attributes: [("class", look)] + data)
    markup.addMarkup(film.stage(in: crop, prefix: "\(prefix)\(number)-", hasFields: false))
    write(caption: caption)
    markup.end()
    markup.endLine()
  }

  private mutating func write(
    answersOf cell: PageCell, _ number: Int, _ questions: [any QuestionKind]
  ) {
    // The form tells the answer, beside the reader's guess.
    var answers = questions.isEmpty ? cell.answers : cell.answers.withoutGuesses
    var held: [Expectation] = []
    if page.hasFoldedCode {
      // A player has a clock.
      answers.removeAll { if case .passed = $0.output { cell.film != nil } else { false } }
      held = answers.compactMap(\.output.heldExpectation)
      answers.removeAll { $0.output.heldExpectation != nil }
    }
    let labels = ResultLabels(
      of: answers, cell.layout, isFolded: folds(cell),
      hidesGuesses: !questions.isEmpty && page.asksFirst)
    for (index, group) in ResultGroup.groups(of: answers, labels).enumerated() {
      write(group, cell.layout, prefix: "cell\(number)-\(index)-")
      markup.endLine()
    }
    write(checks: held)
  }

  func textLines(of output: Output, _ layout: Layout) -> [String] {
    TextRenderer(layout: layout, advises: false).lines(for: output)
  }

  mutating func write(_ diagnostic: Diagnostic, _ className: String) {
    markup.begin("div", ["class": className])
    let renderer = DiagnosticRenderer(locations: false, advises: page.advises)
    markup.element("pre", [:], renderer.lines(for: diagnostic).joined(separator: "\n"))
    markup.end()
  }
}

extension PageCell {
  /// Whether there is more to see of it than text.
  fileprivate var isSeen: Bool { film != nil || !questions.isEmpty || hasPlots }
}

extension Rect {
  /// Whether a phone has room for controls beside it.
  var isTall: Bool { size.height > size.width }
}

extension Output {
  /// An expectation that was fulfilled; nil for anything else.
  fileprivate var heldExpectation: Expectation? {
    if case .expectation(let expectation) = self, expectation.holds { expectation } else { nil }
  }
}

extension [CellAnswer] {
  /// What remains beside the forms of a cell that asks.
  fileprivate var withoutGuesses: [CellAnswer] {
    filter { !$0.output.isAboutQuestion }.compactMap { answer in
      answer.output.withoutGuess.map(answer.with)
    }
  }
}

extension [any QuestionKind] {
  fileprivate var isOnStage: Bool { contains { $0.stageTime != nil } }

  /// The time of the picture from which they ask.
  fileprivate func start(in film: Film) -> Double {
    compactMap(\.stageTime).min() ?? film.start
  }
}
