import Answers
import Diagnostics
import Text

/// Answers by their meaning.
extension PageWriter {
  /// Writes answers, beside the line that made them if they have to say it.
  ///
  /// - Parameter prefix: The beginning of the names of masks in pictures.
  mutating func write(_ group: ResultGroup, _ layout: Layout, prefix: String) {
    if let label = group.label {
      markup.begin("div", ["class": "made"])
      markup.element("code", [:], label)
    }
    if group.isText {
      let lines = group.outputs.flatMap { textLines(of: $0, layout) }
      markup.element("pre", ["class": "text"], lines.joined(separator: "\n"))
    } else {
      for output in group.outputs { write(output, layout, prefix: prefix) }
    }
    if group.label != nil { markup.end() }
  }

  mutating func write(_ output: Output, _ layout: Layout, prefix: String) {
    switch output {
    case .table(let table): write(table)
    case .plot(let plot, let style): write(plot, style)
    case .scene(let scene):
      markup.begin("figure", ["class": "drawing"])
      markup.addMarkup(scene.embeddedSVG(prefix: prefix))
      write(caption: ([scene.moment] + scene.words).map(\.text))
      markup.end()
    case .hit(let hit):
      write(hit.table)
      let notes = hit.notes.map(\.markdown)
      if !notes.isEmpty {
        markup.element("pre", ["class": "text"], notes.joined(separator: "\n"))
      }
    case .expectation(let expectation): write(expectation)
    case .diagnostic(let diagnostic) where diagnostic.severity == .note: break
    case .diagnostic(let diagnostic): write(diagnostic, "warning")
    default:
      markup.element(
        "pre", ["class": "text"], textLines(of: output, layout).joined(separator: "\n"))
    }
  }

  private mutating func write(_ expectation: Expectation) {
    markup.begin("p", ["class": "expectation \(expectation.holds ? "held" : "failed")"])
    markup.add(expectation.holds ? "as expected: " : "not as expected: ")
    markup.element("code", [:], expectation.condition)
    markup.end()
  }

  /// Writes what was expected, and was so, as one mark that opens.
  mutating func write(checks held: [Expectation]) {
    guard !held.isEmpty else { return }
    markup.begin("details", ["class": "checks"])
    markup.element("summary", [:], held.count == 1 ? "✓ 1 check" : "✓ \(held.count) checks")
    for expectation in held { write(expectation) }
    markup.end()
    markup.endLine()
  }

  // MARK: Tables

  private mutating func write(_ table: Table) {
    markup.begin(
      "div", ["class": "wide", "role": "group", "aria-label": "Table"])
    markup.begin("table", ["class": "answer"])
    markup.begin("thead")
    markup.begin("tr")
    for column in table.columns {
      markup.element("th", attributes(of: column, ["scope": "col"]), column.header)
    }
    markup.end()
    markup.end()
    markup.begin("tbody")
    for row in table.texts {
      markup.begin("tr")
      for (column, text) in zip(table.columns, row) {
        markup.element("td", attributes(of: column, [:]), text)
      }
      markup.end()
    }
    markup.end()
    markup.end()
    markup.end()
  }

  private func attributes(
    of column: Table.Column, _ others: Markup.Attributes
  ) -> Markup.Attributes {
    guard column.alignment == .right else { return others }
    return others.isEmpty ? ["class": "number"] : ["class": "number", "scope": "col"]
  }

  // MARK: Plots

  private mutating func write(_ plot: Plot, _ style: PlotStyle) {
    // A guess is drawn as a series of its own.
    let measured = plot.series.filter { !$0.isPrediction }
    needs.insert(.plots)
    let isOfEnergy =
      !page.form.isPaper && plot.isOfTime
      && plot.series.allSatisfy { $0.unit == "J" && !$0.isPrediction }
    if isOfEnergy { needs.insert(.energies) }
    write(
      plot.embedded(width: style.width, height: style.height), isOverTime: plot.isOfTime,
      series: measured.count == 1 ? measured[0].name : nil, isCaptioned: !style.isPicture,
      isOfEnergy: isOfEnergy)
  }

  /// - Parameters:
  ///   - isOverTime: Whether its horizontal axis is the time of the stage.
  ///   - series: The name of its series if it has one.
  ///   - isCaptioned: Whether its sentences stand below it.
  ///   - isOfEnergy: Whether bars show its values at each time.
  mutating func write(
    _ embedded: EmbeddedPlot, isOverTime: Bool, series: String?, isCaptioned: Bool = true,
    isOfEnergy: Bool = false
  ) {
    let numbers = { (values: [(String, Double)]) in values.map { ($0.0, $0.1.written) } }
    var data = numbers([
      ("data-left", embedded.box.left), ("data-right", embedded.box.right),
      ("data-top", embedded.box.top), ("data-bottom", embedded.box.bottom),
    ])
    if isOverTime, let across = embedded.across {
      data += numbers([("data-from", across.left), ("data-to", across.right)])
    }
    if let down = embedded.down {
      let growsDown = down.bottom > down.top
      data += numbers([
        ("data-low", min(down.top, down.bottom)), ("data-high", max(down.top, down.bottom)),
      ])
      data.append(("data-grows", growsDown ? "down" : "up"))
    }
    if let series { data.append(("data-series", series)) }
    if embedded.isToScale { data.append(("data-scale", "equal")) }
    markup.begin("figure", attributes: [("class", isOfEnergy ? "plot energy" : "plot")] + data)
    markup.element("p", ["class": "heading"], embedded.heading)
    markup.addMarkup(embedded.svg)
    write(embedded.legend)
    if isCaptioned { write(facts: embedded.facts, instead: embedded.sentences) }
    markup.end()
  }

  /// Writes what one sees of a plot's sentences, which are read aloud.
  private mutating func write(facts: [String], instead sentences: [String]) {
    for fact in facts { markup.element("p", ["class": "facts", "aria-hidden": "true"], fact) }
    guard !sentences.isEmpty else { return }
    let look: Markup.Attributes = facts.isEmpty ? [:] : ["class": "unseen"]
    markup.element("figcaption", look, sentences.joined(separator: ". "))
  }

  private mutating func write(_ legend: [EmbeddedPlot.LegendEntry]) {
    guard !legend.isEmpty else { return }
    markup.begin("ul", ["class": "legend"])
    for entry in legend {
      markup.begin("li")
      markup.begin("svg", ["class": "swatch", "viewBox": "0 0 28 8", "aria-hidden": "true"])
      let line = entry.isDotted ? "M14 4h0" : "M1 4H27"
      markup.begin("path", attributes: entry.look + [("d", line)])
      markup.end()
      markup.end()
      markup.add(entry.name)
      markup.end()
    }
    markup.end()
  }

  /// Writes the sentences below a picture.
  mutating func write(caption sentences: [String]) {
    guard !sentences.isEmpty else { return }
    markup.element("figcaption", [:], sentences.joined(separator: ". "))
  }
}
