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
  /// Comments for the statement that is being written.
  var remarks: [String] = []
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
  /// The commands that let time pass.
  var waiting: Set<String> = []
  /// The view that new views are added to.
  var enclosing = "view"
  /// The classes of transitions by the names of the transitions.
  var transitions: [String: String] = [:]
  /// The newest collision behavior.
  var collision: String?
  /// The item behaviors, with the texts of their views.
  var itemBehaviors: [(name: String, views: [String])] = []

  init(_ rules: WrittenRules, _ commands: CommandTable) {
    (self.rules, self.commands) = (rules, commands)
  }

  /// Notes the commands that a statement defines, and the names that its method shares with others.
  mutating func take(_ statement: Statement) {
    switch statement.kind {
    case .definition(let name, _, let block):
      definitions.insert(name.text)
      shared.formUnion(block.span.text.names)
    case .handler(_, let block): shared.formUnion(block.span.text.names)
    case .assignment(let target, _, _):
      if case .name(let name) = target.kind { shared.insert(name) }
    default: break
    }
  }

  // MARK: Statements

  /// The lines for a statement, with comments on what has no counterpart.
  mutating func lines(_ statement: Statement) -> [String] {
    let outer = remarks
    remarks = []
    values.removeAll()
    defer { remarks = outer }
    // A name of many whose key is not known has no name in Swift.
    guard !statement.makesNameOfMany, let lines = written(statement) else {
      return Self.comment("no counterpart: ", statement.span.text)
    }
    return remarks.flatMap { Self.comment("no counterpart: ", $0) } + lines
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

  /// The lines for a statement by the table's section `statements`.
  private mutating func tabled(_ statement: Statement, isStrict: Bool) -> [String]? {
    for rule in rules.rules["statements", default: []] {
      guard var bindings = rule.line.match(statement, isStrict: isStrict && !rule.takesOptions)
      else {
        continue
      }
      if rule.isOnlyWritten, let view = bindings.text("view"), transformed.contains(view) {
        continue
      }
      // A view is added to a view or to a behavior, by another method.
      if let behavior = bindings.text("behavior"),
        names.type(of: behavior)?.hasSuffix("Behavior") != true
      {
        continue
      }
      let before = self
      complete(&bindings, of: statement)
      guard rule.line.isComplete(bindings) else { continue }
      let options = options(&bindings, rule)
      if isStrict, !bindings.unmatched.isEmpty { continue }
      let first = itemBehavior(for: rule, bindings) + textField(for: rule, bindings)
      if let text = text(of: rule.swift, bindings, options) {
        note(bindings.unmatched)
        return first + text.lines
      }
      self = before
    }
    return nil
  }

  mutating func note(_ clauses: [Command.Clause]) {
    for clause in clauses {
      remarks.append(
        ([clause.keyword.text] + clause.values.map(\.text)).joined(separator: " "))
    }
  }

  /// Binds the defaults of clauses that a statement leaves out and the Swift requires.
  mutating func complete(_ bindings: inout LineBindings, of statement: Statement) {
    guard case .command(let command) = statement.kind,
      let declaration = commands.declaration(of: command.verb.text)
    else { return }
    for clause in declaration.clauses where !clause.standard.isEmpty {
      bindings.defaults[clause.keyword] = expression(clause.standard)
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

  // MARK: Blocks

  /// A block in braces behind a text.
  mutating func braced(_ text: String, _ block: Block, _ parameters: String = "") -> [String] {
    let lines = lines(block)
    let opener = parameters.isEmpty ? "{" : "{ \(parameters)"
    return ["\(text)\(opener)"] + lines.map { $0.isEmpty ? $0 : "  " + $0 } + ["}"]
  }

  mutating func lines(_ block: Block) -> [String] {
    let outer = (isInBlock, locals)
    isInBlock = true
    defer { (isInBlock, locals) = outer }
    return block.lines.flatMap(\.statements).filter { !commands.isQuestion($0) }
      .flatMap { lines($0) }
  }

  /// A method for an action, and its name.
  mutating func method(_ action: Action, _ block: Block) -> String {
    let name = names.fresh(action.name)
    let lines = braced("@objc private func \(name)(\(action.parameter)) ", block)
    methods.append(lines.joined(separator: "\n"))
    return name
  }

  /// Adds lines to a method that UIKit calls.
  ///
  /// - Parameter once: Whether the method has these lines once, however often they are added.
  mutating func add(_ lines: [String], to callback: SwiftCallback, once: Bool = false) {
    if let index = callbacks.firstIndex(where: { $0.callback.opener == callback.opener }) {
      if !once { callbacks[index].lines += lines }
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
