import Diagnostics
import Evaluation
import Language
import Text

/// Statements with names of many, such as `ball[3]`, as statements with a name for each, `ball3`:
/// UIKit code has a property for each view. Loops that make or mention them are unrolled.
struct NumberedNames {
  /// The names that exist, by their words, in the order in which they were made.
  private var made: [String: [String]] = [:]
  /// The name in Swift for each.
  private var swift: [String: String] = [:]
  /// The words of the scene.
  private var taken: Set<String>
  private let commands: CommandTable

  /// Whether nothing has such a name.
  var isEmpty: Bool { made.isEmpty }

  /// The most statements that a loop becomes.
  private static let longestLoop = 100

  /// - Parameter words: the words of the scene, which are no new names.
  init(_ words: Set<String>, _ commands: CommandTable) {
    (taken, self.commands) = (words, commands)
  }

  /// The replacements of a name or an indexed name while a statement is written.
  private typealias Bound = [String: String]

  /// The texts of the statements that one stands for; nil if a key is known only when it runs.
  mutating func texts(_ statement: Statement) -> [String]? { texts(statement, [:]) }

  private mutating func texts(_ statement: Statement, _ bound: Bound) -> [String]? {
    switch statement.kind {
    case .forLoop(let name, let values, let block) where mentionsMany(block):
      return unrolled(name.text, values, block, bound)
    case .assignment(let target, _, _):
      if let all = each(target, bound) {
        return all.flatMap { texts(statement, bound.merging($0) { $1 }) ?? [] }
      }
    case .command(let command):
      if case .path? = commands[command].subject?.kind,
        case .expression(let subject)? = command.subject.first, let all = each(subject, bound)
      {
        return all.flatMap { texts(statement, bound.merging($0) { $1 }) ?? [] }
      }
    default: break
    }
    guard let text = text(statement, bound) else { return nil }
    forgetRemoved(statement, bound)
    return [text]
  }

  private mutating func unrolled(
    _ name: String, _ values: Expression, _ block: Block, _ bound: Bound
  ) -> [String]? {
    guard let items = items(values, bound) else { return nil }
    var all: [String] = []
    for item in items {
      var inner = bound
      inner[name] = item
      for statement in block.statements {
        guard let texts = texts(statement, inner) else { return nil }
        all += texts
      }
      guard all.count <= Self.longestLoop else { return nil }
    }
    return all
  }

  /// The values of a loop, as text.
  private func items(_ values: Expression, _ bound: Bound) -> [String]? {
    switch values.kind {
    case .binary(.range, let low, let high), .binary(.openRange, let low, let high):
      guard let first = number(low, bound), let last = number(high, bound),
        last - first < Double(Self.longestLoop)
      else { return nil }
      let isOpen = if case .binary(.openRange, _, _) = values.kind { true } else { false }
      return stride(from: first, through: isOpen ? last - 1 : last, by: 1).map(Self.written)
    case .list(let items): return items.map(\.span.text)
    case .name, .index: return many(values, bound)
    default: return nil
    }
  }

  // MARK: Names

  /// The Swift names that an expression of many stands for; nil for any other.
  private func many(_ expression: Expression, _ bound: Bound) -> [String]? {
    names(expression, bound).map { $0.compactMap { swift[$0] } }
  }

  private func names(_ expression: Expression, _ bound: Bound) -> [String]? {
    guard bound[expression.span.text] == nil else { return nil }
    switch expression.kind {
    case .name(let word): return made[word]
    case .index(let base, let key):
      guard case .name(let word) = base.kind, let names = made[word],
        case .binary(.range, let low, let high) = key.kind,
        let first = number(low, bound), let last = number(high, bound), first <= last
      else { return nil }
      return names.filter { name in
        Double(name.dropFirst(word.count + 1).dropLast()).map { (first...last).contains($0) }
          ?? false
      }
    default: return nil
    }
  }

  /// The replacements of the names in a path of many, for each of them.
  private func each(_ path: Expression, _ bound: Bound) -> [Bound]? {
    guard case .member(var root, _) = path.kind else { return nil }
    while case .member(let base, _) = root.kind { root = base }
    return many(root, bound)?.map { [root.span.text: $0] }
  }

  /// Makes a name.
  private mutating func make(_ name: Name, _ bound: Bound) -> String? {
    guard let key = name.key, let key = text(ofKey: key, bound) else { return nil }
    let whole = "\(name.text)[\(key)]"
    if !made[name.text, default: []].contains(whole) { made[name.text, default: []].append(whole) }
    if let known = swift[whole] { return known }
    let word = key.filter { $0 != "\"" }
    var fresh = name.text + word.capitalizedFirst
    while !taken.insert(fresh).inserted { fresh += "_" }
    swift[whole] = fresh
    return fresh
  }

  private mutating func forgetRemoved(_ statement: Statement, _ bound: Bound) {
    guard case .command(let command) = statement.kind, command.clauses.isEmpty,
      commands[command].roles.contains(.removesSubject)
    else { return }
    for case .expression(let expression) in command.subject {
      let gone = names(expression, bound) ?? whole(expression, bound).map { [$0] } ?? []
      for (word, names) in made { made[word] = names.filter { !gone.contains($0) } }
    }
  }

  /// The whole name of `ball[3]`; nil for anything else.
  private func whole(_ expression: Expression, _ bound: Bound) -> String? {
    guard case .index(let base, let key) = expression.kind, case .name(let word) = base.kind,
      made[word] != nil
    else { return nil }
    return text(ofKey: key, bound).map { "\(word)[\($0)]" }
  }

  // MARK: Keys

  private func text(ofKey key: Expression, _ bound: Bound) -> String? {
    if case .string(let text) = key.kind { return "\"\(text)\"" }
    if let text = bound[key.span.text], text.hasPrefix("\"") { return text }
    return number(key, bound).flatMap { Int(exactly: $0) }.map { "\($0)" }
  }

  private func number(_ expression: Expression, _ bound: Bound) -> Double? {
    switch expression.kind {
    case .number(let number, nil): return number
    case .name(let name): return bound[name].flatMap(Double.init)
    case .unary(.minus, let operand): return number(operand, bound).map { -$0 }
    case .binary(let sign, let left, let right):
      guard let a = number(left, bound), let b = number(right, bound) else { return nil }
      switch sign {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      case .divide: return a / b
      default: return nil
      }
    default: return nil
    }
  }

  private static func written(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  // MARK: Text

  /// A statement's text with other names in it; nil if a name is not known.
  private mutating func text(_ statement: Statement, _ bound: Bound) -> String? {
    var edits: [(place: Span, text: String)] = []
    var isKnown = true
    func note(_ expression: Expression, isSeveral: Bool) {
      let names = many(expression, bound)?.joined(separator: ", ")
      if let names {
        edits.append((expression.span, isSeveral ? names : "[\(names)]"))
        return
      }
      _ = expression.replacing { part -> Expression? in
        guard part.isNameOrIndex else { return nil }
        if let text = bound[part.span.text] {
          edits.append((part.span, text))
        } else if let whole = whole(part, bound), let name = swift[whole] {
          edits.append((part.span, name))
        } else if case .index(let base, _) = part.kind, case .name(let word) = base.kind,
          made[word] != nil
        {
          isKnown = false
        } else {
          return nil
        }
        return part
      }
    }
    var new: [Name] = []
    for part in statement.parts(commands.grammar) {
      switch part {
      case .name(let name): if name.key != nil { new.append(name) }
      case .one(let expression): note(expression, isSeveral: false)
      case .several(let expression): note(expression, isSeveral: true)
      }
    }
    for name in new {
      guard let text = make(name, bound) else { return nil }
      edits.append((name.span, text))
    }
    guard isKnown else { return nil }
    for block in statement.blocks {
      var all: [String] = []
      for inner in block.statements {
        guard let texts = texts(inner, bound) else { return nil }
        all += texts
      }
      let isBraced = block.span.text.hasPrefix("{")
      let text = all.joined(separator: "; ")
      edits.append((block.span, isBraced ? "{ \(text) }" : text))
    }
    return statement.span.text(with: edits)
  }

  /// Whether a block makes or mentions names of many.
  private func mentionsMany(_ block: Block) -> Bool {
    block.statements.flatMap(\.nested).contains { statement in
      statement.makesNameOfMany || statement.span.text.names.contains { made[$0] != nil }
    }
  }
}

extension Span {
  /// The text with other text in some places, which do not overlap.
  fileprivate func text(with edits: [(place: Span, text: String)]) -> String {
    var result = ""
    var end = lower
    for edit in edits.sorted(by: { $0.place.lower < $1.place.lower }) where edit.place.lower >= end
    {
      result += source.text(end..<edit.place.lower) + edit.text
      end = edit.place.upper
    }
    return result + source.text(end..<upper)
  }
}

extension Expression {
  fileprivate var isNameOrIndex: Bool {
    switch kind {
    case .name, .index: true
    default: false
    }
  }
}
