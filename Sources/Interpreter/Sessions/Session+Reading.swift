import Diagnostics
import Evaluation
import Language
import MotionCurves
import Values

/// An entry that was parsed to check whether it is complete, and is not parsed again to run it.
struct ParsedEntry {
  let text: [UInt8]
  /// The whole entry. An entry of several lines is parsed again as it runs, because a line may
  /// create names that change the meaning of the next one.
  let line: Line
  /// The names that were known when it was parsed.
  let definitions: Set<String>
  let callables: Set<String>
}

extension Session {
  /// Whether the text is incomplete and needs another line.
  public func isIncomplete(_ text: String) -> Bool {
    let source = Source(text)
    if parsedEntry?.text == source.utf8, isCurrent(parsedEntry) { return false }
    parsedEntry = nil
    var parser = parser(for: source)
    do {
      let lines = try parser.allLines()
      if lines.count == 1 {
        parsedEntry = ParsedEntry(
          text: source.utf8, line: lines[0], definitions: parser.definitions,
          callables: parser.callables)
      }
      return false
    } catch {
      // `#selector(…)` of Swift is a comment here, which hides brackets that close.
      let swift = text.replacing("#selector(", with: "selector(")
      return error.isIncomplete && (swift == text || isIncomplete(swift))
    }
  }

  /// The line of an entry, if the session still has the names with which it was parsed. Each entry
  /// is taken once, so that the log can distinguish a line from the same one typed again.
  func consumeEntry(_ source: Source) -> Line? {
    guard let entry = parsedEntry, source.name == nil, source.firstLine == 1 else { return nil }
    parsedEntry = nil
    return entry.text == source.utf8 && isCurrent(entry) ? entry.line : nil
  }

  private func isCurrent(_ entry: ParsedEntry?) -> Bool {
    guard let entry else { return false }
    return entry.definitions == world.values.definitions.nameSet
      && entry.callables == world.values.variables.curveNames
  }

  /// Whether a text can be parsed.
  public func canRead(_ text: String) -> Bool {
    var parser = parser(for: Source(text))
    return (try? parser.allLines()) != nil
  }

  /// The value of an expression as text. Nothing changes, and nothing is recorded.
  ///
  /// - Throws: What is wrong with it.
  public func value(of text: String) throws(Diagnostic) -> String {
    try expression(in: Source(text)) { (expression, evaluator) throws(Failure) in
      try evaluator.evaluate(expression).text(evaluator.format)
    }
  }

  /// The curve that an expression is; nil for any other one. Nothing changes, and nothing is
  /// recorded.
  package func curve(of text: String) -> Curve? {
    try? expression(in: Source(text)) { (expression, evaluator) throws(Failure) in
      try evaluator.evaluate(expression).asCurve
    }
  }

  /// Reads a whole text as one expression. Nothing changes, and nothing is recorded.
  ///
  /// - Throws: What is wrong with it.
  func expression<T>(
    in source: Source, _ read: (Expression, ExpressionEvaluator) throws(Failure) -> T
  ) throws(Diagnostic) -> T {
    try reading(source, { (parser) throws(ParseProblem) in try parser.wholeExpression() }, read)
  }

  /// Parses a whole text and reads what it says. Nothing changes, and nothing is recorded.
  ///
  /// - Throws: What is wrong with it.
  func reading<Parsed, T>(
    _ source: Source, _ parse: (inout Parser) throws(ParseProblem) -> Parsed,
    _ read: (Parsed, ExpressionEvaluator) throws(Failure) -> T
  ) throws(Diagnostic) -> T {
    world.beginStatement()
    defer { _ = world.rollBack() }
    do {
      var parser = parser(for: source)
      return try read(try parse(&parser), expressions)
    } catch let problem as ParseProblem {
      throw problem.diagnostic
    } catch let Failure.failed(diagnostic) as Failure {
      throw diagnostic
    } catch {
      throw Diagnostic(.interrupted, at: nil)
    }
  }

  /// Whether a text begins with a line that only starts over, such as `reset`.
  ///
  /// - Parameter isWhole: Whether the text must have no other line.
  package func startsOver(_ text: String, isWhole: Bool) -> Bool {
    var parser = parser(for: Source(text))
    guard let first = try? parser.nextLine(), first.statements.count == 1,
      commands.roles(of: first.statements[0]).contains(.startsOver)
    else { return false }
    return !isWhole || (try? parser.allLines().isEmpty) ?? false
  }
}
