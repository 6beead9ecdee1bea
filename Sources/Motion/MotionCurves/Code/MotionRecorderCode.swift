/// A recorder to paste into an app: it writes down what a view shows, frame by frame, so that the
/// motion of a real app can be compared with a simulated one.
package enum MotionRecorderCode {
  /// Swift for UIKit. The rows are seconds, points, radians and opacity, the columns of a table of
  /// Motionbook.
  package static let swift = [
    "// Records what a view shows in each frame: t (s), x, y (pt), angle (rad), alpha",
    "// let recorder = MotionRecorder(card); …; print(recorder.stop())",
    "import UIKit",
    "",
    "final class MotionRecorder: NSObject {",
    "  private let layer: CALayer",
    "  private var link: CADisplayLink?",
    "  private var start: CFTimeInterval?",
    "  private var csv = \"t,x,y,angle,alpha\\n\"",
    "",
    "  init(_ view: UIView) {",
    "    layer = view.layer",
    "    super.init()",
    "    link = CADisplayLink(target: self, selector: #selector(record))",
    "    link?.add(to: .main, forMode: .common)",
    "  }",
    "",
    "  func stop() -> String {",
    "    link?.invalidate()",
    "    return csv",
    "  }",
    "",
    "  @objc private func record(_ link: CADisplayLink) {",
    "    let shown = layer.presentation() ?? layer",
    "    let (place, turn) = (shown.position, shown.affineTransform())",
    "    let t = link.timestamp - (start ?? link.timestamp)",
    "    start = start ?? link.timestamp",
    "    csv += \"\\(t),\\(place.x),\\(place.y),\\(atan2(turn.b, turn.a)),\\(shown.opacity)\\n\"",
    "  }",
    "}",
  ]
}
