/// What a sweep has found: a row for each of its runs, the last parameter varying fastest.
public struct Sweep: Sendable {
  /// The parameters, then what was measured, then what went wrong where something did.
  package let columns: [Column]
  /// How many runs it is of; at least one.
  package let runCount: Int

  /// A list with a name: a parameter's values, or what was measured.
  package struct Column: Sendable {
    package enum Role: String, Sendable {
      case parameter, measured, problem
    }

    /// What it is called behind the sweep's dot, and over its cells; no two have one name.
    package let name: String
    /// As it stands beside a number; empty for plain numbers.
    package let unit: String
    package let role: Role
    /// Whether it is a place on screen that grows downward.
    package let growsDown: Bool
    /// One for each run; nothing where there is no such thing.
    package let cells: List
  }

  /// The column of a name.
  package subscript(name: String) -> Column? { columns.first { $0.name == name } }

  package var parameters: [Column] { columns.filter { $0.role == .parameter } }

  /// The room that it takes, in values of a list.
  package var extent: Int { columns.reduce(0) { $0 + $1.cells.extent } }

  /// How many of its runs failed, wholly or in part.
  package var failureCount: Int {
    columns.last { $0.role == .problem }?.cells.count { !$0.isNothing } ?? 0
  }
}

extension Sweep {
  /// Puts runs together.
  ///
  /// - Parameters:
  ///   - parameters: What each is called, and its value in each run.
  ///   - measures: What each is called if it is a single value.
  ///   - rows: One for each run, in their order.
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
      let told = rows.map { $0.measured[index] ?? [] }
      // What failed in all runs has no shape; one empty column tells that it was asked for.
      let shape = told.first { !$0.isEmpty }.map { $0.map(\.name) } ?? [nil]
      for (place, part) in shape.enumerated() {
        let cells = told.map { place < $0.count ? $0[place] : nil }
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

  /// Names of columns: the second `max` is `max2`.
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

/// What one run of a sweep has told.
package struct SweepRow: Sendable {
  /// For each thing that is measured its values: one, or all that `measure` tells; nil where that
  /// failed.
  package let measured: [[Measured]?]
  /// The first that went wrong, as a sentence without its full stop; nil where nothing did.
  package let problem: String?

  package init(measured: [[Measured]?], problem: String?) {
    self.measured = measured
    self.problem = problem
  }

  /// A value, and what it is called where it is one of several.
  package struct Measured: Sendable {
    package let name: String?
    package let value: Value
    package let unit: String
    /// Whether it is a place on screen that grows downward.
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
  /// It as a cell of a sweep, which outlives whatever it names: as a text where it is neither a
  /// number nor a place.
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
  /// The unit that all numbers of a column share; none where they differ.
  fileprivate var commonUnit: String {
    var common: Quantity?
    for value in self {
      guard case .number(_, let quantity) = value, quantity == common ?? quantity else { return "" }
      common = quantity
    }
    return common?.unit ?? ""
  }
}
