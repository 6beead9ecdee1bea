/// Looks for a form in a text, from left to right.
struct FormMatcher {
  /// Steps of one search; a text on which it would take longer does not have the form.
  private static let mostSteps = 50_000

  let form: Form.Steps
  private let names: NamesAtHand?
  let scalars: [Unicode.Scalar]
  /// Where each group begins and ends; -1 where it took no part.
  private(set) var saved: [Int]
  /// Where to go on when nothing leads further, and what was saved before.
  private var choices: [Choice] = []
  private var place = 0
  private var left = mostSteps

  private enum Choice {
    case goOn(step: Int, place: Int)
    case restore(Int, to: Int)
  }

  init(_ form: Form.Steps, _ text: String, _ names: NamesAtHand?) {
    self.form = form
    self.names = names
    scalars = Array(text.unicodeScalars)
    saved = Array(repeating: -1, count: 2 * form.groups)
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// The next place that has the form.
  mutating func next() -> Range<Int>? {
    while place <= scalars.count, left > 0 {
      let start = place
      if canStart(at: start) {
        for index in saved.indices { saved[index] = -1 }
        choices.removeAll(keepingCapacity: true)
        if let end = run(from: 0, at: start) {
          place = end == start ? end + 1 : end
          (saved[0], saved[1]) = (start, end)
          return start..<end
        }
      }
      place += 1
    }
    return nil
  }

  /// Whether the first step can be made, which most places rule out.
  private func canStart(at place: Int) -> Bool {
    switch form.steps[0] {
    case .start: place == 0
    case .scalar(let scalar): place < scalars.count && scalars[place] == scalar
    case .name, .boundary: isBoundary(place)
    default: true
    }
  }

  /// - Returns: where the match ends.
  private mutating func run(from first: Int, at start: Int) -> Int? {
    let base = choices.count
    var (step, place) = (first, start)
    while left > 0 {
      left -= 1
      var isRight = true
      switch form.steps[step] {
      case .scalar(let scalar):
        isRight = place < scalars.count && scalars[place] == scalar
        place += 1
      case .set(let index):
        isRight = place < scalars.count && form.sets[index].contains(scalars[place])
        place += 1
      case .name(let kind):
        let end = nameEnd(kind, at: place)
        isRight = end != nil
        place = end ?? place
      case .start: isRight = place == 0
      case .end: isRight = place == scalars.count
      case .boundary: isRight = isBoundary(place)
      case .save(let index):
        choices.append(.restore(index, to: saved[index]))
        saved[index] = place
      case .same(let group):
        let end = sameEnd(group, at: place)
        isRight = end != nil
        place = end ?? place
      case .split(let one, let other):
        choices.append(.goOn(step: other, place: place))
        step = one
        continue
      case .jump(let target):
        step = target
        continue
      case .look(let isNegative, let next):
        let outer = saved
        let depth = choices.count
        let isThere = run(from: step + 1, at: place) != nil
        choices.removeLast(choices.count - depth)
        if isNegative || !isThere { saved = outer }
        isRight = isThere != isNegative
        step = next - 1
      case .done: return place
      }
      if isRight {
        step += 1
      } else {
        guard let other = takeBack(to: base) else { return nil }
        (step, place) = other
      }
    }
    return nil
  }

  /// The last choice that was left open; nil where there is none above a depth.
  private mutating func takeBack(to base: Int) -> (Int, Int)? {
    while choices.count > base {
      switch choices.removeLast() {
      case .goOn(let step, let place): return (step, place)
      case .restore(let index, let value): saved[index] = value
      }
    }
    return nil
  }

  private func isBoundary(_ place: Int) -> Bool {
    let before = place > 0 && ScalarSet.words.contains(scalars[place - 1])
    let behind = place < scalars.count && ScalarSet.words.contains(scalars[place])
    return before != behind
  }

  /// Where the whole word at a place ends, if it is one of the names.
  private func nameEnd(_ kind: Form.Names, at place: Int) -> Int? {
    var end = place
    while end < scalars.count, ScalarSet.words.contains(scalars[end]) { end += 1 }
    guard end > place, let names else { return nil }
    let word = text(place..<end)
    let isName = kind == .views ? names.views.contains(word) : names.colors.contains(word)
    return isName ? end : nil
  }

  private func sameEnd(_ group: Int, at place: Int) -> Int? {
    let (lower, upper) = (saved[2 * group], saved[2 * group + 1])
    guard lower >= 0, upper >= lower else { return nil }
    let same = scalars[lower..<upper]
    return scalars[place...].starts(with: same) ? place + same.count : nil
  }
}
