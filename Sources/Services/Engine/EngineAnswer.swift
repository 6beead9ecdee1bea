import JSON
import Pages
import Playing

/// What came of a request.
public struct EngineAnswer: Sendable {
  public let status: RunStatus
  let shown: ShownAnswers
  /// The answers and the film, as markup for a page that has the style and the scripts of `PagePiece`.
  var html: String?
  /// The sections of a page whose notebook has run.
  var sections: [PageSection] = []
  /// What helps with a text that is typed.
  var assistance: Assistance?
  /// The place in the lesson that is open after a line; nil for none.
  var lesson: String?
  /// Whether a typed line goes on in the next one; nil for what is no line.
  var isIncomplete: Bool?
  /// The files that it wrote.
  var written: [(name: String, text: String)] = []

  init(_ status: RunStatus, _ shown: ShownAnswers) { (self.status, self.shown) = (status, shown) }

  /// `answers` are objects by `Sources/Answers.schema.json`; `text` is what a pipe would get, with
  /// mistakes and notices in their places.
  var json: JSONText {
    var fields: [(String, JSONText)] = [
      ("status", .string(status.word)), ("answers", .array(shown.json)),
      ("text", .string(shown.text)),
    ]
    if let html { fields.append(("html", .string(html))) }
    if !sections.isEmpty { fields.append(("sections", .array(sections.map(\.json)))) }
    if let assistance { fields += assistance.fields }
    if let lesson { fields.append(("lesson", .string(lesson))) }
    if let isIncomplete { fields.append(("isIncomplete", .flag(isIncomplete))) }
    if !shown.recalled.isEmpty {
      fields.append(("recalled", .array(shown.recalled.map { .string($0) })))
    }
    if !written.isEmpty {
      fields.append(("written", .object(written.map { ($0.name, .string($0.text)) })))
    }
    return .object(fields)
  }
}

extension RunStatus {
  fileprivate var word: String {
    switch self {
    case .finished: "finished"
    case .quit: "quit"
    case .failed: "failed"
    case .unreadable: "unreadable"
    case .interrupted: "interrupted"
    }
  }
}
