import MotionGeometry

/// The parameters a spring was created from, which determine its name and how long it lasts.
enum SpringWords: Hashable, Sendable {
  case physics
  case durationBounce(duration: Double, bounce: Double)
  case response(Double, dampingRatio: Double)
  case settling(Double, dampingRatio: Double)
  case tension(Double, friction: Double)
  case origami(tension: Double, friction: Double)
  case uiView(dampingRatio: Double, duration: Double)
  case pop(bounciness: Double, speed: Double)
  case android(stiffness: Double, dampingRatio: Double)
  case keyboard

  /// Returns the spring in the language; parameters at their defaults are omitted.
  func written(of spring: Spring) -> String {
    if self == .keyboard { return "keyboard" }
    var parts = parts(of: spring)
    if spring.velocity != 0 { parts.append(("velocity", spring.velocity.written)) }
    if self == .physics && spring.allowsOverdamping {
      parts.append(("allowsOverdamping", "on"))
    }
    return "\(function)(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  private var function: String {
    switch self {
    case .physics, .durationBounce, .response, .settling, .tension, .origami, .android: "spring"
    case .uiView: "uiSpring"
    case .pop: "popSpring"
    case .keyboard: "keyboard"
    }
  }

  private func parts(of spring: Spring) -> [(String, String)] {
    switch self {
    case .physics:
      [
        ("mass", spring.mass.written), ("stiffness", spring.stiffness.written),
        ("damping", spring.damping.written),
      ]
    case .durationBounce(let duration, let bounce):
      [("duration", duration.written), ("bounce", bounce.written)]
    case .response(let response, let ratio):
      [("response", response.written), ("dampingRatio", ratio.written)]
    case .settling(let duration, let ratio):
      [("settlingDuration", duration.written), ("dampingRatio", ratio.written)]
    case .tension(let tension, let friction):
      [("tension", tension.written), ("friction", friction.written)]
        + (spring.mass == 1 ? [] : [("mass", spring.mass.written)])
    case .origami(let tension, let friction):
      [("origamiTension", tension.written), ("origamiFriction", friction.written)]
    case .uiView(let ratio, let duration):
      [("damping", ratio.written), ("duration", duration.writtenAsTime)]
    case .pop(let bounciness, let speed):
      [("bounciness", bounciness.written), ("speed", speed.written)]
    case .android(let stiffness, let ratio):
      [("stiffness", stiffness.written), ("dampingRatio", ratio.written)]
    case .keyboard: []
    }
  }
}

extension Double {
  /// Seconds in the language: `500ms` below one second, `1.5s` above.
  var writtenAsTime: String {
    let milliseconds = (self * 1000).rounded()
    return self < 1 && milliseconds / 1000 == self
      ? "\(milliseconds.written)ms" : "\(written)s"
  }
}
