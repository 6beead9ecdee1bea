import Text

extension Plot {
  /// The few numbers of each drawn series that a reader of its picture looks for, such as
  /// `peak 1.163 at 0.36 s · settles 0.88 s`; the sentence tells all of them.
  ///
  /// Series with the same facts share a line, with all their names. One series has no name.
  ///
  /// - Parameter readings: The readings of the drawn series.
  func facts(of readings: [SeriesReading]) -> [String] {
    let lines = zip(drawnSeries, readings).map { series, reading in
      (name: series.name.visibleInLine, facts: facts(of: series, reading))
    }.filter { !$0.facts.isEmpty }
    guard series.count > 1 else { return lines.map(\.facts) }
    return lines.map(\.facts).uniqued.map { facts in
      let names = lines.filter { $0.facts == facts }.map(\.name)
      return "\(names.joined(separator: ", ")): \(facts)"
    }
  }

  private func facts(of series: Series, _ reading: SeriesReading) -> String {
    let say = Phrasing(self, of: series)
    switch reading.shape {
    case .course(let course): return course.facts(say).joined(separator: " · ")
    case .point(let x, let y): return "\(say.number(y).text) at \(say.x(x).text)"
    case .words(let words): return words
    case .poles(let poles, _, _): return poles.count == 1 ? "a pole" : "\(poles.count) poles"
    case .orbit: return ""
    }
  }
}

extension SeriesAnalysis {
  fileprivate func facts(_ say: Phrasing) -> [String] {
    let say = say.telling(bounds)
    let (start, end) = (say.number(first).text, say.number(last).text)
    guard range.isFinite, start != end || !turns.isEmpty else { return ["stays at \(end)"] }
    let way = extreme == nil ? ["from \(start) to \(end)"] : []
    return way + [extremeFact(say), bounceFact, endFact(say)].compactMap { $0 }
  }

  /// The value farthest from where it began, if the curve turns back there.
  private var extreme: Turn? {
    turns.max { abs(ys[$0.index] - first) < abs(ys[$1.index] - first) }
  }

  private func extremeFact(_ say: Phrasing) -> String? {
    extreme.map { turn in
      let isTop = say.growsDown ? !turn.isMaximum : turn.isMaximum
      let place = "\(say.number(ys[turn.index]).text) at \(say.x(xs[turn.index]).text)"
      return "\(isTop ? "peak" : "lowest") \(place)"
    }
  }

  private var bounceFact: String? {
    bounces.map { $0.count == 1 ? "1 bounce" : "\($0.count) bounces" }
  }

  private func endFact(_ say: Phrasing) -> String? {
    guard say.isOverTime else { return nil }
    if isUnderWay { return "still moving" }
    return settled.map { "settles \(say.x(place(ofArrival: $0)).text)" }
  }
}
