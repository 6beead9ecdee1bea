import Text

/// A line of output, prepared for comparing.
struct OutputLine {
  /// The line without trailing spaces.
  let text: String

  let elements: [LineElement]

  /// The plot's grid that contains the line, and its row in it.
  let gridPlace: GridPlace?

  enum GridPlace {
    case row(Int, of: PlotGrid)
    case bottom(of: PlotGrid)
  }

  /// Whether it is `...`, which matches any lines in a recorded output.
  var isEllipsis: Bool { text.trimmingBlanks == "..." }

  /// Whether the line contains a wildcard, written by a user.
  var hasWildcard: Bool { elements.contains(.anything) }

  /// All lines of an output.
  static func lines(of output: CellOutput) -> [OutputLine] {
    let lines = output.lines.map(\.trimmingTrailingBlanks)
    let texts = lines.map(\.text)
    var places: [Int: GridPlace] = [:]
    for grid in PlotGrid.find(in: texts) {
      for (row, line) in grid.rows.enumerated() { places[line] = .row(row, of: grid) }
      places[grid.bottom] = .bottom(of: grid)
    }
    return texts.indices.map { index in
      OutputLine(
        text: texts[index], elements: elements(of: index, in: lines), gridPlace: places[index])
    }
  }

  /// The elements of a line. The widths of a table's rule and its heads depend on the numbers
  /// below, so they are ignored.
  private static func elements(of index: Int, in lines: [WrittenLine]) -> [LineElement] {
    if isRule(lines[index].text) {
      return lines[index].text.split(separator: " ").flatMap { _ in
        [.blanks(1, isLoose: true), .character("-")]
      }
    }
    let elements = [LineElement](line: lines[index])
    let isHead = index + 1 < lines.count && isRule(lines[index + 1].text)
    return isHead ? elements.loosened() : elements
  }

  /// Whether it is the line below the heads of a table: only dashes, one run for each column.
  static func isRule(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
      && text.utf8.count { $0 == UInt8(ascii: "-") } >= 3
  }
}

extension OutputLine {
  /// Whether a new line agrees with this recorded one.
  func agrees(with actual: OutputLine, tolerance: Double?) -> Bool {
    if text == actual.text { return true }
    switch (gridPlace, actual.gridPlace) {
    case (.row(let row, let grid), .row(let otherRow, let otherGrid)):
      return grid.agrees(row: row, with: otherGrid, otherRow: otherRow)
    case (.bottom(let grid), .bottom(let otherGrid)):
      return grid.agreesAtBottom(with: otherGrid)
    case (.row, _), (.bottom, _), (nil, _):
      return pairs(with: actual) { $0.agrees(with: $1, tolerance: tolerance) } != nil
    }
  }

  /// Whether the lines differ in at most the values of numbers.
  func hasShape(of actual: OutputLine) -> Bool {
    pairs(with: actual) { $0.hasShape(of: $1) } != nil
  }

  /// The numbers that changed by more than allowed; empty if more than numbers differs.
  func movedNumbers(to actual: OutputLine, tolerance: Double?) -> [Drift.MovedNumber] {
    let pairs = pairs(with: actual) { $0.hasShape(of: $1) } ?? []
    return pairs.compactMap { pair in
      guard case .number(let recorded) = elements[pair.pattern],
        case .number(let number) = actual.elements[pair.text],
        !recorded.agrees(with: number, tolerance: tolerance)
      else { return nil }
      return Drift.MovedNumber(
        recorded: recorded.text, actual: number.text, moved: recorded.distance(to: number),
        allowed: recorded.allowance(for: number, tolerance: tolerance))
    }
  }

  private func pairs(
    with actual: OutputLine, where agrees: (LineElement, LineElement) -> Bool
  ) -> [Glob.Pair]? {
    withoutActuallyEscaping(agrees) { agrees in
      Glob(
        pattern: elements.indices, text: actual.elements.indices,
        isWildcard: { elements[$0] == .anything },
        agrees: { agrees(elements[$0], actual.elements[$1]) },
        isSame: { elements[$0] == actual.elements[$1] },
        repeats: { elements[$0] == elements[$1] }
      ).match()
    }
  }
}
