import Text

/// The meaning of an output: that of its tables, plots, drawings, mistakes and texts.
struct SaidOutput {
  private(set) var tables: [SaidTable] = []
  private(set) var plots: [SaidPlot] = []
  private(set) var drawings: [SaidDrawing] = []
  private(set) var mistakes: [SaidMistake] = []
  private(set) var texts: [SaidText] = []

  private let lines: [WrittenLine]
  private let lineTexts: [String]
  private let printed: Set<Int>
  private let grids: [PlotGrid]

  /// - Parameter printed: The indices of the lines that the cell printed.
  init(_ lines: [WrittenLine], printed: Set<Int> = []) {
    self.lines = lines
    self.printed = printed
    lineTexts = lines.map(\.text)
    grids = PlotGrid.find(in: lineTexts)
    var place = 0
    while place < lines.count { place = readPart(at: place) }
  }

  /// Reads the part that begins at a line, and returns the line after it.
  private mutating func readPart(at place: Int) -> Int {
    if lines[place].text.trimmingBlanks.isEmpty { return place + 1 }
    if printed.contains(place) { return readText(at: place) }
    if let grid = grids.first(where: { $0.rows.lowerBound == place }) { return read(grid) }
    if let table = SaidTable(head: place, of: lines) {
      tables.append(table)
      return table.lines.upperBound
    }
    if let drawing = SaidDrawing(top: place, of: lineTexts) {
      drawings.append(drawing)
      return drawing.lines.upperBound
    }
    if let mistake = SaidMistake(from: place, of: lineTexts) {
      mistakes.append(mistake)
      return mistake.lines.upperBound
    }
    return readText(at: place)
  }

  private mutating func readText(at place: Int) -> Int {
    let text = text(at: place)
    texts.append(text)
    return text.lines.upperBound
  }

  /// The text that begins at a line; it ends before the next grid.
  private func text(at place: Int) -> SaidText {
    let grid = grids.first { $0.rows.lowerBound > place }?.rows.lowerBound
    return SaidText(from: place, of: lines, printed: printed, end: grid ?? lines.count)
  }

  private mutating func read(_ grid: PlotGrid) -> Int {
    let title = texts.last?.tokens ?? SaidTokens(WrittenLine(""))
    let ticks = lines.indices.contains(grid.bottom + 1) ? lines[grid.bottom + 1] : WrittenLine("")
    let legend = legend(of: grid)
    var below: [SaidText] = []
    var place = legend.end
    while place < lines.count, !lines[place].text.trimmingBlanks.isEmpty, !printed.contains(place) {
      let text = text(at: place)
      below.append(text)
      place = text.lines.upperBound
    }
    let plot = SaidPlot(
      grid, title: title, ticks: SaidTokens(ticks), legend: legend.names, below: below,
      marks: legend.marks, end: legend.end)
    plots.append(plot)
    return max(plot.lines.upperBound, grid.bottom + 1)
  }

  /// A legend, such as `* a   o b`, on one line and more.
  private struct Legend {
    var marks = ""
    var names: [SaidTokens] = []
    /// The line after it.
    var end: Int
  }

  private func legend(of grid: PlotGrid) -> Legend {
    var legend = Legend(end: grid.bottom + 2)
    while lines.indices.contains(legend.end) {
      let entries = lines[legend.end].fields.map { (mark: $0.text.first, name: $0) }
      guard let first = entries.first, isMark(first.mark, before: first.name, legend.marks) else {
        break
      }
      for (mark, name) in entries {
        mark.map { legend.marks.append($0) }
        legend.names.append(SaidTokens(name.characters(in: 1..<name.text.count)))
      }
      legend.end += 1
    }
    return legend
  }

  /// A letter is the mark of one curve in the series; else it is the name of the curve that a
  /// sentence is about.
  private func isMark(_ mark: Character?, before name: WrittenLine, _ marks: String) -> Bool {
    guard let mark, name.text.dropFirst().first == " " else { return false }
    guard mark.isLetter || mark.isNumber else { return true }
    return PlotGrid.seriesMarks.dropFirst(marks.count).first == mark
  }
}

extension SaidOutput {
  /// Whether another output says all that this one says; it may say more. Where nothing was recorded,
  /// only warnings are more of the same.
  func isSaid(by other: SaidOutput, _ tolerance: Double?) -> Bool {
    if lines.isEmpty, !other.isOfWarnings { return false }
    return tables.isSubsequence(of: other.tables) { $0.isSaid(by: $1, tolerance) }
      && plots.isSubsequence(of: other.plots) { $0.isSaid(by: $1, tolerance) }
      && drawings.isSubsequence(of: other.drawings) { $0.isSaid(by: $1) }
      && mistakes.filter { !$0.isWarning }.isSubsequence(of: other.mistakes) { $0.isSaid(by: $1) }
      && areTextsSaid(by: other, tolerance)
  }

  private var isOfWarnings: Bool {
    tables.isEmpty && plots.isEmpty && drawings.isEmpty && texts.isEmpty
      && mistakes.allSatisfy(\.isWarning)
  }

  /// Printed texts agree exactly, but for spaces. Another text has one partner with its form; or it
  /// has no number; or a text in other words, between the partners of its neighbors, has its
  /// numbers.
  private func areTextsSaid(by other: SaidOutput, _ tolerance: Double?) -> Bool {
    var texts = self.texts
    for printed in other.texts where printed.isPrinted {
      let place = texts.firstIndex { $0.tokens.agrees(with: printed.tokens, tolerance) }
      guard let place else { return false }
      texts.remove(at: place)
    }
    texts.removeAll(where: \.isSilent)
    return TextPairing(texts, other.texts.filter { !$0.isPrinted && !$0.isSilent }, tolerance)
      .isSaid
  }
}

/// The texts of two outputs, paired by their form.
private struct TextPairing {
  let texts: [SaidText]
  let others: [SaidText]
  let tolerance: Double?
  /// For each text, the partner with its form.
  private var partners: [Int?] = []

  init(_ texts: [SaidText], _ others: [SaidText], _ tolerance: Double?) {
    (self.texts, self.others, self.tolerance) = (texts, others, tolerance)
    var places = Dictionary(grouping: others.indices, by: { others[$0].form }).mapValues { $0[...] }
    let counts = Dictionary(grouping: texts, by: \.form).mapValues(\.count)
    for text in texts {
      var rest = places[text.form] ?? []
      // As many as before: each is the one at its place. Else some are new.
      let isOneEach = rest.count == counts[text.form]
      let place = isOneEach ? rest.first : rest.first { text.isSaid(by: others[$0], tolerance) }
      if !isOneEach, let place { rest = rest.drop { $0 <= place } }
      partners.append(place ?? rest.first)
      if isOneEach { rest = rest.dropFirst() }
      places[text.form] = rest
    }
  }

  /// Texts without a partner find one in other words, in the same order, before the next partner.
  var isSaid: Bool {
    let taken = Set(partners.compactMap { $0 })
    let ends = nextPartners
    var rest = others.indices.filter { !taken.contains($0) }[...]
    return texts.indices.allSatisfy { index in
      if let partner = partners[index] {
        return texts[index].isSaid(by: others[partner], tolerance)
      }
      if texts[index].tokens.numbers.isEmpty { return true }
      let place = rest.indices.first { place in
        rest[place] < ends[index]
          && texts[index].isSaidDifferently(by: others[rest[place]], tolerance)
      }
      guard let place else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// For each text, the first partner of the texts after it; without one, the end.
  private var nextPartners: [Int] {
    var (next, ends) = (others.count, [Int]())
    for partner in partners.reversed() {
      ends.append(next)
      next = min(next, partner ?? next)
    }
    return ends.reversed()
  }
}
