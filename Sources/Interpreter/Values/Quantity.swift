import Language
import Text

/// The quantity of a number. Stored times are in seconds, angles in radians, lengths in points and
/// frequencies in hertz; a share is a fraction, so that 50% is 0.5.
public enum Quantity: String, Sendable {
  case plain
  case time
  case angle
  case length
  case frequency
  case share

  /// The quantity of a unit.
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

  /// The stored value of a number with a unit. Milliseconds, percentages and frames divide, which
  /// rounds only once.
  package static func value(_ number: Double, _ unit: Unit) -> Double {
    switch unit {
    case .milliseconds: number / 1000
    case .percent: number / 100
    case .frames: number / 60
    case .degrees: number * .pi / 180
    case .seconds, .minutes, .radians, .turns, .points, .hertz: number * factor(of: unit)
    }
  }

  /// Whether a number of another quantity is accepted where this one is expected. A plain number
  /// always is, and a share is accepted as a plain number.
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

  /// A sample for help lines.
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

  /// A value as a user writes it: times under 1 s in ms, angles in degrees.
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

  /// The unit over a column and on an axis, where shares are in percent; empty for plain numbers.
  package var unit: String { self == .share ? "%" : String(suffix.dropFirst()) }

  /// A stored value in its `unit`.
  package func inUnit(_ value: Double) -> Double { self == .share ? 100 * value : value }

  /// The unit behind a printed number.
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
