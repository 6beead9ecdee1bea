import Diagnostics
import Language
import UIKitMotion
import Values

extension EventRow {
  static let key = EventRow(
    [("key", "a key is pressed, as in `on key \"p\"`; `event.key` is the key")], .keys,
    { if case .key(let key) = $0 { key } else { nil } },
    fields: { [("key", .string($0))] }, cells: { Cells(participant: KeyName.written($0)) })
}

extension EventPattern {
  /// Whether it names a key.
  func waits(forKey key: String) -> Bool { keys.contains(key) }

  /// The keys that it names; empty for another event, and for a pattern of all keys.
  package var keys: [String] {
    guard isOfKeys else { return [] }
    return participants.compactMap { participant in
      if case .string(let key) = participant.kind { key } else { nil }
    }
  }

  package var isOfKeys: Bool { takes == .keys }

  /// Checks that each key it names is in quotation marks and is a known key.
  func checkKeys() throws(Failure) {
    for participant in participants {
      guard case .string(let key) = participant.kind else {
        throw .failed(
          Diagnostic(.keyWithoutQuotes(participant.span.text), at: participant.span))
      }
      do {
        _ = try KeyName.checked(key)
      } catch {
        throw .failed(Diagnostic(error, at: participant.span))
      }
    }
  }
}

extension Inspector {
  /// Whether pressing a key runs any handler.
  package func hears(key: String) -> Bool {
    world.values.handlers.all.contains { handler in
      handler.pattern.isOfKeys
        && (handler.pattern.participants.isEmpty || handler.pattern.waits(forKey: key))
    }
  }

  /// Whether some handler runs for all keys.
  package var handlesAllKeys: Bool {
    world.values.handlers.all.contains {
      $0.pattern.isOfKeys && $0.pattern.participants.isEmpty
    }
  }

  /// The keys that handlers name, in the order of the handlers.
  package var handledKeys: [String] {
    var keys: [String] = []
    for key in world.values.handlers.all.flatMap(\.pattern.keys) where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }
}
