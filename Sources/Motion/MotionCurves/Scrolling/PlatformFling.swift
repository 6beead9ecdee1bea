import MotionGeometry
import MotionPlatform

/// The throw of a list on Android, and in Flutter's lists on Android: a fixed distance in a fixed
/// time, which both follow from the velocity.
///
/// Distances are in pixels of a screen with 160 of them per inch, Android's `dp`. Source: AOSP's
/// `OverScroller`, and Flutter's `ClampingScrollSimulation`.
///
/// ```swift
/// let fling = try PlatformFling(velocity: 2000, model: .android)
/// print(fling.duration)  // 0.9248…
/// print(fling.reach)  // 647.3987…
/// ```
public struct PlatformFling: Hashable, Sendable {
  /// How the distance is covered.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    /// Android's table of 100 points, which lie on a Bézier curve.
    case android
    /// Flutter's power of the remaining time.
    case flutter
  }

  /// The initial velocity, in dp per second.
  public let velocity: Double
  /// How the distance is covered.
  public let model: Model
  /// The duration in seconds.
  public let duration: Double
  /// The final distance.
  public let reach: Double

  /// The speed to which a list limits a throw, in dp per second: Android's
  /// `ViewConfiguration.getScaledMaximumFlingVelocity()` and Flutter's `kMaxFlingVelocity`. The throw
  /// itself has no limit.
  public static let maxVelocity = 8000.0
  /// `ViewConfiguration.getScrollFriction()`.
  public static let friction = 0.015
  /// Gravity in inches per second squared, times 160 dp per inch, times a tuned 0.84.
  private static let physical = 9.80665 * 39.37 * 160 * 0.84
  /// `DECELERATION_RATE`: ln 0.78 / ln 0.9.
  private static let rate = log(0.78) / log(0.9)
  /// The share of the time up to the tension lines' crossing: `INFLEXION`.
  private static let inflexion = 0.35
  /// The curve that Android's table samples, with tensions of 0.5 at the start and 1 at the end.
  private static let spline = CubicBezier(x1: 0.5 * inflexion, y1: 0.5, x2: inflexion, y2: 1)

  /// Creates a throw.
  ///
  /// - Throws: `CurveProblem` if the velocity is not finite.
  public init(velocity: Double, model: Model) throws(CurveProblem) {
    guard velocity.isFinite else { throw .notFinite(parameter: "velocity", value: velocity) }
    self.velocity = velocity
    self.model = model
    guard velocity != 0 else {
      (duration, reach) = (0, 0)
      return
    }
    let strength = log(Self.inflexion * abs(velocity) / (Self.friction * Self.physical))
    let time = exp(strength / (Self.rate - 1))
    let distance =
      Self.friction * Self.physical * exp(strength * Self.rate / (Self.rate - 1))
    duration = model == .android ? time : Self.inflexion * Self.rate * time
    reach = velocity < 0 ? -distance : distance
  }

  /// The curve in the language.
  public var name: String { "\(model.rawValue)Fling(\(velocity.written))" }

  /// Returns the distance after some seconds.
  public func callAsFunction(_ seconds: Double) -> Double {
    guard seconds > 0, duration > 0 else { return 0 }
    guard seconds < duration else { return reach }
    let progress = seconds / duration
    return switch model {
    case .android: reach * Self.spline.value(at: progress)
    case .flutter: reach * (1 - pow(1 - progress, Self.rate))
    }
  }

  /// Returns the velocity after some seconds; 0 before the start and from the end on.
  public func velocity(at seconds: Double) -> Double {
    guard (0..<duration).contains(seconds) else { return 0 }
    let progress = seconds / duration
    return switch model {
    case .android: reach * Self.spline.velocity(at: progress) / duration
    case .flutter: reach * Self.rate * pow(1 - progress, Self.rate - 1) / duration
    }
  }

  /// Returns the acceleration after some seconds; 0 before the start and from the end on.
  public func acceleration(at seconds: Double) -> Double {
    guard (0..<duration).contains(seconds) else { return 0 }
    let (progress, square) = (seconds / duration, duration * duration)
    return switch model {
    case .android: reach * Self.spline.acceleration(at: progress) / square
    case .flutter:
      -reach * Self.rate * (Self.rate - 1) * pow(1 - progress, Self.rate - 2) / square
    }
  }
}
