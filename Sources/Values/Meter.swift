import Diagnostics

/// Counts work, and says when there has been too much of it.
///
/// One meter goes with all that a replay runs: the statements of its text, the blocks in them, and
/// what these replay themselves.
public final class Meter {
  /// All the work so far, in the unit of `Work`.
  package private(set) var used = 0
  /// The same by its kind; plain memory, as every expression is counted, and freed in `deinit`.
  private let shares: UnsafeMutablePointer<Int>
  private var bound: Bound?
  private var most = Int.max

  /// What may be done from some moment on.
  private struct Bound {
    /// As a person gives it: a multiple of `Limits.work`.
    let multiple: Int
    let sharesBefore: [Int]
  }

  public init() {
    shares = .allocate(capacity: Work.allCases.count)
    shares.initialize(repeating: 0, count: Work.allCases.count)
  }

  deinit { shares.deallocate() }

  @inline(__always)
  package func count(_ work: Work, _ times: Int = 1) {
    let cost = work.cost &* times
    used &+= cost
    shares[work.rawValue] &+= cost
  }

  /// Whether there has been more work than there may be.
  @inline(__always)
  package var isSpent: Bool { used > most }

  /// Counts work, and refuses to go on where there has been too much of it.
  @inline(__always)
  package func spend(_ work: Work, _ times: Int = 1) throws(Mistake) {
    count(work, times)
    if isSpent { throw tooMuch }
  }

  /// What is said when there has been too much, with what most of it was.
  package var tooMuch: Mistake {
    let before = bound?.sharesBefore ?? []
    let done = Work.allCases.map { work in
      (work, cost: shares[work.rawValue] - (before.isEmpty ? 0 : before[work.rawValue]))
    }
    let all = done.reduce(0) { $0 + $1.cost }
    let largest = done.reduce(done[0]) { $1.cost > $0.cost ? $1 : $0 }
    return .tooMuchWork(
      largest.0.described, share: Int(100 * Double(largest.cost) / Double(max(all, 1))),
      next: 2 * (bound?.multiple ?? 1))
  }

  // MARK: Parts

  /// A meter for a part of the work that is counted here by `add` when it is done: it may do as much
  /// as may be done here now.
  package func part() -> Meter { Meter(left: left) }

  /// How much may still be done; nil for no bound.
  package var left: Int? { most == .max ? nil : max(0, most - used) }

  /// A meter of a part that is done elsewhere.
  /// - Parameter left: How much may be done; nil for no bound.
  package convenience init(left: Int?) {
    self.init()
    guard let left else { return }
    bound = Bound(multiple: 1, sharesBefore: [])
    most = left
  }

  /// What was done, by its kind, in the unit of `Work`.
  package var done: [Int] { Work.allCases.map { shares[$0.rawValue] } }

  /// Adds what was done elsewhere.
  package func add(_ done: [Int]) {
    for (work, cost) in zip(Work.allCases, done) {
      used &+= cost
      shares[work.rawValue] &+= cost
    }
  }

  // MARK: Bounds

  /// Runs something that may do so much work and no more; inside another bound, that one holds.
  /// - Parameter multiple: of `Limits.work`, from 1 to `Limits.workMultiple`.
  package func bounded<T>(to multiple: Int, _ body: () throws -> T) rethrows -> T {
    try bounded(at: Limits.work * multiple, multiple, body)
  }

  /// Runs something that may do so much work, in the unit of `Work`.
  package func bounded<T>(
    at work: Int, _ multiple: Int = 1, _ body: () throws -> T
  ) rethrows -> T {
    guard bound == nil else { return try body() }
    bound = Bound(multiple: multiple, sharesBefore: Work.allCases.map { shares[$0.rawValue] })
    most = used + work
    defer { (bound, most) = (nil, .max) }
    return try body()
  }

  /// Runs something that must come to its end; what it does is counted all the same.
  package func unbounded<T>(_ body: () throws -> T) rethrows -> T {
    let before = most
    most = .max
    defer { most = before }
    return try body()
  }
}
