import Text

extension SeriesAnalysis {
  /// Returns the predicate of the curve's sentence, without subject and full stop.
  func sentence(_ say: Phrasing) -> WrittenLine {
    guard range.isFinite else {
      return "lies between \(at(lowest, say)) and \(at(highest, say))"
    }
    let say = say.telling(bounds)
    if let constant = constantClause(say) { return constant }
    return (mainClauses(say) + endClauses(say)).joined(separator: ", ")
  }

  private func at(_ index: Int, _ say: Phrasing) -> WrittenLine {
    "\(say.number(ys[index])) at \(say.x(xs[index]))"
  }

  /// For a curve that is constant to the digits shown: that value, and the largest deviation from
  /// it.
  private func constantClause(_ say: Phrasing) -> WrittenLine? {
    let isFlat = Scale.isFlat(bounds, tolerance: say.noise)
    let text = say.number(isFlat ? first : ys[lowest] / 2 + ys[highest] / 2)
    guard isFlat || say.number(ys[lowest]) == say.number(ys[highest]) else { return nil }
    let shown = Double(text.text) ?? first
    let deviation = max(abs(ys[lowest] - shown), abs(ys[highest] - shown))
    return isFlat ? "stays at \(text)" : "stays at \(text) to within \(Phrasing.bound(deviation))"
  }

  private func mainClauses(_ say: Phrasing) -> [WrittenLine] {
    if let bounces { return bounceClauses(bounces, say) }
    if let overshoot, overshoot.turn <= 1 {
      return legs(through: overshoot.turn, say) + [overshootClause(overshoot.part, say)]
        + (turns.count >= 3 ? rhythmClauses(say) : [])
    }
    if turns.count <= 2 { return legs(through: turns.count, say) }
    if let detours { return detourClauses(detours, say) }
    var clauses: [WrittenLine] = ["starts at \(say.number(first))"]
    clauses.append("oscillates between \(at(lowest, say)) and \(at(highest, say))")
    clauses += rhythmClauses(say)
    if let swings {
      let verb = swings.last < swings.first ? "shrink" : "grow"
      let ends: WrittenLine = "from \(say.number(swings.first)) to \(say.number(swings.last))"
      clauses.append("swings \(verb) \(ends)")
    }
    clauses.append("ends at \(say.number(last))")
    return clauses + (overshoot.map { [overshootClause($0.part, say)] } ?? [])
  }

  /// The value that the curve arrives at, if the sentence reports an overshoot.
  var target: Double? {
    guard bounces == nil, let overshoot else { return nil }
    return overshoot.turn <= 1 || turns.count > 2 && detours == nil ? aim : nil
  }

  /// Returns the clauses of the curve's legs from turn to turn, up to a turn or, past the last one,
  /// to its end.
  private func legs(through lastTurn: Int, _ say: Phrasing) -> [WrittenLine] {
    var clauses: [WrittenLine] = []
    if let departed {
      clauses.append("stays at \(say.number(first)) until \(say.x(xs[departed]))")
    }
    var rising = turns.first?.isMaximum ?? (change > 0)
    for turn in 0...lastTurn {
      let start: WrittenLine = turn == 0 && departed == nil ? " from \(say.number(first))" : ""
      let end = turn < turns.count ? at(turns[turn].index, say) : say.number(last)
      let direction = turn == 0 ? say.direction(rising: rising) : ""
      clauses.append("\(say.verb(rising: rising))\(start) to \(end)\(direction)")
      rising.toggle()
    }
    return clauses
  }

  private func bounceClauses(_ bounces: Bounces, _ say: Phrasing) -> [WrittenLine] {
    let slack: WrittenLine =
      bounces.slack > 1e-9 * range ? " (within \(Phrasing.bound(bounces.slack)))" : ""
    let count = say.times(bounces.count)
    let bouncing: WrittenLine = "bounces \(count) off \(say.number(bounces.wall))\(slack)"
    let clauses = legs(through: 0, say) + [bouncing]
    // The first leg of a curve that starts at its wall has already reported that turn.
    let rebound = bounces.rebound
    let isNew = rebound != turns.first
    return clauses + (isNew ? ["rebounds at most to \(at(rebound.index, say))"] : [])
      + (rested == nil ? ["ends at \(say.number(last))"] : [])
  }

  private func detourClauses(_ detours: Detours, _ say: Phrasing) -> [WrittenLine] {
    let verb = say.verb(rising: change > 0)
    let way: WrittenLine = "from \(say.number(first)) to \(say.number(last))"
    return [
      "on the whole \(verb) \(way)\(say.direction(rising: change > 0))",
      "turns back \(say.times(detours.count)) by at most \(Phrasing.bound(detours.largest))",
    ]
  }

  private func overshootClause(_ part: Double, _ say: Phrasing) -> WrittenLine {
    // An overshoot within one row is invisible in the plot.
    let isHidden = say.row.map { $0(aim) == $0(aim + part * way) } ?? false
    return "overshoots \(say.number(aim)) by \(say.percent(part))"
      + (isHidden ? " (less than a row)" : "")
  }

  private func rhythmClauses(_ say: Phrasing) -> [WrittenLine] {
    // Counted at the level as written: with a small range its last digits matter.
    let text = say.number(level)
    let count = crossings(of: Double(text.text) ?? level)
    let rhythm: [WrittenLine] = period.map { ["period \(say.span($0))"] } ?? []
    // A curve with a period that is across only once swings around something else.
    guard count > (rhythm.isEmpty ? 0 : 1) else { return rhythm }
    return ["\(say.count(count, "crossing")) of \(text)"] + rhythm
  }

  private func endClauses(_ say: Phrasing) -> [WrittenLine] {
    var clauses: [WrittenLine] = []
    if !turns.isEmpty, say.number(first) == say.number(last) {
      clauses.append("ends where it began")
    }
    if let settled, settled != rested {
      let measure = hasChange ? "1 %" : "1 % of its range"
      let place = say.x(place(ofArrival: settled))
      clauses.append(
        say.isOverTime
          ? "settles within \(measure) at \(place)" : "stays within \(measure) from \(place)")
    }
    if let rested {
      let verb = say.isOverTime ? "rests" : "stays"
      clauses.append("\(verb) at \(say.number(last)) from \(say.x(xs[rested]))")
    }
    if isUnderWay, say.isOverTime {
      clauses.append("is still moving at \(say.x(xs[xs.count - 1]))")
    }
    return clauses
  }
}
