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
  /// What a custom field's expression did wrong in the frame that passes.
  package var fieldFailure: Failure?

  /// Whether anything is not as it was when the statement began.
  package private(set) var isTouched = false
  /// Whether it was changed in a way that a person would take back.
  package private(set) var isChanged = false
  /// Whether the stage was changed, which only a replay can put back.
  package private(set) var isStageTouched = false
  private var valuesBefore = Values()

  /// What counts the work of those who change the world or look at it.
  package var meter: Meter
  /// What the names of blocks hold.
  let holdings = Holdings()

  package init(stage: Stage = Stage(), meter: Meter = Meter()) {
    self.stage = stage
    self.meter = meter
  }

  /// The room that the values of all names take.
  var heldExtent: Int { values.variables.extent + holdings.extent }

  /// The part of a world that is made of values, so that a copy is a way back.
  package struct Values {
    package var variables = Variables()
    package var definitions: [String: Definition] = [:]
    package var handlers = Handlers()
    /// Blocks that wait for their time, by frame and then by the order in which they came.
    package var scheduled: [Scheduled] = []
    /// `then` blocks of animations that run.
    package var continuations: [Continuation] = []
    package var settings = Settings()
    package var random = RandomGenerator(seed: 0)
  }

  // MARK: Changes

  package func beginStatement() {
    isTouched = false
    isChanged = false
    isStageTouched = false
    valuesBefore = values
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

  /// Appends to the list that a name of the session holds.
  func append(_ list: List, to name: String) throws(Mistake) {
    isTouched = true
    isChanged = true
    try values.variables.append(list, to: name, at: stage.frame)
  }

  /// Keeps a value for `ans`: a replay needs it, but nobody would call it a change.
  func remember(_ answer: Value) {
    isTouched = true
    values.variables.set("ans", answer, at: nil)
  }

  /// Puts back what a statement has changed; false where that takes a replay.
  package func takeBack() -> Bool {
    guard !isStageTouched else { return false }
    values = valuesBefore
    return true
  }

  /// A block that runs at a frame.
  package struct Scheduled {
    package let frame: Int
    package let block: Block
    package let scope: Scope
  }

  /// A block that runs when an animation has ended.
  package struct Continuation {
    package let id: AnimationID
    package let block: Block
    package let scope: Scope

    package init(id: AnimationID, block: Block, scope: Scope) {
      self.id = id
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
    package var width = 72

    package init() {}
  }

  /// The names of the curves that `let` has bound.
  package var curveNames: Set<String> {
    Set(
      values.variables.names.filter { name in
        if case .curve? = values.variables[name] { true } else { false }
      })
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

/// What `let` binds, in the order in which names came.
package struct Variables {
  /// When a name's value last gave way to another; its values before are not kept.
  private var changeFrames: [String: Int] = [:]
  package private(set) var names: [String] = []
  private var values: [String: Value] = [:]
  /// The room that all the values take.
  private(set) var extent = 0

  package subscript(name: String) -> Value? { values[name] }

  /// Binds a name, or gives it another value.
  /// - Parameter frame: the one that stands; nil for what is no variable of the session's own.
  package mutating func set(_ name: String, _ value: Value, at frame: Int?) {
    extent += value.extent
    if let old = values.updateValue(value, forKey: name) {
      extent -= old.extent
      if let frame { changeFrames[name] = frame }
    } else {
      names.append(name)
    }
  }

  /// Appends to the list that a name holds, in place where nobody else has it.
  mutating func append(_ list: List, to name: String, at frame: Int) throws(Mistake) {
    try values[name]?.append(list)
    extent += list.extent
    changeFrames[name] = frame
  }

  /// The frame since which a name has had its value; nil where it always had it.
  func changeFrame(of name: String) -> Int? { changeFrames[name] }
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
