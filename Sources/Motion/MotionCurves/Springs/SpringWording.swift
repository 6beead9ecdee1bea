/// A spring in the parameters of one system.
package struct SpringWording: Hashable, Sendable {
  /// The systems to which springs are converted, Apple's first.
  package enum System: CaseIterable, Hashable, Sendable {
    case coreAnimation, swiftUI, swiftUIResponse, uiView, uiSpringTiming, android, compose, flutter
    case reactSpring, reactNative, motion, motionDuration, motionVisual, pop, origami, css

    /// The display name.
    package var name: String {
      switch self {
      case .coreAnimation: "CASpringAnimation"
      case .swiftUI: "SwiftUI"
      case .swiftUIResponse: "SwiftUI, older words"
      case .uiView: "UIView.animate"
      case .uiSpringTiming: "UISpringTimingParameters"
      case .android: "Android SpringForce"
      case .compose: "Jetpack Compose"
      case .flutter: "Flutter"
      case .reactSpring: "react-spring"
      case .reactNative: "React Native"
      case .motion: "motion.dev"
      case .motionDuration: "motion.dev duration"
      case .motionVisual: "motion.dev visual"
      case .pop: "pop"
      case .origami: "Origami, rebound"
      case .css: "CSS linear()"
      }
    }
  }

  /// A number under the system's name for it.
  package struct Word: Hashable, Sendable {
    /// The system's label, such as `stiffness`.
    package let name: String
    /// The number, in `unit`.
    package let value: Double
    /// `s`, `ms`, or nothing.
    package let unit: String
  }

  /// The system.
  package let system: System
  /// The parameters in the system's order.
  package let words: [Word]
  /// The greatest distance from the spring's own motion, as a share of the way, until either is at
  /// rest; 0 if the parameters give the same spring, except for rounding.
  package let error: Double
  /// The seconds until it rests by its system's rule; nil if it never does.
  package let settlingDuration: Double?
  /// A note on what the parameters cannot express; empty if they express everything.
  package let note: String
  /// The spring of these parameters, with its motion in the system; nil for `linear()`, which has
  /// points and no physics.
  package let spring: Spring?

  /// Whether the parameters give the same spring.
  package var isExact: Bool { error == 0 }
}

extension Spring {
  /// This spring in every system's parameters, in the order of `SpringWording.System`.
  ///
  /// A spring clamped to critical damping has that damping in systems that do not clamp.
  /// `UIView.animate`, which allows no over-damping, gets the critical spring; systems without a
  /// mass get the same motion at mass 1. motion.dev's durations allow a damping ratio from 0.05 to 1
  /// and get the nearest one.
  package var wordings: [SpringWording] {
    let resolved = SpringTranslation(self)
    return SpringWording.System.allCases.compactMap { resolved.wording(for: $0) }
  }
}
