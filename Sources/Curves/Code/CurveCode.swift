import Text

/// A curve as code to paste into a project.
///
/// Exact if the target can express the curve; otherwise straight lines between samples, with the
/// maximum error in a comment.
public enum CurveCode {
  /// The platform or library that the code is for.
  public enum Target: String, CaseIterable, Hashable, Sendable {
    /// UIKit, Core Animation and SwiftUI.
    case swift
    case css
    /// Kotlin, for views.
    case android
    /// react-spring and motion.
    case react
    /// Dart.
    case flutter
  }

  /// A curve, in its most exact form.
  public enum Source: Sendable {
    case spring(Spring)
    /// A cubic Bézier by its handles, with a display name.
    case bezier(name: String, x1: Double, y1: Double, x2: Double, y2: Double)
    /// Any function of progress; `css` is its exact CSS text, if there is one.
    case function(name: String, css: String?, @Sendable (Double) -> Double)
  }

  /// Returns the lines of code, without trailing spaces.
  ///
  /// - Parameters:
  ///   - duration: seconds, for curves without their own duration; springs ignore it.
  public static func lines(
    _ source: Source, for target: Target, duration: Double = 0.5
  ) -> [String] {
    switch source {
    case .spring(let spring): lines(spring, for: target)
    case .bezier(let name, let x1, let y1, let x2, let y2):
      lines(BezierText(name: name, handles: [x1, y1, x2, y2]), for: target, duration: duration)
    case .function(let name, let css, let function):
      if target == .css, let css {
        ["/* \(comment(name)) */", transition(css, duration)]
      } else {
        lines(SampledText(name: comment(name), function), for: target, duration: duration)
      }
    }
  }

  /// Returns a name that is safe in a comment: names come from the user and must not end it.
  static func comment(_ name: String) -> String {
    String(
      name.map { $0.isNewline ? " " : $0 }
    ).split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  static func transition(_ timing: String, _ duration: Double) -> String {
    "transition: transform \(milliseconds(duration))ms \(timing);"
  }

  static func milliseconds(_ seconds: Double) -> String {
    ((seconds * 1_000_000).rounded() / 1000).written
  }

  /// Returns a number with Kotlin's suffix of a `Float`.
  static func float(_ number: Double) -> String { "\(Double("\(Float(number))")?.written ?? "0")f" }
}
