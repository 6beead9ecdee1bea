import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry
import Language
import Staging
import Text

extension Commands {
  static let show = CommandDeclaration(
    "show", "tells where one is: time, views, behaviors, what runs; or all of one object", .stage,
    subject: .init(
      label: "NAME", kind: .object, isRequired: false, summary: "one object, such as red"),
    examples: ["show", "show red"],
    after: ["view red frame (50, 50, 100, 100)"],
    .evaluation { (call) throws(Failure) in
      guard let expression = call.subjectExpression else {
        return try call.emit(.text(Survey(call.evaluator).lines))
      }
      guard case .object(let reference) = try call.evaluator.evaluate(expression) else {
        throw call.fail(
          .wrongKind(
            "show", takes: "an object's name",
            found: "\(expression.span.text) is a value", sample: nil),
          at: expression.span)
      }
      try call.emit(.help(call.evaluator.description(of: reference)))
    })
}

/// What `show` tells: the clock, the views as a tree, the behaviors, and what is on its way.
private struct Survey {
  let evaluator: Evaluator
  private var stage: Stage { evaluator.stage }
  private var world: World { evaluator.world }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  var lines: [String] {
    let state = stage.isMoving ? "moving" : "at rest"
    let size = Value.size(stage.size).text(evaluator.format)
    var lines = [
      "t = \(FrameTime.text(stage.time)) (frame \(stage.frame)), \(state), stage \(size)"
    ]
    lines += section("views", stage.views.filter { $0.parent == nil }.flatMap { tree($0, 0) })
    lines += section(
      "groups",
      world.objects.groups.map {
        "  \($0.name)  \($0.views.map(\.name).joined(separator: ", "))"
      })
    lines += section("behaviors", BehaviorTree(evaluator).lines)
    lines += section("effects", effects)
    lines += section("animating", stage.views.filter(\.isAnimating).map { "  " + $0.name })
    lines += section("keyboard", keyboard)
    lines += section("waiting", waiting)
    lines += section("values", values)
    lines += section(
      "commands",
      world.values.definitions.values.map {
        "  \($0.name)(\($0.parameters.joined(separator: ", ")))"
      }.sorted())
    if stage.views.isEmpty {
      lines.append("empty: try `view box frame (100, 0, 100, 100)`")
    }
    return lines
  }

  private func section(_ title: String, _ body: [String]) -> [String] {
    body.isEmpty ? [] : [title] + body
  }

  private func tree(_ view: View, _ level: Int) -> [String] {
    let indent = String(repeating: "  ", count: level + 1)
    let center = Value.point(view.center).text(evaluator.format)
    let size = Value.size(view.bounds.size).text(evaluator.format)
    var line = "\(indent)\(view.name)  center \(center), size \(size)"
    if view[.rotation] != 0 {
      line += ", turned \(evaluator.format.string(view[.rotation] * 180 / .pi)) deg"
    }
    if let color = view.backgroundColor { line += ", \(color)" }
    if view.isHidden { line += ", hidden" }
    return [line] + view.subviews.flatMap { tree($0, level + 1) }
  }

  private var effects: [String] {
    world.objects.effects.map { entry in
      let parts = entry.effect.interpolations.map { part in
        let format = evaluator.format
        return "\(part.channel.name) \(format.string(part.minimum)) to "
          + "\(format.string(part.maximum))"
      }
      return "  \(entry.name)  on \(entry.view.name): " + parts.joined(separator: ", ")
    }
  }

  private var keyboard: [String] {
    guard stage.keyboard.isShown || stage.keyboard.isMoving else { return [] }
    let frame = Value.rect(stage.keyboard.frame).text(evaluator.format)
    return ["  \(stage.keyboard.isShown ? "shown" : "hidden"), frame \(frame)"]
  }

  private var waiting: [String] {
    world.values.scheduled.map { "  at \(FrameTime.text(Stage.time(ofFrame: $0.frame)))" }
      + world.values.handlers.all.map { "  \($0.name)  \($0.told)" }
  }

  private var values: [String] {
    world.values.variables.names.filter { $0 != "ans" }.compactMap { name in
      world.values.variables[name].map { "  \(name) = \($0.text(evaluator.format))" }
    }
  }
}

extension Handlers.Handler {
  /// The event and whom it concerns, as it was written.
  fileprivate var told: String {
    let who = pattern.participants.map(\.span.text).joined(separator: ", ")
    return "on \(pattern.event.text)" + (who.isEmpty ? "" : " \(who)")
  }
}

extension Evaluator {
  /// Every property of an object, its value, and what it could be.
  func description(of reference: ObjectReference) -> [String] {
    let span = Span(Source(""), 0, 0)
    guard let properties = try? properties(of: reference, at: span) else { return [] }
    let names = properties.map(\.name)
    let values = properties.map { $0.get().inlineText(format) }
    let nameWidth = names.map(DisplayWidth.of).max() ?? 0
    let valueWidth = min(values.map(DisplayWidth.of).max() ?? 0, 24)
    var lines = [heading(of: reference)]
    for (property, value) in zip(properties, values) {
      let kind = property.set == nil ? "told, not set" : property.kind.described
      lines.append(
        "  \(property.name.padded(right: nameWidth))  \(value.padded(right: valueWidth))  "
          + kind)
    }
    return lines + BehaviorTree(self).material(of: reference)
  }

  private func heading(of reference: ObjectReference) -> String {
    switch reference {
    case .view(let name):
      let parent = stage.view(named: name)?.parent.map { " in \($0.name)" } ?? ""
      return "\(name): a view\(parent)"
    case .behavior(let name):
      let entry = world.objects.behavior(named: name)
      return "\(name): " + (entry.map(BehaviorTree.heading) ?? "a behavior")
    case .effect(let name):
      let entry = world.objects.effect(named: name)
      return "\(name): a motion effect on \(entry?.view.name ?? "")"
    case .group(let name):
      let members = world.objects.group(named: name)?.views.map(\.name) ?? []
      return "\(name): a group of \(members.joined(separator: ", "))"
    case .handler(let name): return "\(name): runs " + (world.values.handlers[name]?.told ?? "")
    case .presentation(let name): return "\(name), as it is on screen"
    case .keyboard: return "the keyboard"
    case .keyboardPresentation: return "the keyboard, as it is on screen"
    case .stage: return "the stage"
    case .tilt: return "the tilt"
    }
  }
}
