import Language
import UIKitMotion
import Values

/// Whether the last frame of a recorded value is a moment in a motion.
extension ExpressionEvaluator {
  /// Whether something still moves an expression's value at a frame.
  ///
  /// Later frames tell whether it went on. At the last known one, the objects that it reads are
  /// asked.
  package func isMoving(
    _ expression: Expression, _ series: BoundSeries, at frame: Int
  ) throws(Failure) -> Bool {
    let sources = sources(of: [expression])
    let last = frames(of: sources).upperBound
    guard frame < last else {
      return sources.objects.contains { isMoving($0) }
        || sources.traces.contains { $0.isMoving && $0.frames.upperBound == frame }
    }
    if sources.traces.isEmpty, stage.recorder.value(of: .moving, at: frame) == 0 { return false }
    let value = try series.value(at: frame)
    for later in (frame + 1)...min(frame + Self.stillFrames, last)
    where try !series.value(at: later).isSame(as: value) {
      return true
    }
    return false
  }

  /// The number of later frames with the same value that show rest: at a turn, hardly one has it.
  private static let stillFrames = 3

  private func isMoving(_ reference: ObjectReference?) -> Bool {
    guard stage.isMoving else { return false }
    switch reference {
    case .view(let name), .presentation(let name):
      guard let view = stage.view(named: name), stage.fingers.isEmpty else { return true }
      let isAwake = stage.existingItem(for: view).map {
        stage.animator.holds($0) && stage.animator.isAwake($0)
      }
      return view.isAnimating || isAwake ?? false
    case .behavior, .effect, .group, .handler, .animation, .animator, .trace, .sweep, .recording,
      .controller,
      .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt, nil:
      return true
    }
  }
}
