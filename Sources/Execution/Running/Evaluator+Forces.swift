import Diagnostics
import Dynamics
import Geometry
import Language
import Values

extension Evaluator {
  /// The closure of a custom field, which evaluates the expression for each item in every step.
  ///
  /// A step cannot be interrupted, so a mistake is stored until the frame ends.
  package func force(_ expression: Expression) -> FieldBehavior.Evaluation {
    let (scope, commands, warnings) = (
      expressions.scope, expressions.commands, expressions.warnings
    )
    // The world holds the field, so the field must not hold the world.
    return { [weak world] sample in
      guard let world, world.fieldFailure == nil else { return .zero }
      let names = Scope(
        parent: scope,
        [
          ("position", .point(sample.position)),
          ("velocity", .point(Point(sample.velocity.dx, sample.velocity.dy))),
          ("mass", .plain(sample.mass)), ("charge", .plain(sample.charge)),
          ("t", .number(sample.time, .time)),
        ])
      do throws(Failure) {
        return try ExpressionEvaluator(
          world: ReadOnlyWorld(world), scope: names, commands: commands, warnings: warnings
        )
        .vector(expression)
      } catch {
        // This also detects too much work by all fields together, in the middle of a frame.
        world.fieldFailure = error
        return .zero
      }
    }
  }
}

extension ExpressionEvaluator {
  fileprivate func vector(_ expression: Expression) throws(Failure) -> Vector {
    try checked(expression, "force") { (check, value) throws(Mistake) in try check.vector(value) }
  }
}

extension World {
  /// Throws the failure of a custom field's expression in the last frame.
  func checkFields() throws(Failure) {
    guard let failure = fieldFailure else { return }
    fieldFailure = nil
    throw failure
  }
}
