import Answers
import Diagnostics
import Language
import Values

/// A command as it was written. Each value is read once, and checked against its declaration,
/// before the command runs. `call[\.magnitude]` is the value of a clause.
package protocol Call<Clauses> {
  /// The clauses of the command that is called, so that no other command's can be read.
  associatedtype Clauses: CommandClauses
  var clauses: Clauses { get }
  var written: WrittenCommand { get }
}

/// What every call rests on.
package struct WrittenCommand {
  package let command: Command
  package let declaration: CommandDeclaration
  package let isMuted: Bool
  let evaluator: Evaluator
  /// What the subject and the clauses came to; the subject's keyword is empty.
  private var values: [String: Any] = [:]

  init(
    _ command: Command, _ declaration: CommandDeclaration, _ evaluator: Evaluator, isMuted: Bool
  ) throws(Failure) {
    self.command = command
    self.declaration = declaration
    self.evaluator = evaluator
    self.isMuted = isMuted
    for clause in declaration.clauses
    where clause.isRequired && command.clause(clause.keyword) == nil {
      throw evaluator.reader.missing(clause.keyword, of: command)
    }
    for part in declaration.parts {
      values[part.part.keyword] = try part.resolved(evaluator.reader, command)
    }
  }

  /// The value of a part of the declaration.
  fileprivate func value<Content>(
    _ keyword: String, _ read: (ExpressionEvaluator, Command) throws(Failure) -> Content
  ) throws(Failure) -> Content {
    if let resolved = values[keyword] as? Resolved<Content> { return resolved.content }
    return try read(evaluator.reader, command)
  }
}

/// A value in a table of values of all types.
struct Resolved<Content> {
  let content: Content
}

extension Call {
  package subscript<Content>(path: KeyPath<Clauses, Clause<Content>>) -> Content {
    get throws(Failure) {
      let clause = clauses[keyPath: path]
      return try written.value(clause.declaration.keyword, clause.read)
    }
  }

  package subscript<Content>(path: KeyPath<Clauses, Subject<Content>>) -> Content {
    get throws(Failure) { try written.value("", clauses[keyPath: path].read) }
  }

  package var declaration: CommandDeclaration { written.declaration }
  package var span: Span { written.command.verb.span }
  package var block: Block? { written.command.block }
  /// The Swift in its braces.
  package var swift: Span? { written.command.swift }
  package var thenBlock: Block? { written.command.thenBlock }
  /// What evaluates expressions in the scope of this call.
  package var reader: ExpressionEvaluator { written.evaluator.reader }
  /// The world, for looking.
  package var inspector: Inspector { Inspector(written.evaluator.world) }

  // MARK: Where things were written

  /// Where a keyword stands; nil where it was not written.
  package func place<Content>(of clause: KeyPath<Clauses, Clause<Content>>) -> Span? {
    place(ofKeyword: keyword(of: clause))
  }

  /// The keyword of a clause.
  package func keyword<Content>(of clause: KeyPath<Clauses, Clause<Content>>) -> String {
    clauses[keyPath: clause].declaration.keyword
  }

  /// Where a keyword's first value stands.
  package func valuePlace<Content>(of clause: KeyPath<Clauses, Clause<Content>>) -> Span? {
    switch written.command.clause(keyword(of: clause))?.values.first {
    case .expression(let expression): expression.span
    case .word(let name): name.span
    case .binding(_, let range): range.span
    case .parameter(_, let values, _): values.span
    case nil: nil
    }
  }

  package func has<Content>(_ clause: KeyPath<Clauses, Clause<Content>>) -> Bool {
    place(of: clause) != nil
  }

  package func place(ofKeyword keyword: String) -> Span? {
    written.command.clause(keyword)?.keyword.span
  }

  /// Where the subject's first value stands.
  package var subjectPlace: Span? {
    switch written.command.subject.first {
    case .expression(let expression): expression.span
    case .word(let name): name.span
    case .binding(let name, _): name.span
    case .parameter(let target, _, _): target.span
    case nil: nil
    }
  }

  // MARK: Answers

  /// Shows an answer, unless a semicolon mutes the line.
  package func emit(_ output: Output) throws(Failure) {
    if !written.isMuted { try written.evaluator.emit(output, at: span) }
  }

  /// Whether it stands in a block, where what goes well is not reported in every round.
  package var isInBlock: Bool { written.evaluator.isInBlock }

  /// Makes sure that a text of so many bytes may still be shown.
  package func requireRoom(forBytes count: Int) throws(Failure) {
    guard Output.lineEstimate(bytes: count) <= written.evaluator.control.linesLeft else {
      throw fail(.tooMuchOutput(Limits.outputLines))
    }
  }

  /// Counts work that a command is about to do, unless that is more than there may be.
  package func spend(_ work: Work, _ times: Int = 1) throws(Failure) {
    try written.evaluator.spend(work, times, at: span)
  }

  package func fail(_ mistake: Mistake, at place: Span? = nil) -> Failure {
    .failed(Diagnostic(mistake, at: place ?? span))
  }

  package func warn(_ mistake: Mistake, at place: Span? = nil) throws(Failure) {
    try written.evaluator.emit(
      .warning(Diagnostic(mistake, at: place ?? span, severity: .warning)), at: span)
  }

  // MARK: Names

  /// A free name made of a word.
  package func freshName(for word: String) -> String {
    let reader = reader
    return reader.world.objects.freshName(for: word) { reader[$0] != nil }
  }

  /// The name after `as`, or one made of the verb; free in both cases.
  package func newName() throws(Failure) -> String {
    if let name = written.command.name {
      try reader.requireFree(name)
      return name.text
    }
    return freshName(for: declaration.verb)
  }
}

/// The call of a command that only reads: it gives no access to a world that can be changed.
package struct Look<Clauses: CommandClauses>: Call {
  package let clauses: Clauses
  package let written: WrittenCommand

  /// The same call, for code that reads only a shared set of clauses.
  package subscript<Part: CommandClauses>(part part: KeyPath<Clauses, Part>) -> Look<Part> {
    Look<Part>(clauses: clauses[keyPath: part], written: written)
  }

  /// Asks for a file to be written once this statement has ended well, which no block has a say in.
  ///
  /// - Parameter place: The keyword that asks for it.
  package func ask(toWrite file: ChartFile, at place: Span) throws(Failure) {
    let control = written.evaluator.control
    guard control.blockDepth == 0, !control.isInHandler else {
      throw fail(.topLevelOnly(place.text, as: "writes a file"), at: place)
    }
    control.request = .write(file)
  }

  /// The lessons there are, with the question that each asks.
  package var lessons: [Topic] { written.evaluator.control.hooks.lessons() }

  /// What code of another system means here; nil where nobody looks at what is answered.
  package func translation(of code: Span) throws(Failure) -> Translation? {
    guard let translate = written.evaluator.control.translate else { return nil }
    guard let translation = translate(code) else { throw fail(.unreadableSwift, at: code) }
    return translation
  }

  /// Keeps a value as `ans`: a replay needs it, but nobody would call it a change.
  package func remember(_ answer: Value) { written.evaluator.world.remember(answer) }
}
