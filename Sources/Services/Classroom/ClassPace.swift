/// Which steps the class reads.
struct ClassPace: Hashable, Sendable {
  /// The steps that may be read.
  private(set) var steps = 0...0 { didSet { reached = max(reached, steps.upperBound) } }
  /// The last step that anybody may have read.
  private(set) var reached = 0
  private(set) var isPaused = false
  /// The step that the teacher is at.
  private(set) var current = 0
  private let count: Int

  init(count: Int) { self.count = max(count, 1) }

  /// Puts back what was kept; false if there are no such steps.
  mutating func restore(
    _ from: Int, _ to: Int, current: Int, isPaused: Bool, reached: Int
  ) -> Bool {
    guard 0 <= from, from <= to, to < count, (from...to).contains(current), reached < count else {
      return false
    }
    (steps, self.current, self.isPaused) = (from...to, current, isPaused)
    self.reached = max(reached, to)
    return true
  }

  mutating func gather(at step: Int) throws(ClassRefusal) {
    guard step >= 0 else { throw .firstStep }
    guard step < count else { throw .lastStep }
    (steps, current) = (step...step, step)
  }

  mutating func open(_ from: Int, _ to: Int) throws(ClassRefusal) {
    guard 0 <= from, from <= to, to < count else { throw .notFound }
    steps = from...to
    current = min(max(current, from), to)
  }

  /// The teacher goes to a step, as far as the class may read it.
  mutating func go(to step: Int) {
    if steps.contains(step) { current = step }
  }

  mutating func free() { steps = 0...(count - 1) }

  mutating func togglePause() { isPaused.toggle() }
}
