import Diagnostics
import Testing

@testable import Language

/// A small command table: one verb for each form a command can have.
enum TestGrammar {
  static let grammar = Grammar(
    verbs: forms.map(\.verb), aliases: ["exit": "quit"], isCallable: { $0 == "keyboard" },
    form: { forms[$0.index] })

  private static let forms = [
    form("print", .expressions, isSubjectRequired: true),
    form("run", .expression, clauses: [.init(keyword: "until", value: .expression)]),
    form(
      "view", .newName, isSubjectRequired: true,
      clauses: [
        .init(keyword: "frame", value: .expression), .init(keyword: "color", value: .newName),
        .init(keyword: "in", value: .expression),
      ]),
    form(
      "gravity", .nothing,
      clauses: [
        .init(keyword: "on", value: .expressions),
        .init(keyword: "magnitude", value: .expression),
        .init(keyword: "bounds", value: .expression, isValueOptional: true),
        .init(keyword: "slow", value: .onOff, isValueOptional: true),
      ], takesName: true),
    form(
      "keyboard", .word(["show", "hide"]), isSubjectRequired: true,
      clauses: [.init(keyword: "mode", value: .word(["slow", "fast"]))]),
    form(
      "animate", .expression,
      clauses: [
        .init(keyword: "to", value: .expression), .init(keyword: "over", value: .expression),
      ], block: .optional),
    form(
      "plot", .expressions, isSubjectRequired: true,
      clauses: [.init(keyword: "for", value: .binding)]),
    form("group", .nothing, takesName: true, block: .required),
    form(
      "lesson", .hyphenatedName,
      clauses: [.init(keyword: "from", value: .word(["start"]))]),
    form("undo", .nothing), form("help", .newName), form("quit", .nothing),
  ]

  private static func form(
    _ verb: String, _ subject: ValueForm, isSubjectRequired: Bool = false,
    clauses: [ClauseForm] = [], takesName: Bool = false, block: BlockForm = .none
  ) -> CommandForm {
    CommandForm(
      verb: verb, subject: subject, subjectDescribed: "a value",
      isSubjectRequired: isSubjectRequired, clauses: clauses, takesName: takesName, block: block,
      examples: ["\(verb) 1"])
  }

  static func lines(
    _ text: String, definitions: Set<String> = []
  ) throws(ParseProblem) -> [Line] {
    var parser = Parser(Source(text), grammar: grammar, definitions: definitions)
    return try parser.allLines()
  }

  /// The problem of a text; nil where it is complete.
  static func problem(_ text: String) -> ParseProblem? {
    do throws(ParseProblem) {
      _ = try lines(text)
      return nil
    } catch {
      return error
    }
  }

  static func statements(_ text: String) throws -> [Statement] {
    try lines(text).flatMap(\.statements)
  }

  static func statement(_ text: String) throws -> Statement {
    let statements = try statements(text)
    try #require(statements.count == 1)
    return statements[0]
  }

  static func expression(_ text: String) throws -> Expression {
    var parser = Parser(Source(text), grammar: grammar)
    try parser.advance()
    return try parser.parseExpression()
  }
}

extension Expression {
  /// The tree in prefix form, such as `(+ 1 (* 2 3))`: what a precedence table is compared by.
  var prefix: String {
    switch kind {
    case .number(let number, let unit): "\(number.written)\(unit?.rawValue ?? "")"
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): "\(flag)"
    case .size(let width, let height): "\(width.written)x\(height.written)"
    case .name(let name): name
    case .tuple(let items): "(tuple " + items.map(\.prefix).joined(separator: " ") + ")"
    case .list(let items): "[" + items.map(\.prefix).joined(separator: " ") + "]"
    case .unary(let operation, let operand): "(\(operation.rawValue) \(operand.prefix))"
    case .binary(let operation, let left, let right):
      "(\(operation.rawValue) \(left.prefix) \(right.prefix))"
    case .call(let callee, let arguments):
      "(call \(callee.prefix)"
        + arguments.map { " \($0.label.map { $0.text + ":" } ?? "")\($0.value.prefix)" }.joined()
        + ")"
    case .member(let base, let name): "\(base.prefix).\(name.text)"
    case .index(let base, let index): "\(base.prefix)[\(index.prefix)]"
    }
  }
}

extension Double {
  fileprivate var written: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
