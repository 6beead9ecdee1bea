import Commands
import Execution
import Language
import Values

/// A way a line could go on, for Tab.
public struct Completion: Hashable, Sendable {
  public let text: String
  /// What it is, in one line.
  public let summary: String
  /// What to type behind it: a blank, a dot, or nothing.
  public let suffix: String

  init(_ text: String, _ summary: String, suffix: String = " ") {
    self.text = text
    self.summary = summary
    self.suffix = suffix
  }
}

extension Session {
  /// What could stand where the text ends: the word that is begun, and its completions.
  public func completions(for text: String) -> (word: String, candidates: [Completion]) {
    let evaluator = Evaluator(
      world: world, control: RunControl(hooks: .none), commands: Commands.known)
    let completer = Completer(world: world, reader: evaluator.reader)
    let (before, word) = Completer.split(text)
    let candidates = completer.candidates(after: before)
    var seen: Set<String> = []
    return (word, candidates.filter { $0.text.hasPrefix(word) && seen.insert($0.text).inserted })
  }
}

/// Finds what may follow the words of a statement, from the commands' declarations.
struct Completer {
  let world: World
  /// What the names in an entry stand for.
  let reader: Reader

  /// The text before the word that is begun, and that word; a dot ends what is before.
  static func split(_ text: String) -> (before: String, word: String) {
    let scalars = text.unicodeScalars
    var start = scalars.endIndex
    while start > scalars.startIndex {
      let previous = scalars.index(before: start)
      guard isPartOfName(scalars[previous]) else { break }
      start = previous
    }
    return (String(scalars[..<start]), String(scalars[start...]))
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue || (scalar.value > 0x7F)
  }

  func candidates(after before: String) -> [Completion] {
    guard let words = StatementWords(before) else { return [] }
    if let base = words.memberBase {
      if words.all.first == "on", words.all.count == 2 {
        return EventMatch.completions(under: base)
      }
      return members(of: base, settable: ["animate", "ease"].contains(words.all.first))
    }
    if let arguments = argumentCandidates(after: words.all) { return arguments }
    guard let first = words.all.first else { return statements }
    // A name that is to be made is nobody's to guess.
    if ["let", "for", "def"].contains(first), words.all.count == 1 { return [] }
    if first == "on", words.all.count == 1 { return events }
    if first == "help" || first == "?" { return helpSubjects }
    guard let command = Commands.known.declaration(of: first) else { return values }
    return candidates(in: command, after: words)
  }

  // MARK: In a command

  private func candidates(
    in command: CommandDeclaration, after words: StatementWords
  ) -> [Completion] {
    let rest = Array(words.all.dropFirst())
    let used = command.clauses.filter { rest.contains($0.keyword) }
    guard let last = rest.last else {
      return (command.subject.map { candidates(for: $0.kind) } ?? [])
        + (command.subject?.isRequired == true ? [] : keywords(of: command, without: used))
    }
    if let clause = command.clauses.first(where: { $0.keyword == last }) {
      let values = candidates(for: clause.kind)
      return clause.isValueOptional || values.isEmpty
        ? values + keywords(of: command, without: used) : values
    }
    if last == "," {
      let current = rest.last { word in command.clauses.contains { $0.keyword == word } }
      let kind = current.flatMap { word in command.clauses.first { $0.keyword == word }?.kind }
      return candidates(for: kind ?? command.subject?.kind ?? .expression)
    }
    if StatementWords.operators.contains(last) { return values }
    return keywords(of: command, without: used)
  }

  private func keywords(
    of command: CommandDeclaration, without used: [ClauseDeclaration]
  ) -> [Completion] {
    var words = command.clauses.filter { clause in
      !used.contains { $0.keyword == clause.keyword }
    }.map { Completion($0.keyword, $0.summary + ($0.isRequired ? " (needed)" : "")) }
    if command.takesName { words.append(Completion("as", "gives it a name of its own")) }
    return words
  }

  private func candidates(for kind: ValueKind) -> [Completion] {
    switch kind {
    case .times: [Completion("forever", "until it is stopped")]
    case .boolean: [Completion("on", "yes"), Completion("off", "no")]
    case .color: Colors.names.map { Completion($0, "a colour") }
    case .curve: curves
    case .region: regions
    case .view, .views: views
    case .object: objects
    case .path: objects
    case .keyPath: keyPaths
    case .expression, .expressions: values
    case .word(let words): words.map { Completion($0, "") }
    case .number, .count, .string, .point, .size, .rect, .insets, .transform, .range, .points,
      .name, .binding, .flag:
      []
    }
  }

  // MARK: Members

  /// The properties behind a dot.
  private func members(of base: String, settable: Bool) -> [Completion] {
    // In brackets, as `keyboard` alone would be a command.
    var parser = Parser(.init("(\(base))"), grammar: Commands.known.grammar)
    // Only names and dots are looked at: completing must not change a random number.
    guard base.unicodeScalars.allSatisfy({ Self.isPartOfName($0) || $0 == "." }),
      let line = try? parser.nextLine(),
      case .expression(let expression)? = line.statements.first?.kind,
      let value = try? reader.evaluate(expression)
    else { return [] }
    guard case .object(let reference) = value else {
      return Components.names(of: value).map { Completion($0, "", suffix: "") }
    }
    let properties = (try? reader.properties(of: reference, at: expression.span)) ?? []
    var found = properties.filter { !settable || $0.isSettable }.map {
      Completion($0.name, $0.summary, suffix: "")
    }
    if reference == .keyboard {
      found += CurveCalls.memberNames(of: .keyboard).map {
        Completion($0, "of the keyboard's curve", suffix: "")
      }
    }
    if reference.presentation != nil {
      found.append(Completion("presentation", "what is on screen now", suffix: "."))
    }
    return found
  }
}
