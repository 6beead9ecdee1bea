import Curves
import Diagnostics

extension Value {
  /// The curve that it is. `keyboard` names a thing and its curve: where a curve is wanted, that.
  var asCurve: Curve? {
    if case .object(.keyboard) = self { return .keyboard }
    if case .curve(let curve) = self { return curve }
    return nil
  }
}

/// Curves as values: their names, their calls and what they tell of themselves.
enum CurveCalls {
  static let names = Easing.all.map(\.name) + ["keyboard"]

  static func curve(named name: String) -> Curve? {
    name == "keyboard" ? .keyboard : Easing.named(name).map(Curve.easing)
  }

  /// An easing at a progress of 0...1, a spring at seconds.
  static func call(_ curve: Curve, _ arguments: Arguments) throws(Mistake) -> Value {
    if let label = arguments.labelled.first?.label {
      throw .unknownLabel(label, function: curve.name, nearest: nil, known: [])
    }
    guard arguments.positional.count == 1 else {
      throw .argumentCount(
        curve.name, parameter(of: curve), 1...1, found: arguments.positional.count)
    }
    switch curve {
    case .easing(let easing):
      return .plain(try Builtins.checked(easing(try arguments.number(0)), curve.name))
    case .spring(let spring): return .plain(spring(max(0, try arguments.number(0, .time))))
    case .keyboard:
      // It is cut off at its own end.
      return .plain(curve.value(elapsed: max(0, try arguments.number(0, .time)), duration: 0))
    }
  }

  private static func parameter(of curve: Curve) -> String {
    switch curve {
    case .easing: "progress"
    case .spring, .keyboard: "seconds"
    }
  }

  static func member(_ name: String, of curve: Curve) -> Value? {
    switch (curve, name) {
    case (.spring(let spring), _): member(name, of: spring)
    case (.keyboard, "settlingDuration"): .number(Spring.keyboard.settlingDuration, .time)
    case (.keyboard, "duration"): curve.ownDuration.map { .number($0, .time) }
    case (.keyboard, _): member(name, of: Spring.keyboard)
    case (.easing, _): nil
    }
  }

  static func memberNames(of curve: Curve) -> [String] {
    switch curve {
    case .easing: []
    case .spring, .keyboard:
      [
        "settlingDuration", "dampingRatio", "duration", "bounce", "mass", "stiffness", "damping",
        "velocity",
      ]
    }
  }

  private static func member(_ name: String, of spring: Spring) -> Value? {
    switch name {
    case "settlingDuration": .number(spring.settlingDuration, .time)
    case "duration": .number(spring.duration, .time)
    case "dampingRatio": .plain(spring.dampingRatio)
    case "bounce": .plain(spring.bounce)
    case "mass": .plain(spring.mass)
    case "stiffness": .plain(spring.stiffness)
    case "damping": .plain(spring.damping)
    case "velocity":
      .function(
        Function("velocity", "seconds", "how fast the spring moves", 1...1) {
          (call) throws(Mistake) in
          .plain(spring.velocity(at: max(0, try call.number(0, .time))))
        })
    default: nil
    }
  }
}
