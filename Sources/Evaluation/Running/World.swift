import Diagnostics
import Dynamics
import Language
import Staging

/// Everything that statements can change. A failed statement's world is thrown away and made anew
/// by replaying the log, so the world itself need not know how to go back.
final class World {
  let stage: Stage
  var variables = Variables()
  var objects = Objects()
  var definitions: [String: Definition] = [:]
  var handlers: [Handler] = []
  /// Blocks that wait for their time, by frame and then by the order in which they came.
  var scheduled: [Scheduled] = []
  /// `then` blocks of animations that run.
  var completions: [Completion] = []
  var settings = Settings()
  var random = RandomGenerator(seed: 0)

  /// Whether anything is not as it was when the statement began.
  private(set) var isTouched = false
  /// Whether it was changed in a way that a person would take back.
  private(set) var isChanged = false

  init(stage: Stage = Stage()) { self.stage = stage }

  /// Every change says so first: only a touched world has to be remade when a statement fails.
  func touch() {
    isTouched = true
    isChanged = true
  }

  /// Keeps a value for `ans`: a replay needs it, but nobody would call it a change.
  func remember(_ answer: Value) {
    isTouched = true
    variables.set("ans", answer)
  }

  func beginStatement() {
    isTouched = false
    isChanged = false
  }

  /// A block that an event runs.
  struct Handler {
    let pattern: EventPattern
    let block: Block
    let scope: Scope
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
    touch()
    return random.next()
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
