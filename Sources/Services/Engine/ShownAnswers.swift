import Answers
import Diagnostics
import JSON
import Notebooks
import Playing
import Text

/// What a request has shown: as `motionbook --json` writes it, and as a pipe would get it.
struct ShownAnswers {
  /// One object for each answer, mistake and report, by `Sources/Answers.schema.json`.
  private(set) var json: [JSONText] = []
  /// The same as lines, and the notices among them.
  private(set) var text = ""
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
    append(lines: [notice.text])
  }

  mutating func append(remark: String) { append(lines: [remark]) }

  private mutating func append(lines: [String]) {
    for line in lines { text += line + "\n" }
  }
}
