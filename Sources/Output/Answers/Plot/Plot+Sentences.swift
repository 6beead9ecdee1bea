import Text

extension Plot {
  /// One sentence for each drawn series, computed from its finite points within `xRange`, with the
  /// series' name as its subject and without a full stop (a dot after a number could be part of
  /// it).
  ///
  /// The sentence of a path, whose x goes back and forth, covers all its points: without some of
  /// them it would be another path.
  public var sentences: [String] { writtenSentences(of: readings).map(\.text) }

  /// The readings of the drawn series, in order.
  var readings: [SeriesReading] { drawnSeries.map { SeriesReading($0, in: self) } }

  /// Returns the sentences, with their measured numbers marked.
  ///
  /// - Parameters:
  ///   - readings: the readings of the drawn series.
  ///   - row: the row of the drawn grid for a value of a series; nil without a grid.
  func writtenSentences(
    of readings: [SeriesReading], row: ((Series, Double) -> Int?)? = nil
  ) -> [WrittenLine] {
    zip(drawnSeries, readings).map { series, reading in
      let say = Phrasing(self, of: series, row: row.map { row in { row(series, $0) } })
      let name = series.name.visibleInLine
      let predicate = predicate(of: reading.shape, say) + WrittenLine(reading.note)
      return name.isEmpty ? predicate : "\(name) \(predicate)"
    }
  }

  private func predicate(of shape: SeriesReading.Shape, _ say: Phrasing) -> WrittenLine {
    switch shape {
    case .words(let words): WrittenLine(words)
    case .poles(let poles, let first, let last): predicate(ofPoles: poles, first, last, say)
    case .point(let x, let y): "is \(say.number(y)) at \(say.x(x))"
    case .orbit(let orbit):
      orbit.sentence(
        say, sharesUnit: !xLabel.unit.isEmpty && xLabel.unit == uprightLabels.left.unit)
    case .course(let course): course.sentence(say)
    }
  }

  /// Returns the predicate of a curve with poles. Beyond each pole it starts anew, so little can be
  /// said about the whole.
  private func predicate(
    ofPoles poles: [Double], _ first: Double, _ last: Double, _ say: Phrasing
  ) -> WrittenLine {
    let places = poles.prefix(3).map { say.span($0) }.joined(separator: ", ")
    let count = poles.count == 1 ? "a pole" : "\(poles.count) poles"
    let some: WrittenLine = poles.count > 3 ? "the first ones near " : "near "
    return "starts at \(say.number(first)), has \(count), \(some)\(places), not joined there, "
      + "ends at \(say.number(last))"
  }
}
