import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Language
import Staging

extension Commands {
  static let remove = CommandDeclaration(
    "remove", "takes views, behaviors, boundaries, effects or handlers away", .stage,
    subject: .init(label: "NAMES", kind: .expressions, isRequired: true, summary: "what goes"),
    examples: ["remove red", "remove g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    notes: [
      "Boundaries go by their names: `remove yellow`.",
      "A view goes with its subviews, out of every behavior and animation.",
      "A view that no behavior holds any more loses its velocity, as in UIKit.",
      "An attachment goes with either of its ends, a snap with its view.",
    ],
    .evaluation { (call) throws(Failure) in
      var found: [(ObjectReference, Span)] = []
      var boundaries: [(CollisionBehavior, String)] = []
      for expression in call.subjectExpressions {
        if let boundary = boundary(expression, call) {
          boundaries.append(boundary)
          continue
        }
        let reference = try removable(expression, call)
        guard !found.contains(where: { $0.0 == reference }) else {
          throw call.fail(.namedTwice(reference.name), at: expression.span)
        }
        found.append((reference, expression.span))
      }
      call.world.touch()
      for (collision, name) in boundaries { collision.removeBoundary(named: name) }
      for (reference, _) in found { take(reference, from: call.world) }
    })

  /// A boundary by its name, of the newest collision that has it; other things come first.
  private static func boundary(
    _ expression: Expression, _ call: Invocation
  ) -> (CollisionBehavior, String)? {
    guard case .name(let name) = expression.kind, call.evaluator[name] == nil else { return nil }
    let collisions = call.world.objects.behaviors.compactMap { $0.behavior as? CollisionBehavior }
    return collisions.last { $0.boundaries.contains { $0.name == name } }.map { ($0, name) }
  }

  private static func removable(
    _ expression: Expression, _ call: Invocation
  ) throws(Failure) -> ObjectReference {
    if case .name(let name) = expression.kind, call.evaluator[name] == nil {
      let known = call.evaluator.objectNames
      throw call.fail(
        .unknownName(name, nearest: Suggestion.nearest(to: name, in: known)),
        at: expression.span)
    }
    let value = try call.evaluator.evaluate(expression)
    if case .object(let reference) = value {
      switch reference {
      case .view, .behavior, .effect, .group, .handler: return reference
      case .presentation, .keyboard, .keyboardPresentation, .stage, .tilt: break
      }
    }
    throw call.fail(
      .wrongKind(
        "remove", takes: "views, behaviors, boundaries, effects and handlers",
        found: "\(expression.span.text) is \(value.described)", sample: nil),
      at: expression.span)
  }

  private static func take(_ reference: ObjectReference, from world: World) {
    switch reference {
    case .view(let name):
      guard let view = world.stage.view(named: name) else { return }
      world.stage.remove(view)
      // Subviews went along, so effects are asked for their own views.
      world.objects.removeEffectsOfRemovedViews()
      removeTornBehaviors(from: world)
    case .behavior(let name):
      guard let found = world.objects.behavior(named: name) else { return }
      if let set = found.behavior.parent {
        set.removeChild(found.behavior)
      } else {
        world.stage.animator.remove(found.behavior)
      }
      world.objects.removeBehavior(found.behavior)
    case .group(let name):
      guard let found = world.objects.group(named: name) else { return }
      world.stage.animator.removeItem(found.item)
      world.stage.recorder.unfollow(found.track)
      world.objects.removeGroup(named: name)
      removeTornBehaviors(from: world)
    case .effect(let name):
      guard let found = world.objects.effect(named: name) else { return }
      world.stage.remove(found.effect)
      world.objects.removeEffect(named: name)
    case .handler(let name): world.change { $0.handlers.remove(named: name) }
    case .presentation, .keyboard, .keyboardPresentation, .stage, .tilt: break
    }
  }

  /// An attachment goes with either of its ends, a snap with its view.
  private static func removeTornBehaviors(from world: World) {
    for entry in world.objects.behaviors where entry.behavior.isTorn {
      take(.behavior(entry.name), from: world)
    }
  }
}
