import Charts

extension Value {
  /// The value as a cell of a table; shares are in percent, like their column's unit.
  package var cell: Table.Cell {
    switch self {
    case .nothing: .empty
    case .number(let number, let quantity): .number(quantity.inUnit(number))
    case .boolean(let flag, _): .flag(flag)
    case .string(let text): .text(text)
    default: components.map { .tuple($0) } ?? .empty
    }
  }
}
