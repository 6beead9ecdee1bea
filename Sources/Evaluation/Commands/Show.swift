import Answers
import Diagnostics
import Dynamics
import Geometry
import Language
import Staging

extension Commands {
  static let show = CommandDeclaration(
    "show", "tells where one is: time, views, behaviors, what runs; or all of one object", .stage,
    subject: .init(
      label: "NAME", kind: .object, isRequired: false, summary: "one object, such as red"),
    examples: ["show", "show red"],
    after: ["view red frame (50, 50, 100, 100)"],
    .evaluation { (call) throws(Failure) in
      guard let expression = call.subjectExpression else {
        return try call.emit(.listing(Survey(call.evaluator).listing))
      }
      guard case .object(let reference) = try call.evaluator.evaluate(expression) else {
        throw call.fail(
          .wrongKind(
            "show", takes: "an object's name",
            found: "\(expression.span.text) is a value", sample: nil),
          at: expression.span)
      }
      try call.emit(.listing(call.evaluator.description(of: reference)))
    })
}

/// What `show` tells: the clock, the views as a tree, the behaviors, and what is on its way.
private struct Survey {
  let evaluator: Evaluator
  private var stage: Stage { evaluator.stage }
  private var world: World { evaluator.world }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  var listing: Listing {
    let state = stage.isMoving ? "moving" : "at rest"
    let size = Value.size(stage.size).text(evaluator.format)
    let sections = [
      Listing.Section("views", entries(of: views)),
      .init("groups", entries(of: groups)),
      .init("behaviors", entries(of: BehaviorTree(evaluator).entries)),
      .init("effects", entries(of: effects)),
      .init("animating", entries(of: stage.views.filter(\.isAnimating).map { .init($0.name) })),
      .init("keyboard", entries(of: keyboard)),
      .init("waiting", entries(of: waiting)),
      .init("values", values),
      .init("commands", entries(of: definitions)),
    ]
    return Listing(
      "t = \(FrameTime.text(stage.time)) (frame \(stage.frame)), \(state), stage \(size)",
      sections.filter { !$0.items.isEmpty },
      notes: stage.views.isEmpty ? ["empty: try `view box frame (100, 0, 100, 100)`"] : [])
  }

  private func entries(of entries: [Listing.Entry]) -> [Listing.Item] {
    entries.map { .entry($0) }
  }

  private func written(_ value: Value) -> WrittenValue {
    WrittenValue(value.text(evaluator.format), numbers: value.components)
  }

  // MARK: Sections

  private var views: [Listing.Entry] {
    stage.views.filter { $0.parent == nil }.flatMap { tree($0, level: 0) }
  }

  private func tree(_ view: View, level: Int) -> [Listing.Entry] {
    var facts = [
      Listing.Fact("center", written(.point(view.center))),
      .init("size", written(.size(view.bounds.size))),
    ]
    if view[.rotation] != 0 {
      let degrees = view[.rotation] * 180 / .pi
      let text = evaluator.format.string(degrees) + " deg"
      facts.append(.init("turned", WrittenValue(text, numbers: [degrees])))
    }
    if let color = view.backgroundColor { facts.append(.init("", WrittenValue(color))) }
    if view.isHidden { facts.append(.init("", WrittenValue("hidden"))) }
    return [Listing.Entry(view.name, level: level, facts: facts)]
      + view.subviews.flatMap { tree($0, level: level + 1) }
  }

  private var groups: [Listing.Entry] {
    world.objects.groups.map { group in
      .init(group.name, facts: group.views.map { .init("", WrittenValue($0.name)) })
    }
  }

  private var effects: [Listing.Entry] {
    let format = evaluator.format
    return world.objects.effects.map { entry in
      let facts = entry.effect.interpolations.map { part in
        let text = "\(format.string(part.minimum)) to \(format.string(part.maximum))"
        return Listing.Fact(
          part.channel.name, WrittenValue(text, numbers: [part.minimum, part.maximum]))
      }
      return .init(entry.name, kind: "on \(entry.view.name)", facts: facts)
    }
  }

  private var keyboard: [Listing.Entry] {
    guard stage.keyboard.isShown || stage.keyboard.isMoving else { return [] }
    let state = WrittenValue(stage.keyboard.isShown ? "shown" : "hidden")
    return [
      .init(facts: [.init("", state), .init("frame", written(.rect(stage.keyboard.frame)))])
    ]
  }

  private var waiting: [Listing.Entry] {
    world.values.scheduled.map {
      .init(kind: "at \(FrameTime.text(Stage.time(ofFrame: $0.frame)))")
    } + world.values.handlers.all.map { .init($0.name, kind: $0.told) }
  }

  private var values: [Listing.Item] {
    world.values.variables.names.filter { $0 != "ans" }.compactMap { name in
      world.values.variables[name].map { .assignment(name: name, value: written($0)) }
    }
  }

  private var definitions: [Listing.Entry] {
    world.values.definitions.values.map {
      "\($0.name)(\($0.parameters.joined(separator: ", ")))"
    }.sorted().map { .init($0) }
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
  func description(of reference: ObjectReference) -> Listing {
    let span = Span(Source(""), 0, 0)
    guard let properties = try? properties(of: reference, at: span) else { return Listing() }
    let rows = properties.map { property in
      let value = property.get()
      return Listing.Item.row(
        .init(
          Phrase(property.name),
          value: WrittenValue(value.inlineText(format), numbers: value.components),
          note: Phrase(property.set == nil ? "told, not set" : property.kind.described)))
    }
    let material = BehaviorTree(self).material(of: reference)
    return Listing(
      heading(of: reference),
      [.init("", rows)] + (material.isEmpty ? [] : [.init("its material", material)]))
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
