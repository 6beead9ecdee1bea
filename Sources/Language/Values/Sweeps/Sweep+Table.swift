import Charts
import Text

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
