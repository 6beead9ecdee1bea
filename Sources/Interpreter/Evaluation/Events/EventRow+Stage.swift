import MotionGeometry
import UIKitMotion
import Values

/// The events of dynamics.
extension EventRow {
  static let contact = contact("contact", "two things begin to touch") {
    if case .contact(let contact) = $0 { contact } else { nil }
  }
  static let contactEnded = contact("contact.ended", "two things no longer touch") {
    if case .contactEnded(let contact) = $0 { contact } else { nil }
  }

  private static func contact(
    _ name: String, _ says: String, _ payload: @escaping @Sendable (Kind) -> StageEvent.Contact?
  ) -> EventRow {
    EventRow(
      [(name, says)], .viewsAndBoundaries, payload,
      participants: { [$0.item, $0.other.name] },
      fields: { contact in
        [
          ("item", .string(contact.item)), ("other", .string(contact.other.name)),
          ("behavior", .string(contact.behavior)),
          ("point", contact.point.map(Value.point) ?? .nothing),
        ]
      },
      cells: { contact in
        Cells(
          participant: contact.item, with: contact.other.name,
          place: contact.point.map(Value.point) ?? .nothing)
      })
  }

  static let rest = EventRow([("rest", "dynamics comes to rest")], .nothing) { _ in () }
  static let resume = EventRow([("resume", "dynamics moves again")], .nothing) { _ in () }
}

/// The events of the device.
extension EventRow {
  static let keyboard = EventRow(
    [
      ("keyboard.willShow", "the keyboard is about to come up"),
      ("keyboard.didShow", "the keyboard has come up"),
      ("keyboard.willHide", "the keyboard is about to hide"),
      ("keyboard.didHide", "the keyboard has been hidden"),
      ("keyboard.willChangeFrame", "the keyboard is about to move"),
      ("keyboard.didChangeFrame", "the keyboard has moved"),
    ], .nothing,
    { if case .keyboard(let keyboard) = $0 { keyboard } else { nil } },
    name: { "keyboard." + $0.phase.rawValue },
    fields: { keyboard in
      [
        ("height", .plain(keyboard.height)), ("duration", .number(keyboard.duration, .time)),
        ("curve", .curve(keyboard.curve)), ("frameBegin", .rect(keyboard.frameBegin)),
        ("frameEnd", .rect(keyboard.frameEnd)),
      ]
    },
    cells: { Cells(participant: "keyboard", place: .rect($0.frameEnd)) })

  static let tilt = EventRow(
    [("tilt", "the tilt has changed")], .nothing,
    { if case .tilt(let tilt) = $0 { tilt } else { nil } },
    fields: { [("tilt", .point($0))] }, cells: { Cells(place: .point($0)) })

  static let textSize = EventRow(
    [("textSize.changed", "the text size has changed; `event.category` is the new one")], .nothing,
    { if case .textSizeChanged(let change) = $0 { change } else { nil } },
    fields: { change in
      [
        ("category", .string(change.category.rawValue)), ("old", .string(change.old.rawValue)),
        ("isAccessibilityCategory", .boolean(change.category.isAccessibilityCategory)),
      ]
    },
    cells: { Cells(with: $0.category.rawValue) })

  /// The stage's own events are those of tweaks, which have the values of each change.
  static let tweak = EventRow(
    [("tweak.changed", "a tweak has a new value; `event.name` is the tweak's name")],
    fields: { kind, tweaks in
      guard case .custom(let name, let number) = kind else { return [] }
      // The tweak's name says more than the event's.
      let fields: [Field] = [("name", .string(name))]
      return fields + (tweaks.change(number).map { [("value", $0.value), ("old", $0.old)] } ?? [])
    },
    cells: { kind, tweaks, format in
      guard case .custom(let name, let number) = kind else { return Cells() }
      let value = tweaks.change(number)?.value.text(format, clippedTo: 40)
      return Cells(participant: name, with: value ?? "")
    })
}

/// The events of animations and screens.
extension EventRow {
  static let animationEnded = EventRow(
    [("animation.ended", "an animation has ended or was stopped")], .viewsAndBoundaries,
    { if case .animationEnded(let end) = $0 { end } else { nil } },
    participants: \.views,
    fields: { end in
      let fields: [Field] = [
        ("views", .list(List(end.views.map(Value.string)))), ("finished", .boolean(end.finished)),
      ]
      return fields + (end.position.map { [("position", .string($0.rawValue))] } ?? [])
    },
    cells: { end in
      // An animator's end has the word that `then` reads as `event.position`.
      Cells(
        participant: end.views.joined(separator: ", "),
        with: end.finished ? "" : end.position?.rawValue ?? "stopped")
    })

  static let transitionEnded = EventRow(
    [("transition.ended", "a transition has ended; `event.completed` says whether it completed")],
    .viewsAndBoundaries,
    { if case .transitionEnded(let end) = $0 { end } else { nil } },
    participants: { [$0.from, $0.to] },
    fields: { end in
      [
        ("transition", .string(end.name)), ("operation", .string(end.operation.rawValue)),
        ("from", .string(end.from)), ("to", .string(end.to)),
        ("completed", .boolean(end.isCompleted)),
      ]
    },
    cells: { Cells(participant: $0.name, with: $0.isCompleted ? "completed" : "cancelled") })

  static let screen = EventRow(
    [
      ("screen.willAppear", "a screen is about to appear"),
      ("screen.didAppear", "a screen has appeared"),
      ("screen.willDisappear", "a screen is about to disappear"),
      ("screen.didDisappear", "a screen has disappeared"),
    ], .screens,
    { if case .screen(let screen) = $0 { screen } else { nil } },
    name: { "screen." + $0.phase.rawValue },
    participants: { [$0.screen] },
    fields: { screen in
      let fields: [Field] = [("screen", .string(screen.screen))]
      return fields + (screen.transition.map { [("transition", .string($0))] } ?? [])
    },
    cells: { Cells(participant: $0.screen, with: $0.transition ?? "") })
}

extension StageEvent.Contact.Other {
  package var name: String {
    switch self {
    case .item(let name), .boundary(let name): name
    case .bounds: "bounds"
    }
  }
}
