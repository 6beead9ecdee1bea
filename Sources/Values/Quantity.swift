import Language
import Text

/// What a number measures. Inside, time is in seconds, an angle in radians, a length in points, a
/// frequency in hertz; a plain number is 1, and a share is a part of it: 50% is 0.5.
public enum Quantity: String, Sendable {
  case plain
  case time
  case angle
  case length
  case frequency
  case share

  /// The quantity of a written unit, and what one of it is inside.
  package init(_ unit: Unit) {
    switch unit {
    case .seconds, .milliseconds, .minutes, .frames: self = .time
    case .degrees, .radians, .turns: self = .angle
    case .points: self = .length
    case .hertz: self = .frequency
    case .percent: self = .share
    }
  }

  package static func factor(of unit: Unit) -> Double {
    switch unit {
    case .seconds, .radians, .points, .hertz: 1
    case .milliseconds: 0.001
    case .minutes: 60
    case .frames: 1.0 / 60
    case .degrees: .pi / 180
    case .turns: 2 * .pi
    case .percent: 0.01
    }
  }

  /// A value in a unit; milliseconds, percentages and frames divide, which rounds but once.
  package static func value(_ number: Double, _ unit: Unit) -> Double {
    switch unit {
    case .milliseconds: number / 1000
    case .percent: number / 100
    case .frames: number / 60
    case .degrees: number * .pi / 180
    case .seconds, .minutes, .radians, .turns, .points, .hertz: number * factor(of: unit)
    }
  }

  /// Whether a number of another quantity may stand where this one is due: one without a unit
  /// takes it, and a share is a number wherever a plain one is due.
  package func takes(_ found: Quantity) -> Bool {
    found == self || found == .plain || (self == .plain && found == .share)
  }

  /// With its article, for messages: "`over` takes a time".
  package var described: String {
    switch self {
    case .plain: "a plain number"
    case .time: "a time"
    case .angle: "an angle"
    case .length: "a length"
    case .frequency: "a frequency"
    case .share: "a percentage"
    }
  }

  /// How a value of it is written, for help lines.
  package var sample: String {
    switch self {
    case .plain: "2"
    case .time: "300ms"
    case .angle: "45deg"
    case .length: "20pt"
    case .frequency: "2hz"
    case .share: "50%"
    }
  }

  /// A value of it as a person writes it: times in ms below a second, angles in degrees.
  package func written(_ value: Double) -> String {
    let format = NumberFormat.standard
    return switch self {
    case .plain, .length: format.string(value)
    case .time where value > 0 && value < 1: format.string(value * 1000) + "ms"
    case .time: format.string(value) + "s"
    case .angle: format.string(value * 180 / .pi) + "deg"
    case .frequency: format.string(value) + "hz"
    case .share: format.string(value * 100) + "%"
    }
  }

  /// The unit's sign over a column and on an axis, where shares are told in percent; empty for plain
  /// numbers.
  package var unit: String { self == .share ? "%" : String(suffix.dropFirst()) }

  /// A value as its `unit` counts it.
  package func told(_ value: Double) -> Double { self == .share ? 100 * value : value }

  /// The unit's sign behind a printed number.
  package var suffix: String {
    switch self {
    case .plain: ""
    case .time: " s"
    case .angle: " rad"
    case .length: " pt"
    case .frequency: " Hz"
    case .share: ""
    }
  }
}
