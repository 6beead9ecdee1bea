/// The names with a key, such as `ball[1]`, by the word before the bracket, in the order in which
/// they were made.
///
/// A name stays here when its object is removed: it counts only while something has it.
package struct MadeNames {
  private var places: [String: [String: Int]] = [:]
  private var count = 0

  package var isEmpty: Bool { places.isEmpty }

  package func contains(_ word: String) -> Bool { places[word] != nil }

  package func names(of word: String) -> [String] {
    (places[word] ?? [:]).sorted { $0.value < $1.value }.map(\.key)
  }

  mutating func add(_ name: String) {
    guard let word = Self.word(of: name) else { return }
    count += 1
    places[word, default: [:]][name] = count
  }

  /// The word before the bracket; nil for a name without one.
  package static func word(of name: String) -> String? {
    name.firstIndex(of: "[").map { String(name[..<$0]) }
  }

  /// The numbers that may be keys.
  package static let numbers = 0...9999
  /// The greatest length of a text that is a key, in bytes.
  package static let textLength = 40
}
