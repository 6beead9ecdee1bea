import Charts
import Text

extension Value {
  /// It in a table; a share is told in percent, as its column says.
  package var cell: Table.Cell {
    switch self {
    case .nothing: .empty
    case .number(let number, let quantity): .number(NumberFormat.settled(quantity.told(number)))
    case .boolean(let flag): .flag(flag)
    case .string(let text): .text(text)
    default: components.map { .tuple($0) } ?? .empty
    }
  }
}
