import Diagnostics
import Evaluation
import Language
import Text
import Values

/// Writes Motionbook's statements as UIKit code, by the table.
///
/// A statement without a counterpart becomes a comment that quotes it; a clause without one stands
/// in a comment before its statement.
struct SwiftWriter {
  let rules: WrittenRules
  let commands: CommandTable
  /// Curves that are the same in every scene.
  let constants: ConstantCurves
  /// The values of the statement that were already written.
  let values = WrittenValues()
  var facts = SceneFacts()
  var scene = WrittenScene()
  var context = WritingContext()

  init(_ rules: WrittenRules, _ commands: CommandTable) {
    (self.rules, self.commands, constants) = (rules, commands, ConstantCurves(commands))
  }

  /// Writes a part of the code, or nothing of it if that fails.
  mutating func attempt<Part>(_ write: (inout SwiftWriter) -> Part?) -> Part? {
    var trial = self
    guard let part = write(&trial) else { return nil }
    self = trial
    return part
  }

  // MARK: Statements

  /// The lines for a statement, with comments on what has no counterpart.
  ///
  /// A statement of which nothing but a block of comments would be left is a comment itself.
  mutating func lines(_ statement: Statement) -> [String] {
    let outer = (context.omitted, context.hasOnlyComments)
    (context.omitted, context.hasOnlyComments) = ([], false)
    values.removeAll()
    defer { (context.omitted, context.hasOnlyComments) = outer }
    guard let lines = attempt({ $0.wholeLines(statement) }) else {
      scene.missing.append(MissingPart(statement.span))
      // Nothing calls what is not there.
      if case .definition(let name, _, _) = statement.kind { facts.definitions.remove(name.text) }
      return Self.comment("no counterpart: ", statement.span.text)
    }
    scene.missing += context.omitted
    return context.omitted.flatMap { Self.comment("no counterpart: ", $0.text) } + lines
  }

  /// The lines for a statement of which only parts of its own text are left out.
  private mutating func wholeLines(_ statement: Statement) -> [String]? {
    let before = scene.missing.count
    // An indexed name with an unknown key has no name in Swift.
    guard !statement.makesNameOfMany, let lines = written(statement), !context.hasOnlyComments,
      omitsOnlyParts(of: statement, after: before)
    else { return nil }
    return lines
  }

  /// Whether all that the last statement leaves out is a part of its text. A clause that is in other
  /// words is the typed one.
  private mutating func omitsOnlyParts(of statement: Statement, after known: Int) -> Bool {
    let source = statement.span.source
    if case .command(let command) = statement.kind {
      context.omitted = context.omitted.map { part in
        guard part.span.source !== source else { return part }
        let typed = command.clauses.first { part.text.hasPrefix($0.keyword.text) }
        return typed.map(MissingPart.init) ?? part
      }
    }
    return (context.omitted + scene.missing.dropFirst(known))
      .allSatisfy { $0.span.source === source }
  }

  static func comment(_ words: String, _ text: String) -> [String] {
    text.split(separator: "\n").enumerated().map { "// \($0 == 0 ? words : "  ")\($1)" }
  }

  private mutating func written(_ statement: Statement) -> [String]? {
    var lines: [String] = []
    for statement in desugared(statement) {
      guard let written = writtenDesugared(statement) else { return nil }
      lines += written
    }
    return lines
  }

  private mutating func writtenDesugared(_ statement: Statement) -> [String]? {
    let outer = (context.meanings, context.action)
    defer { (context.meanings, context.action) = outer }
    if case .handler(let event, _) = statement.kind { prepare(event) }
    if let lines = object(statement, isStrict: true) ?? tabled(statement, isStrict: true) {
      return lines
    }
    if let lines = structural(statement) { return lines }
    return object(statement, isStrict: false) ?? tabled(statement, isStrict: false)
  }

  /// The lines for a statement by the table's section `statements`: by the first line that has all
  /// its clauses, or else by the one that leaves out the fewest.
  private mutating func tabled(_ statement: Statement, isStrict: Bool) -> [String]? {
    var matches: [(rule: WrittenRules.Rule, bindings: LineBindings, options: String?)] = []
    for rule in rules.rules["statements", default: []] {
      guard var bindings = rule.line.match(statement, isStrict: isStrict && !rule.takesOptions),
        canWrite(rule, bindings)
      else { continue }
      complete(&bindings, of: statement)
      guard rule.line.isComplete(bindings) else { continue }
      var trial = self
      let options = trial.options(&bindings, rule)
      if isStrict, !bindings.unmatched.isEmpty { continue }
      matches.append((rule, bindings, options))
    }
    // The sort keeps the table's order among those that leave out the same number of clauses.
    for (rule, bindings, options) in matches.sorted(by: {
      $0.bindings.unmatched.count < $1.bindings.unmatched.count
    }) {
      let lines = attempt { writer in
        let first = writer.itemBehavior(for: rule, bindings) + writer.textField(for: rule, bindings)
        return writer.text(of: rule.swift, bindings, options).map { first + $0.lines }
      }
      guard let lines else { continue }
      note(bindings.unmatched)
      return lines
    }
    return nil
  }

  private func canWrite(_ rule: WrittenRules.Rule, _ bindings: LineBindings) -> Bool {
    if rule.isOnlyWritten, let view = bindings.text("view"), facts.transformed.contains(view) {
      return false
    }
    // A view is added to a view or to a behavior, by another method, and so it is removed.
    func isBehavior(_ name: String) -> Bool {
      bindings.text(name).flatMap { scene.names.type(of: $0) }?.hasSuffix("Behavior") == true
    }
    let behaviors = ["behavior", "g"].filter { bindings[$0] != nil }
    return behaviors.allSatisfy(isBehavior) && !isBehavior("view")
      && recognizers(in: bindings, are: "UIScrollView", ["scroll", "scroller"])
      && recognizers(in: bindings, are: "GestureRecognizer", ["gesture", "failing"])
  }

  /// A scroll view's recognizer is a property of it, and a handler's is an object.
  private func recognizers(
    in bindings: LineBindings, are type: String, _ placeholders: [String]
  ) -> Bool {
    placeholders.compactMap(bindings.text).allSatisfy {
      scene.names.type(of: $0)?.hasSuffix(type) == true
    }
  }

  mutating func note(_ clauses: [Command.Clause]) {
    context.omitted += clauses.map(MissingPart.init)
  }

  mutating func note(_ span: Span) { context.omitted.append(MissingPart(span)) }

  /// Binds the defaults of clauses that a statement leaves out and the Swift requires.
  mutating func complete(_ bindings: inout LineBindings, of statement: Statement) {
    guard case .command(let command) = statement.kind else { return }
    for clause in commands[command].clauses where !clause.standard.isEmpty {
      bindings.defaults[clause.word] = expression(clause.standard)
    }
  }

  /// A text parsed as an expression.
  func expression(_ text: String) -> Expression? {
    guard case .expression(let expression)? = statement(text)?.kind else { return nil }
    return expression
  }

  func statement(_ text: String) -> Statement? {
    var parser = Parser(Source(text), grammar: commands.grammar, definitions: facts.definitions)
    return (try? parser.nextLine())?.statements.first
  }
}

extension String {
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The words that can be names.
  var names: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
