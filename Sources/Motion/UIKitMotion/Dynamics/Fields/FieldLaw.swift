import MotionPlatform

#if compiler(>=6.2)
  /// A protocol for types whose metatypes may be shared; before Swift 6.2 all may.
  typealias SharedMetatype = SendableMetatype
#else
  typealias SharedMetatype = Any
#endif

/// The formula of a kind of field: its effect on a body.
protocol FieldLaw: SharedMetatype {
  /// Creates the law for one step, so values common to all bodies are computed here.
  init(field: FieldSettings)

  func action(on body: FieldProbe) -> FieldAction

  /// Returns the potential of a field with this law; nil, unless a law says otherwise.
  static func potential(of field: FieldBehavior) -> SpringPotential?

  /// The time that the law takes for a body, in tests of a shape of its region.
  static var tests: Int { get }

  /// Applies a row of a table.
  ///
  /// No law needs to implement it. It is called once per step and law, not once per body, so the
  /// compiler specializes the loop for each law, with its formula inlined.
  static func act(_ row: FieldTable.Row, in table: inout FieldTable, _ motions: [Motion])
}

/// The effect of a field on a body in one step.
enum FieldAction {
  /// Adds a force, in N.
  case force(SIMD2<Float>)
  /// Sets the velocity, in m/s.
  case velocity(SIMD2<Float>)
}

/// The state of a body in a field.
struct FieldProbe {
  /// The position relative to the field's, in m.
  var position: SIMD2<Float>
  /// The velocity in m/s.
  var velocity: SIMD2<Float>
  /// The mass in kg.
  var mass: Float
  var charge: Float

  var distance: Float {
    (position.x * position.x + position.y * position.y).squareRoot()
  }
}

/// The numbers of a field in metres, without references except a custom field's closure.
struct FieldSettings {
  let position: SIMD2<Float>
  let direction: SIMD2<Float>
  let strength: Float
  let smoothness: Float
  let animationSpeed: Double
  let evaluation: FieldBehavior.Evaluation?
  /// The world's time after the step, in s.
  var time = 0.0
  private let falloff: Float
  private let minimumRadius: Float

  /// Strengths, falloffs, and products of charge and strength below this count as 0, as in UIKit.
  static let least: Float = 1 / 32768

  init(_ field: FieldBehavior, time: Double = 0) {
    position = Scale.meters(field.position)
    direction = SIMD2(Float(field.direction.dx), Float(field.direction.dy))
    strength = Float(field[.strength])
    smoothness = Float(field[.smoothness])
    animationSpeed = field[.animationSpeed]
    evaluation = field.evaluation
    self.time = time
    falloff = abs(Float(field[.falloff])) < Self.least ? 0 : Float(field[.falloff])
    minimumRadius = Scale.meters(field[.minimumRadius])
  }

  /// Returns the share of the force at a distance, in m.
  @inline(__always)
  func fall(_ r: Float) -> Float {
    falloff == 0 ? 1 : powf(max(r, minimumRadius), -falloff)
  }

  @inline(__always)
  func acts(onCharge charge: Float) -> Bool { abs(charge * strength) >= Self.least }
}

extension FieldBehavior {
  /// Whether its strength, if the kind has one, is large enough to act.
  package var isStrong: Bool {
    kind[.strength] == nil || abs(Float(self[.strength])) >= FieldSettings.least
  }

  /// Returns its effect on a body, wherever the body is.
  func action(on body: FieldProbe, time: Double) -> FieldAction {
    kind.law.init(field: FieldSettings(self, time: time)).action(on: body)
  }
}
