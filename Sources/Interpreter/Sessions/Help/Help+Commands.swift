import Answers
import Evaluation
import Values

/// Help about a command and its clauses, from its declaration.
extension Help {
  func listing(about command: CommandDeclaration) -> Listing {
    var rows: [Listing.Item] = []
    if let subject = command.subject {
      rows.append(
        Self.row(
          subject.word, subject.isRequired ? subject.summary + " (required)" : subject.summary))
    }
    for clause in command.clauses {
      rows.append(Self.row(Self.form(of: clause), Self.summary(of: clause)))
    }
    if command.takesName { rows.append(Self.row("as NAME", "name of the new object")) }
    let notes = command.notes.map { Listing.Item.prose($0) }
    let related = related(to: command).map { "`help \($0)`" }.joined(separator: ", ")
    return Listing(
      "\(command.verb): \(command.summary)",
      [
        .init("", [.usage(Self.usage(of: command))] + rows + notes),
        .init("Examples", command.examples.map { .code($0) }),
      ],
      notes: related.isEmpty ? [] : ["See also: \(related)"])
  }

  /// A clause as it is written, such as `over TIME`; the keyword alone if its value is one of many
  /// words.
  package static func form(of clause: SlotRow) -> String {
    let value = clause.kind.placeholder
    return value.isEmpty || value.count > widestPlaceholder
      ? clause.word : "\(clause.word) \(value)"
  }

  private static let widestPlaceholder = 13

  /// A clause's summary, the words it takes and its default.
  package static func summary(of clause: SlotRow) -> String {
    var text = clause.summary
    if case .word(let words) = clause.kind, clause.kind.placeholder.count > widestPlaceholder {
      text += ": " + words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
    if clause.isRequired { return text + " (required)" }
    return clause.standard.isEmpty ? text : "\(text) (default \(clause.standard))"
  }

  /// The verbs that the notes mention, then those next to it in the list.
  private func related(to command: CommandDeclaration) -> [String] {
    let words = command.notes.flatMap { note in
      note.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }
        .compactMap { code in
          code.element.split(separator: " ").first { $0 != "help" }.map(String.init)
        }
    }
    let group = commands.all.filter { $0.group == command.group }.map(\.verb)
    let place = group.firstIndex(of: command.verb) ?? 0
    let beside = [place - 1, place + 1].filter(group.indices.contains).map { group[$0] }
    var found: [String] = []
    for word in words + beside where word != command.verb && !found.contains(word) {
      if commands.declaration(of: word) != nil { found.append(word) }
    }
    return Array(found.prefix(Self.mostRelated))
  }

  private static let mostRelated = 4

  /// The commands with a clause of this name; nil if there are none.
  func listing(aboutClause word: String) -> Listing? {
    let rows = commands.all.flatMap { command in
      command.clauses.filter { $0.word == word }.map {
        Self.row(code: command.verb, Self.summary(of: $0))
      }
    }
    guard !rows.isEmpty else { return nil }
    return Listing("\(word): a clause of these commands", [.init("", rows)])
  }

  package static func usage(of command: CommandDeclaration) -> String {
    var parts = [command.verb]
    if let subject = command.subject {
      parts.append(subject.isRequired ? subject.word : "[\(subject.word)]")
    }
    for clause in command.clauses {
      var text = clause.word
      let value = clause.kind.placeholder
      if !value.isEmpty { text += clause.isValueOptional ? " [\(value)]" : " \(value)" }
      parts.append(clause.isRequired ? text : "[\(text)]")
    }
    if command.takesName { parts.append("[as NAME]") }
    switch command.block {
    case .none: break
    case .optional: parts.append("[{ … } [then { … }]]")
    case .required, .swift: parts.append("{ … }")
    }
    return parts.joined(separator: " ")
  }
}
