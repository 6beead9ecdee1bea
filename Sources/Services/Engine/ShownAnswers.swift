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
  /// Prose, code and notices before the answers of a line and after them, as markup.
  private(set) var before = ""
  private(set) var after = ""
  private var isAfterAnswers = false
  /// Lines to bring back for editing, the newest last.
  private(set) var recalled: [String] = []
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
    endAnswers()
  }

  mutating func append(_ diagnostic: Diagnostic, _ origin: Origin) {
    json.append(JSONRenderer.json(of: .diagnostic(diagnostic)))
    append(lines: DiagnosticRenderer(locations: origin == .text).lines(for: diagnostic))
    if mistake == nil { mistake = diagnostic }
    endAnswers()
  }

  /// What follows stands after the answers and the film.
  mutating func endAnswers() { isAfterAnswers = true }

  mutating func append(_ notice: Notice) {
    if case .checked(let report) = notice { json.append(report.json) }
    append(lines: [notice.text])
    guard case .lesson(let lesson) = notice, !lesson.offers.isEmpty else {
      return append(markup: PagePiece.remark(notice.text))
    }
    // A question's choices are its buttons.
    let text = if case .asks(let question) = lesson { question.text } else { notice.text }
    append(markup: PagePiece.remark(text) + PagePiece.buttons(lesson.offers))
  }

  mutating func append(remark: String) {
    append(lines: [remark])
    append(markup: PagePiece.remark(remark))
  }

  mutating func append(_ prose: [ProseBlock]) { append(markup: PagePiece.prose(prose)) }

  mutating func append(code: String, _ highlights: [Workbook.Highlight]) {
    let spans = highlights.compactMap { highlight in
      highlight.role.className.map { PageCell.Span(highlight.range, $0) }
    }
    append(markup: PagePiece.code(code, spans))
  }

  /// Has lines brought back for editing.
  mutating func recall(_ lines: String) { recalled.append(lines) }

  private mutating func append(markup: String) {
    if isAfterAnswers { after += markup } else { before += markup }
  }

  private mutating func append(lines: [String]) {
    for line in lines { text += line + "\n" }
  }
}
