import Diagnostics
import Language
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

/// Events by their names in the language, and the participants that handlers wait for.
package enum EventMatch {
  package static let all: [(name: String, says: String)] =
    [
      ("contact", "two things begin to touch"),
      ("contact.ended", "two things no longer touch"),
      ("rest", "dynamics comes to rest"),
      ("resume", "dynamics moves again"),
      ("keyboard.willShow", "the keyboard is about to come up"),
      ("keyboard.didShow", "the keyboard has come up"),
      ("keyboard.willHide", "the keyboard is about to hide"),
      ("keyboard.didHide", "the keyboard has been hidden"),
      ("keyboard.willChangeFrame", "the keyboard is about to move"),
      ("keyboard.didChangeFrame", "the keyboard has moved"),
      ("tilt", "the tilt has changed"),
      ("animation.ended", "an animation has ended or was stopped"),
      ("transition.ended", "a transition has ended; `event.completed` says whether it completed"),
      ("screen.willAppear", "a screen is about to appear"),
      ("screen.didAppear", "a screen has appeared"),
      ("screen.willDisappear", "a screen is about to disappear"),
      ("screen.didDisappear", "a screen has disappeared"),
      ("textSize.changed", "the text size has changed; `event.category` is the new one"),
      ("tweak.changed", "a tweak has a new value; `event.name` is the tweak's name"),
      ("key", "a key is pressed, as in `on key \"p\"`; `event.key` is the key"),
    ] + touches + gestures + scrolling

  package static let names = all.map(\.name)

  /// The names, with other systems' words for them.
  package static let vocabulary = Vocabulary(
    names,
    synonyms: [
      ("collision", "contact"), ("collide", "contact"), ("bump", "contact"), ("hit", "contact"),
      ("click", "tap"), ("press", "tap"), ("drag", "pan"), ("swipe", "pan"), ("hold", "longPress"),
    ])

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
    case .gesture(let gesture): gesture.recognizer.kind.rawValue
    case .scroll(let scroll): scroll.eventName
    case .textSizeChanged: "textSize.changed"
    case .tweakChanged: "tweak.changed"
    case .key: "key"
    case .screen(let screen): "screen." + screen.phase.rawValue
    case .transitionEnded: "transition.ended"
    }
  }

  /// Everything that a pattern names must take part in the event; one key is enough.
  package static func matches(_ pattern: EventPattern, _ event: StageEvent) -> Bool {
    guard pattern.event.text == name(of: event) else { return false }
    guard !pattern.participants.isEmpty else { return true }
    if case .key(let key) = event.kind { return pattern.waits(forKey: key) }
    let present = participants(of: event)
    let names = pattern.participants.map { participant -> String? in
      if case .name(let name) = participant.kind { name } else { nil }
    }
    return names.allSatisfy { name in
      guard let name else { return false }
      if present.contains(name) { return true }
      // Two balls of many in `on contact ball, ball`.
      return present.count { MadeNames.word(of: $0) == name } >= names.count { $0 == name }
    }
  }

  package static func participants(of event: StageEvent) -> [String] {
    switch event.kind {
    case .contact(let contact), .contactEnded(let contact): [contact.item, contact.other.name]
    case .animationEnded(let end): end.views
    case .touch(let touch): touch.responders
    case .gesture(let gesture): gesture.recognizer.view.map { [$0] } ?? []
    case .scroll(let scroll): [scroll.view]
    case .screen(let screen): [screen.screen]
    case .transitionEnded(let end): [end.from, end.to]
    case .rest, .resume, .keyboard, .tilt, .textSizeChanged, .tweakChanged, .key: []
    }
  }

  /// The value of `event` in a handler.
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
    case .gesture(let gesture): fields += Self.fields(of: gesture)
    case .scroll(let scroll): fields += Self.fields(of: scroll)
    case .textSizeChanged(let change):
      fields += [
        ("category", .string(change.category.rawValue)), ("old", .string(change.old.rawValue)),
        ("isAccessibilityCategory", .boolean(change.category.isAccessibilityCategory)),
      ]
    case .tweakChanged(let change):
      // The tweak's name says more than the event's.
      fields[0].value = .string(change.name)
      if let values = tweaks.change(change.number) {
        fields += [("value", values.value), ("old", values.old)]
      }
    case .screen(let screen):
      fields.append(("screen", .string(screen.screen)))
      if let transition = screen.transition { fields.append(("transition", .string(transition))) }
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

extension EventPattern {
  /// The mistake of `on red tap` and `on red.tap`, with names where the event belongs.
  var eventOutOfPlace: Diagnostic? {
    if let place = participants.firstIndex(where: { EventMatch.names.contains($0.span.text) }) {
      let last = participants[place].span
      return Diagnostic(.eventAfterNames(last.text, event.text), at: event.span.joined(to: last))
    }
    let parts = event.text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, EventMatch.names.contains(parts[1]) else { return nil }
    return Diagnostic(.eventAfterNames(parts[1], parts[0]), at: event.span)
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
