import Answers
import Diagnostics
import Values

extension Inspector {
  /// Every property of an object, with its value and the values it takes.
  package func description(of reference: ObjectReference) -> Listing {
    let properties = world.properties(of: reference) ?? []
    let rows = properties.map { property in
      let value = property.get()
      return Listing.Item.row(
        .init(
          Phrase(property.name),
          value: WrittenValue(
            written(value, unit: property.unit), numbers: value.components,
            isMeasured: property.kind.isMeasured),
          note: Phrase(property.set == nil ? "read-only" : property.kind.described)))
    }
    let material = BehaviorTree(inspector: self).material(of: reference)
    return Listing(
      heading(of: reference),
      [.init("", rows)] + (material.isEmpty ? [] : [.init("its material", material)]))
  }

  /// A value as you would type it: angles in degrees, 3D transforms as their parts.
  private func written(_ value: Value, unit: String) -> String {
    if case .matrix(let matrix) = value, let transform = matrix.transform {
      return TransformWords.text(of: transform, format)
    }
    guard case .number(let number, .angle) = value else {
      return value.listedText(format, unit: unit)
    }
    return format.string(number * 180 / .pi) + "deg"
  }

  private func heading(of reference: ObjectReference) -> String {
    switch reference {
    case .view(let name):
      if stage.screens.isScreen(name) { return "\(name): \(description(ofController: name))" }
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
    case .handler(let name):
      let heading = world.values.handlers[name]?.heading ?? ""
      let wait = wait(ofHandler: name)
      return "\(name): runs \(heading)" + (wait.isEmpty ? "" : ", \(wait)")
    case .animation(let key):
      let found = stage.animation(forKey: key)
      return "\(key): a \(found?.animation.plan.kind ?? "CAAnimation") on \(found?.view.name ?? "")"
    case .animator(let name): return "\(name): a UIViewPropertyAnimator"
    case .trace(let name): return "\(name): a trace of \(world.traces[name]?.text ?? "")"
    case .sweep(let name): return "\(name): a sweep"
    case .recording(let name):
      return "\(name): measured, from \(world.traces.recording(named: name)?.file ?? "")"
    case .controller(let name): return "\(name): \(description(ofController: name))"
    case .presentation(let name): return "\(name), as it is on screen"
    case .keyboard: return "the keyboard"
    case .keyboardPresentation: return "the keyboard, as it is on screen"
    case .layoutGuide: return "the keyboard's layout guide"
    case .layoutGuidePresentation: return "the keyboard's layout guide, as it is on screen"
    case .stage: return "the stage"
    case .tilt: return "the tilt"
    }
  }
}
