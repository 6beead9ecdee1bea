import Answers
import Diagnostics
import Evaluation
import Language
import Text
import Values

/// Columns of a sweep over one of its parameters, a line for each value of the others.
struct SweepSamples {
  private let sweep: Sweep
  private let columns: [Written]
  private let across: Written

  /// A column and its source expression.
  struct Written {
    let column: Sweep.Column
    let sweepName: String
    let expression: Expression
  }

  /// The columns among a command's values, if all belong to one sweep and the x axis is one of
  /// its parameters. Otherwise nil: then they are plotted like other lists.
  static func among(
    _ expressions: [Expression], against across: Expression?, _ call: Look<some CommandClauses>
  ) throws(Failure) -> Self? {
    for expression in expressions {
      guard case .name(let name) = expression.kind, let value = call.expressions.own(name),
        let sweep = call.expressions.sweep(value)
      else { continue }
      let column = sweep.columns.first { $0.role == .measured }?.name ?? "max"
      throw call.fail(
        .wrongKind(
          "plot", takes: "columns of a sweep", but: "\(name) is the whole sweep",
          sample: "plot \(name).\(column)"),
        at: expression.span)
    }
    let columns = expressions.compactMap { column(of: $0, call) }
    guard let first = columns.first, columns.count == expressions.count,
      columns.allSatisfy({ $0.sweepName == first.sweepName }),
      let sweep = call.expressions.sweep(.object(.sweep(first.sweepName))),
      let across = across.map({ column(of: $0, call) }) ?? onlyParameter(of: first, call),
      across.sweepName == first.sweepName, across.column.role == .parameter
    else { return nil }
    return SweepSamples(sweep: sweep, columns: columns, across: across)
  }

  /// The parameter of a column's sweep, if the sweep has only one.
  static func onlyParameter(of column: Written, _ call: Look<some CommandClauses>) -> Written? {
    let parameters = call.expressions.sweep(.object(.sweep(column.sweepName)))?.parameters ?? []
    guard parameters.count == 1 else { return nil }
    return Written(
      column: parameters[0], sweepName: column.sweepName, expression: column.expression)
  }

  /// The column that an expression such as `grid.max` names.
  static func column(of expression: Expression, _ call: Look<some CommandClauses>) -> Written? {
    guard case .member(let base, let name) = expression.kind, case .name(let word) = base.kind,
      case .object(.sweep(let sweepName))? = call.expressions.own(word),
      let column = call.expressions.sweep(.object(.sweep(sweepName)))?[name.text]
    else { return nil }
    return Written(column: column, sweepName: sweepName, expression: expression)
  }

  /// The sweep, if it is a command's only value.
  static func sweep(in expressions: [Expression], _ call: Look<some CommandClauses>) throws(Failure)
    -> Sweep?
  {
    guard expressions.count == 1, case .name(let name) = expressions[0].kind,
      let value = call.expressions.own(name), let sweep = call.expressions.sweep(value)
    else { return nil }
    for keyword in ["from", "to", "every"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.listWithoutTime(keyword), at: place)
    }
    try call.spend(.sample, sweep.runCount, by: sweep.columns.count)
    return sweep
  }

  // MARK: The plot

  func plot(_ call: Look<some CommandClauses>) throws(Failure) -> Plot {
    let groups = groups(call.expressions.format)
    guard groups.count * columns.count <= Plot.seriesLimit else {
      throw call.fail(.tooManySeries(Plot.seriesLimit), at: columns[0].expression.span)
    }
    try call.spend(.sample, sweep.runCount, by: columns.count + 1)
    let xs = try across.numbers(call)
    var series: [Plot.Series] = []
    var units = PlotUnits()
    for column in columns {
      try units.add(column.column.unit, column.expression.span, call)
      let ys = try column.numbers(call)
      for group in groups {
        // Sort from left to right; the values may be given in any order.
        let runs = group.runs.sorted { xs[$0] < xs[$1] }
        series.append(
          .init(
            name: name(of: column, in: group), xs: Plot.settled(runs.map { xs[$0] }),
            ys: Plot.settled(runs.map { ys[$0] }), unit: column.column.unit,
            growsDown: column.column.growsDown))
      }
    }
    var plot = Plot(
      title: columns.map(\.expression.written).joined(separator: ", "),
      xLabel: .init(across.column.name, unit: across.column.unit),
      series: series)
    plot.isOverTime = false
    return plot
  }

  /// Runs that differ only in the parameter on the x axis.
  private struct Group {
    let name: String
    var runs: [Int]
  }

  private func groups(_ format: NumberFormat) -> [Group] {
    let others = sweep.parameters.filter { $0.name != across.column.name }
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for run in 0..<sweep.runCount {
      let name = others.map { "\($0.name) = \($0.cells[run].text(format))" }
        .joined(separator: ", ")
      if let place = places[name] {
        groups[place].runs.append(run)
      } else {
        places[name] = groups.count
        groups.append(Group(name: name, runs: [run]))
      }
    }
    return groups
  }

  private func name(of column: Written, in group: Group) -> String {
    if group.name.isEmpty { return column.expression.written }
    return columns.count == 1 ? group.name : "\(column.column.name), \(group.name)"
  }
}

extension SweepSamples.Written {
  /// Its numbers, with shares in percent. A missing value is a gap.
  func numbers(_ call: Look<some CommandClauses>) throws(Failure) -> [Double] {
    try column.cells.map { (value) throws(Failure) in
      switch value {
      case .nothing: return .nan
      case .number(let number, let quantity): return quantity.inUnit(number)
      default:
        throw call.fail(
          .wrongKind(
            call.declaration.verb, takes: "columns of numbers",
            but: "one value of \(expression.written) is \(value.described)",
            sample: "\(call.declaration.verb) grid.max"),
          at: expression.span)
      }
    }
  }
}
