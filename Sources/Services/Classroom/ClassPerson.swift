/// Somebody in a class, known by a cookie alone.
struct ClassPerson: Sendable {
  /// The public part of a person: its number is no secret.
  let id: Int
  /// Whether an earlier server of this class knew them: their browser sends its guesses again.
  var isBack = false
  var name: String?
  var step = 0
  var isStuck = false
  /// Whether the teacher hides name and guesses.
  var isHidden = false
  /// The open streams of events.
  var streams = 0 { didSet { if streams > 0 { hasLooked = true } } }
  /// Whether a page of theirs was ever open. A script's guesses keep no place.
  private(set) var hasLooked = false
  /// When they came.
  var came = -Double.infinity
  var allowance = PostAllowance(rate: 5, burst: 10)
  var cells = OwnCells()

  init(id: Int) { self.id = id }

  /// Somebody whom an earlier server of this class knew.
  init(id: Int, isHidden: Bool, isStuck: Bool, at step: Int) {
    self.init(id: id)
    (isBack, hasLooked) = (true, true)
    (self.isHidden, self.isStuck, self.step) = (isHidden, isStuck, step)
  }

  var publicID: String { "p\(id)" }

  /// The number in what others may know.
  static func id(of publicID: String) -> Int? {
    publicID.hasPrefix("p") ? Int(publicID.dropFirst()) : nil
  }
}

/// How often something may be sent: a bucket that fills at a rate.
struct PostAllowance: Sendable {
  private let rate: Double
  private let burst: Double
  private var left: Double
  private var last: Double?

  /// - Parameters:
  ///   - rate: The mean number a second.
  ///   - burst: The most at once.
  init(rate: Double, burst: Double) {
    (self.rate, self.burst, left) = (rate, burst, burst)
  }

  /// Takes one, unless none is left.
  mutating func spend(at now: Double) throws(ClassRefusal) {
    left = min(burst, left + max(0, now - (last ?? now)) * rate)
    last = now
    guard left >= 1 else { throw .tooOften }
    left -= 1
  }
}
