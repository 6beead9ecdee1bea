/// Lines in which each cell has its name, as microcontrollers write them: `t:0 x:512`, `x=1.5, y=2`.
struct LabelledLines {
  /// The same as a table: a line of names, then the rows, with tabs between cells.
  let lines: [DataLine]

  /// - Returns: Nil unless nearly all lines from some line on have the same labels.
  init?(_ lines: [DataLine]) {
    let parsed = lines.prefix(300).map { Self.cells(of: $0.text) }
    let begin = parsed.indices.prefix(100).first { index in
      guard let labels = parsed[index]?.map(\.label) else { return false }
      let following = parsed[index...]
      let same = following.count { $0?.map(\.label) == labels }
      return following.count > 1 && same * 10 >= following.count * 9
    }
    guard let begin, let labels = parsed[begin]?.map(\.label) else { return nil }
    var table = [
      DataLine(number: lines[begin].number, text: labels.joined(separator: "\t")[...])
    ]
    for line in lines[begin...] {
      // A line that has other labels stays as it is, and is named where rows are read.
      let cells = Self.cells(of: line.text) ?? []
      let row =
        cells.map(\.label) == labels ? cells.map(\.value).joined(separator: "\t")[...] : line.text
      table.append(DataLine(number: line.number, text: row))
    }
    self.lines = table
  }

  /// The labels and values of a line; nil unless each of its cells has a label.
  private static func cells(
    of line: Substring
  ) -> [(label: Substring, value: Substring)]? {
    guard let sign = line.firstIndex(where: { $0 == ":" || $0 == "=" }),
      line.prefix(upTo: sign).contains(where: \.isLetter)
    else { return nil }
    let separator = [",", ";", "\t", "|"].first { line.contains($0) }
    let pieces = separator.map { Cells.split(line, $0).filter { !$0.isEmpty } } ?? spaced(line)
    var cells: [(label: Substring, value: Substring)] = []
    for piece in pieces {
      guard let sign = piece.firstIndex(where: { $0 == ":" || $0 == "=" }),
        piece.first?.isLetter == true
      else { return nil }
      let label = piece[..<sign]
      let value = Cells.trimmed(piece[piece.index(after: sign)...])
      guard !value.isEmpty, !cells.contains(where: { $0.label == label }) else { return nil }
      cells.append((label, value))
    }
    return cells.contains { Cells.content($0.value, ".")?.value.isNaN == false } ? cells : nil
  }

  /// Cells between spaces; one may stand between a label and its value.
  private static func spaced(_ line: Substring) -> [Substring] {
    var cells: [Substring] = []
    for word in line.split(separator: " ") {
      if let last = cells.last, last.hasSuffix(":") || last.hasSuffix("=") {
        cells[cells.count - 1] = line[last.startIndex..<word.endIndex]
      } else {
        cells.append(word)
      }
    }
    return cells
  }
}
