import Charts
import Diagnostics
import Dynamics
import Language
import Staging
import Values

/// Everything that statements can change. A failed statement's world is thrown away and made anew
/// by replaying the log, so the world itself need not know how to go back.
package final class World {
  package let stage: Stage
  package var objects = Objects()
  /// What can be put back without a replay.
  package private(set) var values = Values()
  /// What the session keeps beside its world, for expressions to read. It is not the world's: what
  /// makes a world anew gives it the traces with which each statement ran.
  package var traces = Traces()
  /// The line of history that it stands in, where that is not the first: told by the session, too.
  package var fork: String?
  /// What a custom field's expression did wrong in the frame that passes.
  package var fieldFailure: Failure?

  /// Whether anything is not as it was when the statement began.
  package private(set) var isTouched = false
  /// Whether it was changed in a way that a person would take back.
  package private(set) var isChanged = false
  /// Whether the stage was changed, which only a replay can put back.
  package private(set) var isStageTouched = false
  private var before = Values.Before()

  /// What counts the work of those who change the world or look at it.
  package var meter: Meter
  /// What the names of blocks hold.
  let holdings = Holdings()

  package init(stage: Stage = Stage(), meter: Meter = Meter()) {
    self.stage = stage
    self.meter = meter
  }

  /// The room that the values of all names take.
  var heldExtent: Int { values.variables.extent + values.tweaks.extent + holdings.extent }

  /// The part of a world that is made of values, so that there is a way back without a replay.
  package struct Values {
    package var variables = Variables()
    package var definitions = NamedTable<Definition>()
    package var handlers = Handlers()
    /// Those that `transition` made, by name.
    package var transitions = NamedTable<TransitionDefinition>()
    /// Blocks that wait for their time.
    package var scheduled = Schedule()
    /// Predictions that are not due yet, in the order in which they were made.
    package var predictions: [Prediction] = []
    /// `then` blocks of animations that run. They come and go with those, so what takes animations
    /// back takes them back too.
    package var continuations: [AnimationID: Continuation] = [:]
    package var tweaks = Tweaks()
    package var settings = Settings()
    package var random = RandomGenerator(seed: 0)

    /// What is copied to be put back: it is little, where names may be many.
    struct Before {
      var settings = Settings()
      var random = RandomGenerator(seed: 0)
      var predictions: [Prediction] = []
    }

    mutating func begin() -> Before {
      variables.begin()
      definitions.begin()
      handlers.begin()
      transitions.begin()
      scheduled.begin()
      tweaks.begin()
      return Before(settings: settings, random: random, predictions: predictions)
    }

    mutating func takeBack(to before: Before) {
      variables.takeBack()
      definitions.takeBack()
      handlers.takeBack()
      transitions.takeBack()
      scheduled.takeBack()
      tweaks.takeBack()
      (settings, random, predictions) = (before.settings, before.random, before.predictions)
    }
  }

  // MARK: Changes

  package func beginStatement() {
    isTouched = false
    isChanged = false
    isStageTouched = false
    before = values.begin()
  }

  /// Every change of the stage and its objects says so: a statement that then fails means a replay.
  func touch() {
    isTouched = true
    isChanged = true
    isStageTouched = true
  }

  /// Changes values, which are easily put back.
  func change(_ body: (inout Values) -> Void) {
    isTouched = true
    isChanged = true
    body(&values)
  }

  /// Takes over how answers are written in another world.
  package func take(_ settings: Settings) { change { $0.settings = settings } }

  /// Appends to the list that a name of the session holds.
  func append(_ list: List, to name: String) throws(Mistake) {
    isTouched = true
    isChanged = true
    try values.variables.append(list, to: name, at: stage.frame)
  }

  /// The next block whose time has come; it waits no more.
  func takeDue() -> Schedule.Item? {
    guard let due = values.scheduled.takeDue(at: stage.frame) else { return nil }
    isTouched = true
    isChanged = true
    return due
  }

  /// Keeps a value for `ans`: a replay needs it, but nobody would call it a change.
  func remember(_ answer: Value) {
    isTouched = true
    values.variables.set("ans", answer, at: nil)
  }

  /// Puts back what a statement has changed; false where that takes a replay.
  package func takeBack() -> Bool {
    guard !isStageTouched else { return false }
    values.takeBack(to: before)
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

  /// A command that `def` made.
  package struct Definition {
    package let name: String
    package let parameters: [String]
    package let block: Block
  }

  package struct Settings: Hashable, Sendable {
    package var digits = 6
    /// Nil until someone asks for one.
    package var width: Int?
    /// What `set` has chosen; nil where nobody has.
    package var chosenGlyphs: GlyphSet?
    package var glyphs: GlyphSet { chosenGlyphs ?? .ascii }
    /// Whether long answers may open a pager.
    package var pages = true

    package init() {}
  }

  /// The names of all boundaries of all collision behaviors.
  package var boundaryNames: [String] {
    objects.behaviors.flatMap { ($0.behavior as? CollisionBehavior)?.boundaries.map(\.name) ?? [] }
  }

  /// The bytes that the past holds.
  package var recordedBytes: Int { stage.recorder.byteCount(of: stage.views) + objects.byteCount }

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
    return Double(z >> 11) / Double(1 << 53)
  }
}
