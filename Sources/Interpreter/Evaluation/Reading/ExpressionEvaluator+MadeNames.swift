import Diagnostics
import Language
import Values

/// Names of many: `ball[3]` is one, `ball[2..4]` are some, and `ball` is all of them, in the order
/// in which they were made.
extension ExpressionEvaluator {
  /// Whether a word may be a name of many: names with a key were made, and nothing else has it.
  private func isOfMany(_ word: String) -> Bool {
    (world.madeNames.contains(word) || world.traces.madeWords.contains(word)) && one(word) == nil
  }

  var hasNamesOfMany: Bool {
    !world.madeNames.isEmpty || !world.traces.madeWords.isEmpty
  }

  /// The existing names of a word, in the order in which they were made.
  package func names(of word: String) -> [String] {
    guard isOfMany(word) else { return [] }
    let made = world.madeNames.names(of: word)
    let kept = world.traces.names.filter { MadeNames.word(of: $0) == word && !made.contains($0) }
    world.meter.count(.element, made.count)
    return (made + kept).filter { one($0) != nil }
  }

  /// All values of a word's names; nil if there are none.
  func many(_ word: String) -> Value? {
    guard hasNamesOfMany else { return nil }
    let values = names(of: word).compactMap(one)
    return values.isEmpty ? nil : .list(List(values))
  }

  // MARK: Keys

  /// The name with a key.
  package func name(_ word: String, _ key: Expression) throws(Failure) -> String {
    switch try evaluate(key) {
    case .string(let text):
      let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      guard isWord, text.first?.isLetter == true, text.utf8.count <= MadeNames.textLength else {
        throw Failure(.keyOfLetters(word, longest: MadeNames.textLength), at: key.span)
      }
      return "\(word)[\"\(text)\"]"
    case let value:
      return try attempt(at: key.span) {
        let check = Check(what: "\(word)[…]", text: key.span.text)
        return "\(word)[\(try check.count(value, MadeNames.numbers))]"
      }
    }
  }

  /// The value of `ball[3]` or `ball[2..4]`; nil if the word is not a name of many, so that the
  /// index is a place in a list.
  func member(of base: Expression, at key: Expression) throws(Failure) -> Value? {
    guard hasNamesOfMany, case .name(let word) = base.kind, isOfMany(word) else { return nil }
    if let names = try names(of: word, in: key) {
      return .list(List(names.compactMap(one)))
    }
    return try value(of: name(word, key), at: base.span.joined(to: key.span))
  }

  /// The names whose keys are in a range; nil if the key is not a range.
  private func names(of word: String, in key: Expression) throws(Failure) -> [String]? {
    guard key.isWrittenRange else { return nil }
    let isOpen = if case .binary(.openRange, _, _) = key.kind { true } else { false }
    return try checked(key, "\(word)[…]") { (check, value) throws(Mistake) in
      let range = try check.range(value)
      return names(of: word).filter { name in
        guard let number = Double(name.dropFirst(word.count + 1).dropLast()) else { return false }
        return range.contains(number) && !(isOpen && number == range.upperBound)
      }
    }
  }

  // MARK: In statements

  /// The expression with `ball[i]` as a name, as its key is now. A key that needs a name that only
  /// the command binds stays.
  func named(_ expression: Expression) throws(Failure) -> Expression {
    guard hasNamesOfMany else { return expression }
    return try expression.replacing { (part) throws(Failure) in
      guard case .index(let base, let key) = part.kind, case .name(let word) = base.kind,
        isOfMany(word)
      else { return nil }
      if key.isWrittenRange { return part }
      do throws(Failure) {
        return part.replaced(by: try name(word, key))
      } catch {
        guard case .failed(let diagnostic) = error, diagnostic.mistake.id == .unknownName else {
          throw error
        }
        return part
      }
    }
  }

  /// One expression for each of the names that one of them stands for: `ball.center.y` becomes
  /// `ball[1].center.y`, `ball[2].center.y`, …; nil if they name nothing of which there are many.
  package func each(_ expressions: Expression...) throws(Failure) -> [[Expression]]? {
    guard hasNamesOfMany, let found = expressions.lazy.compactMap(manyIn).first else { return nil }
    var names = names(of: found.word)
    if let key = found.key { names = try self.names(of: found.word, in: key) ?? [] }
    let text = found.place.span.text
    return names.map { name in
      expressions.map { expression in
        expression.replacing { part in
          (part.isName || part.isIndex) && part.span.text == text ? part.replaced(by: name) : nil
        }
      }
    }
  }

  /// The expressions of a list, with one for each of many.
  func spread(_ expressions: [Expression]) throws(Failure) -> [Expression] {
    var all: [Expression] = []
    for expression in expressions { all += try each(expression)?.map { $0[0] } ?? [expression] }
    return all
  }

  /// A mention of many: the word, its range of keys, and where it is.
  private typealias Mention = (word: String, key: Expression?, place: Expression)

  /// The first mention of many outside calls, and in what an aggregate measures.
  private func manyIn(_ expression: Expression) -> Mention? {
    switch expression.kind {
    case .name(let word): return names(of: word).isEmpty ? nil : (word, nil, expression)
    case .index(let base, let key):
      guard case .name(let word) = base.kind else { return manyIn(base) }
      return key.isWrittenRange && !names(of: word).isEmpty ? (word, key, expression) : nil
    case .member(let base, _), .unary(_, let base): return manyIn(base)
    case .binary(_, let left, let right): return manyIn(left) ?? manyIn(right)
    case .call:
      guard let subject = writtenAggregate(expression)?.subject, !subject.isName, !subject.isIndex
      else { return nil }
      if case .call = subject.kind { return nil }
      return manyIn(subject)
    case .number, .string, .boolean, .size, .tuple, .list: return nil
    }
  }

  /// The values of an expression of many, such as `ball.center.y`; nil for any other.
  func valuesOfEach(_ expression: Expression) throws(Failure) -> Value? {
    guard let all = try each(expression) else { return nil }
    // A copy of an expression has the same place as the others, which is where results are kept.
    var apart = self
    apart.measured = nil
    var values: [Value] = []
    for one in all { values.append(try apart.evaluate(one[0])) }
    return .list(try attempt(at: expression.span) { try List.bounded(values) })
  }

  // MARK: Messages

  /// Throws if a name would stand for one thing and for many.
  func requireOneOrMany(_ name: Name) throws(Failure) {
    if let word = MadeNames.word(of: name.text) {
      if let value = one(word) {
        throw Failure(.nameOfOne(word, value.described, new: name.text), at: name.span)
      }
      if world.hasDefinition(named: word) {
        throw Failure(.nameOfOne(word, "a command", new: name.text), at: name.span)
      }
    } else if !names(of: name.text).isEmpty {
      throw Failure(.nameOfMany(name.text, shownNames(of: name.text)), at: name.span)
    }
  }

  /// The mistake of a name of many where one view belongs; nil for anything else.
  func severalForOne(_ expression: Expression, _ what: String) -> Mistake? {
    guard case .name(let word) = expression.kind, let first = names(of: word).first else {
      return nil
    }
    let names = names(of: word)
    let kind = names.allSatisfy(isView) ? "view" : "thing"
    return .severalForOne(
      what, word, is: "\(names.count) \(kind)\(names.count == 1 ? "" : "s")",
      shownNames(of: word), first: first)
  }

  /// The meaning of a word: its names, shortened.
  package func shownNames(of word: String) -> String {
    let names = names(of: word)
    guard names.count > 3, let last = names.last else {
      return names.map { "`\($0)`" }.joined(separator: ", ")
    }
    return "`\(names[0])` … `\(last)`"
  }
}

extension Expression {
  fileprivate var isName: Bool { if case .name = kind { true } else { false } }
  fileprivate var isWrittenRange: Bool {
    switch kind {
    case .binary(.range, _, _), .binary(.openRange, _, _): true
    default: false
    }
  }
  fileprivate var isIndex: Bool { if case .index = kind { true } else { false } }
}
