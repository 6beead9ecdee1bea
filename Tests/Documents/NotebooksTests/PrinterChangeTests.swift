import Foundation
import TestSupport
import Testing
import Text

@testable import Notebooks

/// Recorded outputs, read again with every printer changed a little.
@Suite struct PrinterChangeTests {
  /// All outputs that the notebooks record.
  private static let outputs: [String] = ProjectFolder.notebooks.names(ending: ".md").flatMap {
    name in
    let text = try? ProjectFolder.notebooks.text(name + ".md")
    let document = text.flatMap { try? NotebookDocument(text: $0) }
    return document.map { $0.cells.compactMap(\.recorded) } ?? []
  }.filter { !$0.contains("...") && !$0.contains("[..]") && !$0.isEmpty }

  @Test func otherWritingAgrees() {
    var random = Seeded(61)
    #expect(Self.outputs.count > 500)
    var changed = 0
    for _ in 0..<2_000 {
      let recorded = random.pick(Self.outputs)
      let actual = ChangedPrinter.text(recorded, &random)
      if actual != recorded { changed += 1 }
      let result = OutputComparison.compare(recorded: recorded, actual: CellOutput(actual))
      #expect(result.drifts.isEmpty, "\(recorded)\n-- is written as --\n\(actual)")
    }
    #expect(changed > 1_500)
  }

  @Test func anotherNumberDrifts() {
    var random = Seeded(62)
    var tried = 0
    for _ in 0..<2_000 {
      let recorded = random.pick(Self.outputs)
      guard let moved = ChangedPrinter.withOtherNumber(recorded, &random) else { continue }
      tried += 1
      let actual = ChangedPrinter.text(moved, &random)
      let result = OutputComparison.compare(recorded: recorded, actual: CellOutput(actual))
      #expect(!result.drifts.isEmpty, "\(recorded)\n-- is now --\n\(actual)")
    }
    #expect(tried > 1_500)
  }

  /// A row with nothing but a name says nothing, so it may go; what it says now, it did not say.
  @Test(arguments: [
    ("period\n", "", true), ("period\n", "period        2  s\n", false),
    ("period        2  s\n", "", false), ("0.8889\n", "8.7778\n", false),
  ])
  func rowsOfNamesMayBeGone(_ before: String, _ now: String, agrees: Bool) {
    let table = { (row: String) in
      "y       value  unit\n-------  -----  ----\nlast        4  pt\n\(row)bounces     0\n"
    }
    let result = OutputComparison.compare(recorded: table(before), actual: CellOutput(table(now)))
    #expect(result.drifts.isEmpty == agrees)
  }
}

/// A printer of another version: the same numbers in other words, glyphs, orders and places.
private enum ChangedPrinter {
  private enum Kind {
    case grid, legend, sentence, table, rule, drawing, mistake, comment, listing, text
  }

  static func text(_ recorded: String, _ random: inout Seeded) -> String {
    let lines = OutputText.lines(recorded)
    let kinds = Self.kinds(of: lines)
    var result: [String] = []
    if random.below(3) == 0 { result += ["warning: this is new", "  fall 3", "  ^^^^"] }
    var index = 0
    while index < lines.count {
      let line = lines[index]
      switch kinds[index] {
      case .grid, .legend: result.append(line.replacing("*", with: "%"))
      case .drawing: result.append(line.replacing("'", with: "`"))
      case .listing where random.below(2) == 0:
        result += ["  brandNew  12  a number", line]
      case .text, .sentence:
        var whole = line
        while index + 1 < lines.count, kinds[index + 1] == kinds[index],
          lines[index + 1].hasPrefix("  ")
        {
          index += 1
          whole += " " + lines[index].trimmed
        }
        result += Self.clauses(whole, isSentence: kinds[index] == .sentence)
      default: result.append(line)
      }
      if kinds[index] == .table, index + 1 == lines.count || kinds[index + 1] != .table {
        result.append(Self.newRow(below: lines[kinds[..<index].lastIndex(of: .rule) ?? index]))
      }
      index += 1
    }
    if random.below(3) == 0 { result.append("a note that is new: 17 things") }
    return OutputText.joined(result)
  }

  /// The clauses of a sentence in another order, on lines of another width.
  private static func clauses(_ text: String, isSentence: Bool) -> [String] {
    var parts = text.components(separatedBy: ", ")
    if isSentence, !text.contains("("), parts.count > 2 {
      let last = parts.removeLast()
      parts.insert(last, at: 1)
    }
    let words = parts.joined(separator: ", ").split(
      separator: " ", omittingEmptySubsequences: false)
    let isLong = text.count > 60 && !text.contains("  ")
    guard isLong else { return [parts.joined(separator: ", ")] }
    let half = words.count / 2
    return [words[..<half].joined(separator: " "), "  " + words[half...].joined(separator: " ")]
  }

  private static func newRow(below rule: String) -> String {
    rule.split(separator: " ", omittingEmptySubsequences: false).map { part in
      part.isEmpty ? "" : "9" + String(repeating: " ", count: part.count - 1)
    }.joined(separator: " ")
  }

  /// The text with one number that is neither on a picture nor in a remark moved far; nil if there is
  /// none.
  static func withOtherNumber(_ recorded: String, _ random: inout Seeded) -> String? {
    let lines = OutputText.lines(recorded)
    let kinds = Self.kinds(of: lines)
    let movable = lines.indices.filter { index in
      [.table, .listing, .text, .sentence].contains(kinds[index])
        && !SaidTokens(WrittenLine(lines[index])).numbers.isEmpty
        // A sentence begins with the name of its curve, which the title and the legend have, too.
        && (kinds[index] != .sentence || lines[index].hasPrefix("  "))
    }
    guard !movable.isEmpty else { return nil }
    let index = random.pick(movable)
    let numbers = SaidTokens(WrittenLine(lines[index])).numbers
    let number = random.pick(numbers)
    let moved = number.isWhole ? "\(Int(number.value) + 3)" : "\(number.value * 2 + 7)"
    var changed = lines
    // The number may also stand in a word before it, which is no number.
    let line = lines[index].replacing(number.text, with: moved, maxReplacements: 1)
    let others = SaidTokens(WrittenLine(line)).numbers
    guard others.count == numbers.count, others != numbers else { return nil }
    changed[index] = line
    return OutputText.joined(changed)
  }

  private static func kinds(of lines: [String]) -> [Kind] {
    var kinds = lines.map { line -> Kind in
      if ["//", "/*"].contains(where: line.trimmed.hasPrefix) { return .comment }
      return line.hasPrefix("  ") && line.trimmed.contains("  ") ? .listing : .text
    }
    var legendEnds: [Int] = []
    for grid in PlotGrid.find(in: lines) {
      for line in grid.rows { kinds[line] = .grid }
      kinds[grid.bottom] = .rule
      var place = grid.bottom + 1
      if place < lines.count { kinds[place] = .rule }
      place += 1
      while place < lines.count, let mark = lines[place].first, "*o+x#@%&".contains(mark),
        lines[place].dropFirst().first == " "
      {
        kinds[place] = .legend
        place += 1
      }
      legendEnds.append(place)
    }
    var place = 0
    while place < lines.count {
      if let table = SaidTable(head: place, of: lines.map { WrittenLine($0) }) {
        for line in table.lines { kinds[line] = .table }
        kinds[place] = .rule
        kinds[place + 1] = .rule
        place = table.lines.upperBound
      } else if let drawing = SaidDrawing(top: place, of: lines) {
        for line in drawing.lines { kinds[line] = .drawing }
        place = drawing.lines.upperBound
      } else if let mistake = SaidMistake(from: place, of: lines) {
        for line in mistake.lines { kinds[line] = .mistake }
        place = mistake.lines.upperBound
      } else {
        place += 1
      }
    }
    for end in legendEnds {
      for line in kinds[end...].prefix(while: { $0 == .text }).indices { kinds[line] = .sentence }
    }
    return kinds
  }
}

extension String {
  fileprivate var trimmed: String { trimmingBlanks }
}
