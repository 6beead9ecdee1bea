import Diagnostics
import Text

/// What keys are called, in `on key "p"` and `press "p"`: by the sign they type, the others by a word.
package enum KeyName {
  /// The keys that type no sign, or none that is seen.
  package static let words = [
    "space", "left", "right", "up", "down", "return", "tab", "delete", "home", "end", "pageUp",
    "pageDown",
  ]

  /// The keys that end `play`, whatever else they were to do.
  package static let ending = ["q", "escape"]

  /// A key's name, if there is such a key and a handler could hear of it.
  package static func checked(_ key: String) throws(Mistake) -> String {
    if ending.contains(key) { throw .keyEndsPlay(key) }
    if words.contains(key) || isSign(key) { return key }
    throw .unknownKey(
      key, nearest: others[key.lowercased()].map { [$0] } ?? Vocabulary(words).nearest(to: key),
      known: words)
  }

  /// A key's name as the language writes it, in quotation marks.
  package static func written(_ key: String) -> String {
    ["\"", "\\"].contains(key) ? "\"\\\(key)\"" : "\"\(key)\""
  }

  /// Whether a key types it: one sign that is seen.
  private static func isSign(_ key: String) -> Bool {
    guard key.count == 1, let first = key.unicodeScalars.first else { return false }
    return !first.properties.isWhitespace && !first.isObeyed
  }

  /// What else keys are called.
  private static let others = [
    "enter": "return", " ": "space", "backspace": "delete", "esc": "escape", "spacebar": "space",
    "arrowleft": "left", "arrowright": "right", "arrowup": "up", "arrowdown": "down",
  ]
}
