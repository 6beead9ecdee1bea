import Diagnostics
import Evaluation
import JSON
import Language
import MotionGeometry
import Playing
import Values

/// The colors that stand in a text, which editors show and let people choose.
extension EditingServer {
  func documentColor(_ question: Question) -> JSONValue {
    guard let pieces = question.pieces else { return .null }
    let text = question.text
    return .array(
      pieces.flatMap { piece in
        question.document.readings[piece.cell.index].colors.map { color, span -> JSONValue in
          let range = piece.textRange(of: span.lower..<span.upper, in: text)
          let parts = zip(
            ["red", "green", "blue", "alpha"], color.components.map(JSONValue.number))
          return [
            "range": text.range(range, client.encoding),
            "color": .object(Dictionary(uniqueKeysWithValues: parts.map { ($0, $1) })),
          ]
        }
      })
  }

  /// How a chosen color is written: by its name, or in digits.
  func colorPresentation(_ question: Question) -> JSONValue {
    let given = question.params["color"]
    let color = Color(["red", "green", "blue", "alpha"].map { given?[$0]?.number ?? 1 })
    let name = Color.named.first { $0.color.hex == color.hex }?.name
    return .array([name, "\"\(color.hex)\""].compactMap { $0.map { ["label": .string($0)] } })
  }
}

extension Reading {
  /// The colors that its statements name, where a color is what belongs there.
  fileprivate var colors: [(color: Color, span: Diagnostics.Span)] {
    lines.flatMap(\.statements).flatMap(\.nested).flatMap(\.colorValues).compactMap { value in
      switch value {
      case .word(let name): Color(name.text).map { ($0, name.span) }
      case .expression(let expression): expression.color.map { ($0, expression.span) }
      case .binding, .parameter: nil
      }
    }
  }
}

extension Statement {
  /// The values of its clauses and of its property that are colors.
  fileprivate var colorValues: [CommandValue] {
    switch kind {
    case .command(let command):
      let rows = Motionbook.commands[command].clauses
      return command.clauses.filter { clause in
        if case .color? = rows.first(where: { $0.word == clause.keyword.text })?.kind {
          return true
        }
        guard case .expression(let path)? = command.subject.first else { return false }
        return clause.keyword.text == "to" && path.isColor
      }.flatMap(\.values)
    case .assignment(let target, _, let value): return target.isColor ? [.expression(value)] : []
    default: return []
    }
  }
}

extension Expression {
  /// Whether it is the path of a property that is a color.
  fileprivate var isColor: Bool {
    guard case .member(_, let name) = kind,
      case .color? = ViewProperties.property(named: name.text)?.row.kind
    else { return false }
    return true
  }

  fileprivate var color: Color? {
    switch kind {
    case .string(let text), .name(let text): Color(text)
    default: nil
    }
  }
}
