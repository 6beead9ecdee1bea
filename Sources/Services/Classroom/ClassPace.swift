/// Which steps the class reads.
struct ClassPace: Hashable, Sendable {
  /// The steps that may be read.
  private(set) var steps = 0...0 { didSet { reached = max(reached, steps.upperBound) } }
  /// The last step that anybody may have read.
  private(set) var reached = 0
  /// The last step at which all were together.
  private(set) var gathered = 0
  private(set) var isPaused = false
  /// The step that the teacher is at.
  private(set) var current = 0
  private let count: Int

  /// Whether people read, guess and run at their own pace.
  var isFree: Bool { steps.count > 1 }

  init(count: Int) { self.count = max(count, 1) }

  /// Puts back what was kept; false if there are no such steps.
  mutating func restore(
    _ from: Int, _ to: Int, current: Int, isPaused: Bool, reached: Int, gathered: Int
  ) -> Bool {
    guard 0 <= from, from <= to, to < count, (from...to).contains(current), reached < count,
      (0...max(reached, to)).contains(gathered)
    else { return false }
    (steps, self.current, self.isPaused) = (from...to, current, isPaused)
    self.reached = max(reached, to)
    self.gathered = gathered
    return true
  }

  /// Goes back to an earlier pace. What was read is read.
  mutating func goBack(to earlier: ClassPace) {
    let (reached, gathered) = (reached, gathered)
    self = earlier
    (self.reached, self.gathered) = (reached, gathered)
  }

  mutating func gather(at step: Int) throws(ClassRefusal) {
    guard step >= 0 else { throw .firstStep }
    guard step < count else { throw .lastStep }
    (steps, current) = (step...step, step)
    gathered = max(gathered, step)
  }

  mutating func open(_ from: Int, _ to: Int) throws(ClassRefusal) {
    guard 0 <= from, from <= to, to < count else { throw .wrongRange }
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
