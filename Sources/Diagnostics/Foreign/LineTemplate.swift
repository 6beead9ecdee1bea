/// A line to suggest, with places for what the person wrote.
///
/// `VIEW` and `OTHER` stand for views; `{number 0.5}` for what the line has of that kind, or else for
/// what stands behind the word: nothing in `{pace }`. A place with nothing behind it, as `{shift}`,
/// must be found, or the line is not for this person. `WrittenValues` has the kinds.
public struct LineTemplate: Sendable {
  let text: String

  public init(_ text: String) { self.text = text }

  private static let particular: Form =
    #"\{(?:away|changes|material|name|number|point|share|shift)\}"#
  private static let place: Form = #"\{([a-zA-Z]+)( [^}]*)?\}"#

  /// Whether it has a place for something that the person wrote, and that must be found.
  var isParticular: Bool { text.has(Self.particular) }

  /// The line with names that are there. Where there is no view, it makes one first, so that it
  /// can be typed as it stands. Nil where it has a place for what the person did not write.
  ///
  /// - Parameter line: what was typed; nil for the template's own values.
  public func filled(from line: String?, _ names: NamesAtHand) -> String? {
    let values = WrittenValues(line: line ?? "", names: names)
    var isWhole = true
    var result = Self.place.replaced(in: text) { match in
      let own = match[2].map { String($0.dropFirst()) }
      let isWanted = line != nil || own == nil
      let found = isWanted ? values.found(match[1] ?? "") : nil
      if found == nil, own == nil { isWhole = false }
      return found ?? own ?? ""
    }
    guard isWhole else { return nil }
    var views = names.views(nearest: line ?? "")
    var makers = ""
    if result.contains("VIEW"), views.isEmpty {
      makers += "view box frame (100, 50, 80, 80); "
      views.append("box")
    }
    if result.contains("OTHER"), views.count < 2 {
      makers += "view other frame (220, 50, 80, 80); "
      views.append("other")
    }
    for (place, view) in zip(["VIEW", "OTHER"], views) {
      result = result.replacing(place, with: view)
    }
    return makers + result
  }
}
