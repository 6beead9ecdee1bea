import Diagnostics
import Dynamics
import Language
import Staging

/// Everything that statements can change. A failed statement's world is thrown away and made anew
/// by replaying the log, so the world itself need not know how to go back.
final class World {
  let stage: Stage
  var objects = Objects()
  /// What can be put back without a replay.
  private(set) var values = Values()
  /// What a custom field's expression did wrong in the frame that passes.
  var fieldFailure: Failure?

  /// Whether anything is not as it was when the statement began.
  private(set) var isTouched = false
  /// Whether it was changed in a way that a person would take back.
  private(set) var isChanged = false
  /// Whether the stage was changed, which only a replay can put back.
  private(set) var isStageTouched = false
  private var valuesBefore = Values()

  init(stage: Stage = Stage()) { self.stage = stage }

  /// The part of a world that is made of values, so that a copy is a way back.
  struct Values {
    var variables = Variables()
    var definitions: [String: Definition] = [:]
    var handlers = Handlers()
    /// Blocks that wait for their time, by frame and then by the order in which they came.
    var scheduled: [Scheduled] = []
    /// `then` blocks of animations that run.
    var completions: [Completion] = []
    var settings = Settings()
    var random = RandomGenerator(seed: 0)
  }

  // MARK: Changes

  func beginStatement() {
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

  /// Keeps a value for `ans`: a replay needs it, but nobody would call it a change.
  func remember(_ answer: Value) {
    isTouched = true
    values.variables.set("ans", answer)
  }

  /// Puts back what a statement has changed; false where that takes a replay.
  func takeBack() -> Bool {
    guard !isStageTouched else { return false }
    values = valuesBefore
    return true
  }

  /// A block that runs at a frame.
  struct Scheduled {
    let frame: Int
    let block: Block
    let scope: Scope
  }

  /// A block that runs when an animation has ended.
  struct Completion {
    let id: AnimationID
    let block: Block
    let scope: Scope
  }

  /// A command that `def` made.
  struct Definition {
    let name: String
    let parameters: [String]
    let block: Block
  }

  struct Settings: Hashable, Sendable {
    var digits = 6
    var width = 72
  }

  /// The names of all boundaries of all collision behaviors.
  var boundaryNames: [String] {
    objects.behaviors.flatMap { ($0.behavior as? CollisionBehavior)?.boundaries.map(\.name) ?? [] }
  }

  func nextRandom() -> Double {
    var number = 0.0
    change { number = $0.random.next() }
    return number
  }
}

/// What `let` binds, in the order in which names came.
struct Variables {
  private(set) var names: [String] = []
  private var values: [String: Value] = [:]

  subscript(name: String) -> Value? { values[name] }

  mutating func set(_ name: String, _ value: Value) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): small, seeded, the same everywhere.
struct RandomGenerator: Hashable, Sendable {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// The next number in 0..<1, of 53 random bits.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / Double(1 << 53)
  }
}
