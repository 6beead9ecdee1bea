import MotionGeometry

// Code for curves, with a file for each form or language. The tests type-check what is Swift.

/// A curve as code to paste into a project.
///
/// Exact if the target can express the curve; otherwise straight lines between samples. A comment
/// states the error. Each section of the code brings the declarations that it needs, so it compiles
/// by itself and with the others.
public enum CurveCode {
  /// The platform or library that the code is for.
  public enum Target: String, CaseIterable, Hashable, Sendable {
    /// UIKit and Core Animation.
    case swift
    /// SwiftUI.
    case swiftui
    /// CSS, for a transition or an animation.
    case css
    /// Kotlin, for views.
    case android
    /// Kotlin, for Jetpack Compose.
    case compose
    /// react-spring and motion.
    case react
    /// Dart.
    case flutter
  }

  /// A curve, in its most exact form.
  public enum Source: Sendable {
    /// A spring, by its own parameters.
    case spring(Spring)
    /// A cubic Bézier by its handles, with a display name.
    case bezier(name: String, x1: Double, y1: Double, x2: Double, y2: Double)
    /// Any function of progress; `css` is its exact CSS text, if there is one.
    case function(name: String, css: String?, @Sendable (Double) -> Double)
  }

  /// Returns the lines of code, without trailing spaces.
  ///
  /// ```swift
  /// let standard = CurveCode.Source.bezier(name: "standard", x1: 0.2, y1: 0, x2: 0, y2: 1)
  /// print(CurveCode.lines(standard, for: .css))  // ["/* standard: exact */"…
  /// ```
  ///
  /// - Parameters:
  ///   - duration: seconds, for curves without their own duration; springs ignore it.
  ///   - nearness: how near the curve is to what it was fitted to, instead of "exact"; nil if it
  ///     stands for itself.
  ///   - source: the curve.
  ///   - target: the platform or library.
  public static func lines(
    _ source: Source, for target: Target, duration: Double = 0.5, nearness: String? = nil
  ) -> [String] {
    let nearness = CodeNearness(fit: nearness.map(comment))
    switch source {
    case .spring(let spring):
      return lines(SpringText(spring: spring, nearness: nearness), for: target)
    case .bezier(let name, let x1, let y1, let x2, let y2):
      let text = BezierText(
        name: comment(name), handles: [x1, y1, x2, y2], nearness: nearness)
      return lines(text, for: target, duration: duration)
    case .function(let name, let css, let function):
      if target == .css, let css {
        return rule("\(comment(name)): \(nearness.exact)", css, duration)
      }
      let text = SampledText(name: comment(name), nearness: nearness, function)
      return lines(text, for: target, duration: duration)
    }
  }

  /// Returns a name that is safe in a comment: names come from the user and must not end it.
  static func comment(_ name: String) -> String {
    String(
      name.map { $0.isNewline ? " " : $0 }
    ).split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  /// A rule of CSS for a timing function.
  static func rule(_ note: String, _ timing: String, _ duration: Double) -> [String] {
    [
      "/* \(note) */",
      ".moving { transition: transform \(milliseconds(duration))ms \(timing); }",
    ]
  }

  /// Dart takes whole numbers.
  static func dartDuration(_ seconds: Double) -> String {
    let micros = (seconds * 1e6).rounded()
    let isWhole = micros.truncatingRemainder(dividingBy: 1000) == 0
    return isWhole
      ? "Duration(milliseconds: \((micros / 1000).written))"
      : "Duration(microseconds: \(micros.written))"
  }

  static func milliseconds(_ seconds: Double) -> String {
    ((seconds * 1_000_000).rounded() / 1000).written
  }

  /// Android takes whole milliseconds.
  static func wholeMilliseconds(_ seconds: Double) -> String {
    (seconds * 1000).rounded().written
  }

  /// Returns a number with Kotlin's suffix of a `Float`.
  static func float(_ number: Double) -> String { "\(Double("\(Float(number))")?.written ?? "0")f" }
}

extension Spring {
  /// The damping that acts, for systems that do not clamp it.
  var actingDamping: Double {
    isClamped ? 2 * (stiffness * mass).squareRoot() : damping
  }

  /// The damping ratio that acts.
  var actingRatio: Double { isClamped ? 1 : dampingRatio }
}
