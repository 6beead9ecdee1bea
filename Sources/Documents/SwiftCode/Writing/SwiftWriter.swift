import Diagnostics
import Execution
import Language
import Sessions
import Text
import Values

/// Writes Motionbook's statements as UIKit code, by the table.
///
/// A statement without a counterpart becomes a comment that quotes it; a clause without one stands
/// in a comment before its statement.
struct SwiftWriter {
  let rules: WrittenRules
  let commands: CommandTable
  var names = SwiftNames()
  /// The methods of the view controller: actions of recognizers and notifications, and commands.
  var methods: [String] = []
  /// The bodies of delegates' methods, and of methods that UIKit calls, by their first lines.
  private(set) var callbacks: [(callback: SwiftCallback, lines: [String])] = []
  /// What the statement that is being written leaves out.
  private var left: [MissingPart] = []
  /// Whether a block of the statement that is being written has nothing but comments.
  var isHollow = false
  /// Everything that the code does not have, in the order of the statements.
  private(set) var missing: [MissingPart] = []
  /// What names of the table mean where no value is bound, such as a recognizer in its action.
  var context = ["animator": Written("animator", "UIDynamicAnimator")]
  /// The action for the handler that is being written.
  var action: Action?
  /// The names of values in a block, with their types.
  var locals: [String: String] = [:]
  /// Whether the code is inside of a block, which runs again.
  var isInBlock = false
  /// The values of the statement that were already written.
  let values = WrittenValues()
  /// Whether the code is inside of an animation's block.
  var isInAnimation = false
  /// The curves that the scene named, as they were typed, by their names.
  private(set) var curves: [String: String] = [:]
  /// A session that reads constants.
  let constants: Session
  /// The depth of the expression that is being written.
  var depth = 0
  /// Seconds of simulated time at the statement.
  var time = 0.0
  /// The views of which several parts of the transform are set, so that none replaces another.
  var transformed: Set<String> = []
  /// The scene's own commands.
  var definitions: Set<String> = []
  /// The names of values that methods use, which are properties.
  var shared: Set<String> = []
  /// The names that get other values.
  private var assigned: Set<String> = []
  /// The commands that let time pass.
  var waiting: Set<String> = []
  /// The view that new views are added to.
  var enclosing = "view"
  /// The properties of transitions by the names of the transitions.
  var transitions: [String: String] = [:]
  /// The screens with a presentation style of their own.
  var styled: Set<String> = []
  /// The screens that are presented, from the bottom.
  var presented: [String] = []
  /// Whether the view controller is the delegate of collisions.
  var hearsContacts = false
  /// Whether it is the delegate of scroll views.
  var hearsScrolling = false
  /// The newest collision behavior.
  var collision: String?
  /// The item behaviors, with the texts of their views.
  var itemBehaviors: [(name: String, views: [String])] = []

  init(_ rules: WrittenRules, _ commands: CommandTable) {
    (self.rules, self.commands) = (rules, commands)
    constants = Session(commands: commands)
  }

  /// Notes the commands that a statement defines, and the names that its method shares with others.
  mutating func take(_ statement: Statement) {
    switch statement.kind {
    case .definition(let name, _, let block):
      definitions.insert(name.text)
      shared.formUnion(block.span.text.names)
    case .handler(_, let block): shared.formUnion(block.span.text.names)
    case .letBinding(let name, let value):
      curves[name.text] = constants.curve(of: value.span.text).map { _ in value.span.text }
    case .assignment(let target, _, _):
      if case .name(let name) = target.kind {
        shared.insert(name)
        assigned.insert(name)
      }
      if case .member(let base, let property) = target.kind,
        property.text == "modalPresentationStyle", case .name(let screen) = base.kind
      {
        styled.insert(screen)
      }
    default: break
    }
    curves = curves.filter { !assigned.contains($0.key) }
  }

  /// Notes that a statement in another method uses names.
  mutating func share(_ names: some Sequence<String>) { shared.formUnion(names) }

  // MARK: Statements

  /// The lines for a statement, with comments on what has no counterpart.
  ///
  /// A statement of which nothing but a block of comments would be left is a comment itself.
  mutating func lines(_ statement: Statement) -> [String] {
    let outer = (left, isHollow)
    (left, isHollow) = ([], false)
    values.removeAll()
    defer { (left, isHollow) = outer }
    let before = self
    // A name of many whose key is not known has no name in Swift.
    guard !statement.makesNameOfMany, let lines = written(statement), !isHollow,
      isLeft(of: statement, before)
    else {
      self = before
      missing.append(MissingPart(statement.span))
      // Nothing calls what is not there.
      if case .definition(let name, _, _) = statement.kind { definitions.remove(name.text) }
      return Self.comment("no counterpart: ", statement.span.text)
    }
    missing += left
    return left.flatMap { Self.comment("no counterpart: ", $0.text) } + lines
  }

  /// Whether all that the last statement leaves out is a part of its text. A clause that is in other
  /// words is the typed one.
  private mutating func isLeft(of statement: Statement, _ before: SwiftWriter) -> Bool {
    let source = statement.span.source
    if case .command(let command) = statement.kind {
      left = left.map { part in
        guard part.span.source !== source else { return part }
        let typed = command.clauses.first { part.text.hasPrefix($0.keyword.text) }
        return typed.map(MissingPart.init) ?? part
      }
    }
    return (left + missing.dropFirst(before.missing.count))
      .allSatisfy { $0.span.source === source }
  }

  static func comment(_ words: String, _ text: String) -> [String] {
    text.split(separator: "\n").enumerated().map { "// \($0 == 0 ? words : "  ")\($1)" }
  }

  private mutating func written(_ statement: Statement) -> [String]? {
    var lines: [String] = []
    for statement in desugared(statement) {
      guard let written = writtenAlone(statement) else { return nil }
      lines += written
    }
    return lines
  }

  private mutating func writtenAlone(_ statement: Statement) -> [String]? {
    let outer = (context, action)
    defer { (context, action) = outer }
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
      let before = self
      let options = options(&bindings, rule)
      self = before
      if isStrict, !bindings.unmatched.isEmpty { continue }
      matches.append((rule, bindings, options))
    }
    // The sort keeps the table's order among those that leave out the same number of clauses.
    for (rule, bindings, options) in matches.sorted(by: {
      $0.bindings.unmatched.count < $1.bindings.unmatched.count
    }) {
      let before = self
      let first = itemBehavior(for: rule, bindings) + textField(for: rule, bindings)
      if let text = text(of: rule.swift, bindings, options) {
        note(bindings.unmatched)
        return first + text.lines
      }
      self = before
    }
    return nil
  }

  private func canWrite(_ rule: WrittenRules.Rule, _ bindings: LineBindings) -> Bool {
    if rule.isOnlyWritten, let view = bindings.text("view"), transformed.contains(view) {
      return false
    }
    // A view is added to a view or to a behavior, by another method, and so it is removed.
    func isBehavior(_ name: String) -> Bool {
      bindings.text(name).flatMap { names.type(of: $0) }?.hasSuffix("Behavior") == true
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
      names.type(of: $0)?.hasSuffix(type) == true
    }
  }

  mutating func note(_ clauses: [Command.Clause]) { left += clauses.map(MissingPart.init) }

  mutating func note(_ span: Span) { left.append(MissingPart(span)) }

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
    var parser = Parser(Source(text), grammar: commands.grammar, definitions: definitions)
    return (try? parser.nextLine())?.statements.first
  }

  /// Adds lines to a method that UIKit calls.
  mutating func add(_ lines: [String], to callback: SwiftCallback) {
    if let index = callbacks.firstIndex(where: { $0.callback.opener == callback.opener }) {
      callbacks[index].lines += lines
    } else {
      callbacks.append((callback, lines))
    }
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
