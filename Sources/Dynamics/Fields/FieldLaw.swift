import Physics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if compiler(>=6.2)
  /// A protocol whose types' metatypes may be shared; before Swift 6.2 all may.
  typealias SharedMetatype = SendableMetatype
#else
  typealias SharedMetatype = Any
#endif

/// A kind's formula: what a field does to a body.
protocol FieldLaw: SharedMetatype {
  /// Made anew for every step, so what is the same for all bodies is found here.
  init(field: FieldSettings)

  func action(on body: FieldProbe) -> FieldAction

  /// Lets a row of a table act.
  ///
  /// No law has to say it. Being asked of the law once in a step, and not once for each body, it
  /// becomes a loop of its own for each law, with the formula inside.
  static func act(_ row: FieldTable.Row, in table: inout FieldTable, _ motions: [Motion])
}

/// What a field does to a body in one step.
enum FieldAction {
  /// Adds a force, in N.
  case force(SIMD2<Float>)
  /// Sets the velocity, in m/s.
  case velocity(SIMD2<Float>)
}

/// A body as a field meets it.
struct FieldProbe {
  /// From the field's position, in m.
  var position: SIMD2<Float>
  /// In m/s.
  var velocity: SIMD2<Float>
  /// In kg.
  var mass: Float
  var charge: Float

  var distance: Float {
    (position.x * position.x + position.y * position.y).squareRoot()
  }
}

/// A field's numbers in metres, without reference to anything but a custom field's closure.
struct FieldSettings {
  let position: SIMD2<Float>
  let direction: SIMD2<Float>
  let strength: Float
  let smoothness: Float
  let animationSpeed: Double
  let evaluation: FieldBehavior.Evaluation?
  /// Of the world after the step, in s.
  var time = 0.0
  private let falloff: Float
  private let minimumRadius: Float

  /// Strengths, falloffs and charges times strengths below it count as 0, as in UIKit.
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

  /// How much of the force is left at a distance, in m.
  @inline(__always)
  func fall(_ r: Float) -> Float {
    falloff == 0 ? 1 : powf(max(r, minimumRadius), -falloff)
  }

  @inline(__always)
  func acts(onCharge charge: Float) -> Bool { abs(charge * strength) >= Self.least }
}

extension FieldBehavior {
  /// Whether its strength, if its kind has one, lets it act at all.
  public var isStrong: Bool {
    kind[.strength] == nil || abs(Float(self[.strength])) >= FieldSettings.least
  }

  /// What it would do to a body, wherever that is.
  func action(on body: FieldProbe, time: Double) -> FieldAction {
    kind.law.init(field: FieldSettings(self, time: time)).action(on: body)
  }
}
