import Answers
import Diagnostics
import Playing
import Testing

/// The smallest front end: it runs a notebook and prints only its tables.
final class TablesFrontEnd: Host {
  private(set) var lines: [String] = []
  let isInterrupted = false

  func run(_ notebook: String) -> RunStatus {
    Workbook(in: self).play(InputText(name: "notebook.md", bytes: Array(notebook.utf8)))
  }

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    let renderer = TextRenderer(layout: layout)
    for case .table(let table) in outputs {
      lines += renderer.writtenLines(for: .table(table)).map(\.text)
    }
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {}

  func show(_ notice: Notice) {}
}

@Suite struct TablesFrontEndTests {
  @Test func onlyTablesArePrinted() {
    let host = TablesFrontEnd()
    let ending = host.run(
      """
      ```motion
      view red frame (50, 50, 100, 100)
      gravity on red
      run 3 frames
      table red.center.y
      why red
      ```

      <!-- motion: error -->
      ```motion
      nosuch
      ```
      """)
    #expect(ending == .finished)
    #expect(host.lines.count == 6)
    #expect(host.lines.first == " t (s)  red.center.y (pt)")
  }
}
