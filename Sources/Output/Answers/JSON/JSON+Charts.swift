import JSON

extension Table {
  var jsonFields: [(String, JSONText)] {
    let columns = columns.map { column in
      JSONText.object([
        ("title", .string(column.title)), ("unit", .string(column.unit)),
        ("kind", .string(column.kind.rawValue)),
      ])
    }
    let rows = rows.map { JSONText.array($0.map(\.json)) }
    return [("columns", .array(columns)), ("rows", .array(rows))]
  }
}

extension Table.Cell {
  var json: JSONText {
    switch self {
    case .text(let text): .string(text)
    case .number(let value): .number(value)
    case .flag(let flag): .flag(flag)
    case .tuple(let numbers): .numbers(numbers)
    case .quantities(let quantities):
      .array(quantities.map(\.json))
    case .empty: .null
    }
  }
}

extension Table.Quantity {
  var json: JSONText {
    .object([("name", .string(name)), ("value", .number(value)), ("unit", .string(unit))])
  }
}

extension Plot {
  var jsonFields: [(String, JSONText)] {
    let series = series.map { series in
      JSONText.object([
        ("name", .string(series.name)), ("unit", .string(series.unit)), ("x", .numbers(series.xs)),
        ("y", .numbers(series.ys)),
      ])
    }
    let labels = uprightLabels
    let right = labels.right.map { ("right", axis(.y, $0, ("growsDown", yGrowsDown))) }
    return [
      ("title", .string(title)), ("x", axis(.x, xLabel, ("runsDown", xRunsDown))),
      ("y", axis(.y, labels.left, ("growsDown", yGrowsDown))),
    ] + (right.map { [$0] } ?? []) + [
      ("series", .array(series)), ("sentences", .array(sentences.map(JSONText.string))),
    ]
  }

  /// - Parameter direction: what it is called that the axis is turned round, and whether it is.
  private func axis(
    _ axis: Axis, _ label: AxisLabel, _ direction: (name: String, isTurned: Bool)
  ) -> JSONText {
    .object(
      [("text", .string(label.text)), ("unit", .string(label.unit))]
        + (direction.isTurned ? [(direction.name, .flag(true))] : [])
        + (logAxes.contains(axis) ? [("isLog", .flag(true))] : []))
  }
}
