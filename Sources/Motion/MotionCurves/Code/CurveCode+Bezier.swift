import MotionGeometry

/// A cubic Bézier with its name, to write as code.
struct BezierText {
  let name: String
  /// x1, y1, x2, y2.
  let handles: [Double]
  let nearness: CodeNearness

  func list(_ written: (Double) -> String = \.written) -> String {
    handles.map(written).joined(separator: ", ")
  }
}

extension CurveCode {
  static func lines(
    _ bezier: BezierText, for target: Target, duration: Double
  ) -> [String] {
    switch target {
    case .swift: swift(bezier, duration)
    case .swiftui: swiftUI(bezier, duration)
    case .css:
      rule(
        "\(bezier.name): \(bezier.nearness.exact)", "cubic-bezier(\(bezier.list()))", duration)
    case .android: android(bezier, duration)
    case .compose: compose(bezier, duration)
    case .react:
      [
        "// \(bezier.name), with motion: \(bezier.nearness.exact)",
        "import { motion } from \"motion/react\";",
        "",
        "export const Moving = () => (",
        "  <motion.div animate={{ x: 100 }} transition={{ duration: \(duration.written), "
          + "ease: [\(bezier.list())] }} />",
        ");",
      ]
    case .flutter:
      [
        "// \(bezier.name); \(bezier.nearness.beside("Flutter solves it to 0.001 of the time"))",
        "import 'package:flutter/animation.dart';",
        "",
        "const curve = Cubic(\(bezier.list()));",
        "const duration = \(dartDuration(duration));  // the controller's",
        "",
        "Animation<double> motion(AnimationController controller) =>",
        "    CurvedAnimation(parent: controller, curve: curve);",
      ]
    }
  }

  private static func android(_ bezier: BezierText, _ duration: Double) -> [String] {
    [
      "// \(bezier.name); \(bezier.nearness.beside("Android draws it to 0.002"))",
      "import android.view.View",
      "import android.view.animation.PathInterpolator",
      "",
      "fun move(view: View) {",
      "  val interpolator = PathInterpolator(\(bezier.list(float)))",
      "  view.animate().translationX(100f).setDuration(\(wholeMilliseconds(duration)))"
        + ".setInterpolator(interpolator)",
      "}",
    ]
  }
}
