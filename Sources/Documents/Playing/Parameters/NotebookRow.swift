import Answers
import Sharing

/// The measurements and expectations of one run of a notebook.
struct NotebookRow {
  /// A result with the name of its column.
  struct Result {
    /// `max(box.center.y)` for a line of `measure`, the condition of an `expect`.
    let name: String
    let unit: String
    let cell: Table.Cell
  }

  /// In the order of the run.
  var results: [Result] = []
  /// The mistake that ended the run, as a sentence without its full stop; nil if it ran to its end.
  var problem: String?

  /// Adds the results of a table of `measure`.
  mutating func add(_ table: Table, of subject: String) {
    for row in table.rows {
      guard case .text(let name)? = row.first, row.count > 2 else { continue }
      let unit = if case .text(let unit) = row[2] { unit } else { "" }
      results.append(Result(name: "\(name)(\(subject))", unit: unit, cell: row[1]))
    }
  }
}

extension NotebookRow: Packed {
  static var packing: Packing<NotebookRow> {
    Packing({ ($0.results, $0.problem) }, { NotebookRow(results: $0, problem: $1) })
  }
}

extension NotebookRow.Result: Packed {
  static var packing: Packing<NotebookRow.Result> {
    Packing(
      { result -> (String, String, Double?, Bool?) in
        switch result.cell {
        case .number(let number): (result.name, result.unit, number, nil)
        case .flag(let flag): (result.name, result.unit, nil, flag)
        // Nothing else is measured.
        case .text, .tuple, .quantities, .empty: (result.name, result.unit, nil, nil)
        }
      },
      { name, unit, number, flag in
        let cell = number.map(Table.Cell.number) ?? flag.map(Table.Cell.flag) ?? .empty
        return NotebookRow.Result(name: name, unit: unit, cell: cell)
      })
  }
}

/// The results of a notebook's runs as a table: a row for each run, a column for each result.
struct NotebookTable {
  /// The columns of results, in the order in which they first occurred.
  private var columns: [Key] = []
  private var known: [Key: Int] = [:]
  private var units: [String] = []
  private var kinds: [Table.Kind] = []
  private var rows: [(parameters: [Table.Cell], results: [Int: Table.Cell], problem: String?)] = []

  var rowCount: Int { rows.count }

  /// A result of a run: one name may occur several times.
  private struct Key: Hashable {
    let name: String
    let number: Int

    var title: String { number == 1 ? name : "\(name) \(number)" }
  }

  /// Adds a run with the cells of its parameters.
  mutating func add(_ row: NotebookRow, parameters: [Table.Cell]) {
    var counts: [String: Int] = [:]
    var results: [Int: Table.Cell] = [:]
    for result in row.results {
      counts[result.name, default: 0] += 1
      let key = Key(name: result.name, number: counts[result.name] ?? 1)
      let column = known[key] ?? columns.count
      if column == columns.count {
        known[key] = column
        columns.append(key)
        units.append("")
        if case .flag = result.cell { kinds.append(.flag) } else { kinds.append(.measured) }
      }
      if units[column].isEmpty { units[column] = result.unit }
      results[column] = result.cell
    }
    rows.append((parameters, results, row.problem))
  }

  /// The table, with the columns of the parameters in front and the errors, if any, at the end.
  func table(parameters: [Table.Column]) -> Table {
    let results = columns.indices.map { index in
      Table.Column(columns[index].title, unit: units[index], kind: kinds[index])
    }
    let hasProblems = rows.contains { $0.problem != nil }
    let problem = hasProblems ? [Table.Column("error", kind: .text)] : []
    return Table(
      columns: parameters + results + problem,
      rows: rows.map { row in
        row.parameters + columns.indices.map { row.results[$0] ?? .empty }
          + (hasProblems ? [row.problem.map { .text($0) } ?? .empty] : [])
      })
  }
}
