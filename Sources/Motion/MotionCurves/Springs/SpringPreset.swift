/// A spring with a name in some system.
public struct SpringPreset: Hashable, Sendable {
  /// The name in that system: `gentle`, `DAMPING_RATIO_LOW_BOUNCY`.
  public let name: String
  /// The system.
  public let system: String
  /// A one-line description.
  public let summary: String
  /// The spring.
  public let spring: Spring

  /// Every preset, grouped by system. Source: the vendors' documentation.
  public static let all: [SpringPreset] = swiftUI + uiKit + web + android + pop

  private static let swiftUI = table(
    "SwiftUI",
    [
      ("smooth", "no bounce: SwiftUI's default", { try Spring(duration: 0.5, bounce: 0) }),
      ("snappy", "a small bounce", { try Spring(duration: 0.5, bounce: 0.15) }),
      ("bouncy", "a plain bounce", { try Spring(duration: 0.5, bounce: 0.3) }),
      (
        "interactive", "follows a finger: a short response",
        { try Spring(duration: 0.15, bounce: 0.15) }
      ),
    ])

  private static let uiKit =
    [
      SpringPreset(
        name: "keyboard", system: "UIKit",
        summary: "moves the keyboard: animation curve 7, over after 0.5 s", spring: .keyboard)
    ]
    + table(
      "Core Animation",
      [
        ("default", "CASpringAnimation as it is created", { try Spring() })
      ])

  private static let web =
    table(
      "react-spring",
      [
        ("default", "a touch of bounce", { try Spring(tension: 170, friction: 26) }),
        ("gentle", "soft, with a light bounce", { try Spring(tension: 120, friction: 14) }),
        ("wobbly", "swings a few times", { try Spring(tension: 180, friction: 12) }),
        ("stiff", "quick and tight", { try Spring(tension: 210, friction: 20) }),
        ("slow", "takes its time, without a bounce", { try Spring(tension: 280, friction: 60) }),
        ("molasses", "creeps: far over-damped", { try Spring(tension: 280, friction: 120) }),
      ])
    + table(
      "motion.dev",
      [
        ("default", "a spring by its physics, as Core Animation's", { try Spring() })
      ])
    + table(
      "React Native",
      [
        (
          "default", "Animated.spring: Origami's 40 and 7",
          { try Spring(origamiTension: 40, origamiFriction: 7) }
        )
      ])

  /// Android names stiffnesses and damping ratios separately, so each is listed with the other's
  /// default.
  private static let android =
    table(
      "Android",
      [
        ("default", "SpringForce as it is created", { try .android() }),
        ("STIFFNESS_HIGH", "10000, a fast spring", { try .android(stiffness: 10000) }),
        ("STIFFNESS_MEDIUM", "1500, the default", { try .android(stiffness: 1500) }),
        ("STIFFNESS_LOW", "200, a slow spring", { try .android(stiffness: 200) }),
        ("STIFFNESS_VERY_LOW", "50, a very slow spring", { try .android(stiffness: 50) }),
        ("DAMPING_RATIO_HIGH_BOUNCY", "0.2", { try .android(dampingRatio: 0.2) }),
        ("DAMPING_RATIO_MEDIUM_BOUNCY", "0.5, the default", { try .android(dampingRatio: 0.5) }),
        ("DAMPING_RATIO_LOW_BOUNCY", "0.75", { try .android(dampingRatio: 0.75) }),
        ("DAMPING_RATIO_NO_BOUNCY", "1, critical", { try .android(dampingRatio: 1) }),
      ])

  private static let pop =
    table("pop", [("default", "bounciness 4 and speed 12", { try .pop() })])
    + table(
      "rebound",
      [
        (
          "default", "Origami's tension 40 and friction 7",
          { try Spring(origamiTension: 40, origamiFriction: 7) }
        )
      ])

  /// An invalid row would be missing; a test counts them.
  private static func table(
    _ system: String, _ rows: [(String, String, () throws -> Spring)]
  ) -> [SpringPreset] {
    rows.compactMap { name, summary, spring in
      (try? spring()).map {
        SpringPreset(name: name, system: system, summary: summary, spring: $0)
      }
    }
  }
}
