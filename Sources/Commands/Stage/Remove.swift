import Diagnostics
import Dynamics
import Execution
import Language
import Values

enum RemoveCommand {
  static let names = Subject("NAMES", .expressions, "what goes")

  static let declaration = CommandDeclaration(
    "remove", "takes views, behaviors, boundaries, effects, handlers or animations away", .stage,
    subject: names, examples: ["remove red", "remove g", "remove all"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    notes: [
      "Boundaries go by their names: `remove yellow`.",
      "`remove all` leaves an empty stage, at the time that it is.",
      "A view goes with its subviews, out of every behavior and animation.",
      "A view that no behavior holds any more loses its velocity, as in UIKit.",
      "An animation goes by its key, as in `removeAnimation(forKey:)`.",
      "An attachment goes with either of its ends, a snap with its view.",
    ],
    also: ["delete", "rm"],
    .change { (call) throws(Failure) in
      if isAll(try call[names], call) { return removeAll(call) }
      var found: [ObjectReference] = []
      var boundaries: [(collision: String, name: String)] = []
      for expression in try call[names] {
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
    })

  /// Whether it says `all`, and nothing is called so.
  private static func isAll(_ names: [Expression], _ call: Change) -> Bool {
    guard names.count == 1, case .name("all") = names[0].kind else { return false }
    return call.reader["all"] == nil
      && !call.inspector.collisions.contains {
        $0.boundaries.contains("all")
      }
  }

  /// Takes everything away, what holds views before the views.
  private static func removeAll(_ call: Change) {
    let world = call.world
    world.forgetScreens()
    for name in call.reader.objectNames.reversed() {
      if case .object(let reference)? = call.reader[name], reference.isRemovable {
        world.remove(reference)
      }
    }
  }

  /// A boundary by its name, of the newest collision that has it; other things come first.
  private static func boundary(
    _ expression: Expression, _ call: Change
  ) -> (collision: String, name: String)? {
    guard case .name(let name) = expression.kind, call.reader[name] == nil else { return nil }
    return call.inspector.collisions.last { $0.boundaries.contains(name) }.map { ($0.name, name) }
  }

  /// UIKit ends an app that lets go of an animator that is active or stopped.
  private static func requireIdle(
    _ name: String, _ expression: Expression, _ call: Change
  ) throws(Failure) {
    guard let animator = call.inspector.animator(named: name), animator.state != .inactive else {
      return
    }
    throw call.fail(.staging(.animatorIs(name: name, .held)), at: expression.span)
  }

  /// One that some handler makes, and has not made: as with UIKit's observers it is no mistake to
  /// remove it.
  private static func isHandlerToCome(_ expression: Expression, _ call: Change) -> Bool {
    guard case .name(let name) = expression.kind, call.reader[name] == nil else { return false }
    return call.inspector.isMadeByHandler(name)
  }

  /// A screen goes only while nobody shows it, and a transition's container with the transition.
  private static func requireUnshown(
    _ name: String, _ expression: Expression, _ call: Change
  ) throws(Failure) {
    do {
      try call.inspector.requireUnshown(name)
    } catch {
      throw call.fail(.screens(error), at: expression.span)
    }
  }

  private static func removable(
    _ expression: Expression, _ call: Change
  ) throws(Failure) -> ObjectReference {
    if case .name(let name) = expression.kind, call.reader[name] == nil {
      let known = call.reader.objectNames
      throw call.fail(
        .unknownName(name, nearest: Vocabulary(known).nearest(to: name)),
        at: expression.span)
    }
    let value = try call.reader.evaluate(expression)
    if case .object(let reference) = value, reference.isRemovable { return reference }
    switch value {
    case .object(.trace(let name)): throw call.fail(.traceStays(name), at: expression.span)
    case .object(.sweep(let name)): throw call.fail(.sweepStays(name), at: expression.span)
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
      .stage, .tilt, .trace, .sweep:
      false
    }
  }
}
