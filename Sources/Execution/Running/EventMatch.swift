import Curves
import Diagnostics
import Geometry
import Language
import Staging
import Values

/// Events as the language names them, and whom a handler waits for.
package enum EventMatch {
  package static let all: [(name: String, says: String)] =
    [
      ("contact", "two things begin to touch"),
      ("contact.ended", "they touch no more"),
      ("rest", "dynamics comes to rest"),
      ("resume", "dynamics moves again"),
      ("keyboard.willShow", "the keyboard is about to come up"),
      ("keyboard.didShow", "it has come up"),
      ("keyboard.willHide", "the keyboard is about to go"),
      ("keyboard.didHide", "it has gone"),
      ("keyboard.willChangeFrame", "the keyboard is about to move"),
      ("keyboard.didChangeFrame", "it has moved"),
      ("tilt", "the tilt has changed"),
      ("animation.ended", "an animation has ended, or was stopped"),
      ("transition.ended", "a transition has ended; `event.completed` says how"),
      ("screen.willAppear", "a screen is about to come"),
      ("screen.didAppear", "it has come"),
      ("screen.willDisappear", "a screen is about to go"),
      ("screen.didDisappear", "it has gone"),
      ("textSize.changed", "text is to be of another size; `event.category` says which"),
      ("tweak.changed", "a tweak has another value; `event.name` is the tweak's"),
      ("key", "a key is pressed, such as `on key \"p\"`; `event.key` says which"),
    ] + touches

  package static let names = all.map(\.name)

  /// The names, with words of other systems for them.
  package static let vocabulary = Vocabulary(
    names, synonyms: [("collision", "contact"), ("collide", "contact"), ("bump", "contact")])

  package static func takesParticipants(_ name: String) -> Bool {
    !["rest", "resume", "tilt", "textSize.changed", "tweak.changed"].contains(name)
      && !name.hasPrefix("keyboard.")
  }

  package static func name(of event: StageEvent) -> String {
    switch event.kind {
    case .contact: "contact"
    case .contactEnded: "contact.ended"
    case .rest: "rest"
    case .resume: "resume"
    case .keyboard(let keyboard): "keyboard." + keyboard.phase.name
    case .tilt: "tilt"
    case .animationEnded: "animation.ended"
    case .touch(let touch): touch.eventName
    case .textSizeChanged: "textSize.changed"
    case .tweakChanged: "tweak.changed"
    case .key: "key"
    case .screen(let told): "screen." + told.phase.rawValue
    case .transitionEnded: "transition.ended"
    }
  }

  /// Everybody that a pattern names must take part in the event; of keys one is enough.
  package static func matches(_ pattern: EventPattern, _ event: StageEvent) -> Bool {
    guard pattern.event.text == name(of: event) else { return false }
    guard !pattern.participants.isEmpty else { return true }
    if case .key(let key) = event.kind { return pattern.waits(forKey: key) }
    let present = participants(of: event)
    return pattern.participants.allSatisfy { participant in
      guard case .name(let name) = participant.kind else { return false }
      return present.contains(name)
    }
  }

  package static func participants(of event: StageEvent) -> [String] {
    switch event.kind {
    case .contact(let contact), .contactEnded(let contact): [contact.item, contact.other.name]
    case .animationEnded(let end): end.views
    case .touch(let touch): touch.responders
    case .screen(let told): [told.screen]
    case .transitionEnded(let end): [end.from, end.to]
    case .rest, .resume, .keyboard, .tilt, .textSizeChanged, .tweakChanged, .key: []
    }
  }

  /// What a handler finds under `event`.
  package static func record(of event: StageEvent, tweaks: Tweaks) -> Value {
    var fields: [(name: String, value: Value)] = [
      ("name", .string(name(of: event))), ("time", .number(event.time, .time)),
    ]
    switch event.kind {
    case .contact(let contact), .contactEnded(let contact):
      fields += [
        ("item", .string(contact.item)), ("other", .string(contact.other.name)),
        ("behavior", .string(contact.behavior)),
        ("point", contact.point.map(Value.point) ?? .nothing),
      ]
    case .keyboard(let keyboard):
      fields += [
        ("height", .plain(keyboard.height)), ("duration", .number(keyboard.duration, .time)),
        ("curve", .curve(keyboard.curve)), ("frameBegin", .rect(keyboard.frameBegin)),
        ("frameEnd", .rect(keyboard.frameEnd)),
      ]
    case .tilt(let tilt): fields.append(("tilt", .point(Point(tilt.dx, tilt.dy))))
    case .animationEnded(let end):
      fields += [
        ("views", .list(List(end.views.map(Value.string)))), ("finished", .boolean(end.finished)),
      ]
      if let position = end.position { fields.append(("position", .string(position.rawValue))) }
    case .touch(let touch): fields += Self.fields(of: touch)
    case .textSizeChanged(let change):
      fields += [
        ("category", .string(change.category.rawValue)), ("old", .string(change.old.rawValue)),
        ("isAccessibilityCategory", .boolean(change.category.isAccessibilityCategory)),
      ]
    case .tweakChanged(let change):
      // Which one it is says more than what it is called that has happened.
      fields[0].value = .string(change.name)
      if let values = tweaks.change(change.number) {
        fields += [("value", values.value), ("old", values.old)]
      }
    case .screen(let told):
      fields.append(("screen", .string(told.screen)))
      if let transition = told.transition { fields.append(("transition", .string(transition))) }
    case .transitionEnded(let end):
      fields += [
        ("transition", .string(end.name)), ("operation", .string(end.operation.rawValue)),
        ("from", .string(end.from)), ("to", .string(end.to)),
        ("completed", .boolean(end.isCompleted)),
      ]
    case .key(let key): fields.append(("key", .string(key)))
    case .rest, .resume: break
    }
    return .record("event", fields)
  }
}

extension StageEvent.Contact.Other {
  package var name: String {
    switch self {
    case .item(let name), .boundary(let name): name
    case .bounds: "bounds"
    }
  }
}

extension StageEvent.Keyboard.Phase {
  package var name: String {
    switch self {
    case .willChangeFrame: "willChangeFrame"
    case .willShow: "willShow"
    case .willHide: "willHide"
    case .didChangeFrame: "didChangeFrame"
    case .didShow: "didShow"
    case .didHide: "didHide"
    }
  }

  package var isWill: Bool {
    switch self {
    case .willChangeFrame, .willShow, .willHide: true
    case .didChangeFrame, .didShow, .didHide: false
    }
  }
}
