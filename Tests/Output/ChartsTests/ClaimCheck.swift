/// Takes a sentence apart and looks its claims up in the samples it is about.
struct ClaimCheck {
  let xs: [Double]
  let ys: [Double]
  let range: Double
  let change: Double

  init(_ curve: SampleCurves.Curve) {
    xs = curve.xs
    ys = curve.ys
    range = (ys.max() ?? 0) - (ys.min() ?? 0)
    change = ys[ys.count - 1] - ys[0]
  }

  private var first: Double { ys[0] }
  private var last: Double { ys[ys.count - 1] }
  private var band: Double { 0.01 * (abs(change) >= 0.25 * range ? abs(change) : range) }

  /// The clauses that are not true, or not understood.
  func problems(in sentence: String) -> [String] {
    var place = 0
    return sentence.split(separator: ", ").map(String.init).filter { clause in
      !(isLeg(clause, from: &place) ?? isTail(clause) ?? isOther(clause) ?? false)
    }
  }

  /// Whether the number is the value to seven digits.
  private func agree(_ text: Substring, _ value: Double) -> Bool {
    guard let number = Double(text) else { return false }
    return abs(number - value) <= 1e-6 * max(abs(value), 1e-3)
  }

  /// How far the curve ever falls behind what it had reached, in the direction of its change.
  private var largestDetour: Double {
    let sign = change > 0 ? 1.0 : -1.0
    var (farthest, largest) = (ys[0] * sign, 0.0)
    for y in ys {
      farthest = max(farthest, y * sign)
      largest = max(largest, farthest - y * sign)
    }
    return largest
  }

  private func sample(atX text: Substring) -> Int? { xs.firstIndex { agree(text, $0) } }

  /// "rises from A to B at X": the direction, both ends, and no way back of a ripple in between.
  private func isLeg(_ clause: String, from place: inout Int) -> Bool? {
    let pattern =
      /(rises|falls|increases|decreases)(?: from (\S+))? to (\S+?)(?: at (\S+) s)?( \(.+ on screen\))?/
    guard let match = clause.wholeMatch(of: pattern) else { return nil }
    let rising = match.1 == "rises" || match.1 == "increases"
    if let start = match.2, !agree(start, first) { return false }
    let end = match.4.map { sample(atX: $0) } ?? ys.count - 1
    guard let end, agree(match.3, ys[end]), end > place else { return false }
    if let words = match.5, words != (rising ? " (down on screen)" : " (up on screen)") {
      return false
    }
    let sign = rising ? 1.0 : -1.0
    var farthest = ys[place] * sign
    for value in ys[place...end] {
      if value * sign < farthest - 0.00101 * range { return false }
      farthest = max(farthest, value * sign)
    }
    defer { place = end }
    return ys[end] * sign > ys[place] * sign
  }

  /// Claims about how the curve ends.
  private func isTail(_ clause: String) -> Bool? {
    if let match = clause.wholeMatch(of: /settles within 1 %( of its range)? at (\S+) s/) {
      guard let index = sample(atX: match.2), index > 0 else { return false }
      let named = 0.01 * (match.1 == nil ? abs(change) : range)
      return named == band && ys[index...].allSatisfy { abs($0 - last) <= band * 1.000001 }
        && abs(ys[index - 1] - last) > band * 0.999999
    }
    if let match = clause.wholeMatch(of: /rests at (\S+) from (\S+) s/) {
      guard let index = sample(atX: match.2), agree(match.1, last) else { return false }
      return ys[index...].allSatisfy { abs($0 - last) <= 1.1e-9 * range }
    }
    if let match = clause.wholeMatch(of: /overshoots (\S+) by (\S+) %/) {
      guard let percent = Double(match.2), agree(match.1, last) else { return false }
      let beyond = ys.map { ($0 - last) * (change > 0 ? 1 : -1) }.max() ?? 0
      return beyond > 0 && abs(percent - 100 * beyond / abs(change)) <= max(0.5, 0.05 * percent)
    }
    if clause == "ends where it began" { return abs(change) <= 1e-6 * max(abs(first), abs(last)) }
    return clause.wholeMatch(of: /ends at (\S+)/).map { agree($0.1, last) }
  }

  private func isOther(_ clause: String) -> Bool? {
    if let match = clause.wholeMatch(
      of: /on the whole (rises|falls|increases|decreases) from (\S+) to (\S+?)( \(.+ on screen\))?/)
    {
      let rising = match.1 == "rises" || match.1 == "increases"
      return agree(match.2, first) && agree(match.3, last) && rising == (change > 0)
    }
    if let match = clause.wholeMatch(of: /turns back (once|twice|\d+ times) by at most (\S+)/) {
      guard let most = Double(match.2) else { return false }
      return largestDetour <= most * 1.000001 && most <= 0.0511 * range
    }
    if let match = clause.wholeMatch(of: /stays at (\S+?)(?: to within (\S+)| until (\S+) s)?/) {
      return isStay(value: match.1, within: match.2, until: match.3)
    }
    if let match = clause.wholeMatch(
      of: /bounces (once|twice|\d+) ?(?:times)? ?off (\S+?)(?: \(within (\S+)\))?/)
    {
      let count = match.1 == "once" ? 1 : match.1 == "twice" ? 2 : Int(match.1) ?? 0
      return isBounce(count: count, wall: match.2, slack: match.3)
    }
    if let match = clause.wholeMatch(of: /rebounds at most to (\S+) at (\S+) s/) {
      return sample(atX: match.2).map { agree(match.1, ys[$0]) } ?? false
    }
    if let match = clause.wholeMatch(of: /oscillates between (\S+) at (\S+) s and (\S+) at (\S+) s/)
    {
      guard let low = sample(atX: match.2), let high = sample(atX: match.4) else { return false }
      return agree(match.1, ys[low]) && agree(match.3, ys[high]) && ys[low] == ys.min()
        && ys[high] == ys.max()
    }
    if let match = clause.wholeMatch(of: /(\d+) crossings? of (\S+)/) {
      return Double(match.2).map { crossings(of: $0) == Int(match.1) } ?? false
    }
    if let match = clause.wholeMatch(of: /period (\S+) s/) { return isPeriod(match.1) }
    if let match = clause.wholeMatch(of: /swings (shrink|grow) from (\S+) to (\S+)/) {
      guard let start = Double(match.2), let end = Double(match.3) else { return false }
      return (match.1 == "shrink") == (end < start) && max(start, end) <= range * 1.000001
    }
    return clause.wholeMatch(of: /starts at (\S+)/).map { agree($0.1, first) }
  }

  private func isStay(value: Substring, within: Substring?, until: Substring?) -> Bool {
    guard let stated = Double(value) else { return false }
    if let until {
      guard let index = sample(atX: until) else { return false }
      return agree(value, first) && ys[...index].allSatisfy { abs($0 - first) <= 1e-6 * range }
    }
    let slack = within.flatMap { Double($0) } ?? 1.1e-6 * max(abs(first), abs(last))
    return ys.allSatisfy { abs($0 - stated) <= slack }
  }

  /// Counts the local extremes near the wall that the curve really comes away from.
  private func isBounce(count: Int, wall: Substring, slack: Substring?) -> Bool {
    guard let stated = Double(wall) else { return false }
    let isAbove = abs(stated - (ys.max() ?? 0)) < abs(stated - (ys.min() ?? 0))
    let wall = isAbove ? ys.max() ?? 0 : ys.min() ?? 0
    let room = (slack.flatMap { Double($0) } ?? 0) + 1e-6 * range
    guard agree("\(stated)", wall) else { return false }
    let distances = ys.map { abs($0 - wall) }
    // From each visit near the wall, walk out: does it go a ripple farther before coming back?
    var touches = 0
    var nearest = distances[0]
    var hasApproached = false
    var farthest = distances[0]
    for distance in distances.dropFirst() {
      if hasApproached {
        nearest = min(nearest, distance)
        if distance - nearest >= 0.001 * range {
          if nearest > room { return false }
          touches += 1
          hasApproached = false
          farthest = distance
        }
      } else {
        farthest = max(farthest, distance)
        if farthest - distance >= 0.001 * range {
          hasApproached = true
          nearest = distance
        }
      }
    }
    return touches == count
  }

  /// Sign changes of the curve about a level, after leaving out what is within a ripple of it.
  private func crossings(of level: Double) -> Int {
    let sides = ys.map { $0 - level }.filter { abs($0) > 0.001 * range }.map { $0 > 0 }
    return zip(sides, sides.dropFirst()).count { $0 != $1 }
  }

  /// The law of any period; whether it is the right one is tested where the truth is known.
  private func isPeriod(_ text: Substring) -> Bool {
    guard let period = Double(text) else { return false }
    let spacing = xs[1] - xs[0]
    return period >= 1.9 * spacing && period <= (xs[xs.count - 1] - xs[0])
  }
}
