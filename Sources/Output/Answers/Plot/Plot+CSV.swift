extension Plot {
  /// Returns the points as comma-separated values (RFC 4180): a column of xs, and one for each
  /// series. It contains all series, with all digits of numbers; gaps are empty.
  ///
  /// Series with their own xs share a record if these are equal, provided all run from left to
  /// right; otherwise they follow each other.
  public func csv() -> String {
    var csv = CSVText()
    let across = AxisLabel(xLabel.text.isEmpty ? "x" : xLabel.text, unit: xLabel.unit)
    csv.append(
      ([across] + series.map { AxisLabel($0.name, unit: $0.unit) }).map { CSVText.field($0.header) }
    )
    if let first = series.first, series.allSatisfy({ Self.isSame($0.xs, first.xs) }) {
      for index in first.xs.indices {
        csv.append([first.xs[index]] + series.map { $0.ys[index] })
      }
    } else if series.allSatisfy({ Self.isRising($0.xs) }) {
      appendMerged(to: &csv)
    } else {
      for (column, series) in series.enumerated() {
        for (x, y) in zip(series.xs, series.ys) {
          var ys = [Double](repeating: .nan, count: self.series.count)
          ys[column] = y
          csv.append([x] + ys)
        }
      }
    }
    return csv.text
  }

  private static func isSame(_ xs: [Double], _ others: [Double]) -> Bool {
    // NaN equals nothing, not even itself.
    xs.count == others.count && zip(xs, others).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  private static func isRising(_ xs: [Double]) -> Bool {
    zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 } && xs.allSatisfy(\.isFinite)
  }

  /// Appends a record for each x of any series, in order.
  private func appendMerged(to csv: inout CSVText) {
    var places = series.map { _ in 0 }
    while true {
      let next = series.indices.filter { places[$0] < series[$0].xs.count }
      guard let x = next.map({ series[$0].xs[places[$0]] }).min() else { return }
      var ys = [Double](repeating: .nan, count: series.count)
      for index in next where series[index].xs[places[index]] == x {
        ys[index] = series[index].ys[places[index]]
        places[index] += 1
      }
      csv.append([x] + ys)
    }
  }
}

extension Plot.AxisLabel {
  /// The text with its unit, like a table column's header.
  fileprivate var header: String { unit.isEmpty ? text : "\(text) (\(unit))" }
}

extension CSVText {
  fileprivate mutating func append(_ numbers: [Double]) { append(numbers.map(Self.field)) }
}
