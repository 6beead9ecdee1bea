import Text

/// A cubic Bézier with its name, to write as code.
struct BezierText {
  let name: String
  /// x1, y1, x2, y2.
  let handles: [Double]

  func list(_ written: (Double) -> String = \.written) -> String {
    handles.map(written).joined(separator: ", ")
  }
}

extension CurveCode {
  static func lines(
    _ bezier: BezierText, for target: Target, duration: Double
  ) -> [String] {
    let name = comment(bezier.name)
    switch target {
    case .swift: return swift(bezier, name, duration)
    case .css:
      return ["/* \(name) */", transition("cubic-bezier(\(bezier.list()))", duration)]
    case .android:
      return [
        "// \(name)",
        "val interpolator = PathInterpolator(\(bezier.list(float)))",
        "view.animate().translationX(100f).setDuration(\(wholeMilliseconds(duration)))"
          + ".setInterpolator(interpolator)",
      ]
    case .react:
      return [
        "// \(name), with motion",
        "<motion.div animate={{ x: 100 }} transition={{ duration: \(duration.written), "
          + "ease: [\(bezier.list())] }} />",
      ]
    case .flutter:
      return [
        "// \(name)", "const curve = Cubic(\(bezier.list()));",
        "final animation = CurvedAnimation(parent: controller, curve: curve);",
      ]
    }
  }

  private static func swift(
    _ bezier: BezierText, _ name: String, _ duration: Double
  ) -> [String] {
    let handles = bezier.handles.map(\.written)
    return [
      "// \(name), Core Animation",
      "animation.timingFunction = CAMediaTimingFunction(controlPoints: \(bezier.list()))",
      "animation.duration = \(duration.written)",
      "",
      "// UIKit",
      "let animator = UIViewPropertyAnimator(",
      "  duration: \(duration.written), "
        + "controlPoint1: CGPoint(x: \(handles[0]), y: \(handles[1])),",
      "  controlPoint2: CGPoint(x: \(handles[2]), y: \(handles[3])))",
      "",
      "// SwiftUI",
      ".animation(.timingCurve(\(bezier.list()), duration: \(duration.written)), value: value)",
    ]
  }

  /// Android takes whole milliseconds.
  static func wholeMilliseconds(_ seconds: Double) -> String {
    (seconds * 1000).rounded().written
  }
}
