import Answers
import Evaluation
import JSON
import Language
import Playing
import Sessions
import Values

/// Completion, help and signatures, in the session as it stands before the line.
extension EditingServer {
  func completion(_ question: Question) -> JSONValue {
    guard let place = place(of: question), let session = session(at: place, question) else {
      return .null
    }
    let before = place.before
    let completions = session.completions(for: before)
    let start = place.offset - completions.word.utf8.count
    let range = json(start..<place.offset, in: place)
    let items = completions.candidates.enumerated().map { index, candidate -> JSONValue in
      // A blank is the user's to type; a bracket or a colon belongs to the word.
      let suffix = ["(", ": "].contains(candidate.suffix) ? candidate.suffix : ""
      var fields: [String: JSONValue] = [
        "label": .string(candidate.text), "detail": .string(candidate.summary),
        "kind": .integer(candidate.sort.kind),
        "sortText": .string(String(100_000 + index)),
        "textEdit": ["range": range, "newText": .string(candidate.text + suffix)],
      ]
      fields["documentation"] = documentation(of: candidate)
      return .object(fields)
    }
    // Without a first letter, names of numbers are left out.
    return ["isIncomplete": .flag(completions.word.isEmpty), "items": .array(items)]
  }

  /// The form of a command, and its first example.
  private func documentation(of candidate: Completion) -> JSONValue? {
    guard candidate.sort == .command,
      let command = Motionbook.commands.declaration(of: candidate.text)
    else { return nil }
    return written(
      ([Help.usage(of: command)] + command.examples.prefix(1)).joined(separator: "\n\n"))
  }

  private func session(at place: EditedDocument.CellPlace, _ question: Question) -> Session? {
    let document = question.document
    let session = document.liveRuns.session(before: place.prefix, in: place.piece.cell.index)
    prepareMore(for: document)
    return session
  }

  /// Nobody waits for what is dear; the next question may find it done.
  func prepareMore(for document: EditedDocument) {
    if document.liveRuns.isWorthPreparing { (document.isReady, document.due) = (false, 0) }
  }

  // MARK: Help

  func hover(_ question: Question) -> JSONValue {
    guard let place = place(of: question), let word = place.word else { return .null }
    let (code, offset) = place.statement
    let before = place.reading.source.text(place.offset - offset..<word.upperBound)
    // Not a number, a text or a comment.
    guard PartialStatement(endOf: before).place == .words,
      let session = session(at: place, question)
    else { return .null }
    let help = session.help(at: before.unicodeScalars.count, in: code)
    let renderer = TextRenderer(layout: .standard)
    let text = help.outputs.flatMap(renderer.lines(for:)).joined(separator: "\n")
    guard !text.isEmpty else { return .null }
    return ["contents": written(text), "range": json(word, in: place)]
  }

  /// A text in columns, which Markdown would run together.
  private func written(_ text: String) -> JSONValue {
    guard client.takesMarkdown else { return ["kind": "plaintext", "value": .string(text)] }
    return ["kind": "markdown", "value": .string("```text\n\(text)\n```")]
  }

  func signatureHelp(_ question: Question) -> JSONValue {
    guard let place = place(of: question) else { return .null }
    let statement = PartialStatement(endOf: place.before)
    guard let first = statement.words.first, first.sort == .name,
      let command = Motionbook.commands.declaration(of: first.text),
      let session = session(at: place, question)
    else { return .null }
    let clauses = command.clauses
    let current = statement.words.compactMap { word in
      word.sort == .name ? clauses.firstIndex { $0.word == word.text } : nil
    }.last
    let subject = command.subject.map { [($0.word, $0.summary)] } ?? []
    let parameters = subject + clauses.map { (Help.form(of: $0), Help.summary(of: $0)) }
    let active = current.map { $0 + subject.count } ?? 0
    let hint = session.completions(for: place.before).hint
    return [
      "signatures": [
        [
          "label": .string(Help.usage(of: command)),
          "documentation": .string(hint.isEmpty ? command.summary : hint),
          "parameters": .array(
            parameters.map {
              ["label": .string($0.0), "documentation": .string($0.1)]
            }),
        ]
      ],
      "activeSignature": 0, "activeParameter": .integer(active),
    ]
  }
}

extension Completion.Sort {
  /// The protocol's number: Function, Keyword, Property, Method, Variable or Value.
  fileprivate var kind: Int {
    switch self {
    case .command: 3
    case .clause: 14
    case .property: 10
    case .function: 2
    case .name: 6
    case .value: 12
    }
  }
}

extension EditedDocument.CellPlace {
  /// The word that touches the place, as a range of the code; nil for none.
  var word: Range<Int>? {
    let bytes = reading.source.utf8
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1].isOfWord { start -= 1 }
    while end < bytes.count, bytes[end].isOfWord { end += 1 }
    return start < end ? start..<end : nil
  }
}
