import Answers
import Sessions
import Values

/// The lines that restore a session, and those shown of it: the last ones, with their answers.
extension Workbook {
  /// The statements with one `undo` for each row of them, because each `undo` replays what is left.
  package static func undoingAtOnce(_ statements: some Collection<String>) -> [String] {
    func isUndo(_ statement: String) -> Bool { statement == "undo" || statement == "undo;" }
    // A `def` may have given the word another meaning, so it must stand nowhere else.
    guard !statements.contains(where: { !isUndo($0) && $0.contains("undo") }) else {
      return Array(statements)
    }
    var joined: [String] = []
    var row = 0
    for statement in statements {
      guard isUndo(statement) else {
        joined.append(statement)
        row = 0
        continue
      }
      row = row < Limits.undone ? row + 1 : 1
      if row > 1 { joined.removeLast() }
      joined.append("undo \(row)")
    }
    return joined
  }

  /// A line of the session, and its answers.
  private struct Shown {
    let line: String
    var outputs: [Output] = []
    var layout = Layout.standard

    /// The line as a prompt would show it.
    var written: [String] {
      line.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        ($0 == 0 ? "> " : "  ") + $1
      }
    }

    /// The rows that it takes.
    var rows: Int {
      let renderer = TextRenderer(layout: layout, color: false, lineWidth: layout.width)
      return written.count + outputs.reduce(0) { $0 + renderer.writtenLines(for: $1).count }
    }
  }

  /// Shows the lines and answers that fit the screen, and the number of lines before them. What was
  /// undone is in no record, so it is not shown.
  func showEnd() {
    let all = (opening.map { [Shown(line: $0)] } ?? []) + session.record.items.map(Self.shown)
    let seen = Self.end(of: all, rows: (host as? any ScreenHost)?.screenRows)
    switch all.count - seen.count {
    case 0: break
    case 1: show(line: "1 earlier line is not shown; see `history`")
    case let count: show(line: "\(count) earlier lines are not shown; see `history`")
    }
    for entry in seen {
      host.show([.text(entry.written)] + entry.outputs, layout: entry.layout, from: .entry)
    }
  }

  private static func shown(_ item: Record.Item) -> Shown {
    if case .statement(let text, let outputs, let layout) = item {
      return Shown(line: text, outputs: outputs, layout: layout)
    }
    return Shown(line: item.line)
  }

  /// The last lines that fit, at least one of them.
  private static func end(of all: [Shown], rows: Int?) -> ArraySlice<Shown> {
    guard let rows else { return all[...] }
    // The count before them, notices and the next prompt need a row each.
    var room = rows - 4
    var first = all.endIndex
    while first > all.startIndex {
      room -= all[first - 1].rows
      guard room >= 0 || first == all.endIndex else { break }
      first -= 1
    }
    return all[first...]
  }
}
