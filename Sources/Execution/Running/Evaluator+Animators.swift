import Diagnostics
import Language
import Staging

extension Evaluator {
  /// Runs the block of a property animator that has not started, once: its values are the model's
  /// from then on, and the animator leads what is shown.
  package func wake(_ animator: PropertyAnimator, _ span: Span) throws(Failure) {
    guard !animator.hasBegun, let written = world.objects.animatorBlocks[animator.name] else {
      return
    }
    world.touch()
    let id: AnimationID
    do {
      id = try stage.begin(animator)
    } catch {
      throw .failed(Diagnostic(.staging(error), at: span))
    }
    var inner = self
    inner.isAmongKeyframes = false
    inner.scope = Scope(parent: written.scope)
    try nested(span) { () throws(Failure) in try inner.execute(written.block) }
    stage.commitAnimation()
    guard let then = written.then else { return }
    world.change { $0.continuations[id] = .init(block: then, scope: written.scope) }
  }
}
