import Answers
import Text

/// The results of a sweep: a row for each run, the last parameter varying fastest.
public struct Sweep: Sendable {
  /// The parameters, then the measures, then the errors if there are any.
  package let columns: [Column]
  /// The number of runs; at least one.
  package let runCount: Int

  /// A named list: a parameter's values, a measure or the errors.
  package struct Column: Sendable {
    /// The source of a column's values.
    package enum Role: String, Sendable {
      case parameter, measured, problem
    }

    /// The unique name, used as a member of the sweep and as the title over the cells.
    package let name: String
    /// The unit beside a number; empty for plain numbers.
    package let unit: String
    package let role: Role
    /// Whether it is a position on screen that grows downward.
    package let growsDown: Bool
    /// One value for each run; `nothing` for a missing one.
    package let cells: List

    package init(name: String, unit: String, role: Role, growsDown: Bool, cells: List) {
      (self.name, self.unit, self.role) = (name, unit, role)
      (self.growsDown, self.cells) = (growsDown, cells)
    }
  }

  package init(columns: [Column], runCount: Int) {
    (self.columns, self.runCount) = (columns, runCount)
  }

  /// The column with a name.
  package subscript(name: String) -> Column? { columns.first { $0.name == name } }

  package var parameters: [Column] { columns.filter { $0.role == .parameter } }

  /// The extent of all cells; see `Value.extent`.
  package var extent: Int { columns.reduce(0) { $0 + $1.cells.extent } }

  /// The number of runs that failed, completely or in part.
  package var failureCount: Int {
    columns.last { $0.role == .problem }?.cells.count { !$0.isNothing } ?? 0
  }
}

extension Sweep {
  /// Creates a sweep from its runs.
  ///
  /// - Parameters:
  ///   - parameters: The name of each parameter, and its value in each run.
  ///   - measures: The name of each measure, if it is a single value.
  ///   - rows: One for each run, in order.
  package init(
    parameters: [(name: String, values: [Value])], measures: [String], rows: [SweepRow]
  ) {
    var names = ColumnNames()
    var columns = parameters.map { parameter in
      let cells = parameter.values.map(\.asCell)
      return Column(
        name: names.free(parameter.name), unit: cells.commonUnit, role: .parameter,
        growsDown: false, cells: List(cells))
    }
    for (index, name) in measures.enumerated() {
      let results = rows.map { $0.measured[index] ?? [] }
      // A measure that failed in all runs still gets one empty column.
      let shape = results.first { !$0.isEmpty }.map { $0.map(\.name) } ?? [nil]
      for (place, part) in shape.enumerated() {
        let cells = results.map { place < $0.count ? $0[place] : nil }
        columns.append(
          Column(
            name: names.free(part ?? name),
            unit: cells.lazy.compactMap { $0?.unit }.first { !$0.isEmpty } ?? "", role: .measured,
            growsDown: cells.contains { $0?.growsDown == true },
            cells: List(cells.map { $0?.value ?? .nothing })))
      }
    }
    if rows.contains(where: { $0.problem != nil }) {
      let cells = rows.map { $0.problem.map(Value.string) ?? .nothing }
      columns.append(
        Column(
          name: names.free("error"), unit: "", role: .problem, growsDown: false,
          cells: List(cells)))
    }
    self.columns = columns
    runCount = rows.count
  }

  /// Unique names of columns: the second `max` is `max2`.
  private struct ColumnNames {
    private var taken: Set<String> = []

    mutating func free(_ name: String) -> String {
      var free = name
      var number = 2
      while !taken.insert(free).inserted {
        free = "\(name)\(number)"
        number += 1
      }
      return free
    }
  }
}

/// The results of one run of a sweep.
package struct SweepRow: Sendable {
  /// The values of each measure: one, or all that `measure` computes; nil if it failed.
  package let measured: [[Measured]?]
  /// The first error, as a sentence without its full stop; nil if there was none.
  package let problem: String?

  package init(measured: [[Measured]?], problem: String?) {
    self.measured = measured
    self.problem = problem
  }

  /// A value, with a name if it is one of several.
  package struct Measured: Sendable {
    package let name: String?
    package let value: Value
    package let unit: String
    /// Whether it is a position on screen that grows downward.
    package let growsDown: Bool

    package init(
      name: String? = nil, _ value: Value, unit: String, growsDown: Bool = false
    ) {
      self.name = name
      self.value = value
      self.unit = unit
      self.growsDown = growsDown
    }
  }
}

extension Value {
  /// The value as a cell of a sweep, which outlives the objects it names: a string unless it is
  /// made of numbers.
  fileprivate var asCell: Value {
    switch self {
    case .nothing, .number, .boolean, .string, .point, .size, .rect, .vector: self
    case .insets, .range, .list, .transform, .matrix, .curve, .region, .mask, .function, .object,
      .record:
      .string(text(.standard, clippedTo: 100))
    }
  }
}

extension [Value] {
  /// The common unit of a column's numbers; empty if they differ.
  fileprivate var commonUnit: String {
    var common: Quantity?
    for value in self {
      guard case .number(_, let quantity) = value, quantity == common ?? quantity else { return "" }
      common = quantity
    }
    return common?.unit ?? ""
  }
}

extension Sweep {
  /// The sweep as a table with the digits of a format.
  package func table(_ format: NumberFormat) -> Table {
    let rows = (0..<runCount).map { run in columns.map { $0.cells[run].cell } }
    return Table(columns: columns.map(\.asTableColumn), rows: rows, digits: format.digits)
  }
}

extension Sweep.Column {
  /// The column of a table, whose kind depends on the values.
  fileprivate var asTableColumn: Table.Column {
    let isMeasured = role == .measured
    switch cells.first(where: { !$0.isNothing }) {
    case .boolean?: return .init(name, kind: .flag)
    case .string?: return .init(name, kind: .text)
    case .point?, .size?, .rect?, .vector?: return .init(name, kind: .place)
    case .number(_, .time)? where !isMeasured: return .init(name, unit: unit, kind: .time)
    default: return .init(name, unit: unit, kind: isMeasured ? .measured : .computed)
    }
  }
}
