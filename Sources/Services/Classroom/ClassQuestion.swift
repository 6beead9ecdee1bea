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
    /// Locked, and neighbors convince each other.
    case talk
    case shown
    case revealed
    /// It is not asked.
    case skipped
  }

  /// All that acts change.
  struct Progress: Hashable, Sendable {
    var state = State.closed
    /// 1 or 2.
    var vote = 1
    /// When the state began.
    var since = 0.0
    /// When it locks; nil while nobody counts.
    var locksAt: Double?
    /// Those who knew the answer when the class began to vote. Their guesses are no part of it.
    var apart: Set<Int> = []
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
  var progress = Progress()
  /// The guesses of each vote, by the number of their person.
  private var votes: [[Int: Guess]] = [[:], [:]]
  /// The last vote that an earlier server has begun: of it and those before, guesses may be in browsers alone.
  private var lostVote = 0
  /// The people who have guessed at their own pace, and know the answer.
  private(set) var told: Set<Int> = []

  /// How long a lock is counted.
  static let countdown = 5.0

  init(_ asked: any QuestionKind, step: Int, index: Int) {
    (self.asked, self.step, self.index) = (asked, step, index)
  }

  var state: State { progress.state }
  var vote: Int { progress.vote }
  /// Whether nobody waits for its answer any more.
  var isDone: Bool { state == .revealed || state == .skipped }

  /// Whether it is still to be asked, guessed or talked about.
  var isPending: Bool { [.closed, .open, .talk].contains(state) }

  // MARK: States

  /// What may follow on its state; the first usually does.
  var acts: [QuestionAct] {
    switch (state, vote) {
    case (.closed, _): [.open, .skip]
    case (.open, _): [.countdown, .lock, .show, .skip]
    case (.locked, 1): [.talk, .again, .reveal, .show, .open, .skip]
    case (.locked, _): [.show, .reveal, .open]
    case (.talk, _): [.again, .reveal, .show, .skip]
    case (.shown, 1): [.again, .talk, .reveal]
    case (.shown, _): [.reveal]
    case (.skipped, _): [.reveal, .open]
    case (.revealed, _): []
    }
  }

  mutating func act(_ act: QuestionAct, at now: Double) throws(ClassRefusal) {
    guard acts.contains(act) else {
      throw act == .again && vote == 2 ? .twoVotes : .question(is: state)
    }
    switch act {
    case .open:
      if state == .closed { progress.apart = told }
      begin(.open, at: now)
    case .countdown where progress.locksAt == nil: progress.locksAt = now + Self.countdown
    case .countdown, .lock: begin(.locked, at: now)
    case .talk: begin(.talk, at: now)
    case .show: begin(.shown, at: now)
    case .again:
      begin(.open, at: now)
      progress.vote = 2
    case .reveal: begin(.revealed, at: now)
    case .skip: begin(.skipped, at: now)
    }
  }

  /// It is in another state from now on.
  mutating func begin(_ state: State, at now: Double) {
    progress = Progress(state: state, vote: vote, since: now, apart: progress.apart)
  }

  /// Puts back what was kept.
  mutating func restore(_ progress: Progress, told: Set<Int>) {
    self.progress = progress
    self.told = told
    lostVote = progress.state == .closed && told.isEmpty ? 0 : progress.vote
  }

  // MARK: Guesses

  /// - Parameters:
  ///   - isLate: Whether a guess is taken that was made before this server began.
  ///   - isAlone: Whether people guess at their own pace.
  mutating func accept(
    _ guess: Guess, vote: Int, of person: Int, isLate: Bool, isAlone: Bool
  ) throws(ClassRefusal) {
    // A browser that got no answer sends its guess again.
    if votes[vote - 1][person] == guess { return }
    let isLost = isLate && vote <= lostVote && votes[vote - 1][person] == nil
    let isTold = told.contains(person)
    guard !isTold || isLost else { throw .answerSeen }
    let isNow = vote == self.vote && (state == .open || isAlone && !isDone)
    guard isNow || isLost && (state != .closed || isTold) else { throw .notOpen }
    votes[vote - 1][person] = guess
  }

  /// Reveals the answer to somebody alone.
  mutating func tell(_ person: Int) { told.insert(person) }

  /// Puts back the guesses that somebody had in an earlier state of this question.
  mutating func restoreGuesses(of person: Int, from earlier: ClassQuestion) {
    for vote in votes.indices { votes[vote][person] = earlier.votes[vote][person] }
    if earlier.told.contains(person) { told.insert(person) }
  }

  /// Whether somebody has guessed in this vote.
  func hasGuess(of person: Int) -> Bool { guess(of: person, vote: vote) != nil }

  var hasGuesses: Bool { votes.contains { !$0.isEmpty } }

  mutating func remove(_ person: Int) {
    for vote in votes.indices { votes[vote][person] = nil }
    told.remove(person)
  }

  func guess(of person: Int, vote: Int) -> Guess? { votes[vote - 1][person] }

  /// Those of some people who take part in the class's vote.
  func voters(among people: Set<Int>) -> Set<Int> { people.subtracting(progress.apart) }

  /// The number of people for whom something holds who have guessed in this vote.
  func count(where holds: (Int) -> Bool) -> Int { votes[vote - 1].keys.count(where: holds) }

  /// The class's guesses so far, without those of some people. Their order says nothing of who guessed.
  func poll(without hidden: Set<Int>) -> Poll {
    let left = hidden.union(progress.apart)
    let shown = votes[..<vote].map { guesses in
      guesses.filter { !left.contains($0.key) }.map(\.value.answer)
        .sorted { asked.rank(of: $0) < asked.rank(of: $1) }
    }
    guard vote == 2 else { return Poll(votes: shown) }
    // They are only counted.
    let pairs = votes[0].compactMap { person, first in
      left.contains(person) ? nil : votes[1][person].map { Poll.Pair(first.answer, $0.answer) }
    }
    return Poll(votes: shown, pairs: pairs)
  }

  /// The guesses of those who knew the answer before the vote, without those of some people.
  func guessesApart(without hidden: Set<Int>) -> [JSONValue] {
    progress.apart.subtracting(hidden).compactMap { votes[0][$0]?.answer }
      .sorted { asked.rank(of: $0) < asked.rank(of: $1) }
  }

  /// Each person's guesses in both votes, by the first.
  func pairs(without hidden: Set<Int>) -> [(first: JSONValue?, second: JSONValue?)] {
    func rank(_ answer: JSONValue?) -> Double { answer.map(asked.rank) ?? .infinity }
    return Set(votes[0].keys).union(votes[1].keys).subtracting(hidden).subtracting(progress.apart)
      .map { (first: votes[0][$0]?.answer, second: votes[1][$0]?.answer) }
      .sorted { (rank($0.first), rank($0.second)) < (rank($1.first), rank($1.second)) }
  }
}
