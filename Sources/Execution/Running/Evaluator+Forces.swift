import Answers
import Values
import Diagnostics
import Dynamics
import Geometry
import Language

extension Evaluator {
  /// The closure of a custom field: evaluates its expression for each item in every step.
  ///
  /// The step cannot be left in its middle, so a mistake is kept until the frame is over.
  package func force(_ expression: Expression?) -> FieldBehavior.Evaluation {
    guard let expression else { return { _ in .zero } }
    let base = self
    return { [weak world] sample in
      guard let world, world.fieldFailure == nil else { return .zero }
      var inner = base
      inner.scope = Scope(
        parent: base.scope,
        [
          ("position", .point(sample.position)),
          ("velocity", .point(Point(sample.velocity.dx, sample.velocity.dy))),
          ("mass", .plain(sample.mass)), ("charge", .plain(sample.charge)),
          ("t", .number(sample.time, .time)),
        ])
      do throws(Failure) {
        return try inner.vector(expression)
      } catch {
        world.fieldFailure = error
        return .zero
      }
    }
  }

  private func vector(_ expression: Expression) throws(Failure) -> Vector {
    let value = try evaluate(expression)
    let check = Check(what: "force", text: expression.span.text)
    let point = try located(expression.span) { () throws(Mistake) in try check.point(value) }
    return Vector(point.x, point.y)
  }

  /// Throws what a custom field's expression did wrong in the frame that has passed.
  package func checkFields() throws(Failure) {
    guard let failure = world.fieldFailure else { return }
    world.fieldFailure = nil
    throw failure
  }
}
