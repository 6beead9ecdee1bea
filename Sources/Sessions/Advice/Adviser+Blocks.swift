import Diagnostics

/// Lines with blocks, whose own lines may be written as elsewhere too.
extension Adviser {
  /// Statements of a block that are looked at: a longer one is not told anew.
  private static let longestBlock = 6

  /// A line with the lines in its blocks written as here, and what is to be known for the first that
  /// changed; nil where none did.
  ///
  /// - Parameter locals: names that the blocks around it give, each with a value to try it with.
  func withBlocksMended(_ text: String, locals: [Local] = []) -> Rewriting.Step? {
    var result = ""
    var first: Rewriting.Step?
    var rest = text[...]
    while let block = Self.block(in: rest) {
      let head = rest[..<block.lowerBound]
      let inner = locals + self.locals(of: String(head))
      result += head
      result += mended(block: rest[block], inner, &first)
      rest = rest[block.upperBound...]
    }
    guard let first, result + rest != text else { return nil }
    return Rewriting.Step(line: result + rest, says: first.says, invents: first.invents)
  }

  private func mended(
    block: Substring, _ locals: [Local], _ first: inout Rewriting.Step?
  ) -> String {
    let statements = Self.statements(in: block)
    guard (1...Self.longestBlock).contains(statements.count) else { return String(block) }
    var locals = locals
    let mended = statements.map { statement -> String in
      defer { locals += alias(in: statement) }
      // What an event tells is there only when it comes.
      if isSet(statement, locals) || statement.contains("event.")
        || trial.isKnown(filled(statement, locals))
      {
        return statement
      }
      var names = names
      names.add(views: locals.filter(\.isView).map(\.name))
      let step =
        withBlocksMended(statement, locals: locals)
        ?? Rewriting.spoken(statement, names).first { trial.canStand(filled($0.line, locals)) }
        ?? translated(statement, names) { trial.canStand(filled($0, locals)) }
      guard let step else { return statement }
      first = first ?? step
      return step.line
    }
    return " \(mended.joined(separator: "; ")) "
  }

  /// A statement by its forms, or else by what it says in plain words.
  func translated(
    _ statement: String, _ names: NamesAtHand, where canStand: (String) -> Bool
  ) -> Rewriting.Step? {
    let steps = Rewriting.spoken(statement, names) + Rewriting.steps(from: statement, names)
    if let step = steps.first(where: { canStand($0.line) }) { return step }
    if let sentence = PlainSentence.line(for: statement, names), canStand(sentence) {
      return Rewriting.Step(
        line: sentence, says: "names and values stand as they do here", invents: true)
    }
    for find in ForeignTerm.all(in: statement)
    where !ownNames.contains(find.word) && !find.term.isVague && !find.term.isMissing {
      guard let line = find.term.lines(for: statement, names).first(where: canStand) else {
        continue
      }
      return Rewriting.Step(line: line, says: find.term.says, invents: true)
    }
    return nil
  }

  /// Whether a command that is made has a statement that would fail when it is called.
  func hasUnknownStatement(_ text: String) -> Bool {
    guard text.hasPrefix("def "), let block = Self.block(in: text[...]) else { return false }
    var locals = locals(of: String(text[..<block.lowerBound]))
    return Self.statements(in: text[block]).contains { statement in
      defer { locals += alias(in: statement) }
      return !isSet(statement, locals) && !statement.contains("{")
        && !trial.isKnown(filled(statement, locals))
    }
  }

  /// Whether a statement gives another value to a name of its own line.
  private func isSet(_ statement: String, _ locals: [Local]) -> Bool {
    let words = statement.split(separator: " ")
    return words.count > 2 && words[1].hasSuffix("=") && locals.contains { $0.name == words[0] }
  }

  // MARK: Names of blocks

  /// A name that a loop or a definition gives to its block, and a value to try lines with.
  struct Local {
    let name: String
    let sample: String
    var isView = false
  }

  /// The names that the head of a block gives to it.
  private func locals(of head: String) -> [Local] {
    let words = head.words.map(String.init)
    if let place = words.lastIndex(of: "for"), words.count > place + 3, words[place + 2] == "in" {
      let isRange = head.contains("..") || Int(words[place + 3]) != nil
      let view = world.stage.views.first?.name
      return isRange || view == nil
        ? [Local(name: words[place + 1], sample: "1")]
        : [Local(name: words[place + 1], sample: view ?? "1", isView: true)]
    }
    guard words.first == "def" else {
      return zip(words, words.dropFirst()).filter { $0.0 == "let" }
        .map { Local(name: $0.1, sample: "1") }
    }
    return words.dropFirst(2).map { Local(name: $0, sample: "1") }
  }

  /// `let v = views[i]`, which names a view for the lines behind it.
  private func alias(in statement: String) -> [Local] {
    let words = statement.split { " =[".contains($0) }.map(String.init)
    guard words.count >= 3, words[0] == "let", let view = world.stage.views.first?.name else {
      return []
    }
    return [
      Local(
        name: words[1], sample: statement.contains("[") ? view : "1",
        isView: statement.contains("["))
    ]
  }

  /// A statement with values in the place of a block's names.
  private func filled(_ statement: String, _ locals: [Local]) -> String {
    var text = ""
    var word = ""
    func take() {
      text += locals.last { $0.name == word }?.sample ?? word
      word = ""
    }
    for character in statement {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        take()
        text.append(character)
      }
    }
    take()
    return text
  }

  // MARK: Parts of blocks

  /// What stands between the first brace and the one that closes it.
  private static func block(in text: Substring) -> Range<Substring.Index>? {
    guard let open = text.firstIndex(of: "{") else { return nil }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text.index(after: open)..<index }
    }
    return nil
  }

  /// The statements of a block, as far as they are apart by `;` outside of brackets.
  private static func statements(in block: Substring) -> [String] {
    var statements: [String] = []
    var (statement, depth, isQuoted) = ("", 0, false)
    for character in block {
      if character == "\"" { isQuoted.toggle() }
      if "{([".contains(character) { depth += 1 }
      if "})]".contains(character) { depth -= 1 }
      if character == ";", depth == 0, !isQuoted {
        statements.append(statement)
        statement = ""
      } else {
        statement.append(character)
      }
    }
    return (statements + [statement]).map(Rewriting.trimmed).filter { !$0.isEmpty }
  }
}
