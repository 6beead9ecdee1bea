import Evaluation
import Language

/// The table read from right to left: what a Motionbook statement, value or property is in Swift.
struct WrittenRules: Sendable {
  /// One line of the table with a Motionbook side that is one statement.
  struct Rule: Sendable {
    let line: LinePattern
    let swift: SwiftStatement
    /// Whether it is only written: it sets a view's whole transform for a part of it.
    let isOnlyWritten: Bool

    /// Whether it is UIView's call for keyframes.
    var isOfKeyframes: Bool {
      guard case .command(let command) = line.statement.kind else { return false }
      return command.verb.text == "keyframes"
    }

    /// Whether some clauses can be options of an animation.
    var takesOptions: Bool { swift.placeholders.contains { $0.kind == "options" } }
  }

  /// A class of objects: the calls that create one, and the statements that set it up.
  struct Class: Sendable {
    let makers: [Rule]
    let members: [SwiftStatement]
  }

  /// An option of UIView's animations for a clause, such as `.repeat` for `repeat forever`.
  struct Option: Sendable {
    let keyword: String
    let value: String
    let swift: SwiftExpression

    /// The name of the placeholder that the value is.
    var placeholder: String? { value.hasPrefix("$") ? String(value.dropFirst()) : nil }
  }

  private(set) var rules: [String: [Rule]] = [:]
  private(set) var options: [Option] = []
  private(set) var classes: [Class] = []

  init(_ table: APITable, _ commands: CommandTable) {
    rules = table.rules.mapValues { Self.rules($0, commands) }
    options = table.rules["options", default: []].compactMap { rule in
      guard rule.isWritten, case .expression(let swift) = rule.pattern.kind,
        let words = rule.template?.text.split(separator: " "), words.count == 2
      else { return nil }
      return Option(keyword: String(words[0]), value: String(words[1]), swift: swift)
    }
    classes = table.objects.map {
      Class(makers: Self.rules($0.makers, commands), members: $0.members)
    }
  }

  private static func rules(_ rules: [APITable.Rule], _ commands: CommandTable) -> [Rule] {
    rules.compactMap { rule in
      (rule.isWritten ? rule.template : nil).flatMap { LinePattern($0, commands) }
        .map { Rule(line: $0, swift: rule.pattern, isOnlyWritten: !rule.isRead) }
    }
  }
}

extension SwiftStatement {
  /// The placeholders of a pattern, in their order.
  var placeholders: [Placeholder] {
    TreeParts([self]).expressions.compactMap {
      if case .placeholder(let placeholder) = $0.kind { placeholder } else { nil }
    }
  }
}
