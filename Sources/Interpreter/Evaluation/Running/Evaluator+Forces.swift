import Diagnostics
import Language
import MotionGeometry
import UIKitMotion
import Values

extension Evaluator {
  /// The closure of a custom field, which evaluates the expression for each item in every step.
  ///
  /// A step cannot be interrupted, so a mistake is stored until the frame ends. What is wrong with
  /// the words of the expression is said at once.
  package func force(_ expression: Expression) throws(Failure) -> FieldBehavior.Evaluation {
    try checkForce(expression)
    let (scope, commands, warnings) = (
      expressions.scope, expressions.commands, expressions.warnings
    )
    // The world holds the field, so the field must not hold the world.
    return { [weak world] sample in
      guard let world, world.fieldFailure == nil else { return .zero }
      let names = Self.names(
        in: scope, sample.position, sample.velocity, mass: sample.mass, charge: sample.charge,
        time: sample.time)
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

  private static func names(
    in scope: Scope, _ position: Point, _ velocity: Vector, mass: Double, charge: Double,
    time: Double
  ) -> Scope {
    Scope(
      parent: scope,
      [
        ("position", .point(position)), ("velocity", .point(Point(velocity.dx, velocity.dy))),
        ("mass", .plain(mass)), ("charge", .plain(charge)), ("t", .number(time, .time)),
      ])
  }

  /// Tries the expression for a body that is nowhere in particular. A number that cannot be
  /// computed there may well be elsewhere.
  private func checkForce(_ expression: Expression) throws(Failure) {
    let names = Self.names(
      in: expressions.scope, Point(1, 2), Vector(1, 2), mass: 1, charge: 1, time: 1)
    let random = world.values.random
    defer { world.change { $0.random = random } }
    do throws(Failure) {
      _ = try ExpressionEvaluator(
        world: ReadOnlyWorld(world), scope: names, commands: expressions.commands,
        warnings: expressions.warnings
      )
      .vector(expression)
    } catch .failed(let diagnostic) {
      switch diagnostic.mistake.id {
      case .unknownName, .unknownFunction, .unknownProperty, .wrongKind, .wrongUnit, .cannotCombine:
        throw .failed(diagnostic)
      default: return
      }
    } catch {
      throw error
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
