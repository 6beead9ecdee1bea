import Text

/// The differences of two notebooks by meaning: which cells, which numbers in their recorded
/// outputs, and which lines of prose.
public struct NotebookDifference: Sendable {
  /// One difference.
  public enum Change: Hashable, Sendable {
    /// Lines of prose; `line` counts in the new notebook, from 1.
    case prose(removed: [String], added: [String], line: Int)
    /// Cells are given by the lines of their code, and by the line of the notebook that has them.
    case removedCell(code: [String], line: Int)
    case addedCell(code: [String], line: Int)
    /// The cell has other code or directives: the lines that differ.
    case code(removed: [String], added: [String], line: Int)
    /// A number in the output moved.
    case number(NumberChange, line: Int)
    /// Lines of the output that differ in more than numbers.
    case output(removed: [String], added: [String], line: Int)
  }

  /// A number that moved.
  public struct NumberChange: Hashable, Sendable {
    public let old: String
    public let new: String
    /// The new value minus the old one.
    public let difference: Double
    /// The difference as a share of the old value; nil if that is 0.
    public let share: Double?
  }

  /// In the order of the notebooks: cells first, then prose.
  public let changes: [Change]

  /// Compares two notebooks.
  public init(from old: NotebookDocument, to new: NotebookDocument) {
    changes = Self.cells(old, new) + Self.prose(old, new)
  }

  // MARK: Cells

  private static func cells(_ old: NotebookDocument, _ new: NotebookDocument) -> [Change] {
    let difference = LineDifference(from: old.cells.map(key), to: new.cells.map(key))
    var changes: [Change] = []
    var (place, other) = (0, 0)
    func pairUp(to end: Int) {
      while place < end {
        changes += outputs(old.cells[place], new.cells[other])
        (place, other) = (place + 1, other + 1)
      }
    }
    for change in difference.changes {
      pairUp(to: change.old.lowerBound)
      let paired = min(change.old.count, change.new.count)
      for index in 0..<paired {
        let (before, after) = (
          old.cells[change.old.lowerBound + index], new.cells[change.new.lowerBound + index]
        )
        changes.append(code(before, after))
        changes += outputs(before, after)
      }
      changes += old.cells[change.old.dropFirst(paired)].map {
        .removedCell(code: lines($0), line: $0.line)
      }
      changes += new.cells[change.new.dropFirst(paired)].map {
        .addedCell(code: lines($0), line: $0.line)
      }
      (place, other) = (change.old.upperBound, change.new.upperBound)
    }
    pairUp(to: old.cells.count)
    return changes
  }

  private static func key(_ cell: Cell) -> String { lines(cell).joined(separator: "\n") }

  /// A cell's directives and code.
  private static func lines(_ cell: Cell) -> [String] {
    (cell.directives.comment.map { [$0] } ?? []) + OutputText.lines(cell.code)
  }

  private static func code(_ old: Cell, _ new: Cell) -> Change {
    let (removed, added) = differing(lines(old), lines(new))
    return .code(removed: removed, added: added, line: new.line)
  }

  private static func differing(
    _ old: [String], _ new: [String]
  ) -> (removed: [String], added: [String]) {
    let changes = LineDifference(from: old, to: new).changes
    return (changes.flatMap { old[$0.old] }, changes.flatMap { new[$0.new] })
  }

  // MARK: Outputs

  private static func outputs(_ old: Cell, _ new: Cell) -> [Change] {
    let (before, after) = (
      OutputText.lines(old.recorded ?? ""), OutputText.lines(new.recorded ?? "")
    )
    return LineDifference(from: before, to: after).changes.flatMap { change -> [Change] in
      let line = new.outputLine + change.new.lowerBound
      guard change.old.count == change.new.count else {
        if before[change.old].hasWords(of: after[change.new]) { return [] }
        return [
          .output(removed: Array(before[change.old]), added: Array(after[change.new]), line: line)
        ]
      }
      return zip(change.old, change.new).flatMap { index, other -> [Change] in
        let line = new.outputLine + other
        return numbers(before[index], after[other]).map { $0.map { .number($0, line: line) } }
          ?? [.output(removed: [before[index]], added: [after[other]], line: line)]
      }
    }
  }

  /// The numbers that moved between two lines; nil if other text differs. The columns of a table and
  /// the rule under its head are as wide as its numbers, so their widths mean nothing.
  private static func numbers(_ old: String, _ new: String) -> [NumberChange]? {
    if old.isRule, new.isRule { return [] }
    let (before, after) = (elements(of: old), elements(of: new))
    guard before.count == after.count else { return nil }
    var changes: [NumberChange] = []
    for (element, other) in zip(before, after) {
      guard element.hasShape(of: other) else { return nil }
      guard case .number(let number) = element, case .number(let moved) = other,
        number.text != moved.text
      else { continue }
      let difference = moved.value - number.value
      changes.append(
        NumberChange(
          old: number.text, new: moved.text, difference: difference,
          share: number.value == 0 ? nil : difference / abs(number.value)))
    }
    return changes
  }

  private static func elements(of line: String) -> [LineElement] {
    [LineElement](line: WrittenLine(line)).filter { if case .blanks = $0 { false } else { true } }
  }

  // MARK: Prose

  private static func prose(_ old: NotebookDocument, _ new: NotebookDocument) -> [Change] {
    let (before, after) = (proseLines(of: old), proseLines(of: new))
    return LineDifference(from: before.map(\.text), to: after.map(\.text)).changes.map { change in
      let last = after.last.map { $0.line + 1 } ?? 1
      let line = change.new.lowerBound < after.count ? after[change.new.lowerBound].line : last
      return .prose(
        removed: before[change.old].map(\.text), added: after[change.new].map(\.text), line: line)
    }
  }

  private static func proseLines(of document: NotebookDocument) -> [(text: String, line: Int)] {
    document.parts.flatMap { part -> [(String, Int)] in
      guard case .prose(let text, let line) = part else { return [] }
      return OutputText.lines(text).enumerated().map { ($1, line + $0) }
    }.filter { !$0.0.trimmingBlanks.isEmpty }
  }
}

extension ArraySlice<String> {
  /// Whether the lines differ from others only in spaces and line breaks.
  fileprivate func hasWords(of other: Self) -> Bool {
    joined().filter { !$0.isWhitespace } == other.joined().filter { !$0.isWhitespace }
  }
}

extension String {
  /// Whether it is the rule under a table's head.
  fileprivate var isRule: Bool { hasPrefix("--") && utf8.allSatisfy { "- ".utf8.contains($0) } }
}

extension NotebookDifference {
  /// The differences as lines.
  public var lines: [String] { changes.flatMap(\.lines) }
}

extension NotebookDifference.Change {
  fileprivate var lines: [String] {
    func marked(_ removed: [String], _ added: [String]) -> [String] {
      removed.map { "- \($0)" } + added.map { "+ \($0)" }
    }
    return switch self {
    case .prose(let removed, let added, let line): ["line \(line), prose:"] + marked(removed, added)
    case .removedCell(let code, let line): ["cell of line \(line) removed:"] + marked(code, [])
    case .addedCell(let code, let line): ["line \(line), new cell:"] + marked([], code)
    case .code(let removed, let added, let line): ["line \(line), cell:"] + marked(removed, added)
    case .number(let change, let line): ["line \(line): \(change)"]
    case .output(let removed, let added, let line):
      ["line \(line), output:"] + marked(removed, added)
    }
  }
}

extension NotebookDifference.NumberChange: CustomStringConvertible {
  /// Both numbers and how far the number moved.
  public var description: String {
    let format = NumberFormat(digits: 3)
    let sign = { (number: Double) in number > 0 ? "+" : "" }
    let percent = share.map { share in " (\(sign(share))\(format.string(share * 100)) %)" } ?? ""
    return "\(old) is now \(new): \(sign(difference))\(format.string(difference))\(percent)"
  }
}
