import Answers
import Diagnostics
import JSON
import Notebooks
import Pages
import Playing
import Text

/// What a request has shown: as `motionbook --json` writes it, and as a pipe would get it.
struct ShownAnswers {
  /// One object for each answer, mistake and report, by `Sources/Answers.schema.json`.
  private(set) var json: [JSONText] = []
  /// The same as lines, and the notices among them.
  private(set) var text = ""
  /// The notices among them, which no answer of a page says.
  private(set) var remarks: [String] = []
  /// The prose and the code of a lesson before its answers, as markup.
  private(set) var lead = ""
  /// The answers themselves, for a page.
  private(set) var outputs: [Output] = []
  private(set) var mistake: Diagnostic?
  private(set) var layout = Layout.standard

  mutating func append(_ outputs: [Output], _ layout: Layout) {
    let renderer = TextRenderer(layout: layout)
    for output in outputs {
      json.append(JSONRenderer.json(of: output))
      append(lines: renderer.lines(for: output))
    }
    self.outputs += outputs
    self.layout = layout
  }

  mutating func append(_ diagnostic: Diagnostic, _ origin: Origin) {
    json.append(JSONRenderer.json(of: .diagnostic(diagnostic)))
    append(lines: DiagnosticRenderer(locations: origin == .text).lines(for: diagnostic))
    if mistake == nil { mistake = diagnostic }
  }

  mutating func append(_ notice: Notice) {
    if case .checked(let report) = notice { json.append(report.json) }
    append(remark: notice.text)
  }

  mutating func append(remark: String) {
    remarks.append(remark)
    append(lines: [remark])
  }

  mutating func append(_ prose: [ProseBlock]) { lead += PagePiece.prose(prose) }

  mutating func append(code: String, _ highlights: [Workbook.Highlight]) {
    let spans = highlights.compactMap { highlight in
      highlight.role.className.map { PageCell.Span(highlight.range, $0) }
    }
    lead += PagePiece.code(code, spans)
  }

  private mutating func append(lines: [String]) {
    for line in lines { text += line + "\n" }
  }
}
