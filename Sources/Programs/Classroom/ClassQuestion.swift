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
    guard state == .closed || state == .locked else { throw .question(is: state) }
    state = .open
  }

  mutating func lock() throws(ClassRefusal) {
    guard state == .open else { throw .question(is: state) }
    state = .locked
  }

  mutating func show() throws(ClassRefusal) {
    guard state == .open || state == .locked else { throw .question(is: state) }
    state = .shown
  }

  /// Begins the second vote.
  mutating func openAgain() throws(ClassRefusal) {
    guard state == .locked || state == .shown else { throw .question(is: state) }
    guard vote == 1 else { throw .twoVotes }
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

  /// What each person guessed in both votes, by the first.
  func pairs(without hidden: Set<Int>) -> [(first: Double?, second: Double?)] {
    Set(votes[0].keys).union(votes[1].keys).subtracting(hidden)
      .map { (first: votes[0][$0]?.value, second: votes[1][$0]?.value) }
      .sorted {
        ($0.first ?? .infinity, $0.second ?? .infinity)
          < ($1.first ?? .infinity, $1.second ?? .infinity)
      }
  }

  /// The distance within which a guess is called near: some hundredths of the value, or of the axis where
  /// the value is small.
  var nearness: Double {
    let axis = GuessAxis(votes.flatMap { $0.values.map(\.value) }, including: answer)
    return GuessAxis.roundStep(max(abs(answer), (axis.to - axis.from) / 5) / 25)
  }
}
