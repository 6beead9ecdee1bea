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
      if page.form == .answers { writeAnswers(of: shown) } else { writeGuesses(of: shown) }
      writeResults(of: shown, number)
    }
    markup.end()
  }

  /// What a cell shows, as all of a page.
  mutating func write(alone cell: PageCell) {
    markup.begin("main", ["class": "alone"])
    markup.begin("section", ["class": "cell", "id": "cell-1", "aria-label": page.title])
    writeResults(of: cell, 1)
    markup.end()
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
    (page.cells[cell.index]?.answers ?? []).contains { output in
      if case .prediction(let prediction) = output { prediction.actual != nil } else { false }
    }
  }

  /// A field for each prediction, whose answer is in the same cell.
  private mutating func writeGuesses(of cell: PageCell) {
    for case .prediction(let prediction) in cell.answers {
      guard let actual = prediction.actual else { continue }
      let unit = ReadingUnit(prediction.unit)
      let format = NumberFormat(digits: prediction.digits)
      let moment = prediction.time.map { " at \(NumberFormat.time($0))" } ?? " when all is at rest"
      needs.insert(.guesses)
      markup.begin(
        "form",
        [
          "class": "predict", "data-value": format.string(unit(actual)),
          "data-unit": unit.sign, "data-series": prediction.expression,
        ])
      markup.begin("label")
      markup.add("Your guess for ")
      markup.element("code", [:], prediction.expression)
      markup.add(moment + (unit.sign.isEmpty ? " " : ", in \(unit.sign) "))
      markup.mark("input", ["inputmode": "decimal", "autocomplete": "off"])
      markup.end()
      markup.element("button", [:], "Compare")
      markup.element("output")
      markup.end()
      markup.endLine()
    }
  }

  // MARK: Results

  private mutating func writeResults(of cell: PageCell, _ number: Int) {
    guard
      !cell.answers.isEmpty || cell.mistake != nil || cell.film != nil || !cell.sweeps.isEmpty
    else { return }
    markup.begin("div", ["class": "results"])
    markup.endLine()
    if let film = cell.film {
      needs.insert(.player)
      let data = page.form.isPaper ? [] : [("data-film", "film-\(number)")]
      markup.begin("figure", attributes: [("class", "player")] + data)
      markup.addMarkup(film.stage(in: film.crop, prefix: "cell\(number)-"))
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
    if let film = cell.film { writeData(film.json(in: film.crop), id: "film-\(number)") }
  }

  func textLines(of output: Output, _ layout: Layout) -> [String] {
    TextRenderer(layout: layout, advises: false).lines(for: output)
  }

  mutating func write(_ diagnostic: Diagnostic, _ className: String) {
    markup.begin("div", ["class": className])
    let renderer = DiagnosticRenderer(locations: false, advises: false)
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
