import Evaluation
import Language
import Values

/// The completions and the hint at a place.
struct Offer {
  var candidates: [Completion] = []
  /// A description of what belongs there: its kind and, after a gap, its purpose.
  var hint = ""

  init(_ candidates: [Completion] = [], hint: String = "") {
    self.candidates = candidates
    self.hint = hint
  }

  /// The place of a value that a declaration describes.
  init(_ candidates: [Completion], _ kind: ValueKind, else standard: String, _ summary: String) {
    self.candidates = candidates
    let described = kind.hint(else: standard)
    hint = summary.isEmpty || described.isEmpty ? described : "\(described)   \(summary)"
  }
}

/// Finds what may follow the words of a statement, from the declarations of commands, functions and
/// properties. `PartialStatement` has read them, up to the cursor, as the lexer does.
struct Completer {
  typealias Word = PartialStatement.Word

  let world: World
  let branches: Branches
  /// Resolves the names in an entry.
  let expressions: ExpressionEvaluator
  /// The partial word at the cursor; empty for none.
  let begun: String

  func offer(in cut: PartialStatement) -> Offer {
    switch cut.place {
    case .text: return Offer(tweakNames(after: cut.words) + keyNames(after: cut.words))
    case .comment: return Offer()
    case .words: return offer(after: cut.words)
    case .value:
      // Nothing can be typed after a number, but the hint can describe it.
      return Offer(hint: offer(after: cut.words.dropLast()).hint)
    }
  }

  private func offer(after words: [Word]) -> Offer {
    guard let first = words.first, let last = words.last else { return Offer(statements) }
    if last.isMark(".") { return Offer(afterDot(words.dropLast())) }
    if last.isMark("["), last.isTouching, let name = words.dropLast().last, name.sort == .name {
      let keys = keys(of: name.text)
      if !keys.isEmpty { return Offer(keys) }
    }
    if let arguments = argumentOffer(after: words) { return arguments }
    if last.isMark(":") { return Offer(words.count == 1 ? verbs : []) }
    let command = first.sort == .name ? expressions.commands.declaration(of: first.text) : nil
    if let command, words.count == 1 || command.roles.contains(.namesTopic),
      let offer = subjectOffer(command.roles)
    {
      return offer
    }
    switch (first.text, words.count) {
    // Suggest no existing names where a new one is defined.
    case ("let", 1), ("let", 2), ("for", 1), ("def", _): return Offer()
    case ("for", 2): return Offer([Completion("in", "a range or a list")])
    case ("on", 1): return Offer(events)
    case ("on", _) where last.isNamed("contact") || last.isNamed("ended") || last.isMark(","):
      if words[1].isNamed("contact") {
        return Offer(touchables, hint: "views or boundaries; default any")
      }
    case ("on", _) where last.isNamed("as"): return Offer(hint: "a new name")
    case ("on", _):
      let clauses = EventMatch.clauses(of: words[1].text)
      if !clauses.isEmpty, !words.contains(where: { $0.isMark("{") }) {
        return offerInHandler(clauses, after: Array(words.dropFirst(2)))
      }
    case ("?", _): return Offer(helpSubjects)
    default: break
    }
    if let assigned = assignmentOffer(after: words) { return assigned }
    guard let command else {
      return Offer(last.isEndOfBlock ? continuations(of: first.text) : values)
    }
    return offer(in: command, after: Array(words.dropFirst()))
  }

  /// The names that a command takes first, if its subject's kind does not determine them.
  private func subjectOffer(_ roles: Set<CommandRole>) -> Offer? {
    if roles.contains(.comparesCurves) { return Offer(objects + variables + curves) }
    if roles.contains(.namesTopic) { return Offer(helpSubjects) }
    if roles.contains(.namesCheckpoint) { return Offer(checkpoints) }
    if roles.contains(.namesFork) { return Offer(forks) }
    return nil
  }

  /// The words that continue a control statement after its block.
  private func continuations(of control: String) -> [Completion] {
    switch control {
    case "if": [Completion("else", "block to run if the condition is false")]
    case "on": [Completion("as", "name of the handler")]
    default: []
    }
  }

  /// The views and the clauses of an event's handler.
  private func offerInHandler(_ clauses: [SlotRow], after rest: [Word]) -> Offer {
    guard let last = rest.last else { return Offer(views + keywords(of: clauses, after: rest)) }
    if let clause = clauses.first(where: { last.isNamed($0.word) }) {
      return offerAtValue(of: clause, followedBy: [])
    }
    return Offer(last.isMark(",") ? views : keywords(of: clauses, after: rest))
  }

  // MARK: In a command

  private func offer(in command: CommandDeclaration, after rest: [Word]) -> Offer {
    guard let last = rest.last else { return offerAtSubject(of: command) }
    let current = rest.lastIndex { self.clause($0, of: command) != nil }
    let clause = current.flatMap { self.clause(rest[$0], of: command) }
    if let clause, current == rest.count - 1 {
      return offerAtValue(of: clause, followedBy: keywords(of: command, after: rest))
    }
    if last.isNamed("as") { return Offer(hint: "a new name") }
    if last.isMark(",") || last.isOperator {
      let isInside = last.isOperator || rest.depth > 0
      guard let kind = clause?.kind ?? command.subject?.kind else { return Offer(values) }
      let standard = clause?.standard ?? ""
      let summary = clause?.summary ?? command.subject?.summary ?? ""
      let offered = isInside ? parts(of: kind) : candidates(for: kind)
      return Offer(offered, kind, else: standard, summary)
    }
    return Offer(keywords(of: command, after: rest))
  }

  /// The possible parts of a value of a kind, such as a point's number.
  func parts(of kind: ValueKind) -> [Completion] {
    if case .corners = kind { return candidates(for: kind) }
    return kind.hint(else: "").isEmpty ? values : candidates(for: .plain)
  }

  private func offerAtSubject(of command: CommandDeclaration) -> Offer {
    let others =
      command.subject?.isRequired == true ? [] : keywords(of: command, after: [])
    guard let subject = command.subject else { return Offer(others) }
    return Offer(candidates(for: subject.kind) + others, subject.kind, else: "", subject.summary)
  }

  private func offerAtValue(
    of clause: SlotRow, followedBy others: [Completion]
  ) -> Offer {
    if case .flag = clause.kind { return Offer(others) }
    let values = candidates(for: clause.kind)
    return Offer(
      clause.isValueOptional ? values + others : values, clause.kind, else: clause.standard,
      clause.summary)
  }

  private func clause(_ word: Word, of command: CommandDeclaration) -> SlotRow? {
    word.sort == .name ? command.clauses.first { $0.word == word.text } : nil
  }

  private func keywords(of command: CommandDeclaration, after rest: [Word]) -> [Completion] {
    var words = keywords(of: command.clauses, after: rest)
    if command.takesName, !rest.contains(where: { $0.isNamed("as") }) {
      words.append(Completion("as", "name of the new object", .clause))
    }
    if rest.last?.isEndOfBlock == true, !rest.contains(where: { $0.isNamed("then") }) {
      words.append(Completion("then", "block to run when it ends", .clause))
    }
    return words
  }

  private func keywords(of clauses: [SlotRow], after rest: [Word]) -> [Completion] {
    clauses.filter { clause in
      !rest.contains { $0.isNamed(clause.word) }
    }.map { Completion($0.word, $0.summary + ($0.isRequired ? " (required)" : ""), .clause) }
  }
}

extension PartialStatement.Word {
  func isMark(_ mark: String) -> Bool { sort == .mark && text == mark }
  func isNamed(_ name: String) -> Bool { sort == .name && text == name }
  /// Whether it ends a block after which the statement can continue.
  var isEndOfBlock: Bool { isMark("}") }

  /// Whether a value has to follow, like after `+`.
  var isOperator: Bool {
    switch sort {
    case .mark: ![".", ",", ")", "]", "}", ":", "?"].contains(text)
    case .name: ["and", "or", "not", "until", "in"].contains(text)
    case .value: false
    }
  }
}

extension Sequence<PartialStatement.Word> {
  /// The number of brackets that are still open after them.
  var depth: Int {
    reduce(0) { depth, word in
      guard word.sort == .mark else { return depth }
      switch word.text {
      case "(", "[": return depth + 1
      case ")", "]": return Swift.max(0, depth - 1)
      default: return depth
      }
    }
  }
}
