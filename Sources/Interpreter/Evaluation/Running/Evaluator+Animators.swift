import Diagnostics
import Language
import UIKitMotion

extension Evaluator {
  /// Runs the block of a property animator that has not started, once. The block's values become
  /// the model values, and the animator controls the presentation.
  package func wake(_ animator: PropertyAnimator, _ span: Span) throws(Failure) {
    guard !animator.hasBegun, let written = world.objects.animatorBlocks[animator.name] else {
      return
    }
    world.touch()
    let id = try attempt(at: span) { try stage.begin(animator) }
    let inner = isolated(in: written.scope)
    try nested(span) { () throws(Failure) in try inner.execute(written.block) }
    stage.commitAnimation()
    guard let then = written.then else { return }
    world.change { $0.continuations[id] = .init(block: then, scope: written.scope) }
  }
}
