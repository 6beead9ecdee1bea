import Diagnostics
import JSON
import Text

/// Renders answers as JSON, one object a line: numbers in full, and no layout.
///
/// `Sources/Answers.schema.json` says what stands in them.
public struct JSONRenderer: Renderer, Sendable {
  public init() {}

  public func write(_ output: Output, to stream: inout some TextOutputStream) {
    stream.write(Self.json(of: output).text)
    stream.write("\n")
  }

  /// The object of an output.
  package static func json(of output: Output) -> JSONText {
    let (type, fields) = content(of: output)
    return .answer(type, fields)
  }

  private static func content(of output: Output) -> (type: String, fields: [(String, JSONText)]) {
    switch output {
    case .lines(let lines): ("text", [("lines", .array(lines.map { .string($0.markdown) }))])
    case .value(let value): ("value", value.jsonFields)
    case .print(let values): ("print", [("values", .array(values.map(\.json)))])
    case .passed(let passed): ("passed", passed.jsonFields)
    case .expectation(let expectation): ("expectation", expectation.jsonFields)
    case .prediction(let prediction): ("prediction", prediction.jsonFields)
    case .question(let question): ("question", question.jsonFields)
    case .reasons(let reasons): ("reasons", reasons.jsonFields)
    case .hit(let hit): ("hit", hit.jsonFields)
    case .table(let table): ("table", table.jsonFields)
    case .plot(let plot, _): ("plot", plot.jsonFields)
    case .scene(let scene): ("scene", scene.jsonFields)
    case .listing(let listing): ("listing", listing.jsonFields)
    case .diagnostic(let diagnostic): (diagnostic.severity.rawValue, diagnostic.jsonFields)
    case .translation(let translation): ("translation", translation.jsonFields)
    }
  }
}

extension Diagnostic {
  /// Columns of what is blamed.
  private static let widestText = 1_000

  fileprivate var jsonFields: [(String, JSONText)] {
    var fields: [(String, JSONText)] = [
      ("id", .string(mistake.id.rawValue)), ("message", .string(mistake.message)),
    ]
    if let help = mistake.help { fields.append(("help", .string(help))) }
    if let note = mistake.note { fields.append(("note", .string(note))) }
    if let expectation = mistake.expectation {
      fields.append(("expectation", .object(expectation.jsonFields)))
    }
    switch advice {
    case .word(let word): fields.append(("suggestion", .string(word)))
    case .translation(let translation):
      fields.append(("translation", .object(translation.jsonFields)))
    case .example(let line): fields.append(("example", .string(line)))
    case .nearest(let lines): fields.append(("nearest", .array(lines.map(\.json))))
    case nil: break
    }
    if let span {
      if let name = span.source.name { fields.append(("file", .string(name))) }
      fields.append(("line", .number(Double(span.position.line))))
      fields.append(("column", .number(Double(span.position.column))))
      fields.append(("text", .string(span.text.clipped(to: Self.widestText))))
    }
    return fields
  }
}

extension Translation {
  fileprivate var jsonFields: [(String, JSONText)] {
    [
      ("lines", .array(lines.map(JSONText.string))),
      ("remarks", .array(remarks.map(JSONText.string))),
    ]
  }
}

extension Topic {
  fileprivate var json: JSONText {
    .object([("line", .string(line)), ("summary", .string(summary))])
  }
}
