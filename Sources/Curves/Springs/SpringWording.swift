/// A spring in one system's own words.
public struct SpringWording: Hashable, Sendable {
  /// The systems that springs are converted to, Apple's first.
  public enum System: CaseIterable, Hashable, Sendable {
    case coreAnimation, swiftUI, swiftUIResponse, uiView, uiSpringTiming, android, flutter
    case reactSpring, reactNative, motion, pop, origami, css

    /// The name to show.
    public var name: String {
      switch self {
      case .coreAnimation: "CASpringAnimation"
      case .swiftUI: "SwiftUI"
      case .swiftUIResponse: "SwiftUI, older words"
      case .uiView: "UIView.animate"
      case .uiSpringTiming: "UISpringTimingParameters"
      case .android: "Android SpringForce"
      case .flutter: "Flutter"
      case .reactSpring: "react-spring"
      case .reactNative: "React Native"
      case .motion: "motion.dev"
      case .pop: "pop"
      case .origami: "Origami, rebound"
      case .css: "CSS linear()"
      }
    }
  }

  /// A number under its system's own name for it.
  public struct Word: Hashable, Sendable {
    /// The system's label, such as `stiffness`.
    public let name: String
    /// The number, in `unit`.
    public let value: Double
    /// `s`, `ms`, or nothing.
    public let unit: String
  }

  /// Whose words they are.
  public let system: System
  /// In the order in which the system takes them.
  public let words: [Word]
  /// The greatest distance from the spring's own motion, as a share of the way, until either is at
  /// rest; 0 when the words say the same spring but for rounding.
  public let error: Double
  /// Seconds it lasts by its system's rule; nil when it never rests.
  public let settlingDuration: Double?
  /// What the words cannot say; empty when there is nothing.
  public let note: String
  /// The spring that the words make, with the motion its system gives it; nil for `linear()`,
  /// which has points and no physics.
  public let spring: Spring?

  /// Whether the words say the same spring.
  public var isExact: Bool { error == 0 }
}

extension Spring {
  /// This spring in every system's words, in the order of `SpringWording.System`.
  ///
  /// Systems that clamp over-damping get the critical spring; those without a mass get the same
  /// motion at mass 1.
  public var wordings: [SpringWording] {
    let resolved = SpringTranslation(self)
    return SpringWording.System.allCases.compactMap { resolved.wording(for: $0) }
  }
}
