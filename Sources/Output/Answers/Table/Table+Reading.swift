import MotionPlatform
import Text

/// A table as people read it; files and JSON have its data.
extension Table {
  /// Angles in degrees, times to the column's decimals, and 0 for what is below the last digit of
  /// the largest number of its column.
  var reading: Table {
    Table(
      columns: columns.map(\.reading),
      rows: rows.map { row in
        row.indices.map { index in
          columns.indices.contains(index) ? reading(row[index], column: index, of: row) : row[index]
        }
      },
      digits: digits
    ).withoutNoise
  }

  private func reading(_ cell: Cell, column: Int, of row: [Cell]) -> Cell {
    let unit = ReadingUnit(unit(ofColumn: column, in: row))
    switch cell {
    case .number(let value):
      guard let decimals = columns[column].decimals else { return .number(unit(value)) }
      return .number(Self.rounded(value, decimals: decimals))
    case .tuple(let numbers): return .tuple(numbers.map { unit($0) })
    case .quantities(let quantities):
      return .quantities(
        quantities.map { quantity in
          let unit = ReadingUnit(quantity.unit)
          return Quantity(
            quantity.name, unit(quantity.value), unit: unit.sign, digits: quantity.digits)
        })
    case .text(let text):
      return columns[column].kind == .unit ? .text(ReadingUnit(text).sign) : cell
    case .flag, .empty: return cell
    }
  }

  private static func rounded(_ value: Double, decimals: Int) -> Double {
    let factor = pow(10, Double(decimals))
    return (value * factor).rounded() / factor
  }

  /// A column's unit, or what stands behind the number where each has its own.
  private func unit(ofColumn column: Int, in row: [Cell]) -> String {
    let next = column + 1
    guard columns.indices.contains(next), columns[next].kind == .unit, next < row.count,
      case .text(let unit) = row[next]
    else { return columns[column].unit }
    return unit
  }

  // MARK: Noise

  /// The least that a number with a unit is worth: no place, speed or force on a screen is smaller,
  /// but what the engine's rounding leaves is. Degrees are smaller than radians.
  private static func least(_ unit: String, _ format: NumberFormat) -> Double {
    if unit.isEmpty { return 0 }
    return min(unit.hasPrefix("deg") ? 1e-4 : 1e-6, pow(10, -Double(format.digits)))
  }

  /// The table with 0 for what is too small to be more than rounding.
  private var withoutNoise: Table {
    let noise = columns.indices.map(noise)
    return Table(
      columns: columns,
      rows: rows.map { row in
        row.enumerated().map { index, cell in
          guard noise.indices.contains(index) else { return cell }
          let least = noise[index][unit(ofColumn: index, in: row)] ?? 0
          switch cell {
          case .number(let value): return .number(abs(value) < least ? 0 : value)
          case .tuple(let numbers): return .tuple(numbers.map { abs($0) < least ? 0 : $0 })
          case .text, .flag, .quantities, .empty: return cell
          }
        }
      }, digits: digits)
  }

  /// The least size of a column's numbers, by their unit; none for counts and times.
  private func noise(ofColumn index: Int) -> [String: Double] {
    let column = columns[index]
    guard [.measured, .place, .computed].contains(column.kind) else { return [:] }
    var largest: [String: Double] = [:]
    for row in rows where index < row.count {
      let unit = unit(ofColumn: index, in: row)
      for number in row[index].numbers where number.isFinite {
        largest[unit] = max(largest[unit] ?? 0, abs(number))
      }
    }
    let format = NumberFormat(digits: column.digits ?? digits)
    return Dictionary(
      uniqueKeysWithValues: largest.map { unit, largest in
        // Computed numbers have more digits than are shown: only their rounding is noise.
        let least =
          column.kind == .computed
          ? Plot.exactNoise * largest : max(Self.least(unit, format), format.lastPlace(of: largest))
        return (unit, least)
      })
  }
}

extension Table.Column {
  fileprivate var reading: Table.Column {
    Table.Column(
      title, unit: ReadingUnit(unit).sign, kind: kind, alignment: alignment, digits: digits,
      decimals: decimals, isWhole: isWhole, hasMarks: hasMarks)
  }
}

extension Table.Cell {
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .tuple(let numbers): numbers
    case .text, .flag, .quantities, .empty: []
    }
  }
}
