import JSON
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
    /// As its kind of question encodes it.
    let answer: JSONValue
    /// Chosen by the browser, so that a guess that is sent twice is one.
    let id: String
  }

  let step: Int
  /// Its number in its step, from 0.
  let index: Int
  let asked: any QuestionKind
  private(set) var state = State.closed
  /// 1 or 2.
  private(set) var vote = 1
  /// The guesses of each vote, by the number of their person.
  private var votes: [[Int: Guess]] = [[:], [:]]

  init(_ asked: any QuestionKind, step: Int, index: Int) {
    (self.asked, self.step, self.index) = (asked, step, index)
  }

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
  mutating func accept(_ guess: Guess, vote: Int, of person: Int, late: Bool) throws(ClassRefusal) {
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

  /// The number of guesses in this vote.
  func count(without hidden: Set<Int> = []) -> Int {
    votes[vote - 1].keys.count { !hidden.contains($0) }
  }

  /// The guesses so far, without those of some people. Their order says nothing of who guessed.
  func poll(without hidden: Set<Int>) -> Poll {
    let shown = votes[..<vote].map { guesses in
      guesses.filter { !hidden.contains($0.key) }.map(\.value.answer)
        .sorted { asked.rank(of: $0) < asked.rank(of: $1) }
    }
    return Poll(votes: shown, all: votes.flatMap { $0.values.map(\.answer) })
  }

  /// Each person's guesses in both votes, by the first.
  func pairs(without hidden: Set<Int>) -> [(first: JSONValue?, second: JSONValue?)] {
    func rank(_ answer: JSONValue?) -> Double { answer.map(asked.rank) ?? .infinity }
    return Set(votes[0].keys).union(votes[1].keys).subtracting(hidden)
      .map { (first: votes[0][$0]?.answer, second: votes[1][$0]?.answer) }
      .sorted { (rank($0.first), rank($0.second)) < (rank($1.first), rank($1.second)) }
  }
}
