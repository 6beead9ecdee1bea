import Diagnostics
import JSON
import Notebooks

/// A cell as it stands on a live page: its questions, its results and its lines.
public struct PageSection: Sendable {
  /// The cell's index.
  let cell: Int
  /// Its element.
  let html: String
  /// What a script has to know of it.
  let facts: [(String, JSONText)]

  package var json: JSONText {
    .object([("cell", .number(Double(cell)))] + facts + [("html", .string(html))])
  }
}

extension Page {
  /// The sections of some of its cells, as they stand on the page.
  ///
  /// - Parameter advised: The cells whose mistakes say what to type instead.
  package func sections(of cells: some Sequence<Cell>, advising advised: Set<Int>) -> [PageSection]
  {
    cells.map { cell in
      var page = self
      page.advises = advised.contains(cell.index)
      var writer = PageWriter(page)
      writer.write(cell)
      let facts = (self.cells[cell.index] ?? PageCell(code: cell.code, layout: .standard)).facts
      return PageSection(cell: cell.index, html: writer.markup.text, facts: facts)
    }
  }
}

extension PageCell {
  /// Its code, the numbers in it that a reader turns, and what its mistake proposes.
  var facts: [(String, JSONText)] {
    let facts: [(String, JSONText)] = [
      ("code", .string(code)),
      ("numbers", .array(CellNumber.all(in: code, spans).map(\.json))),
    ]
    guard let mistake, mistake.span?.source.utf8.elementsEqual(code.utf8) == true,
      !mistake.fixes.isEmpty
    else { return facts }
    return facts + [("fixes", .array(mistake.fixes.map { $0.json(in: code) }))]
  }
}

extension Fix {
  fileprivate func json(in code: String) -> JSONText {
    let place = [range.lowerBound, range.upperBound].map { byte in
      JSONText.number(Double(String(decoding: code.utf8.prefix(byte), as: UTF8.self).utf16.count))
    }
    return .object([("title", .string(title)), ("at", .array(place)), ("text", .string(text))])
  }
}
