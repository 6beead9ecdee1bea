import Diagnostics
import Text

/// Names of keys, as in `on key "p"` and `press "p"`: the character that a key types, or a word.
package enum KeyName {
  /// The keys that type nothing visible.
  package static let words = [
    "space", "left", "right", "up", "down", "return", "tab", "delete", "home", "end", "pageUp",
    "pageDown",
  ]

  /// The keys that end `play`. A handler cannot use them.
  package static let ending = ["q", "escape"]

  /// Returns a key's name, or throws if there is no such key or no handler can receive it.
  package static func checked(_ key: String) throws(Mistake) -> String {
    if ending.contains(key) { throw .keyEndsPlay(key) }
    if words.contains(key) || isSign(key) { return key }
    throw .unknownKey(
      key, nearest: others[key.lowercased()].map { [$0] } ?? Vocabulary(words).nearest(to: key),
      known: words)
  }

  /// A key's name as a string literal.
  package static func written(_ key: String) -> String {
    ["\"", "\\"].contains(key) ? "\"\\\(key)\"" : "\"\(key)\""
  }

  /// Whether a key types this: one visible character.
  private static func isSign(_ key: String) -> Bool {
    guard key.count == 1, let first = key.unicodeScalars.first else { return false }
    return !first.properties.isWhitespace && !first.isTerminalControl
  }

  /// Other names of keys, for suggestions.
  private static let others = [
    "enter": "return", " ": "space", "backspace": "delete", "esc": "escape", "spacebar": "space",
    "arrowleft": "left", "arrowright": "right", "arrowup": "up", "arrowdown": "down",
  ]
}
