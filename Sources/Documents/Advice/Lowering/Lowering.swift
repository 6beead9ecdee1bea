import Sessions
import SwiftCode
import Values

/// Translates Swift statements to Motionbook lines, by the table.
///
/// Code without a counterpart is named in the remarks, so that no pasted code is silently ignored.
struct Lowering {
  let table: APITable
  let scene: SceneVocabulary
  let bytes: [UInt8]
  private(set) var remarks: [String] = []
  /// Whether the table contains some of the pasted code.
  private(set) var knowsSome = false
  /// Names that are replaced inside a block, such as a completion's parameter.
  var substitutions: [String: String] = [:]
  /// The functions in the pasted code by name.
  var functions: [String: SwiftFunction] = [:]
  /// The names of the types in the pasted code.
  private var types: Set<String> = []
  /// The enumerations that the code declares, by name.
  private(set) var enumerations: [String: Enumeration] = [:]
  /// The variables that have no value yet.
  private var declared: Set<String> = []
  /// The variables of the current scope.
  private var locals: Set<String> = []
  /// Whether the code runs again and again, so that no object in it has a name of its own.
  private var isInLoop = false
  /// Whether the code is of a method that UIKit calls: what it sets is made elsewhere.
  var isInHandler = false
  /// Lines that must come before the current one.
  var before: [String] = []
  /// How fast the time of the animation that is being written runs.
  var pace = 1.0
  /// The name of the type whose statements are being written.
  var typeName: String?
  /// The view of the object whose parts are being written.
  var wholeView: SwiftExpression?
  /// Named curves, animations and parts of an event.
  var constants: [String: SwiftExpression] = [:]
  /// The names that are being written as what they stand for, and how often that was done.
  private var expanding: Set<String> = []
  private var expansions = 0
  /// The objects of the current scope.
  var objects: [String: MadeObject] = [:]
  /// The behaviors that the code has added to an animator, in their order.
  private var behaviors: [String] = []

  init(_ table: APITable, _ scene: SceneVocabulary, _ bytes: [UInt8]) {
    self.table = table
    self.scene = scene
    self.bytes = bytes
  }

  /// The names of the functions that selectors name: they are written where they are named.
  private var actions: Set<String> = []
  /// The names that are called.
  private var called: Set<String> = []

  /// The maximum number of names that are written as what they stand for, and how many of them may
  /// be inside one another.
  private static let mostExpansions = 100
  private static let deepestExpansion = 10

  /// Writes a name as what it stands for; nil where that would not end.
  mutating func expand(_ name: String, _ body: (inout Lowering) -> String?) -> String? {
    guard expanding.count < Self.deepestExpansion, expansions < Self.mostExpansions,
      expanding.insert(name).inserted
    else { return nil }
    expansions += 1
    defer { expanding.remove(name) }
    return body(&self)
  }

  /// Stands for code without a counterpart in a block.
  static let gap = "…"

  mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  /// Names what is dropped: something that nothing here does, or another form of what is read.
  mutating func nameMissing(_ name: String) {
    // Views have a `convert` here too.
    guard !name.isEmpty, name != Conversion.name else { return }
    let looked = table.rules["names", default: []].first {
      $0.pattern.kind == .expression(.name(name))
    }
    if let words = looked?.words?.text { return remark("`\(name)`: \(words)") }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return unread(name) }
    if scene.help.hasTopic(name) {
      remark("this use of `\(name)` is not read; see `help \(name)`")
    } else if scene.property(name) != nil || table.names.contains(name) {
      remark("this use of `\(name)` is not read")
    } else {
      remark("`\(name)` is not read")
    }
  }

  /// Names code that is dropped, by its text.
  mutating func unread(_ code: String) { if !code.isEmpty { remark("`\(code)` is not read") } }

  mutating func know() { knowsSome = true }
  mutating func know(local name: String) { locals.insert(name) }
  func isKnown(_ name: String) -> Bool { locals.contains(name) || scene.isName(name) }

  // MARK: Statements

  /// The lines for all that was pasted.
  mutating func lines(ofPaste statements: [SwiftStatement]) -> [String] {
    let statements = withoutEnumerations(statements)
    var plain = PlainSwift(table, in: statements)
    var stage = MovedStage()
    let resolved = SwiftUIStates.resolved(
      stage.rewritten(plain.rewritten(statements)), table)
    for words in resolved.remarks {
      know()
      remark(words)
    }
    let whole = resolved.statements.withOwnMembers(of: scene)
    if stage.isMoved {
      know()
      remark("the stage does not move: `\(MovedStage.content)` is a view that holds the others")
    }
    return withHandler(lines(ofMembers: whole))
  }

  /// The statements without enumerations, which need no line and are kept.
  private mutating func withoutEnumerations(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.filter { statement in
      guard case .type(let name, let members) = statement.kind,
        let enumeration = Enumeration(members, { text(of: $0) })
      else { return true }
      enumerations[name] = enumeration
      return false
    }
  }

  private mutating func lines(ofMembers statements: [SwiftStatement]) -> [String] {
    lines(of: scene.hasScreens ? statements : statements.inOrder)
  }

  /// The lines for the statements of one scope.
  mutating func lines(of statements: [SwiftStatement]) -> [String] {
    for case .function(let name, let parameters, let body) in statements.map(\.kind) {
      functions[name] = SwiftFunction(parameters: parameters, body: body)
    }
    for case .type(let name, _) in statements.map(\.kind) { types.insert(name) }
    for expression in TreeParts(statements).expressions {
      if case .selector(let name) = expression.kind { actions.insert(name) }
      if case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind {
        called.insert(name)
      }
    }
    let outer = (objects, constants, locals, substitutions)
    defer { (objects, constants, locals, substitutions) = outer }
    let statements = statements.withDrawnPaths.withWholeTransactions
    let scope = ObjectScope(statements, table, constants, areNamed: !isInLoop)
    constants = scope.constants
    objects.merge(scope.objects) { $1 }
    if !scope.objects.isEmpty { know() }
    // A function is translated before its callers.
    var (definitions, lines): ([String], [String]) = ([], [])
    for (index, statement) in statements.enumerated() where !scope.taken.contains(index) {
      let written =
        scope.names[index].flatMap { line(ofObject: $0) }.map { [$0] }
        ?? self.lines(of: statement)
      if statement.isFunction, written.first?.hasPrefix("def ") == true {
        definitions += before + written
      } else {
        // Nothing in a function needs no line. One handler hears items and boundaries, which are
        // two methods of a delegate.
        lines +=
          before
          + written.filter {
            !statement.isFunction
              || $0 != Self.gap && !($0.hasPrefix("on contact") && lines.contains($0))
          }
      }
      before = []
      behaviors += scope.added.filter { $0 == scope.names[index] }
    }
    return definitions + lines.withValuesFirst
  }

  /// The statements of a block, in braces.
  mutating func block(_ statements: [SwiftStatement]) -> String {
    let outer = before
    before = []
    let lines = lines(of: statements)
    before = outer
    return "{ \(lines.isEmpty ? Self.gap : lines.joined(separator: "; ")) }"
  }

  /// The block of a handler: it runs again and again.
  mutating func handlerBlock(_ statements: [SwiftStatement]) -> String {
    // What a handler adds may be there for others, or not.
    let outer = (isInLoop, behaviors)
    isInLoop = true
    defer { (isInLoop, behaviors) = outer }
    return block(statements)
  }

  private mutating func lines(of statement: SwiftStatement) -> [String] {
    if let lines = delegated(statement) { return lines }
    if case .expression(let expression) = statement.kind,
      let lines = phases(expression) ?? keyframes(expression)
    {
      return lines
    }
    if let lines = removal(statement) ?? tabled(statement) ?? elsewhere(statement) { return lines }
    switch statement.kind {
    case .returned(let value) where value.kind == .name("self"): return []
    case .binding(let name, nil):
      declared.insert(name)
      return []
    case .binding(let name, let value?): return binding(name, value)
    case .assignment(let target, let sign, let value): return assignment(target, sign, value)
    case .expression(let expression), .returned(let expression): return call(expression)
    case .conditional(let condition, let body, let otherwise):
      // A body that a guard keeps from running twice runs once.
      if !isInLoop, statement.isOnce { return lines(of: Array(body.dropFirst())) }
      guard let condition = value(condition) else { return [] }
      // In their order: what one adds, the next may remove.
      let first = block(body)
      let other = otherwise.isEmpty ? "" : " else \(block(otherwise))"
      return ["if \(condition) \(first)\(other)"]
    case .loop(let names, let values, let body):
      guard let values = value(values) else { return [] }
      // What a round makes has no name to be removed by.
      let outer = (isInLoop, behaviors)
      isInLoop = true
      defer { (isInLoop, behaviors) = outer }
      guard let name = names.first, names.count == 1 else {
        unread(text(of: statement.range))
        return []
      }
      // A view of each round is another one.
      let made = body.compactMap { if case .binding(let made, _) = $0.kind { made } else { nil } }
      let block = made.reduce(block(body)) { block, made in
        block.contains("view \(made) ")
          ? FittedLine.replacing(made, with: "\(made)[\(name)]", in: block) : block
      }
      return ["for \(name) in \(values) \(block)"]
    case .function(let name, let parameters, let body):
      if actions.contains(name) { return [] }
      if let handler = handler(name, parameters, body) { return handler }
      // An animation has a name of its own.
      let block = [" ", ";"].reduce(block(body)) {
        $0.replacing(" as \(name)\($1)", with: " as \(name)Animation\($1)")
      }
      // What nothing calls, and nothing of is read, needs no line.
      if block == "{ \(Self.gap) }", !called.contains(name) { return [] }
      return ["def \(name)(\(parameters.map(\.name).joined(separator: ", "))) \(block)"]
    case .group(let statements): return lines(of: statements)
    case .type(let name, let statements):
      let outer = typeName
      typeName = name
      defer { typeName = outer }
      return lines(ofMembers: statements)
    case .other:
      // Left out by whoever printed it, and what nothing here needs.
      let code = text(of: statement.range)
      if code != "...", !code.hasPrefix("import ") { unread(code) }
      return []
    }
  }

  /// `animator.removeAllBehaviors()` with the names of those that are there; nil for another statement.
  private mutating func removal(_ statement: SwiftStatement) -> [String]? {
    guard case .expression(let call) = statement.kind, case .call(let callee, []) = call.kind,
      callee.lastName == "removeAllBehaviors"
    else { return nil }
    let names = behaviors + scene.behaviors.filter { !behaviors.contains($0) }
    know()
    guard !names.isEmpty else {
      remark("`remove` takes behaviors away by their names: `remove g`")
      return []
    }
    return ["remove \(names.joined(separator: ", "))"]
  }

  private mutating func binding(_ name: String, _ value: SwiftExpression) -> [String] {
    if value.makesTimer { return lines(of: .init(kind: .expression(value), range: value.range)) }
    if value.kind == .name("nil") {
      declared.insert(name)
      return []
    }
    // SwiftUI's animation that nothing here uses.
    if value.root == "Animation", let clauses = animation(value) {
      return ["animate \(clauses) { \(Self.gap) }"]
    }
    guard let written = self.value(value) else { return [] }
    locals.insert(name)
    if written == name { return [] }
    // A variable would hide the time, which is `t` in each session.
    let own = scene.isBuiltIn(name) ? name + "2" : name
    if own != name { substitutions[name] = own }
    // A color's name needs quotation marks unless a color is expected.
    return ["let \(own) = \(Colors.isColor(written) ? "\"\(written)\"" : written)"]
  }

  private mutating func assignment(
    _ target: SwiftExpression, _ sign: String, _ value: SwiftExpression
  ) -> [String] {
    if target.kind == .name("_") { return call(value) }
    // `self.snap = snap` keeps what it has made.
    if target == value { return [] }
    // An object of a class in the code: the class's own lines set it up.
    if case .call(let callee, _) = value.kind, case .name(let type) = callee.kind,
      types.contains(type)
    {
      return []
    }
    if case .name(let name) = target.kind, sign == "=",
      !isInHandler && declared.remove(name) != nil || value.makesTimer
    {
      return binding(name, value)
    }
    if case .choice(let condition, let one, let other) = value.kind {
      let branches = [one, other].map {
        [SwiftStatement(kind: .assignment(target, sign, $0), range: $0.range)]
      }
      let choice = SwiftStatement.Kind.conditional(condition, branches[0], otherwise: branches[1])
      return lines(of: SwiftStatement(kind: choice, range: value.range))
    }
    // SwiftUI's offset is how far a view has moved.
    if target.kind == .name("offset"), sign == "=", knowsSome, !locals.contains("offset"),
      let way = point(value), way.hasPrefix("(") || Double(way) != nil, !way.contains(Self.gap)
    {
      let path = way.hasPrefix("(") ? "center" : "center.y"
      remark("`offset` moves `\(scene.exampleView).\(path)`, as an example")
      return ["\(scene.exampleView).\(path) += \(way)"]
    }
    guard let written = self.value(value), let place = place(target) else { return [] }
    let turns = place.hasSuffix(".rotation") && Double(written)?.isInDegrees == true
    return ["\(place) \(sign) \(written)\(turns ? "deg" : "")"]
  }

  /// The target of an assignment: a property of a view or of a behavior, or a name.
  private mutating func place(_ target: SwiftExpression) -> String? {
    switch target.kind {
    case .name(let name):
      let isKnown =
        locals.contains(name) || substitutions[name] != nil || scene.isName(name)
        || isInHandler && declared.contains(name)
      if !knowsSome || isKnown {
        return substitutions[name] ?? name
      }
      // A state variable of SwiftUI with the name of the property that it animates.
      guard let property = scene.propertyOfView(name) else {
        remark("write what `\(name)` changes in place of `\(Self.gap)`: the code does not say")
        return nil
      }
      remark("`\(name)` is written as `\(scene.exampleView).\(property)`, as an example")
      return "\(scene.exampleView).\(property)"
    case .member, .index: return value(target)
    default:
      nameMissing(text(of: target.range))
      return nil
    }
  }
}

extension [String] {
  /// The lines, with a value before the first line that mentions it: a line that makes an object stands
  /// where its code begins, and what is set on it may be made later.
  fileprivate var withValuesFirst: [String] {
    var lines = self
    for place in indices {
      guard let name = lines[place].firstMatch(of: #/^let (\w+) = /#).map({ String($0.1) }),
        let first = lines[..<place].firstIndex(where: { $0.names.contains(name) }),
        !lines[first].hasPrefix("let ")
      else { continue }
      lines.insert(lines.remove(at: place), at: first)
    }
    return lines
  }
}

/// A function of the pasted code.
struct SwiftFunction {
  let parameters: [SwiftParameter]
  let body: [SwiftStatement]
}

extension SwiftExpression {
  /// `Timer.scheduledTimer(…)`, a call that does something whether its result is kept or not.
  fileprivate var makesTimer: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.lastName == "scheduledTimer"
  }
}

extension SwiftStatement {
  /// `if !begun { begun = true … }`, which a guard is too.
  fileprivate var isOnce: Bool {
    guard case .conditional(let condition, let body, otherwise: []) = kind,
      case .prefix("!", let operand) = condition.kind, case .name = operand.kind,
      case .assignment(operand, "=", let value)? = body.first?.kind
    else { return false }
    return value.kind == .name("true")
  }

  var isFunction: Bool {
    switch kind {
    case .function, .group, .type: true
    default: false
    }
  }
}
