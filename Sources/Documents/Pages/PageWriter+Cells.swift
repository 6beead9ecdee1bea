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
    if page.form == .handout {
      writeLines(for: cell)
    } else if let shown {
      writeGuesses(of: shown)
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

  private mutating func write(code: String, _ spans: [PageCell.Span]) {
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

  /// Whether the reader is to guess before reading on: on a page where the guess is asked for, on
  /// paper where it is announced.
  func asks(_ cell: Cell) -> Bool {
    page.form == .handout
      ? !cell.predicted.isEmpty
      : (page.cells[cell.index]?.answers ?? []).contains { output in
        if case .prediction(let prediction) = output { prediction.actual != nil } else { false }
      }
  }

  /// A line to write on for each thing that is predicted.
  private mutating func writeLines(for cell: Cell) {
    for what in cell.predicted {
      markup.begin("p", ["class": "guess-line"])
      markup.add("My guess for ")
      markup.element("code", [:], what)
      markup.add(": ")
      markup.element("span", ["class": "rule"])
      markup.add(" It was: ")
      markup.element("span", ["class": "rule"])
      markup.end()
      markup.endLine()
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
      markup.begin("figure", ["class": "player", "data-film": "film-\(number)"])
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

extension Cell {
  /// What its `predict` lines are about, each once, without the guesses in them.
  fileprivate var predicted: [String] {
    var found: [String] = []
    for line in code.split(whereSeparator: \.isNewline) {
      for statement in line.split(separator: ";") {
        let words = statement.drop { $0.isWhitespace || $0 == "{" }
        guard words.hasPrefix("predict ") else { continue }
        let rest = words.dropFirst("predict ".count)
        let what = rest.prefix { !"~<>=".contains($0) }
        // The moment stands behind the guess.
        let moment = rest.dropFirst(what.count).firstRange(of: " at ").map {
          rest[$0.lowerBound...]
        }
        let text = (what + (moment ?? "")).split(separator: " ").joined(separator: " ")
        if !found.contains(text) { found.append(text) }
      }
    }
    return found
  }
}
