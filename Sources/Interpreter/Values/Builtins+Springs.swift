import Diagnostics
import MotionCurves

/// Springs by the parameters of each system, which `Spring` defines.
extension Builtins {
  package static let springs: [Function] = [
    Function(
      "spring",
      "a spring from 0 to 1; or with duration: and bounce:, response: and dampingRatio:, tension: "
        + "and friction:, settlingDuration: and dampingRatio:, stiffness: and dampingRatio:",
      SpringForm.parameters,
      form: "mass:, stiffness:, damping:, velocity:, allowsOverdamping:, overshootClamping:",
      example: "plot spring(duration: 0.5, bounce: 0.3)",
      notes: [
        "SwiftUI takes a `settlingDuration` from 0.01 to 10 s; one outside counts as the nearer end."
      ],
      { (call) throws(Mistake) in
        let spring = try SpringForm.spring(call)
        let stops = try call.flag(SpringForm.clamping)
        return .curve(stops ? spring.stoppedAtEnd : .spring(spring))
      }),
    Function(
      "uiSpring", "UIView's spring, which ends after its duration",
      [
        .labelled("damping", .plain, "damping ratio; 1 stops without oscillation", default: 1),
        .labelled("duration", .time, "duration", default: 0.5),
        .labelled("velocity", .plain, velocity, default: 0),
      ],
      labelsAreOptional: true, example: "plot uiSpring(damping: 0.6, duration: 500ms)",
      notes: [
        "UIKit takes a duration from 0.01 to 10 s; one outside counts as the nearer end.",
        "With a velocity, UIKit searches for the stiffness in a few steps and may stop early: nearby "
          + "velocities can have very different springs, here as there.",
        "At damping 1, if velocity times duration exceeds 5, the stiffness is Motionbook's own. "
          + "UIKit's is not known there.",
      ]
    ) { (call) throws(Mistake) in
      let damping = try call.number("damping")
      let duration = try call.number("duration")
      let velocity = try call.number("velocity")
      return try spring {
        try .uiView(dampingRatio: damping, duration: duration, velocity: velocity)
      }
    },
    Function(
      "popSpring", "pop's spring; bounciness and speed range from 0 to 20",
      [
        .labelled("bounciness", .plain, "strength of the swing", default: 4),
        .labelled("speed", .plain, "speed of the spring", default: 12),
        .labelled("velocity", .plain, velocity, default: 0),
      ],
      labelsAreOptional: true, example: "convert popSpring(bounciness: 4, speed: 12)"
    ) { (call) throws(Mistake) in
      let bounciness = try call.number("bounciness")
      let speed = try call.number("speed")
      let velocity = try call.number("velocity")
      return try spring {
        try .pop(bounciness: bounciness, speed: speed, velocity: velocity)
      }
    },
  ]

  static let velocity = "initial velocity; 1 covers the whole distance in 1 s"

  private static func spring(
    _ make: () throws -> Spring
  ) throws(Mistake) -> Value {
    .curve(.spring(try attempt(make)))
  }
}
