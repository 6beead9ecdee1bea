import Diagnostics
import MotionCurves
import MotionGeometry

extension Value {
  /// The value as a curve; nil for any other value. `keyboard` names an object and its curve.
  package var asCurve: Curve? {
    if case .object(.keyboard) = self { return .keyboard }
    if case .curve(let curve) = self { return curve }
    return nil
  }
}

/// Curves as values: their names, calls and members.
package enum CurveCalls {
  package static let names = Easing.all.map(\.name) + ["keyboard"] + springs.map(\.name)

  /// Springs with a plain name in their library, each name once.
  package static let springs: [SpringPreset] = {
    let named = SpringPreset.all.filter { $0.name != "default" && $0.name != "keyboard" }
    return named.filter { preset in preset.name.allSatisfy { $0.isLetter && $0.isLowercase } }
  }()

  package static func curve(named name: String) -> Curve? {
    if name == "keyboard" { return .keyboard }
    if let easing = Easing.named(name) { return .easing(easing) }
    return springs.first { $0.name == name }.map { .spring($0.spring) }
  }

  /// The value at a progress or at a time in seconds. With labels, a variant of the easing; for
  /// `linear` with a list, a curve through the list.
  package static func call(_ curve: Curve, _ arguments: Arguments) throws(Mistake) -> Value {
    if case .easing(let easing) = curve {
      if easing.name == "linear", case .list? = arguments.positional.first {
        return .curve(try lasting(try PiecewiseCalls.linear(arguments), arguments))
      }
      if !arguments.labelled.isEmpty { return .curve(try variant(of: easing, arguments)) }
    }
    if let label = arguments.labelled.first?.label {
      throw .unknownLabel(label, function: curve.name, nearest: [], known: [])
    }
    guard arguments.positional.count == 1 else {
      throw .argumentCount(
        curve.name, parameter(of: curve), 1...1, found: arguments.positional.count)
    }
    return try value(of: curve, arguments)
  }

  private static func value(of curve: Curve, _ arguments: Arguments) throws(Mistake) -> Value {
    let x = try arguments.number(0, takesSeconds(curve) ? .time : .plain)
    if case .keyframes(let keyframes, _) = curve { return .components(keyframes(x)) }
    let value = curve(takesSeconds(curve) ? max(0, x) : x)
    return .plain(try Builtins.checked(value, curve.name))
  }

  private static func variant(
    of easing: Easing, _ arguments: Arguments
  ) throws(Mistake) -> Curve {
    guard arguments.positional.isEmpty else {
      throw .argumentCount(easing.name, "progress", 1...1, found: arguments.positional.count + 1)
    }
    var parameters: [EasingParameter: Double] = [:]
    var duration: Double?
    for (label, _) in arguments.labelled {
      if label == "duration", easing.takesDuration {
        duration = try checkedDuration(arguments)
        continue
      }
      guard let parameter = EasingParameter(rawValue: label) else {
        let known = EasingParameter.allCases.map(\.rawValue)
        throw .unknownLabel(
          label, function: easing.name, nearest: Vocabulary(known).nearest(to: label),
          known: [])
      }
      parameters[parameter] = try arguments.number(label, default: 0)
    }
    let variant = try attempt { try easing.variant(parameters) }
    return duration.map { .timed(variant, duration: $0) } ?? .easing(variant)
  }

  /// The parameter that gives an easing a duration.
  static let duration = Parameter.labelled(
    "duration", .time, "a time of its own, instead of an animation's")

  /// The easing with the duration that a call gives it, if it does.
  static func lasting(_ easing: Easing, _ arguments: Arguments) throws(Mistake) -> Curve {
    arguments["duration"] == nil
      ? .easing(easing) : .timed(easing, duration: try checkedDuration(arguments))
  }

  private static func checkedDuration(_ arguments: Arguments) throws(Mistake) -> Double {
    let seconds = try arguments.number("duration", .time, default: 0)
    do throws(Mistake) {
      return try Check(what: "duration").number(.number(seconds, .time), .time, durations)
    } catch {
      throw error.about(argument: "duration")
    }
  }

  /// The durations that an easing can have, in seconds.
  private static let durations = 0.001...Limits.times.upperBound

  package static func takesSeconds(_ curve: Curve) -> Bool {
    switch curve {
    case .easing, .keyframes: false
    case .timed, .spring, .decay, .fling: true
    case .derived(let rate): takesSeconds(rate.curve)
    }
  }

  /// The parameters of a call: the progress or time, and the labels that make a variant.
  package static func parameters(of curve: Curve) -> [Parameter] {
    if takesSeconds(curve) { return [.at("seconds", .time, "how long it has run")] }
    let progress = Parameter.at("progress", .plain, "how much of its time has passed, 0 to 1")
    guard case .easing(let easing) = curve else { return [progress] }
    if easing.name == "linear" { return [progress, PiecewiseCalls.places, duration] }
    return [progress] + easing.parameters.map { .labelled($0.rawValue, .plain, $0.summary) }
      + (easing.takesDuration ? [duration] : [])
  }

  private static func parameter(of curve: Curve) -> String {
    takesSeconds(curve) ? "seconds" : "progress"
  }

  // MARK: Members

  package static func member(_ name: String, of curve: Curve) -> Value? {
    if let order = Curve.Order(rawValue: name) { return rate(order, of: curve) }
    return switch curve {
    case .spring(let spring): member(name, of: spring)
    case .decay(let decay): member(name, of: decay)
    case .fling(let fling) where name == "reach": .plain(fling.reach)
    case .fling(let fling) where name == "duration": .number(fling.duration, .time)
    case .timed(_, let duration) where name == "duration": .number(duration, .time)
    case .easing, .timed, .fling, .keyframes, .derived: nil
    }
  }

  /// The rate of a velocity is the acceleration; an acceleration does not have a rate.
  private static func rate(_ order: Curve.Order, of curve: Curve) -> Value? {
    guard case .derived(let known) = curve else { return .curve(.rate(curve, order)) }
    return known.order == .velocity && order == .velocity
      ? .curve(.rate(known.curve, .acceleration)) : nil
  }

  package static func memberNames(of curve: Curve) -> [String] {
    switch curve {
    case .easing, .keyframes: ["velocity", "acceleration"]
    case .timed: ["duration", "velocity", "acceleration"]
    case .spring:
      [
        "settlingDuration", "dampingRatio", "duration", "response", "bounce", "mass", "stiffness",
        "damping", "velocity", "acceleration",
      ]
    case .decay: ["reach", "settlingDuration", "rate", "velocity", "acceleration"]
    case .fling: ["reach", "duration", "velocity", "acceleration"]
    case .derived(let rate): rate.order == .velocity ? ["velocity"] : []
    }
  }

  private static func member(_ name: String, of spring: Spring) -> Value? {
    switch name {
    case "settlingDuration": .number(spring.reportedSettlingDuration, .time)
    // SwiftUI's two words for the period without damping.
    case "duration", "response": .number(spring.duration, .time)
    case "dampingRatio": .plain(spring.dampingRatio)
    case "bounce": .plain(spring.bounce)
    case "mass": .plain(spring.mass)
    case "stiffness": .plain(spring.stiffness)
    case "damping": .plain(spring.damping)
    default: nil
    }
  }

  private static func member(_ name: String, of decay: Decay) -> Value? {
    switch name {
    case "reach": .plain(decay.reach)
    case "settlingDuration": .number(decay.settlingDuration(within: 0.5), .time)
    case "rate": .plain(decay.rate)
    default: nil
    }
  }
}

extension Value {
  /// Components as a number, a point, or a vector.
  package static func components(_ numbers: [Double]) -> Value {
    switch numbers.count {
    case 1: .plain(numbers[0])
    case 2: .point(Point(numbers[0], numbers[1]))
    default: .vector(numbers)
    }
  }
}
