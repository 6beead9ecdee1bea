import Notebooks
import Playing
import Sessions

/// Helps with the text of a cell. It keeps the sessions before the cell and before the line, so that the
/// next key is answered at once.
struct CellAssistant {
  private var cell: (before: [String], session: Session)?
  private var line: (prefix: String, session: Session)?

  mutating func assistance(
    with typed: EngineRequest.Typed, in document: NotebookDocument, named name: String,
    _ index: Int,
    _ host: EngineHost
  ) -> Assistance {
    let before = document.cells.prefix { $0.index < index }.map(\.code)
    if cell?.before != before { (cell, line) = (nil, nil) }
    let start = { host.session(before: index, of: document, named: name) }
    let colors = cell?.session ?? start()
    cell = (before, colors)
    let prefix = Self.prefix(of: typed, colors)
    if line?.prefix != prefix {
      let session = prefix.isEmpty ? colors : start()
      if !prefix.isEmpty { host.play(prefix, in: session) }
      line = (prefix, session)
    }
    return Assistance(
      with: typed, coloredBy: colors, in: line?.session ?? colors, from: prefix.utf16.count)
  }

  /// The lines that are complete before the statement at the cursor.
  private static func prefix(of typed: EngineRequest.Typed, _ session: Session) -> String {
    let units = Array(typed.text.utf16.prefix(max(0, typed.cursor)))
    var text = String(decoding: units, as: UTF16.self)[...]
    while let end = text.lastIndex(of: "\n") {
      text = text[..<end]
      if !session.isIncomplete(String(text)) { return text + "\n" }
    }
    return ""
  }
}
