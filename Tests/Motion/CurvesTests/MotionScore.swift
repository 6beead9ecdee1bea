import MotionCurves

/// How often fits of seeded motions are right, wrong, and how often their intervals hold.
struct MotionScore {
  private(set) var count = 0
  /// Fits that name the family.
  private(set) var right = 0
  /// Fits that name another one and are sure of it.
  private(set) var wrong = 0
  private(set) var covered = 0
  private(set) var intervals = 0

  mutating func add(_ motion: SeededMotion) {
    count += 1
    guard let fit = try? motion.fit() else { return }
    if fit.best.family == motion.family { right += 1 }
    guard let own = fit.motions.first(where: { $0.family == motion.family }) else { return }
    // A larger family that contains the truth is not wrong.
    let doubted = own.criterion - fit.best.criterion < MotionFit.doubt
    if fit.best.family != motion.family, !doubted { wrong += 1 }
    let found =
      motion.numbers.map { ($0.value, own[$0.quantity]) }
      + (motion.start.map { [($0, Optional(own.start))] } ?? [])
      + (motion.end.map { [($0, Optional(own.ends[0].to))] } ?? [])
    for case (let value, let estimate?) in found {
      intervals += 1
      if abs(estimate.value - value) <= estimate.error { covered += 1 }
    }
  }

  mutating func add(_ other: MotionScore) {
    count += other.count
    right += other.right
    wrong += other.wrong
    covered += other.covered
    intervals += other.intervals
  }

  var rightShare: Double { Double(right) / Double(max(count, 1)) }
  var wrongShare: Double { Double(wrong) / Double(max(count, 1)) }
  var coverage: Double { Double(covered) / Double(max(intervals, 1)) }
}
