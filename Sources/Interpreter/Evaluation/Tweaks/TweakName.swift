import Diagnostics

/// The name of a tweak: a name in a collection in a category, like in Facebook's Tweaks.
package struct TweakName: Hashable, Sendable {
  package let category: String
  package let collection: String
  package let name: String

  /// The longest part, in UTF-8 bytes.
  package static let longestPart = 100

  /// All three parts, separated by `/`.
  package var whole: String { "\(category)/\(collection)/\(name)" }

  /// Whether a text is this name, its collection or its category.
  package func isWithin(_ text: String) -> Bool {
    text == category || text == "\(category)/\(collection)" || text == whole
  }

  /// Parses a name; spaces around its parts are ignored.
  /// - Throws: `tweakName` if there are not three parts, or if one is empty or too long.
  package init(_ text: String) throws(Mistake) {
    let parts = Self.parts(of: text)
    guard parts.count == 3 else {
      throw .tweakName("a tweak's name has 3 parts with `/` between, and this has \(parts.count)")
    }
    for part in parts {
      guard !part.text.isEmpty else {
        throw .tweakName(
          "a part of this tweak's name is empty",
          place: max(0, part.place.lowerBound - 1)..<min(text.utf8.count, part.place.upperBound + 1)
        )
      }
      guard part.text.utf8.count <= Self.longestPart else {
        throw .tweakName(
          "a part of a tweak's name has at most \(Self.longestPart) bytes", place: part.place)
      }
    }
    (category, collection, name) = (parts[0].text, parts[1].text, parts[2].text)
  }

  /// The texts between the slashes and their ranges.
  private static func parts(of text: String) -> [(text: String, place: Range<Int>)] {
    var start = 0
    return text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      let place = start..<(start + part.utf8.count)
      start = place.upperBound + 1
      let blanks = part.prefix { $0.isWhitespace }.count
      let kept = part.dropFirst(blanks)
      let end = kept.lastIndex { !$0.isWhitespace }.map { kept[...$0] } ?? ""
      return (String(end), place)
    }
  }
}
