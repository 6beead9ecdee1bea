import Answers
import Values
import Curves
import Diagnostics
import Dynamics
import Geometry
import Language
import Staging

/// A command as it was written, with its values checked against its declaration.
///
/// Every value is asked for by its keyword; nil is what was not written. Messages name the keyword,
/// what it takes and what was found.
package struct Invocation {
  package let command: Command
  package let declaration: CommandDeclaration
  package let evaluator: Evaluator
  package let isMuted: Bool

  package var world: World { evaluator.world }
  package var stage: Stage { evaluator.stage }
  package var span: Span { command.verb.span }

  /// Shows an answer, unless a semicolon mutes the line.
  package func emit(_ output: Output) throws(Failure) {
    if !isMuted { try evaluator.emit(output, at: span) }
  }

  package func fail(_ mistake: Mistake, at place: Span? = nil) -> Failure {
    .failed(Diagnostic(mistake, at: place ?? span))
  }

  package func warn(_ mistake: Mistake, at place: Span? = nil) throws(Failure) {
    try evaluator.emit(
      .warning(Diagnostic(mistake, at: place ?? span, severity: .warning)), at: span)
  }

  // MARK: What was written

  package func clause(_ keyword: String) -> Command.Clause? {
    command.clauses.first { $0.keyword.text == keyword }
  }

  package func has(_ keyword: String) -> Bool { clause(keyword) != nil }

  /// The first value behind a keyword.
  private func given(_ keyword: String) -> CommandValue? { clause(keyword)?.values.first }

  package func word(_ keyword: String) -> String? {
    if case .word(let name) = given(keyword) { name.text } else { nil }
  }

  package func expression(_ keyword: String) -> Expression? {
    if case .expression(let expression) = given(keyword) { expression } else { nil }
  }

  package func expressions(_ keyword: String) -> [Expression] {
    (clause(keyword)?.values ?? []).compactMap(\.expression)
  }

  package var subjectWord: Name? {
    if case .word(let name) = command.subject.first { name } else { nil }
  }

  package var subjectExpression: Expression? { command.subject.first?.expression }
  package var subjectExpressions: [Expression] { command.subject.compactMap(\.expression) }

  // MARK: Checked values

  package func number(_ keyword: String) throws(Failure) -> Double? {
    guard let expression = expression(keyword), let clause = declared(keyword) else { return nil }
    guard case .number(let quantity, let range) = clause.kind else { return nil }
    return try checked(expression, keyword) { (check, value) throws(Mistake) in
      try check.number(value, quantity, range)
    }
  }

  package func count(_ keyword: String) throws(Failure) -> Int? {
    guard let expression = expression(keyword), let clause = declared(keyword) else { return nil }
    guard case .count(let range) = clause.kind else { return nil }
    return try checked(expression, keyword) { (check, value) throws(Mistake) in
      try check.count(value, range)
    }
  }

  /// A keyword alone means on.
  package func boolean(_ keyword: String) throws(Failure) -> Bool? {
    guard let clause = clause(keyword) else { return nil }
    guard let expression = clause.values.first?.expression else { return true }
    return try checked(expression, keyword) { (check, value) throws(Mistake) in
      try check.boolean(value)
    }
  }

  package func point(_ keyword: String) throws(Failure) -> Point? {
    try value(keyword) { (check, value) throws(Mistake) in try check.point(value) }
  }

  package func rect(_ keyword: String) throws(Failure) -> Rect? {
    try value(keyword) { (check, value) throws(Mistake) in try check.rect(value) }
  }

  package func insets(_ keyword: String) throws(Failure) -> EdgeInsets? {
    try value(keyword) { (check, value) throws(Mistake) in try check.insets(value) }
  }

  package func curve(_ keyword: String) throws(Failure) -> Curve? {
    try value(keyword) { (check, value) throws(Mistake) in try check.curve(value) }
  }

  package func size(_ keyword: String) throws(Failure) -> Size? {
    try value(keyword) { (check, value) throws(Mistake) in try check.size(value) }
  }

  package func region(_ keyword: String) throws(Failure) -> Region? {
    try value(keyword) { (check, value) throws(Mistake) in try check.region(value) }
  }

  package func points(_ keyword: String) throws(Failure) -> [Point]? {
    try value(keyword) { (check, value) throws(Mistake) in try check.points(value) }
  }

  package func string(_ keyword: String) throws(Failure) -> String? {
    try value(keyword) { (check, value) throws(Mistake) in try check.string(value) }
  }

  /// A colour's name, or its digits in quotation marks.
  package func color(_ keyword: String) throws(Failure) -> String? {
    switch given(keyword) {
    case .word(let name):
      guard Colors.isColor(name.text) else {
        throw fail(
          .unknownColor(
            name.text, nearest: Suggestion.nearest(to: name.text, in: Colors.names)),
          at: name.span)
      }
      return name.text
    case .expression(let expression):
      guard case .string(let text) = try evaluator.value(of: expression, for: .color) else {
        throw fail(.unknownColor(expression.span.text, nearest: nil), at: expression.span)
      }
      return text
    case .binding, nil: return nil
    }
  }

  private func value<T>(
    _ keyword: String, _ body: (Check, Value) throws(Mistake) -> T
  ) throws(Failure) -> T? {
    guard let expression = expression(keyword) else { return nil }
    return try checked(expression, keyword, body)
  }

  /// Evaluates and checks a value that `what` takes.
  package func checked<T>(
    _ expression: Expression, _ what: String, _ body: (Check, Value) throws(Mistake) -> T
  ) throws(Failure) -> T {
    let value = try evaluator.evaluate(expression)
    let check = Check(what: what, text: expression.span.text)
    return try located(expression.span) { () throws(Mistake) in try body(check, value) }
  }

  private func declared(_ keyword: String) -> ClauseDeclaration? {
    declaration.clauses.first { $0.keyword == keyword }
  }

  /// Makes sure that every keyword that has to be there is.
  package func requireClauses() throws(Failure) {
    for clause in declaration.clauses where clause.isRequired && !has(clause.keyword) {
      throw fail(
        .missingClause(clause.keyword, verb: declaration.verb, sample: clause.kind.sample))
    }
  }
}
