import Answers
import Diagnostics
import Language
import MotionCurves
import UIKitMotion
import Values

/// Everything that statements can change. After a failed statement, a replay of the log creates a
/// new world, so the world itself does not need a way back.
package final class World {
  package let stage: Stage
  package var objects = Objects()
  /// The state that can be restored without a replay.
  package private(set) var values = Values()
  /// The names with a key, such as `ball[1]`. They need not be restored: a name counts only while
  /// something has it.
  package private(set) var madeNames = MadeNames()
  /// The results that the session stores beside its world, for expressions to read. They are not
  /// part of the world: a replay gives it the traces with which each statement ran.
  package var traces = Traces()
  /// The name of the current fork; nil in the main line of history. The session sets it.
  package var fork: String?
  /// The failure of a custom field's expression in the current frame.
  package var fieldFailure: Failure?
  /// The first failure of a view's hit test in the current command.
  var hitTestFailure: Failure?

  /// Whether anything has changed since the start of the statement.
  package private(set) var isTouched = false
  /// Whether it has changed in a way that a user would undo.
  package private(set) var isChanged = false
  /// Whether the stage has changed, which only a replay can restore.
  package private(set) var isStageTouched = false
  private var before = Values.Before()

  /// Counts the work of everything that changes or reads the world.
  package var meter: WorkMeter
  /// The size of the values in block scopes.
  let holdings = Holdings()

  package init(stage: Stage = Stage(), meter: WorkMeter = WorkMeter()) {
    self.stage = stage
    self.meter = meter
  }

  /// The size of the values of all names.
  var heldExtent: Int { values.variables.extent + values.tweaks.extent + holdings.extent }

  /// The part of a world that consists of values, so that it can be restored without a replay.
  package struct Values {
    package var variables = Variables()
    package var definitions = NamedTable<Definition>()
    package var handlers = Handlers()
    /// The transitions that `transition` created.
    package var transitions = NamedTable<TransitionDefinition>()
    /// The series that curves were fitted to, by the names of the curves.
    package var fits = NamedTable<FitOrigin>()
    /// Blocks that wait for their frame.
    package var scheduled = Schedule()
    /// Predictions and questions that wait, in order of creation.
    package var questions: [any PendingQuestion] = []
    /// `then` blocks of running animations. They come and go with the animations, so a replay that
    /// restores animations restores them too.
    package var continuations: [AnimationID: Continuation] = [:]
    package var tweaks = Tweaks()
    package var settings = Settings()
    package var random = RandomGenerator(seed: 0)

    /// The values that are copied at the start of a statement: they are small, while names may be
    /// many.
    struct Before {
      var settings = Settings()
      var random = RandomGenerator(seed: 0)
      var questions: [any PendingQuestion] = []
    }

    mutating func begin() -> Before {
      variables.begin()
      definitions.begin()
      handlers.begin()
      transitions.begin()
      fits.begin()
      scheduled.begin()
      tweaks.begin()
      return Before(settings: settings, random: random, questions: questions)
    }

    mutating func rollBack(to before: Before) {
      variables.rollBack()
      definitions.rollBack()
      handlers.rollBack()
      transitions.rollBack()
      fits.rollBack()
      scheduled.rollBack()
      tweaks.rollBack()
      (settings, random, questions) = (before.settings, before.random, before.questions)
    }
  }

  // MARK: Changes

  package func beginStatement() {
    isTouched = false
    isChanged = false
    isStageTouched = false
    hitTestFailure = nil
    before = values.begin()
  }

  /// Every change of the stage and its objects calls this: if the statement then fails, the log is
  /// replayed.
  func touch() {
    isTouched = true
    isChanged = true
    isStageTouched = true
  }

  /// Changes values, which are cheap to restore.
  func change(_ body: (inout Values) -> Void) {
    isTouched = true
    isChanged = true
    body(&values)
  }

  func noteMade(_ name: String) { madeNames.add(name) }

  /// Takes over the settings for answers from another world.
  package func apply(_ settings: Settings) { change { $0.settings = settings } }

  /// Appends to the list of a session's variable.
  func append(_ list: List, to name: String) throws(Mistake) {
    isTouched = true
    isChanged = true
    try values.variables.append(list, to: name, at: stage.frame)
  }

  /// Removes and returns the next due block.
  func popDue() -> Schedule.Item? {
    guard let due = values.scheduled.popDue(at: stage.frame) else { return nil }
    isTouched = true
    isChanged = true
    return due
  }

  /// Stores a value as `ans`: a replay needs it, but a user would not count it as a change.
  func remember(_ answer: Value) {
    isTouched = true
    values.variables.set("ans", answer, at: nil)
  }

  /// Stores a fitted curve as `ans`, and what it was fitted to.
  func remember(_ curve: Curve, _ origin: FitOrigin?) {
    remember(.curve(curve))
    if let origin { values.fits.set(curve.name, to: origin) }
  }

  /// Restores the values at the start of the statement; returns false if that needs a replay.
  package func rollBack() -> Bool {
    guard !isStageTouched else { return false }
    values.rollBack(to: before)
    return true
  }

  /// A block that runs when an animation has ended.
  package struct Continuation {
    package let block: Block
    package let scope: Scope

    package init(block: Block, scope: Scope) {
      self.block = block
      self.scope = scope
    }
  }

  /// A command that `def` defined.
  package struct Definition {
    package let name: String
    package let parameters: [String]
    package let block: Block
  }

  /// The settings for answers, which `set` changes.
  package struct Settings: Hashable, Sendable {
    package var digits = 6
    /// Nil until the user sets a width.
    package var width: Int?
    /// The glyphs that `set` has chosen; nil for the default.
    package var chosenGlyphs: GlyphSet?
    /// Whether long answers may open a pager.
    package var pages = true

    package init() {}
  }

  /// The names of all boundaries of all collision behaviors.
  package var boundaryNames: [String] {
    objects.behaviors.flatMap { ($0.behavior as? CollisionBehavior)?.boundaries.map(\.name) ?? [] }
  }

  /// The bytes that the recorded history takes.
  package var recordedBytes: Int64 {
    Int64(stage.recorder.byteCount(of: stage.views)) + Int64(objects.byteCount)
  }

  package func nextRandom() -> Double {
    var number = 0.0
    change { number = $0.random.next() }
    return number
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): small, seeded, the same everywhere.
package struct RandomGenerator: Hashable, Sendable {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// The next number in 0..<1, of 53 random bits.
  package mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / 0x1p53
  }
}
