import Answers
import Evaluation
import Language
import Text
import Values

/// Lists side by side, for tables and plots: a row for each index, counted from 0.
struct ListSamples {
  struct Entry {
    /// The source text.
    let name: String
    let list: List
    let expression: Expression
  }

  let entries: [Entry]

  /// The lists among a command's values; nil if there are none. A mix is a mistake.
  static func among(_ expressions: [Expression], _ call: Look<some CommandClauses>) throws(Failure)
    -> Self?
  {
    var entries: [Entry] = []
    for expression in expressions {
      guard case .list(let list) = try call.expressions.sample(of: expression),
        !call.expressions.isProperty(expression)
      else { continue }
      entries.append(Entry(name: expression.written, list: list, expression: expression))
    }
    if entries.isEmpty { return nil }
    guard entries.count == expressions.count else { throw call.fail(.listsAndValues) }
    for entry in entries where entry.list.isEmpty {
      throw call.fail(.emptyList(call.declaration.verb), at: entry.expression.span)
    }
    for keyword in ["from", "to", "every"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.listWithoutTime(keyword), at: place)
    }
    return ListSamples(entries: entries)
  }

  private var longest: Int { entries.reduce(0) { max($0, $1.list.count) } }

  // MARK: Tables

  /// A column for each list; a shorter one ends in empty cells.
  func table(_ call: Look<some CommandClauses>) throws(Failure) -> Table {
    guard longest <= Limits.tableRows else {
      throw call.fail(.tooManyRows(longest, limit: Limits.tableRows))
    }
    guard longest * entries.count <= Limits.tableCells else {
      throw call.fail(.tooManyCells(longest * entries.count, limit: Limits.tableCells))
    }
    try call.spend(.sample, longest, by: entries.count)
    var columns: [Table.Column] = []
    var cells: [[Table.Cell]] = []
    for entry in entries {
      let isMeasured = call.expressions.isMeasured(entry.expression)
      let column = try column(of: entry, isMeasured: isMeasured, call)
      columns.append(column)
      cells.append(entry.list.map(\.cell))
    }
    let rows = (0..<longest).map { row in
      cells.map { row < $0.count ? $0[row] : .empty }
    }
    return Table(columns: columns, rows: rows, digits: call.expressions.format.digits)
  }

  /// The kind of a list's values determines the kind of its column.
  private func column(
    of entry: Entry, isMeasured: Bool, _ call: Look<some CommandClauses>
  ) throws(Failure) -> Table.Column {
    let measured: Table.Kind = isMeasured ? .measured : .computed
    switch entry.list[0] {
    case .number(_, let quantity):
      let (_, unit) = try numbers(of: entry, call)
      return .init(entry.name, unit: unit, kind: quantity == .time ? .time : measured)
    case .boolean: return .init(entry.name, kind: .flag)
    case .string: return .init(entry.name, kind: .text)
    case .point, .size, .rect, .vector: return .init(entry.name, kind: .place)
    case let other:
      throw call.fail(
        .wrongKind(
          "table", takes: "lists of numbers, points or text",
          but: "\(entry.name) begins with \(other.described)", sample: "table [1, 2], [3, 4]"),
        at: entry.expression.span)
    }
  }

  // MARK: Plots

  /// Each list over its indices, or over the numbers of another list.
  func plot(against across: Expression?, _ call: Look<some CommandClauses>) throws(Failure) -> Plot
  {
    let across = try across.map { (expression) throws(Failure) in
      try axis(expression, call)
    }
    var series: [Plot.Series] = []
    var units = PlotUnits()
    for entry in entries {
      let (ys, unit) = try numbers(of: entry, call)
      let xs = across?.xs ?? ys.indices.map(Double.init)
      guard xs.count == ys.count else {
        throw call.fail(
          .listsDiffer(entry.name, ys.count, xs.count), at: entry.expression.span)
      }
      try units.add(unit, entry.expression.span, call)
      let column = SweepSamples.column(of: entry.expression, call)?.column
      series.append(
        .init(
          name: entry.name, xs: Plot.settled(xs), ys: Plot.settled(ys), unit: unit,
          growsDown: column?.growsDown ?? false))
    }
    var plot = Plot(
      title: entries.map(\.name).joined(separator: ", "),
      xLabel: .init(across?.name ?? "place", unit: across?.unit ?? ""),
      series: series)
    if !entries.contains(where: { call.expressions.isMeasured($0.expression) }) {
      plot.noise = Plot.exactNoise
    }
    plot.isOverTime = across == nil || plot.xLabel.isTime
    return plot
  }

  private func axis(
    _ expression: Expression, _ call: Look<some CommandClauses>
  ) throws(Failure) -> (name: String, xs: [Double], unit: String) {
    let value = try call.expressions.sample(of: expression)
    guard case .list(let list) = value else {
      throw call.fail(.listsAndValues, at: expression.span)
    }
    let entry = Entry(name: expression.written, list: list, expression: expression)
    let (xs, unit) = try numbers(of: entry, call)
    return (entry.name, xs, unit)
  }

  /// The numbers of a list, which share one unit. A missing value is a gap.
  private func numbers(
    of entry: Entry, _ call: Look<some CommandClauses>
  ) throws(Failure) -> (numbers: [Double], unit: String) {
    try call.spend(.sample, entry.list.count)
    var numbers: [Double] = []
    var common: Quantity?
    for value in entry.list {
      switch value {
      case .nothing: numbers.append(.nan)
      case .number(let number, let quantity):
        let first = common ?? quantity
        guard quantity == first else {
          throw call.fail(
            .mixedUnits(entry.name, first.described, quantity.described), at: entry.expression.span)
        }
        common = first
        numbers.append(quantity.inUnit(number))
      default:
        throw call.fail(
          .wrongKind(
            call.declaration.verb, takes: "lists of numbers",
            but: "one value of \(entry.name) is \(value.described)", sample: "plot [1, 4, 9]"),
          at: entry.expression.span)
      }
    }
    // A sweep's column also has units such as points and newtons.
    let column = SweepSamples.column(of: entry.expression, call)?.column
    return (numbers, column?.unit ?? (common ?? .plain).unit)
  }
}
