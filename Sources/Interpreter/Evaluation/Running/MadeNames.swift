import Language
import Values

/// The names with a key, such as `ball[1]`, by the word before the bracket, in the order in which
/// they were made.
///
/// A name stays here when its object is removed: it counts only while something has it.
///
/// Before a statement runs, whole names are put into it, so that a command sees `ball[3]` as a
/// name. `ExpressionEvaluator+MadeNames` has the meaning of names of many, and `NumberedNames`
/// writes them for Swift.
package struct MadeNames {
  private var places: [String: [String: Int]] = [:]
  private var count = 0

  package var isEmpty: Bool { places.isEmpty }

  package func contains(_ word: String) -> Bool { places[word] != nil }

  package func names(of word: String) -> [String] {
    (places[word] ?? [:]).sorted { $0.value < $1.value }.map(\.key)
  }

  mutating func add(_ name: String) {
    guard let word = Self.word(of: name) else { return }
    count += 1
    places[word, default: [:]][name] = count
  }

  /// The word before the bracket; nil for a name without one.
  package static func word(of name: String) -> String? {
    name.firstIndex(of: "[").map { String(name[..<$0]) }
  }

  /// The numbers that may be keys.
  package static let numbers = 0...9999
  /// The greatest length of a text that is a key, in bytes.
  package static let textLength = 40
}

extension Evaluator {
  /// A statement with its names of many as they are now: `ball[i]` is one name, and `ball` in a
  /// list of a command is all of them.
  func named(_ statement: Statement) throws(Failure) -> Statement {
    guard expressions.hasNamesOfMany || statement.makesNameOfMany else { return statement }
    return try statement.rewritten(
      name: { (name) throws(Failure) in try made(name) },
      one: { (expression) throws(Failure) in try expressions.named(expression) },
      several: { (expression) throws(Failure) in
        try expressions.spread([expressions.named(expression)])
      },
      grammar: commands.grammar)
  }

  /// A new name with its key; it counts from now on, once something has it.
  private func made(_ name: Name) throws(Failure) -> Name {
    guard let key = name.key else { return name }
    let whole = try expressions.name(name.text, key)
    if expressions.own(whole) == nil { world.noteMade(whole) }
    return Name(whole, name.span)
  }

  /// The statements that one statement about many stands for: an assignment, or a command whose
  /// subject is a path or an object, for each of them; nil for any other.
  func statementsForEach(_ statement: Statement) throws(Failure) -> [Statement.Kind]? {
    guard expressions.hasNamesOfMany else { return nil }
    switch statement.kind {
    case .assignment(let target, let operation, let value):
      guard let all = try expressions.each(target) else { return nil }
      guard let both = try expressions.each(target, value), both.count == all.count else {
        return nil
      }
      return both.map { .assignment($0[0], operation, $0[1]) }
    case .command(let command):
      guard case .expression(let subject)? = command.subject.first,
        let kind = commands[command].subject?.kind, kind.isOfEach,
        let all = try expressions.each(subject)
      else { return nil }
      return all.map { .command(command.on([.expression($0[0])])) }
    default: return nil
    }
  }
}

extension ValueKind {
  /// Whether a command of one such subject runs for each if its name is one of many.
  fileprivate var isOfEach: Bool {
    switch self {
    case .path, .object: true
    default: false
    }
  }
}
