import UIKitMotion
import Values

/// A name of every session whose value belongs to the session. Evaluation, completion and the list
/// of known names read it; the names of fixed values are `Builtins.constants`.
package struct BuiltInName: Sendable {
  package let word: String
  /// For completion; empty for a name that it does not offer among values.
  package let summary: String
  /// Nil for a name that the session sets itself.
  let value: @Sendable (ExpressionEvaluator) -> Value?

  private init(
    _ word: String, _ summary: String = "",
    _ value: @escaping @Sendable (ExpressionEvaluator) -> Value?
  ) {
    (self.word, self.summary, self.value) = (word, summary, value)
  }

  package static let all = [
    BuiltInName("t", "the time") { $0.time }, BuiltInName("time") { $0.time },
    BuiltInName("rest", "whether everything is at rest") { $0.rest },
    BuiltInName("ans") { _ in nil },
    BuiltInName("keyboard", "the keyboard") { _ in .object(.keyboard) },
    BuiltInName("tilt", "the device's tilt") { _ in .object(.tilt) },
    BuiltInName("stage", "the reference view") { _ in .object(.stage) },
    BuiltInName("infinite") { _ in Regions.infinite },
  ]
}

extension ExpressionEvaluator {
  fileprivate var time: Value {
    .number(frame.map { Stage.time(ofFrame: $0) } ?? stage.time, .time)
  }

  /// Whether everything is at rest, now or at the evaluated frame.
  fileprivate var rest: Value {
    guard let frame else { return .boolean(!stage.isMoving) }
    return stage.recorder.value(of: .moving, at: frame).map { .boolean($0 == 0) } ?? .nothing
  }
}
