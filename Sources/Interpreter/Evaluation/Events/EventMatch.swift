import Diagnostics
import Language
import UIKitMotion
import Values

/// Events by their names in the language, and the participants that handlers wait for. The handlers
/// of a touch follow from the view that the stage's hit test found.
package enum EventMatch {
  package static let all = EventRow.all.flatMap(\.names)

  package static let names = all.map(\.name)

  /// The names, with other systems' words for them.
  package static let vocabulary = Vocabulary(
    names,
    synonyms: [
      ("collision", "contact"), ("collide", "contact"), ("bump", "contact"), ("hit", "contact"),
      ("click", "tap"), ("press", "tap"), ("drag", "pan"), ("swipe", "pan"), ("hold", "longPress"),
    ])

  package static func name(of event: StageEvent) -> String { event.kind.row.name(event.kind) }

  /// Everything that a pattern names must take part in the event; one key is enough.
  static func matches(_ pattern: EventPattern, _ event: StageEvent) -> Bool {
    let row = event.kind.row
    guard pattern.event.text == row.name(event.kind) else { return false }
    guard !pattern.participants.isEmpty else { return true }
    if case .key(let key) = event.kind { return pattern.waits(forKey: key) }
    let present = row.participants(event.kind)
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

  /// The value of `event` in a handler.
  package static func record(of event: StageEvent, tweaks: Tweaks) -> Value {
    var fields: [EventRow.Field] = [
      ("name", .string(name(of: event))), ("time", .number(event.time, .time)),
    ]
    for field in event.kind.row.fields(event.kind, tweaks) {
      if field.name == "name" { fields[0] = field } else { fields.append(field) }
    }
    return .record("event", fields)
  }
}

extension EventPattern {
  /// The participants that it may name; nil for an unknown event.
  var takes: EventRow.Participants? { EventRow.byName[event.text]?.takes }

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
