import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

enum RemoveCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let names = Subject("NAMES", .expressions, "objects to remove")
    let from = Clause(
      "from", .behaviors, "behaviors that let go of these views and boundaries, which stay")
  }

  static let verb = "remove"
  static let declaration = declare(
    "Removes views, behaviors, boundaries, effects, handlers or animations", .stage, Clauses(),
    examples: ["remove red", "remove red from g", "remove g", "remove all"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    notes: [
      "Remove a boundary by its name: `remove yellow`, or `remove yellow from walls` where a view "
        + "has the same name.",
      "`remove red from g` takes a view out of one behavior: removeItem.",
      "`remove all` leaves an empty stage and keeps the current time.",
      "Removing a view also removes its subviews, and takes them out of every behavior and "
        + "animation.",
      "A view that is no longer in any behavior loses its velocity, as in UIKit.",
      "Remove an animation by its key, as with `removeAnimation(forKey:)`.",
      "Removing either end of an attachment also removes the attachment, and removing a snap's "
        + "view also removes the snap.",
    ],
    roles: [.removesSubject], also: ["delete", "rm"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    if let behaviors = call[\.from] {
      return try call.remove(call[\.names], from: behaviors)
    }
    if isAll(call[\.names], call) { return removeAll(call) }
    var found: [ObjectReference] = []
    var boundaries: [(collision: String, name: String)] = []
    for expression in call[\.names] {
      if let boundary = boundary(expression, call) {
        boundaries.append(boundary)
        continue
      }
      if isHandlerToCome(expression, call) { continue }
      let reference = try removable(expression, call)
      if case .animator(let name) = reference { try requireIdle(name, expression, call) }
      try requireUnshown(reference.name, expression, call)
      guard !found.contains(reference) else {
        throw call.fail(.namedTwice(reference.name), at: expression.span)
      }
      found.append(reference)
    }
    for (collision, name) in boundaries {
      let behavior: CollisionBehavior? = call.behavior(named: collision)
      behavior?.removeBoundary(named: name)
    }
    let world = call.world
    for reference in found { world.remove(reference) }
    // An animation that was removed has ended.
    try call.deliverEvents()
    for reference in found { try reportBoundary(besides: reference, call) }
  }

  /// Where a boundary has the name too: what was removed, and the line for the boundary.
  private static func reportBoundary(
    besides reference: ObjectReference, _ call: Change<Clauses>
  ) throws(Failure) {
    let name = reference.name
    guard let other = call.inspector.collisions.last(where: { $0.boundaries.contains(name) }) else {
      return
    }
    try call.emit(
      .line(
        "removed \(Value.object(reference).described); "
          + "for the boundary, write `remove \(name) from \(other.name)`"))
  }

  /// Whether the line is `remove all` and no object is named `all`.
  private static func isAll(_ names: [Expression], _ call: Change<Clauses>) -> Bool {
    guard names.count == 1, case .name("all") = names[0].kind else { return false }
    return call.expressions["all"] == nil
      && !call.inspector.collisions.contains {
        $0.boundaries.contains("all")
      }
  }

  /// Removes everything: first the objects that hold views, then the views.
  private static func removeAll(_ call: Change<Clauses>) {
    let world = call.world
    world.removeAllScreens()
    for name in call.expressions.objectNames.reversed() {
      if case .object(let reference)? = call.expressions[name], reference.isRemovable {
        world.remove(reference)
      }
    }
  }

  /// A boundary by name, from the newest collision that has it; other objects take precedence.
  private static func boundary(
    _ expression: Expression, _ call: Change<Clauses>
  ) -> (collision: String, name: String)? {
    guard case .name(let name) = expression.kind, call.expressions[name] == nil else { return nil }
    return call.inspector.collisions.last { $0.boundaries.contains(name) }.map { ($0.name, name) }
  }

  /// UIKit terminates an app that releases an active or stopped animator.
  private static func requireIdle(
    _ name: String, _ expression: Expression, _ call: Change<Clauses>
  ) throws(Failure) {
    guard let animator = call.inspector.animator(named: name), animator.state != .inactive else {
      return
    }
    throw call.fail(.staging(.animatorIs(name: name, .held)), at: expression.span)
  }

  /// Whether a handler will create the object later: as with UIKit's observers, removing it now is
  /// not a mistake.
  private static func isHandlerToCome(_ expression: Expression, _ call: Change<Clauses>) -> Bool {
    guard case .name(let name) = expression.kind, call.expressions[name] == nil else {
      return false
    }
    return call.inspector.isMadeByHandler(name)
  }

  /// Only a screen that is not shown can be removed; a transition removes its own container.
  private static func requireUnshown(
    _ name: String, _ expression: Expression, _ call: Change<Clauses>
  ) throws(Failure) {
    do {
      try call.inspector.requireUnshown(name)
    } catch {
      throw call.fail(.screens(error), at: expression.span)
    }
  }

  private static func removable(
    _ expression: Expression, _ call: Change<Clauses>
  ) throws(Failure) -> ObjectReference {
    if case .name(let name) = expression.kind, call.expressions[name] == nil {
      let known = call.expressions.objectNames
      throw call.fail(
        .unknownName(name, nearest: Vocabulary(known).nearest(to: name), known: known),
        at: expression.span)
    }
    let value = try call.expressions.evaluate(expression)
    if case .object(let reference) = value, reference.isRemovable { return reference }
    switch value {
    case .object(.trace(let name)): throw call.fail(.traceStays(name), at: expression.span)
    case .object(.sweep(let name)): throw call.fail(.sweepStays(name), at: expression.span)
    case .object(.recording(let name)):
      throw call.fail(.recordingStays(name), at: expression.span)
    default: break
    }
    throw call.fail(
      .wrongKind(
        "remove", takes: "views, behaviors, boundaries, effects and handlers",
        found: value.described, of: expression.span.text, sample: nil),
      at: expression.span)
  }
}

extension ObjectReference {
  fileprivate var isRemovable: Bool {
    switch self {
    case .view, .behavior, .effect, .group, .handler, .animation, .animator, .controller: true
    case .presentation, .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation,
      .stage, .tilt, .trace, .sweep, .recording:
      false
    }
  }
}
