import Diagnostics
import Evaluation
import Language
import Sessions

/// A notebook's page as a browser copies it: paragraphs, code and answers as plain lines, without
/// markup that distinguishes them.
///
/// Code is recognized by parsing. Doubtful lines are left out, because running a word of prose
/// (`undo`, `remove it`) is worse than skipping a cell:
///
/// - A text is a page only if it contains sentences; otherwise it is code, including any mistakes.
/// - Code begins after an empty line, without indentation, and ends at the first line that is not a
///   statement. The lines after it, up to the next empty line, are its answer.
/// - Such a group of lines counts only if one of them is clearly code: a verb with arguments, or a
///   block. `let` and `=` alone also occur in other languages.
/// - Cells that were answered with an error, touch files or end the session are left out.
public struct CopiedPage: Equatable {
  /// The statements of the page, lines joined by LF.
  public let code: String
  /// The number of lines of code.
  public let lineCount: Int
  /// The number of other lines on the page, without empty ones.
  public let leftOut: Int

  /// Nil if the text is not such a page.
  package init?(_ text: String, commands: CommandTable) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count(where: { $0.isSentence }) >= Self.sentencesNeeded else { return nil }
    var reader = PageReader(lines: lines, commands: commands)
    let cells = reader.cells()
    guard !cells.isEmpty, reader.proseCount >= Self.sentencesNeeded else { return nil }
    let taken = cells.flatMap(\.self)
    code = taken.joined(separator: "\n")
    lineCount = taken.count
    leftOut = lines.count { !$0.isEmptyLine } - lineCount
  }

  private static let sentencesNeeded = 2
}

/// Finds the code in the lines of a page.
private struct PageReader {
  let lines: [Substring]
  let commands: CommandTable
  /// The number of sentences outside the code.
  private(set) var proseCount = 0
  /// Commands that the page itself defines.
  private var definitions: Set<String> = []

  /// The maximum number of lines in one statement.
  private static let statementLimit = 100

  init(lines: [Substring], commands: CommandTable) {
    (self.lines, self.commands) = (lines, commands)
  }

  /// The code of each cell, in order.
  mutating func cells() -> [[String]] {
    var cells: [[String]] = []
    var hasAnswer = false
    var index = 0
    while index < lines.count {
      let isBeginning = index == 0 || lines[index - 1].isEmptyLine
      if isBeginning, let (cell, end) = cell(from: index) {
        cells.append(cell)
        index = end
        hasAnswer = false
        continue
      }
      let line = lines[index]
      if line.isSentence { proseCount += 1 }
      // Only the answer to the cell above, not an error quoted in prose.
      if !hasAnswer, line.hasPrefix("error: ") { _ = cells.popLast() }
      if !line.isEmptyLine { hasAnswer = true }
      index += 1
    }
    return cells.filter { !$0.isEmpty }
  }

  /// The cell that begins at a line, and the line after its code; nil if there is none.
  private mutating func cell(from start: Int) -> (lines: [String], end: Int)? {
    var taken: [String] = []
    var isCertain = false
    var index = start
    while index < lines.count, let found = statements(at: index) {
      if found.statements.allSatisfy(\.isLiteral) { break }
      let actsOutside = found.statements.contains {
        commands.roles(of: $0).contains(.actsOutside)
      }
      if !found.statements.allSatisfy(\.isExpression), !actsOutside {
        taken += lines[index..<found.end].map(String.init)
        isCertain = isCertain || found.statements.contains(where: \.isCertain)
      }
      definitions.formUnion(found.statements.compactMap(\.definedName))
      index = found.end
    }
    return isCertain ? (taken, index) : nil
  }

  /// The statements that begin at a line and may span several, and the line after them; nil if they
  /// cannot be parsed.
  private func statements(at start: Int) -> (statements: [Statement], end: Int)? {
    guard !lines[start].isEmptyLine, lines[start].first?.isWhitespace == false else { return nil }
    // Most lines are prose, and one line is enough to see that.
    if case .invalid? = problem(in: lines[start]) { return nil }
    let rest = lines[start...].prefix(Self.statementLimit).joined(separator: "\n")
    var parser = parser(of: rest)
    guard let statements = try? parser.nextLine()?.statements, let last = statements.last,
      !statements.contains(where: { $0.isQuestion || $0.isAnswer })
    else { return nil }
    return (statements, start + last.span.source.position(of: last.span.upper).line)
  }

  private func problem(in line: Substring) -> ParseProblem? {
    var parser = parser(of: String(line))
    do {
      _ = try parser.nextLine()
      return nil
    } catch {
      return error
    }
  }

  private func parser(of text: String) -> Parser {
    Parser(Source(text), grammar: commands.grammar, definitions: definitions)
  }
}

extension Substring {
  fileprivate var isEmptyLine: Bool { allSatisfy(\.isWhitespace) }

  /// Whether it ends like a sentence and has several words; code rarely does both.
  fileprivate var isSentence: Bool {
    let closers: Set<Character> = ["\"", "”", "’", "»", ")", " ", "\t"]
    guard let last = self.last(where: { !closers.contains($0) }) else { return false }
    if ["。", "！", "？"].contains(last) { return true }
    return [".", "!", "?", ":"].contains(last)
      && split(whereSeparator: \.isWhitespace).count >= 4
  }
}

extension Statement {
  fileprivate var isExpression: Bool { if case .expression = kind { true } else { false } }

  /// Whether it is a bare value without names: probably an answer, not code.
  fileprivate var isLiteral: Bool {
    if case .expression(let expression) = kind { expression.isLiteral } else { false }
  }

  /// Whether it parses as code but is output of `goto` or `code`: an assignment to time, or a Swift
  /// initializer.
  fileprivate var isAnswer: Bool {
    switch kind {
    case .assignment(let path, _, _): path.isName { $0 == "t" }
    case .letBinding(_, let value):
      if case .call(let callee, _) = value.kind {
        callee.isName { $0.first?.isUppercase == true }
      } else {
        false
      }
    default: false
    }
  }

  fileprivate var definedName: String? {
    if case .definition(let name, _, _) = kind { name.text } else { nil }
  }

  /// Whether it is clearly this language and more than a single word.
  fileprivate var isCertain: Bool {
    switch kind {
    case .command: span.text.contains(" ")
    case .definedCommand, .handler, .scheduled, .keyframe, .repeatLoop, .definition: true
    case .forLoop, .conditional: blocks.flatMap(\.statements).contains(where: \.isCertain)
    case .letBinding, .assignment, .expression: false
    }
  }
}

extension Expression {
  fileprivate func isName(where matches: (String) -> Bool) -> Bool {
    if case .name(let name) = kind { matches(name) } else { false }
  }

  fileprivate var isLiteral: Bool {
    switch kind {
    case .number, .string, .boolean, .size: true
    case .tuple(let parts), .list(let parts): parts.allSatisfy(\.isLiteral)
    case .unary(_, let operand): operand.isLiteral
    case .binary(_, let left, let right): left.isLiteral && right.isLiteral
    case .name, .call, .member, .index: false
    }
  }
}
