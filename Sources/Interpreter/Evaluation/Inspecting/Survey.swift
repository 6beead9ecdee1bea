import Answers
import Diagnostics
import MotionCurves
import Text
import UIKitMotion
import Values

extension Inspector {
  /// The state of the session: the clock, the views as a tree, the behaviors and what is running.
  package var survey: Listing { Survey(inspector: self).listing }
}

/// The state of the session: the clock, the views as a tree, the behaviors and what is running.
private struct Survey {
  let inspector: Inspector
  private var stage: ReadOnlyStage { inspector.world.stage }
  private var world: ReadOnlyWorld { inspector.world }
  private var format: NumberFormat { inspector.format }

  var listing: Listing {
    let state = stage.isMoving ? "moving" : "at rest"
    let size = Value.size(stage.size).text(format)
    let sections = [
      Listing.Section("views", entries(of: views)),
      .init("screens", entries(of: inspector.screens)),
      .init("transition", entries(of: inspector.transitions)),
      .init("groups", entries(of: groups)),
      .init("behaviors", entries(of: BehaviorTree(inspector: inspector).entries)),
      .init("effects", entries(of: effects)),
      .init("animating", entries(of: animating)),
      .init("animators", entries(of: animators)),
      .init("eases", entries(of: eases)),
      .init("keyboard", entries(of: keyboard)),
      .init("text size", entries(of: textSize)),
      .init("touches", entries(of: touches)),
      .init("tweaks", entries(of: tweaks)),
      .init("waiting", entries(of: waiting)),
      .init("transitions", entries(of: inspector.ownTransitions)),
      .init("values", values),
      .init("commands", entries(of: definitions)),
    ]
    let fork = world.fork.map { ", fork \($0)" } ?? ""
    return Listing(
      "t = \(FrameTime.text(stage.time)) (frame \(stage.frame)), \(state), stage \(size)\(fork)",
      sections.filter { !$0.items.isEmpty },
      notes: stage.views.isEmpty ? ["empty: try `view box frame (100, 0, 100, 100)`"] : [])
  }

  /// The most columns of one value, so that a survey can be read at a glance.
  private static let widestValue = 1_000

  private func entries(of entries: [Listing.Entry]) -> [Listing.Item] {
    entries.map { .entry($0) }
  }

  private func written(_ value: Value) -> WrittenValue {
    WrittenValue(value.listedText(format), numbers: value.components, isMeasured: true)
  }

  private func clipped(_ value: Value) -> WrittenValue {
    // If the text is cut, the numbers would be too long as well.
    WrittenValue(
      value.text(format, clippedTo: Self.widestValue),
      numbers: value.extent <= Self.widestValue ? value.components : nil)
  }

  // MARK: Sections

  private var views: [Listing.Entry] {
    stage.subviews.flatMap { tree($0, level: 0) }
  }

  private func tree(_ view: View, level: Int) -> [Listing.Entry] {
    var facts = [
      Listing.Fact("center", written(.point(view.center))),
      .init("size", written(.size(view.bounds.size))),
    ]
    if view.scroll != nil {
      facts.append(.init("contentOffset", written(.point(view.contentOffset))))
    }
    if view[.rotation] != 0 {
      let degrees = view[.rotation] * 180 / .pi
      let text = format.string(degrees) + " deg"
      facts.append(
        .init("turned", WrittenValue(text, numbers: [view[.rotation]], isMeasured: true)))
    }
    let text = view.appearance.text
    if !text.isEmpty { facts.append(.init("", WrittenValue("\"\(text.visibleInLine)\""))) }
    if let color = view.appearance.backgroundColor { facts.append(.init("", WrittenValue(color))) }
    if view.appearance.isHidden { facts.append(.init("", WrittenValue("hidden"))) }
    if view.touchRules.overridesHitTest {
      facts.append(.init("", WrittenValue("a hitTest of its own")))
    }
    return [Listing.Entry(view.name, level: level, facts: facts)]
      + view.subviews.flatMap { tree($0, level: level + 1) }
  }

  private var groups: [Listing.Entry] {
    world.objects.groups.map { group in
      .init(group.name, facts: group.views.map { .init("", WrittenValue($0.name)) })
    }
  }

  private var effects: [Listing.Entry] {
    world.objects.effects.map { entry in
      let facts = entry.effect.interpolations.map { part in
        let text = "\(format.string(part.minimum)) to \(format.string(part.maximum))"
        return Listing.Fact(
          part.channel.name, WrittenValue(text, numbers: [part.minimum, part.maximum]))
      }
      return .init(entry.name, kind: "on \(entry.view.name)", facts: facts)
    }
  }

  private var animating: [Listing.Entry] {
    stage.views.filter(\.isAnimating).map { view in
      let words = AnimationWords.words(of: view.runningOptions)
      return .init(view.name, facts: words.map { .init("", WrittenValue($0)) })
    }
  }

  private var animators: [Listing.Entry] {
    stage.propertyAnimators.map { animator in
      let words =
        [animator.state.rawValue] + (animator.isRunning ? ["running"] : [])
        + (animator.isReversed ? ["reversed"] : [])
      return .init(animator.name, facts: words.map { .init("", WrittenValue($0)) })
    }
  }

  private var eases: [Listing.Entry] {
    stage.views.filter { !$0.eases.isEmpty }.map { view in
      let whole = easeOfTransform(view)
      let facts = Animatable.all.compactMap { part -> Listing.Fact? in
        if whole != nil, case .number(let channel) = part, KeyPaths.transform.contains(channel) {
          return nil
        }
        return view.eases[part].map { .init(part.name, WrittenValue($0.name)) }
      }
      return .init(
        view.name,
        facts: facts + (whole.map { [.init("transform", WrittenValue($0.name))] } ?? []))
    }
  }

  /// The common curve of all numbers of a transform; nil if they differ.
  private func easeOfTransform(_ view: View) -> Curve? {
    let curves = KeyPaths.transform.map { view.eases[.number($0)] }
    guard let first = curves.first, let curve = first, curves.allSatisfy({ $0 == curve }) else {
      return nil
    }
    return curve
  }

  private var keyboard: [Listing.Entry] {
    guard stage.keyboard.isShown || stage.keyboard.isMoving else { return [] }
    let state = WrittenValue(stage.keyboard.isShown ? "shown" : "hidden")
    let place: [Listing.Fact] =
      switch stage.keyboard.placement {
      case .docked: []
      case .floating: [.init("", WrittenValue("floating"))]
      case .split: [.init("", WrittenValue("split"))]
      }
    return [
      .init(
        facts: [.init("", state)] + place + [.init("frame", written(.rect(stage.keyboard.frame)))])
    ]
  }

  /// The default text size of a device is not listed.
  private var textSize: [Listing.Entry] {
    stage.textSize == .large ? [] : [.init(stage.textSize.rawValue)]
  }

  private var touches: [Listing.Entry] {
    stage.fingers.map { touch in
      let on = touch.responders.first.map { [Listing.Fact("on", WrittenValue($0))] } ?? []
      let facts = [Listing.Fact("at", written(.point(touch.point)))] + on
      return .init(kind: "finger \(touch.finger)", facts: facts)
    }
  }

  private var tweaks: [Listing.Entry] {
    world.values.tweaks.all.map { tweak in
      let kind = tweak.binding.map { "for \($0.path.text)" } ?? ""
      guard !tweak.control.isAction else { return .init(tweak.name.whole, kind: "an action") }
      let text = tweak.control.text(tweak.value, format, clippedTo: Self.widestValue)
      let value = WrittenValue(text, numbers: tweak.value.components)
      return .init(
        tweak.name.whole, kind: kind,
        facts: [.init("", value, note: tweak.isTouched ? "" : "default")])
    }
  }

  private var waiting: [Listing.Entry] {
    world.values.scheduled.all.map {
      .init(kind: "at \(FrameTime.text(Stage.time(ofFrame: $0.frame)))")
    }
      + world.values.questions.map {
        .init($0.text(format), kind: "\($0.moment.text), \($0.kindText)")
      }
      + world.values.handlers.all.map {
        .init($0.name, kind: $0.heading, note: inspector.wait(ofHandler: $0.name))
      }
  }

  private var values: [Listing.Item] {
    world.values.variables.names.filter { $0 != "ans" }.compactMap { name in
      world.values.variables[name].map {
        .assignment(name: name, value: clipped($0))
      }
    }
  }

  private var definitions: [Listing.Entry] {
    world.values.definitions.all.map {
      "\($0.name)(\($0.parameters.joined(separator: ", ")))"
    }.sorted().map { .init($0) }
  }
}

extension Inspector {
  /// The conditions of a handler's recognizers; empty for none.
  func wait(ofHandler name: String) -> String {
    let others = world.values.handlers.requirements.filter { $0.waiting == .handler(name) }
      .map(\.other.name)
    return others.isEmpty ? "" : "waits for \(others.joined(separator: ", "))"
  }
}

extension Handlers.Handler {
  /// The event, its participants and its clauses, as written.
  var heading: String {
    let participants = pattern.participants.map(\.evenedText).joined(separator: ", ")
    let clauses = pattern.clauses.map { clause in
      ([clause.keyword.text] + clause.values.compactMap(\.expression?.evenedText))
        .joined(separator: " ")
    }
    return (["on \(pattern.event.text)"] + (participants.isEmpty ? [] : [participants]) + clauses)
      .joined(separator: " ")
  }
}
