import Text

/// The text of cells, determined by the column's kind.
extension Table {
  /// Returns a number of a column as readers see it: to the column's digits or the table's, for
  /// kinds that use digits.
  public func text(_ value: Double, in column: Column) -> String {
    switch column.kind {
    case .count: NumberFormat.rounded(value, decimals: 0)
    case .exact: value.written
    case .share: NumberFormat.rounded((100 * value).rounded(), decimals: 0) + " %"
    case .time, .measured, .computed, .flag, .text, .unit, .place, .quantities:
      format(of: column).string(value)
    }
  }

  /// Returns a point or a rectangle of a column, as the language writes it.
  public func text(_ numbers: [Double], in column: Column) -> String {
    "(" + numbers.map { format(of: column).string($0) }.joined(separator: ", ") + ")"
  }

  /// Returns a named number of a column with its name and unit, such as `duration 0.5 s`.
  public func text(_ quantity: Quantity, in column: Column) -> String {
    let format = NumberFormat(digits: quantity.digits ?? column.digits ?? digits)
    return "\(quantity.name) \(format.string(quantity.value))"
      + (quantity.unit.isEmpty ? "" : " " + quantity.unit)
  }

  private func format(of column: Column) -> NumberFormat {
    NumberFormat(digits: column.digits ?? digits)
  }

  // MARK: Named numbers

  /// The width of a system's name and a time beside named numbers, and the minimum width of these.
  private static let (besideQuantities, leastQuantities) = (39, 33)

  /// Returns the table with named numbers as texts, each row as high as they need within a width.
  func spreadingQuantities(in width: Int) -> Table {
    let room = max(Self.leastQuantities, width - Self.besideQuantities)
    guard rows.contains(where: { $0.contains(where: \.isQuantities) }) else { return self }
    let spread = rows.indices.flatMap { row -> [[Cell]] in
      let cells = columns.indices.map { stacked(cell(row: row, column: $0), in: columns[$0], room) }
      let height = cells.map(\.count).max() ?? 1
      return (0..<height).map { line in
        cells.map { $0.indices.contains(line) ? $0[line] : .empty }
      }
    }
    return Table(columns: columns, rows: spread, digits: digits)
  }

  /// Returns a cell as cells of one line each.
  private func stacked(_ cell: Cell, in column: Column, _ room: Int) -> [Cell] {
    switch cell {
    case .quantities(let quantities): lines(of: quantities, in: column, room).map { .text($0) }
    case .text, .number, .flag, .tuple, .empty: [cell]
    }
  }

  private func lines(of quantities: [Quantity], in column: Column, _ room: Int) -> [String] {
    let parts = quantities.map { text($0, in: column) }
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let part = index < parts.count - 1 ? part + "," : part
      if let last = lines.last, last.count + part.count < room {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}

extension Table.Cell {
  fileprivate var isQuantities: Bool {
    if case .quantities = self { true } else { false }
  }
}
