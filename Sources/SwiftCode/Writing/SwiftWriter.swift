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
  /// Seconds of simulated time at the statement.
  var time = 0.0
  /// The views of which several parts of the transform are set, so that none replaces another.
  var transformed: Set<String> = []
  /// The scene's own commands.
  var definitions: Set<String> = []
  /// The names of values that methods use, which are properties.
  var shared: Set<String> = []
  /// The commands that let time pass.
  private var waiting: Set<String> = []
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
    defer { remarks = outer }
    guard let lines = written(statement) else {
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

  /// The statement in the forms that UIKit has: an animation of one property has a block, and a
  /// parallax is two motion effects.
  private mutating func desugared(_ statement: Statement) -> [Statement] {
    guard case .command(let command) = statement.kind else { return [statement] }
    switch command.verb.text {
    case "animate" where command.block == nil:
      guard let whole = animation(command).flatMap({ self.statement($0) }) else {
        return [statement]
      }
      return desugared(whole)
    case "animate":
      return animator(command) ?? [statement]
    case "parallax":
      guard let view = command.clause("on")?.text, let reach = command.clause("magnitude")?.text
      else { return [statement] }
      return [("center.x", "horizontal"), ("center.y", "vertical")].compactMap {
        self.statement("effect on \(view) keypath \($0) tilt \($1) from -\(reach) to \(reach)")
      }
    default: return [statement]
    }
  }

  /// `animate red.alpha to 0 over 1s` with a block.
  private func animation(_ command: Command) -> String? {
    guard let path = command.subject.first?.text else { return nil }
    var changes: [String] = []
    var rest: [String] = []
    for clause in command.clauses {
      switch clause.keyword.text {
      case "to": changes.append("\(path) = \(clause.text)")
      case "by": changes.append("\(path) += \(clause.text)")
      default: rest.append("\(clause.keyword.text) \(clause.text)")
      }
    }
    let then = command.thenBlock.map { " then \($0.span.text)" } ?? ""
    return "animate \(rest.joined(separator: " ")) { \(changes.joined(separator: "; ")) }\(then)"
  }

  /// An animation with a curve that only a property animator has, as one that starts at once.
  private mutating func animator(_ command: Command) -> [Statement]? {
    guard let curve = command.clause("curve")?.values.first, case .expression(let value) = curve,
      case .call = value.kind, swift(value, as: "UITimingCurveProvider") != nil,
      Set(command.clauses.map(\.keyword.text)).isSubset(of: ["over", "curve"]),
      option(curve: value) == nil, let block = command.block
    else { return nil }
    let name = names.fresh("movement")
    let clauses = command.clauses.map { "\($0.keyword.text) \($0.text)" }.joined(separator: " ")
    let then = command.thenBlock.map { " then \($0.span.text)" } ?? ""
    let texts = ["animator \(name) \(clauses) \(block.span.text)\(then)", "start \(name)"]
    let statements = texts.compactMap { statement($0) }
    return statements.count == texts.count ? statements : nil
  }

  /// Whether UIView's animations have a curve without an animator.
  private func option(curve: Expression) -> String? {
    guard case .call(let callee, let arguments) = curve.kind, case .name("spring") = callee.kind
    else { return nil }
    let labels = arguments.compactMap(\.label?.text)
    return labels.contains("duration") ? "springDuration" : nil
  }

  // MARK: Control

  /// The lines for statements that both languages have.
  private mutating func structural(_ statement: Statement) -> [String]? {
    switch statement.kind {
    case .letBinding(let name, let value): return binding(name.text, value)
    case .assignment(let target, let sign, let value): return assignment(target, sign, value)
    case .forLoop(let name, let values, let block):
      return loop(name.text, over: values, block)
    case .repeatLoop(let count, let block):
      guard let count = swift(count, as: "Int") else { return nil }
      return braced("for _ in 0..<\(count) ", block)
    case .conditional(let condition, let block, let otherwise):
      guard let condition = swift(condition, as: "Bool") else { return nil }
      let lines = braced("if \(condition) ", block)
      guard let otherwise else { return lines }
      return lines.dropLast() + braced("} else ", otherwise)
    case .definition(let name, let parameters, let block):
      define(name.text, parameters.map(\.text), block)
      return []
    case .expression(let expression):
      guard case .name(let name) = expression.kind, definitions.contains(name) else { return nil }
      return call(name, [])
    case .definedCommand(let name, let values):
      var arguments: [String] = []
      for value in values {
        guard let text = swift(value, as: "CGFloat") else { return nil }
        arguments.append(text)
      }
      return call(name.text, arguments)
    case .scheduled(let moment, let block): return scheduled(moment, block)
    case .handler(let event, let block): return handler(event, block)
    case .command where commands.roles(of: statement).contains(.passesFrames):
      return passage(statement)
    case .command(let command) where command.verb.text == "print" && isInBlock:
      let parts = command.subject.map { value -> String? in
        if case .expression(let expression) = value { swift(expression, as: "") } else { nil }
      }
      guard parts.allSatisfy({ $0 != nil }) else { return nil }
      return ["print(\(parts.compactMap { $0 }.joined(separator: ", ")))"]
    case .command(let command): return screens(command)
    case .keyframe: return nil
    }
  }

  private func call(_ name: String, _ arguments: [String]) -> [String] {
    let call = "\(names.swift(name))(\(arguments.joined(separator: ", ")))"
    return [waiting.contains(name) ? "try await \(call)" : call]
  }

  private mutating func binding(_ name: String, _ value: Expression) -> [String]? {
    guard let written = typed(value, as: "") else { return nil }
    let type = written.type.isEmpty ? "CGFloat" : written.type
    if shared.contains(name), !isInBlock {
      return ["\(names.declare(name, type)) = \(written.text)"]
    }
    locals[name] = type
    return ["let \(names.swift(name)): \(type) = \(written.text)"]
  }

  private mutating func loop(
    _ name: String, over values: Expression, _ block: Block
  ) -> [String]? {
    let outer = locals
    defer { locals = outer }
    if case .binary = values.kind {
      guard let range = swift(values, as: "") else { return nil }
      locals[name] = "CGFloat"
      return braced("for \(names.swift(name)) in \(range) ", block)
    }
    guard case .list(let items) = values.kind, let first = items.first else { return nil }
    var texts: [String] = []
    for item in items {
      guard let text = swift(item, as: "") else { return nil }
      texts.append(text)
    }
    locals[name] = typed(first, as: "")?.type ?? ""
    let cast = locals[name].map { $0.isEmpty ? "" : " as [\($0)]" } ?? ""
    return braced(
      "for \(names.swift(name)) in [\(texts.joined(separator: ", "))]\(cast) ", block)
  }

  private mutating func define(_ name: String, _ parameters: [String], _ block: Block) {
    let outer = locals
    for parameter in parameters { locals[parameter] = "CGFloat" }
    let list = parameters.map { "_ \(names.swift($0)): CGFloat" }.joined(separator: ", ")
    var lines = braced("private func \(names.swift(name))(\(list)) ", block)
    if lines.contains(where: { $0.contains("try await") }) {
      waiting.insert(name)
      lines[0] = "private func \(names.swift(name))(\(list)) async throws {"
    }
    locals = outer
    methods.append(lines.joined(separator: "\n"))
  }

  private mutating func scheduled(_ moment: Expression, _ block: Block) -> [String]? {
    guard let seconds = seconds(of: moment) else { return nil }
    let delay = number(((seconds - time) * 1e9).rounded() / 1e9)
    return braced("DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) ", block, "[self] in")
  }

  /// A run by a time in a loop or a command.
  private func passage(_ statement: Statement) -> [String]? {
    guard case .command(let command) = statement.kind, command.clauses.isEmpty,
      case .expression(let time)? = command.subject.first, let seconds = seconds(of: time)
    else { return nil }
    return [Self.wait(seconds)]
  }

  static func wait(_ seconds: Double) -> String {
    "try await Task.sleep(for: .seconds(\(((seconds * 1e6).rounded() / 1e6).written)))"
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

extension Command {
  /// A clause by its keyword.
  fileprivate func clause(_ keyword: String) -> Clause? {
    clauses.first { $0.keyword.text == keyword }
  }
}

extension Command.Clause {
  /// The values as they were typed.
  fileprivate var text: String { values.map(\.text).joined(separator: ", ") }
}

extension String {
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  /// The words that can be names.
  var names: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
