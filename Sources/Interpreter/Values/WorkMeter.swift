import Diagnostics

/// Counts work, and throws when there is too much of it.
///
/// One meter is shared by everything that a replay runs: the statements of its text, the blocks in
/// them, and what these replay themselves.
public final class WorkMeter {
  /// The results of fits. In a replay, they take no time again.
  package let fits: FitMemory
  /// All the work so far, in the unit of `Work`.
  package private(set) var used: Int64 = 0
  /// The work by kind. Plain memory, because every expression is counted; freed in `deinit`.
  private let shares: UnsafeMutablePointer<Int64>
  private var bound: Bound?
  private var most = Int64.max

  /// A limit on the work from some moment on.
  private struct Bound {
    /// As the user writes it: a multiple of `Limits.work`.
    let multiple: Int
    let sharesBefore: [Int64]
  }

  public convenience init() { self.init(fits: FitMemory()) }

  private init(fits: FitMemory) {
    self.fits = fits
    shares = .allocate(capacity: Work.allCases.count)
    shares.initialize(repeating: 0, count: Work.allCases.count)
  }

  deinit { shares.deallocate() }

  /// Counts work that is done a number of times, for each of `factor` things.
  @inline(__always)
  package func count(_ work: Work, _ times: Int = 1, by factor: Int = 1) {
    let cost = work.cost &* Int64(times) &* Int64(factor)
    used &+= cost
    shares[work.rawValue] &+= cost
  }

  /// Does something whose work does not count.
  package func uncounted(_ body: () -> Void) {
    let (used, parts) = (used, (0..<Work.allCases.count).map { shares[$0] })
    body()
    self.used = used
    for (index, part) in parts.enumerated() { shares[index] = part }
  }

  /// Does something in the middle of other work that neither counts in it nor has its limit.
  public func aside(_ body: () -> Void) {
    let (bound, most) = (bound, most)
    (self.bound, self.most) = (nil, .max)
    uncounted(body)
    (self.bound, self.most) = (bound, most)
  }

  /// Whether the work is over its limit.
  @inline(__always)
  package var isSpent: Bool { used > most }

  /// Counts work, and throws if it is now over the limit.
  @inline(__always)
  package func spend(_ work: Work, _ times: Int = 1, by factor: Int = 1) throws(Mistake) {
    count(work, times, by: factor)
    if isSpent { throw tooMuch }
  }

  /// The mistake for too much work, with the kind that took most of it.
  package var tooMuch: Mistake {
    let before = bound?.sharesBefore ?? []
    let done = Work.allCases.map { work in
      (work, cost: shares[work.rawValue] - (before.isEmpty ? 0 : before[work.rawValue]))
    }
    let all = done.reduce(0) { $0 + $1.cost }
    let largest = done.reduce(done[0]) { $1.cost > $0.cost ? $1 : $0 }
    return .tooMuchWork(
      largest.0.described, share: Int(clamping: 100 * Double(largest.cost) / Double(max(all, 1))),
      next: 2 * (bound?.multiple ?? 1))
  }

  // MARK: Parts

  /// A meter for a part of the work, with the remaining limit of this one. `add` counts its work
  /// here when it is done.
  package func part() -> WorkMeter { part(left: left) }

  /// A meter for a part of the work, with a limit of its own.
  package func part(left: Int64?) -> WorkMeter { WorkMeter(left: left, fits: fits) }

  /// The remaining work; nil without a limit.
  package var left: Int64? { most == .max ? nil : max(0, most - used) }

  /// A meter for a part that is done elsewhere.
  /// - Parameter left: The limit of its work; nil for no limit.
  package convenience init(left: Int64?) { self.init(left: left, fits: FitMemory()) }

  private convenience init(left: Int64?, fits: FitMemory) {
    self.init(fits: fits)
    guard let left else { return }
    bound = Bound(multiple: 1, sharesBefore: [])
    most = left
  }

  /// The work by kind, in the unit of `Work`.
  package var done: [Int64] { Work.allCases.map { shares[$0.rawValue] } }

  /// Adds work that was done elsewhere.
  package func add(_ done: [Int64]) {
    for (work, cost) in zip(Work.allCases, done) {
      used &+= cost
      shares[work.rawValue] &+= cost
    }
  }

  // MARK: Bounds

  /// Runs a body with a limit on its work; inside another limit, the outer one applies.
  /// - Parameter multiple: The limit as a multiple of `Limits.work`, from 1 to
  ///   `Limits.workMultiple`.
  package func bounded<T>(to multiple: Int, _ body: () throws -> T) rethrows -> T {
    try bounded(at: Limits.work * Int64(multiple), multiple, body)
  }

  /// Runs a body with a limit on its work, in the unit of `Work`.
  package func bounded<T>(
    at work: Int64, _ multiple: Int = 1, _ body: () throws -> T
  ) rethrows -> T {
    guard bound == nil else { return try body() }
    bound = Bound(multiple: multiple, sharesBefore: Work.allCases.map { shares[$0.rawValue] })
    most = used + work
    defer { (bound, most) = (nil, .max) }
    return try body()
  }

  /// Runs a body that must run to its end. Its work is counted but not limited.
  package func unbounded<T>(_ body: () throws -> T) rethrows -> T {
    let before = most
    most = .max
    defer { most = before }
    return try body()
  }
}
