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
    let document = question.document
    guard !document.open.pieces.isEmpty else { return .null }
    let text = question.text
    let pieces = document.open.pieces.filter { $0.text == question.textIndex }
    return .array(
      pieces.flatMap { piece in
        document.readings[piece.cell.index].colors.map { color, span -> JSONValue in
          let range = piece.textRange(of: span.lower..<span.upper, in: text)
          return ["range": text.range(range, client.encoding), "color": color.json]
        }
      })
  }

  /// How a chosen color is written: by its name, or in digits.
  func colorPresentation(_ question: Question) -> JSONValue {
    let given = question.params["color"]
    func part(_ name: String) -> Double { given?[name]?.number ?? 1 }
    let color = Color(part("red"), part("green"), part("blue"), alpha: part("alpha"))
    let name = Color.named.first { $0.color.hex == color.hex }?.name
    return .array([name, "\"\(color.hex)\""].compactMap { $0.map { ["label": .string($0)] } })
  }
}

extension Color {
  fileprivate var json: JSONValue {
    [
      "red": .number(red), "green": .number(green), "blue": .number(blue), "alpha": .number(alpha),
    ]
  }
}

extension Reading {
  /// The colors that its statements name, where a color is what belongs there.
  fileprivate var colors: [(color: Color, span: Span)] {
    lines.flatMap(\.statements).flatMap(\.nested).flatMap { statement in
      statement.colorValues.compactMap { value in
        switch value {
        case .word(let name): Color(name.text).map { ($0, name.span) }
        case .expression(let expression): expression.color.map { ($0, expression.span) }
        case .binding, .parameter: nil
        }
      }
    }
  }
}

extension Statement {
  /// The values of a clause or a property that is a color.
  fileprivate var colorValues: [CommandValue] {
    switch kind {
    case .command(let command):
      let rows = Motionbook.commands[command].clauses
      let clauses = command.clauses.filter { clause in
        rows.contains { $0.word == clause.keyword.text && $0.kind.isColor }
          || clause.keyword.text == "to" && command.subject.first?.isColorProperty == true
      }
      return clauses.flatMap(\.values)
    case .assignment(let target, _, let value):
      return CommandValue.expression(target).isColorProperty ? [.expression(value)] : []
    default: return []
    }
  }
}

extension ValueKind {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension CommandValue {
  fileprivate var isColorProperty: Bool {
    guard case .expression(let path) = self, case .member(_, let name) = path.kind else {
      return false
    }
    return ViewProperties.property(named: name.text)?.row.kind.isColor ?? false
  }
}

extension Expression {
  fileprivate var color: Color? {
    switch kind {
    case .string(let text), .name(let text): Color(text)
    default: nil
    }
  }
}
