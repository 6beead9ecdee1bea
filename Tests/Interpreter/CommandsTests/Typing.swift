import Diagnostics
import Language
import Playing
import SessionSupport

@testable import Commands
@testable import Evaluation
@testable import Sessions

extension Session {
  /// All that can be seen: every object with its properties, now and after half a second.
  func seen() -> [String] {
    var seen: [String] = []
    for line in ["set digits 17", "run 30 frames", "run 60 frames"] {
      seen += reply(to: line).texts
      let names =
        world.stage.views.map(\.name) + world.objects.names + world.stage.animationKeys
        + world.stage.propertyAnimators.map(\.name)
      for look in ["show", "events", "show stage", "show keyboard", "show tilt"]
        + names.map({ "show \($0)" })
      {
        seen += reply(to: look).texts
      }
    }
    return seen
  }
}

extension CommandDeclaration {
  /// The commands of this verb in a line that works.
  func parsed(_ line: String, inBlocks: Bool) -> [Command] {
    var parser = Parser(Source(line), grammar: Motionbook.commands.grammar)
    let lines = (try? parser.allLines()) ?? []
    return commands(in: lines, inBlocks: inBlocks).filter { $0.verb.text == verb }
  }

  private func commands(in lines: [Line], inBlocks: Bool) -> [Command] {
    lines.flatMap(\.statements).flatMap { statement -> [Command] in
      guard case .command(let command) = statement.kind else { return [] }
      return [command]
        + (inBlocks ? commands(in: command.block?.lines ?? [], inBlocks: true) : [])
    }
  }
}

/// Where a clause stands in a line, in bytes.
struct ClausePlace {
  let keyword: Range<Int>
  /// Empty where the keyword stands alone.
  let value: Range<Int>

  init(_ clause: Command.Clause) {
    keyword = clause.keyword.span.lower..<clause.keyword.span.upper
    let ends = clause.values.map(\.range)
    value =
      (ends.first?.lowerBound ?? keyword.upperBound)..<(ends.last?.upperBound ?? keyword.upperBound)
  }
}

extension CommandValue {
  var range: Range<Int> {
    switch self {
    case .expression(let expression): expression.span.lower..<expression.span.upper
    case .word(let name): name.span.lower..<name.span.upper
    case .binding(let name, let expression): name.span.lower..<expression.span.upper
    case .parameter(let target, let values, let step):
      target.span.lower..<(step ?? values).span.upper
    }
  }
}

extension String {
  /// The text with other bytes in a range.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    let bytes = Array(utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
