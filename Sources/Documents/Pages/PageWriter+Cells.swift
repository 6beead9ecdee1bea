import Answers
import Diagnostics
import Notebooks
import Text

/// Cells with their results.
extension PageWriter {
  mutating func write(_ cell: Cell) {
    let number = cell.index + 1
    let shown = page.cells[cell.index]
    markup.begin(
      "section", ["class": "cell", "id": "cell-\(number)", "aria-label": "Cell \(number)"])
    write(code: cell.code, shown?.spans ?? [])
    if let shown {
      let questions = shown.questions
      if page.form == .answers {
        writeOnPaper(answersTo: questions)
        writeResults(of: shown, number)
      } else {
        write(questions)
        writeResults(of: shown, number, isAsked: questions.contains { $0.stageTime != nil })
        writeAnswers(to: questions, ofCell: number)
      }
    }
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

  mutating func write(code: String, _ spans: [PageCell.Span]) {
    markup.begin("div", ["class": "code"])
    markup.begin("pre")
    markup.begin("code")
    let scalars = Array(code.unicodeScalars)
    var next = 0
    for span in spans where span.range.lowerBound >= next && span.range.upperBound <= scalars.count
    {
      markup.add(scalars[next..<span.range.lowerBound].text)
      markup.element("span", ["class": span.className], scalars[span.range].text)
      next = span.range.upperBound
    }
    markup.add(scalars[next...].text)
    markup.end()
    markup.end()
    markup.end()
    markup.endLine()
  }

  // MARK: Guesses

  /// Whether the reader is to guess before reading on.
  func asks(_ cell: Cell) -> Bool {
    page.cells[cell.index]?.questions.isEmpty == false
  }

  // MARK: Results

  /// - Parameter isAsked: Whether the reader is asked for something on the stage. Then all of it is
  ///   shown: what moves would tell the answer.
  private mutating func writeResults(of cell: PageCell, _ number: Int, isAsked: Bool = false) {
    guard
      !cell.answers.isEmpty || cell.mistake != nil || cell.film != nil || !cell.sweeps.isEmpty
    else { return }
    markup.begin("div", ["class": "results"])
    markup.endLine()
    let crop = cell.film.map { isAsked ? $0.whole : $0.crop }
    if let film = cell.film, let crop {
      needs.insert(.player)
      let data = page.form.isPaper ? [] : [("data-film", "film-\(number)")]
      markup.begin("figure", attributes: [("class", "player")] + data)
      markup.addMarkup(film.stage(in: crop, prefix: "cell\(number)-", hasFields: false))
      write(caption: film.words)
      markup.end()
      markup.endLine()
    }
    let groups = ResultGroup.groups(of: cell.answers)
    for (index, group) in groups.enumerated() {
      write(group, cell.layout, prefix: "cell\(number)-\(index)-")
      markup.endLine()
    }
    if let mistake = cell.mistake { write(mistake, "mistake") }
    markup.end()
    markup.endLine()
    if page.form.isPaper { return }
    write(cell.sweeps, ofCell: number)
    if let film = cell.film, let crop { writeData(film.json, id: "film-\(number)") }
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

extension Collection<Unicode.Scalar> {
  fileprivate var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self)
    return String(view)
  }
}
