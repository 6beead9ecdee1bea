import Answers
import Diagnostics
import Language
import MotionCurves
import Values

/// A call of a command: `call[\.magnitude]` is the value of a clause. Each value is read and checked
/// against its declaration once, before the command runs.
package protocol Call<Clauses> {
  /// The clauses of the called command, so that a call cannot read another command's clauses.
  associatedtype Clauses: CommandClauses
  var clauses: Clauses { get }
  var written: WrittenCommand { get }
}

/// The state of a call without the type of its clauses: the command as written, its declaration and
/// the values of its parts.
package struct WrittenCommand {
  package let command: Command
  package let declaration: CommandDeclaration
  package let isMuted: Bool
  let evaluator: Evaluator
  /// The values of the subject and the clauses by keyword; the subject's keyword is empty.
  private var values: [String: Any] = [:]

  init(_ command: Command, _ evaluator: Evaluator, isMuted: Bool) throws(Failure) {
    self.command = command
    declaration = evaluator.commands[command]
    self.evaluator = evaluator
    self.isMuted = isMuted
    for clause in declaration.clauses
    where clause.isRequired && command.clause(clause.word) == nil {
      throw evaluator.expressions.missing(clause.word, of: command)
    }
    for part in declaration.parts {
      values[part.key] = try part.resolved(evaluator.expressions, command)
    }
  }

  /// Returns the value of a part of the declaration.
  fileprivate func value<Content>(_ keyword: String) -> Content {
    guard let resolved = values[keyword] as? Resolved<Content> else {
      // `DeclarationTests` checks that no command has two parts of one keyword.
      preconditionFailure("`\(declaration.verb)` declares `\(keyword)` as another type")
    }
    return resolved.content
  }
}

/// A typed value in a table of values of all types.
struct Resolved<Content> {
  let content: Content
}

extension Call {
  package subscript<Content>(path: KeyPath<Clauses, Clause<Content>>) -> Content {
    written.value(clauses[keyPath: path].name)
  }

  package subscript<Content>(path: KeyPath<Clauses, Subject<Content>>) -> Content {
    written.value("")
  }

  package var declaration: CommandDeclaration { written.declaration }
  package var span: Span { written.command.verb.span }
  package var block: Block? { written.command.block }
  /// The Swift code in braces.
  package var swift: Span? { written.command.swift }
  package var thenBlock: Block? { written.command.thenBlock }
  /// Evaluates expressions in the scope of this call.
  package var expressions: ExpressionEvaluator { written.evaluator.expressions }
  /// Reads the world.
  package var inspector: Inspector { Inspector(written.evaluator.world) }

  // MARK: Places in the source

  /// The place of a keyword; nil if it was not written.
  package func place<Content>(of clause: KeyPath<Clauses, Clause<Content>>) -> Span? {
    place(ofKeyword: keyword(of: clause))
  }

  /// The keyword of a clause.
  package func keyword<Content>(of clause: KeyPath<Clauses, Clause<Content>>) -> String {
    clauses[keyPath: clause].name
  }

  /// The place of a keyword's first value.
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

  /// The place of the subject's first value.
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

  /// Shows an answer unless a semicolon mutes the line.
  package func emit(_ output: Output) throws(Failure) {
    if written.isMuted {
      try spend(.answer, output.lineEstimate)
    } else {
      try written.evaluator.emit(output, at: span)
    }
  }

  /// Whether the command is in a block, where a success is not reported in every round.
  package var isInBlock: Bool { written.evaluator.isInBlock }

  /// Throws if a text of `count` bytes would exceed the lines that may still be shown.
  package func requireRoom(forBytes count: Int) throws(Failure) {
    guard Output.lineEstimate(bytes: count) <= written.evaluator.control.linesLeft else {
      throw fail(.tooMuchOutput(Limits.outputLines))
    }
  }

  /// Counts the work that a command is about to do, and throws if it exceeds the limit.
  package func spend(_ work: Work, _ times: Int = 1, by factor: Int = 1) throws(Failure) {
    try written.evaluator.spend(work, times, by: factor, at: span)
  }

  /// Whether a line of the log runs again, for `back` or in a sweep.
  package var isReplay: Bool { written.evaluator.control.isReplay }

  /// The results of fits.
  package var fits: FitMemory { written.evaluator.world.meter.fits }

  package func fail(_ mistake: Mistake, at place: Span? = nil) -> Failure {
    .failed(Diagnostic(mistake, at: place ?? span))
  }

  /// Runs code of the layers below; a problem of theirs becomes a mistake, at the verb if no other
  /// place is named.
  @discardableResult
  package func attempt<T>(
    at place: Span? = nil, _ body: () throws -> T
  ) throws(Failure) -> T {
    try Evaluation.attempt(at: place ?? span, body)
  }

  package func warn(_ mistake: Mistake, at place: Span? = nil) throws(Failure) {
    try written.evaluator.emit(
      .warning(Diagnostic(mistake, at: place ?? span, severity: .warning)), at: span)
  }

  /// Shows advice on a command that ran. Notebooks do not record it.
  package func note(_ mistake: Mistake) throws(Failure) {
    try emit(.diagnostic(Diagnostic(mistake, at: nil, severity: .note)))
  }

  // MARK: Names

  /// A free name derived from a word.
  package func freshName(for word: String) -> String {
    let expressions = expressions
    let first = expressions.stage.firstFreeKeyNumber(of: word)
    return expressions.world.objects.freshName(for: word, from: first) { expressions[$0] != nil }
  }

  /// The name after `as`, or one derived from the verb; both are checked to be free.
  package func newName() throws(Failure) -> String {
    if let name = written.command.name {
      try expressions.requireFree(name)
      return name.text
    }
    return freshName(for: declaration.verb)
  }
}

/// The call of a command that only reads: it gives no access to a mutable world.
package struct Look<Clauses: CommandClauses>: Call {
  package let clauses: Clauses
  package let written: WrittenCommand

  package init(clauses: Clauses, written: WrittenCommand) {
    (self.clauses, self.written) = (clauses, written)
  }

  /// The same call with a shared set of clauses as its clauses.
  package subscript<Part: CommandClauses>(part part: KeyPath<Clauses, Part>) -> Look<Part> {
    Look<Part>(clauses: clauses[keyPath: part], written: written)
  }

  /// Requests that a file be written after this statement succeeds. Throws in a block or a handler:
  /// only a statement at the top level can write a file.
  ///
  /// - Parameter place: The keyword that requests it.
  package func ask(toWrite file: ChartFile, at place: Span) throws(Failure) {
    let control = written.evaluator.control
    guard control.blockDepth == 0, !control.isInHandler else {
      throw fail(.topLevelOnly(place.text, as: "writes a file"), at: place)
    }
    control.request = file
  }

  /// The available lessons, each with its question.
  package var lessons: [Topic] { written.evaluator.control.hooks.lessons() }

  /// Motionbook's lines for a name of another system; empty if it is unknown.
  package func counterparts(of name: String) -> [Counterpart] {
    written.evaluator.control.hooks.counterparts(name)
  }

  /// The meaning of another system's code here; nil if the answer is not shown.
  package func translation(of code: Span) throws(Failure) -> Translation? {
    guard let translate = written.evaluator.control.translate else { return nil }
    guard code.upper - code.lower <= Limits.swiftLength else {
      throw fail(.textTooLong(Limits.swiftLength, of: "code in `swift`"), at: code)
    }
    guard let translation = translate(code) else { throw fail(.unreadableSwift, at: code) }
    return translation
  }

  /// The lines of this session that plain words are near; none if the answer is not shown.
  package func nearest(to words: String) -> [Topic] {
    written.evaluator.control.nearest?(words) ?? []
  }

  /// Stores a value as `ans`: a replay needs it, but a user would not count it as a change.
  package func remember(_ answer: Value) { written.evaluator.world.remember(answer) }

  /// Stores a fitted curve as `ans`, for `code` with what it was fitted to.
  package func remember(_ curve: Curve, fittedTo origin: FitOrigin?) {
    written.evaluator.world.remember(curve, origin)
  }

  /// The series that a curve was fitted to; nil if no fit has found it.
  package func origin(of curve: Curve) -> FitOrigin? {
    written.evaluator.world.values.fits[curve.name]
  }
}
