import Execution
import Text

/// Completions inside the quotation marks of a tweak's name.
extension Completer {
  /// Empty if the text is not a tweak's name.
  func tweakNames(after words: [Word]) -> [Completion] {
    guard let last = words.last else { return [] }
    let tweaks = world.values.tweaks
    if words.count == 1, roles(of: last).contains(.namesTweak) { return names(tweaks.names) }
    // The function that reads a tweak.
    if words.count > 1, last.isMark("("), last.isTouching, words[words.count - 2].isNamed("tweak") {
      return names(tweaks.all.filter { !$0.control.isAction }.map(\.name.whole))
    }
    guard words.count == 2, roles(of: words[0]).contains(.namesPresets) else { return [] }
    switch last.text {
    case "reset": return names(tweaks.groups)
    case "save", "use": return names(tweaks.presetNames)
    default: return []
    }
  }

  private func names(_ names: [String]) -> [Completion] {
    names.map { name in
      let tweak = world.values.tweaks[name]
      let value = tweak?.control.text(tweak?.value ?? .nothing, expressions.format, clippedTo: 40)
      // Escaped, with the closing quotation mark.
      return Completion(name.escaped, value ?? "", suffix: "\"")
    }
  }
}
