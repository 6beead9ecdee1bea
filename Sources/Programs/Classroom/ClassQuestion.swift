import Pages

/// A question of a class: its state, and what was guessed in each of its two votes.
struct ClassQuestion: Sendable {
  enum State: String, Sendable {
    /// Nobody can guess.
    case closed
    case open
    /// Nobody can guess any more, and the guesses are not shown.
    case locked
    case shown
    case revealed
  }

  struct Guess: Hashable, Sendable {
    let value: Double
    /// Chosen by the browser, so that a guess that is sent twice is one.
    let id: String
  }

  let step: Int
  /// Its number in its step, from 0.
  let index: Int
  let asked: PagePiece.Question
  private(set) var state = State.closed
  /// 1 or 2.
  private(set) var vote = 1
  /// The guesses of each vote, by the number of their person.
  private var votes: [[Int: Guess]] = [[:], [:]]

  init(_ asked: PagePiece.Question, step: Int, index: Int) {
    (self.asked, self.step, self.index) = (asked, step, index)
  }

  /// The value that was asked for.
  var answer: Double { Double(asked.answer) ?? .nan }

  // MARK: States

  mutating func open() throws(ClassRefusal) {
    guard state == .closed || state == .locked else { throw .notNow }
    state = .open
  }

  mutating func lock() throws(ClassRefusal) {
    guard state == .open else { throw .notNow }
    state = .locked
  }

  mutating func show() throws(ClassRefusal) {
    guard state == .open || state == .locked else { throw .notNow }
    state = .shown
  }

  /// Begins the second vote.
  mutating func openAgain() throws(ClassRefusal) {
    guard vote == 1, state == .locked || state == .shown else { throw .notNow }
    (state, vote) = (.open, 2)
  }

  mutating func reveal() { state = .revealed }

  /// Puts back what was kept.
  mutating func restore(_ state: State, vote: Int) { (self.state, self.vote) = (state, vote) }

  // MARK: Guesses

  /// - Parameter late: Whether a guess is taken that was made before this server began.
  mutating func take(_ guess: Guess, vote: Int, of person: Int, late: Bool) throws(ClassRefusal) {
    // A browser that got no answer sends its guess again.
    if votes[vote - 1][person] == guess { return }
    let isNow = state == .open && vote == self.vote
    let isLost = late && vote <= self.vote && state != .closed && votes[vote - 1][person] == nil
    guard isNow || isLost else { throw .notOpen }
    votes[vote - 1][person] = guess
  }

  mutating func remove(_ person: Int) {
    for vote in votes.indices { votes[vote][person] = nil }
  }

  func guess(of person: Int, vote: Int) -> Guess? { votes[vote - 1][person] }

  /// The guesses of a vote, by their value, without those of some people.
  func values(vote: Int, without hidden: Set<Int> = []) -> [Double] {
    votes[vote - 1].filter { !hidden.contains($0.key) }.map(\.value.value).sorted()
  }

  /// The people who guessed in both votes, with both guesses, by the first.
  func moves(without hidden: Set<Int>) -> [(from: Double, to: Double)] {
    votes[0].filter { !hidden.contains($0.key) }
      .compactMap { person, first in votes[1][person].map { (first.value, $0.value) } }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}

/// The range in which guesses are drawn. What is outside stands at its ends.
struct GuessAxis: Hashable, Sendable {
  let from: Double
  let to: Double

  /// A round range around most of some values, and around one that must be in it.
  init(_ values: [Double], including answer: Double?) {
    let sorted = values.sorted()
    let edge = (sorted.count - 1) / 20
    var ends = sorted.isEmpty ? [] : [sorted[edge], sorted[sorted.count - 1 - edge]]
    if let answer { ends.append(answer) }
    guard let low = ends.min(), let high = ends.max() else {
      (from, to) = (0, 1)
      return
    }
    let width = high > low ? high - low : max(abs(high), 1)
    let step = Self.step(for: width)
    from = ((low - width * 0.1) / step).rounded(.down) * step
    to = ((high + width * 0.1) / step).rounded(.up) * step
  }

  /// A tenth or so of a width: 1, 2 or 5 of a power of ten.
  private static func step(for width: Double) -> Double {
    var power = 1.0
    while power * 10 <= width { power *= 10 }
    while power > width { power /= 10 }
    let most = width / power
    return power / (most < 2 ? 10 : most < 5 ? 5 : 2)
  }
}
