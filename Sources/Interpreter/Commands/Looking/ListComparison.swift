import Answers
import Evaluation
import Language
import Text
import Values

/// Overlaid lists: columns of sweeps over the parameter of their sweep, other lists over their
/// indices.
struct ListComparison {
  private let entries: [ComparedSeries]
  private let across: Plot.AxisLabel

  /// The lists among a command's values; nil if there are none. A mix is a mistake.
  static func among(_ expressions: [Expression], _ call: Look<some CommandClauses>) throws(Failure)
    -> Self?
  {
    guard let lists = try ListSamples.among(expressions, call) else { return nil }
    guard expressions.count > 1 else { throw call.fail(.comparesSeveral) }
    return try ListComparison(lists, call)
  }

  private init(_ lists: ListSamples, _ call: Look<some CommandClauses>) throws(Failure) {
    let plot = try lists.plot(against: nil, call)
    let parameters = lists.entries.map { entry in
      SweepSamples.column(of: entry.expression, call).flatMap {
        SweepSamples.onlyParameter(of: $0, call)
      }
    }
    // They share an x axis only if all their parameters have the same name and unit.
    let labels = parameters.map { $0.map { Plot.AxisLabel($0.column.name, unit: $0.column.unit) } }
    let isShared = labels.allSatisfy { $0 != nil && $0 == labels[0] }
    across = isShared ? labels[0] ?? plot.xLabel : plot.xLabel
    var entries: [ComparedSeries] = []
    for (index, series) in plot.series.enumerated() {
      let xs = isShared ? try parameters[index]?.numbers(call) : nil
      entries.append(
        ComparedSeries(
          name: series.name, unit: series.unit, xs: xs ?? series.xs, ys: series.ys,
          growsDown: series.growsDown))
    }
    self.entries = entries
  }

  // MARK: Output

  var plot: Plot {
    Plot(
      title: entries.map(\.name).joined(separator: ", "), xLabel: across,
      series: entries.map { entry in
        let order = entry.xs.indices.sorted { entry.xs[$0] < entry.xs[$1] }
        return .init(
          name: entry.name, xs: order.map { entry.xs[$0] }, ys: order.map { entry.ys[$0] },
          unit: entry.unit, growsDown: entry.growsDown)
      })
  }

  /// A row for each list: minimum, maximum, and greatest difference from the first.
  func table(_ format: NumberFormat) -> Table {
    let rows = entries.enumerated().map { index, entry -> [Table.Cell] in
      let known = entry.ys.filter(\.isFinite)
      let apart = index == 0 ? nil : entry.greatestDifference(from: entries[0])
      return [
        .text(entry.name), known.min().map { .number($0) } ?? .empty,
        known.max().map { .number($0) } ?? .empty,
        apart.map { .number(NumberFormat.settled($0.value)) } ?? .empty,
        apart.flatMap { NumberFormat.settled($0.value) > 0 ? .number($0.at) : nil } ?? .empty,
      ]
    }
    let isOfOneUnit = entries.allSatisfy { $0.unit == entries[0].unit }
    let unit = isOfOneUnit ? entries[0].unit : ""
    return Table(
      columns: [
        .names("list", of: entries.map(\.name)), .init("min", unit: unit), .init("max", unit: unit),
        .init("apart", unit: entries[0].unit),
        .init("at \(across.text)", unit: across.unit, kind: .computed),
      ],
      rows: rows, digits: min(format.digits, 5))
  }
}
