import Diagnostics
import Language
import Values

/// A keyword of a command, with the type of its value: `call[\.magnitude]` is a number, or an
/// optional number if the keyword is optional and does not have a default.
package struct Clause<Content>: Sendable {
  package let row: SlotRow
  /// Reads the written value, or returns the default.
  let read: @Sendable (ExpressionEvaluator, Command) throws(Failure) -> Content
}

extension Clause {
  /// An optional keyword.
  /// - Parameter note: describes the default, for help.
  package init<Given>(
    _ keyword: String, _ kind: ArgumentType<Given>, _ summary: String, else note: String = "",
    isValueOptional: Bool = false, also: [String] = []
  ) where Content == Given? {
    row = SlotRow(
      keyword, kind.untyped, summary, default: note, isValueOptional: isValueOptional, also: also)
    read = { (evaluator, command) throws(Failure) in
      guard let clause = command.clause(keyword) else { return nil }
      return try evaluator.read(kind, clause, of: command)
    }
  }

  /// A keyword with a default. Help prints this value, so the default is stated only here.
  /// - Parameter description: describes the default in help, if the value alone is not clear.
  package init(
    _ keyword: String, _ kind: ArgumentType<Content>, _ summary: String, default standard: Content,
    describedAs description: String? = nil, isValueOptional: Bool = false, also: [String] = []
  ) where Content: Sendable {
    row = SlotRow(
      keyword, kind.untyped, summary, default: description ?? kind.written(standard),
      isValueOptional: isValueOptional, also: also)
    read = { (evaluator, command) throws(Failure) in
      guard let clause = command.clause(keyword) else { return standard }
      return try evaluator.read(kind, clause, of: command)
    }
  }

  /// A required keyword.
  package init(
    required keyword: String, _ kind: ArgumentType<Content>, _ summary: String, also: [String] = []
  ) {
    row = SlotRow(keyword, kind.untyped, summary, isRequired: true, also: also)
    read = { (evaluator, command) throws(Failure) in
      guard let clause = command.clause(keyword) else {
        throw evaluator.missing(keyword, of: command)
      }
      return try evaluator.read(kind, clause, of: command)
    }
  }
}

extension Clause where Content == Bool {
  /// A keyword that takes no value and is true if present.
  package init(flag keyword: String, _ summary: String, also: [String] = []) {
    row = SlotRow(keyword, .flag, summary, also: also)
    read = { (_, command) throws(Failure) in command.clause(keyword) != nil }
  }
}

/// The values between a verb and its first keyword.
package struct Subject<Content>: Sendable {
  package let row: SlotRow
  let read: @Sendable (ExpressionEvaluator, Command) throws(Failure) -> Content

  /// A required subject.
  package init(_ label: String, _ kind: ArgumentType<Content>, _ summary: String) {
    row = SlotRow(label, kind.untyped, summary, isRequired: true)
    read = { (evaluator, command) throws(Failure) in try evaluator.read(kind, ofSubject: command) }
  }

  /// An optional subject.
  package init<Given>(
    optional label: String, _ kind: ArgumentType<Given>, _ summary: String
  ) where Content == Given? {
    row = SlotRow(label, kind.untyped, summary)
    read = { (evaluator, command) throws(Failure) in
      command.subject.isEmpty ? nil : try evaluator.read(kind, ofSubject: command)
    }
  }
}

extension SlotRow {
  /// The syntax of a clause.
  package var form: ClauseForm {
    ClauseForm(
      keyword: word, also: also, value: kind.form, described: kind.described,
      literal: kind.literal, isValueOptional: isValueOptional, isRequired: isRequired)
  }
}

extension Command {
  package func clause(_ keyword: String) -> Clause? {
    clauses.first { $0.keyword.text == keyword }
  }
}

extension ExpressionEvaluator {
  /// Reads the values after a keyword. If they are of the wrong type, the message suggests an
  /// example with this keyword, or with the one keyword that accepts such a value.
  fileprivate func read<Content>(
    _ kind: ArgumentType<Content>, _ clause: Command.Clause, of command: Command
  ) throws(Failure) -> Content {
    try read(kind, clause.values, clause.keyword.text, of: command) { form, value in
      let fitting = form.keywords(thatTake: value).filter { command.clause($0) == nil }
      return form.example(with: fitting.count == 1 ? fitting[0] : clause.keyword.text)
    }
  }

  /// Reads the values after a verb. If they are of the wrong type, the message suggests the
  /// command's first example.
  fileprivate func read<Content>(
    _ kind: ArgumentType<Content>, ofSubject command: Command
  ) throws(Failure) -> Content {
    try read(kind, command.subject, command.verb.text, of: command) { form, _ in
      form.examples.first
    }
  }

  private func read<Content>(
    _ kind: ArgumentType<Content>, _ values: [CommandValue], _ what: String, of command: Command,
    example: (CommandForm, Expression) -> String?
  ) throws(Failure) -> Content {
    do {
      return try kind.read(self, values, what)
    } catch .failed(let diagnostic) where diagnostic.mistake.id.isOfType {
      // A call in the value may be the part that expects another type.
      if case .call? = values.first?.expression?.kind { throw .failed(diagnostic) }
      guard let value = values.first?.expression, let span = diagnostic.span,
        span.lower == value.span.lower, span.upper == value.span.upper,
        let example = example(commands[command].form, value)
      else { throw .failed(diagnostic) }
      throw Failure(diagnostic.mistake.helped(by: Sentence(example: example)), at: diagnostic.span)
    } catch {
      throw error
    }
  }

  func missing(_ keyword: String, of command: Command) -> Failure {
    Failure(
      .missingClause(
        keyword, verb: command.verb.text, commands[command].form.example(with: keyword)),
      at: command.verb.span)
  }
}
