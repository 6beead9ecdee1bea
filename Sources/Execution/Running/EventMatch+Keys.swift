import Diagnostics
import Language
import Values

extension EventPattern {
  /// Whether it waits for a key by its name.
  func waits(forKey key: String) -> Bool { keys.contains(key) }

  /// The keys that it waits for by their names; empty for another event, and for all keys.
  package var keys: [String] {
    guard isOfKeys else { return [] }
    return participants.compactMap { participant in
      if case .string(let key) = participant.kind { key } else { nil }
    }
  }

  package var isOfKeys: Bool { event.text == "key" }

  /// Makes sure that each key it names stands in quotation marks, and is one that can be heard.
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
  /// Whether a key that is pressed runs some handler.
  package func hears(key: String) -> Bool {
    world.values.handlers.all.contains { handler in
      handler.pattern.isOfKeys
        && (handler.pattern.participants.isEmpty || handler.pattern.waits(forKey: key))
    }
  }

  /// Whether some handler waits for any key.
  package var hearsAllKeys: Bool {
    world.values.handlers.all.contains {
      $0.pattern.isOfKeys && $0.pattern.participants.isEmpty
    }
  }

  /// The keys that handlers wait for by their names, in the order in which they came.
  package var heardKeys: [String] {
    var keys: [String] = []
    for key in world.values.handlers.all.flatMap(\.pattern.keys) where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }
}
