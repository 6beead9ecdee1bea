/// A method of a `UIViewPropertyAnimator`, by the name that it has; one that nobody has made is made
/// first.
struct AnimatorMethod {
  let names: NamesAtHand

  private static let call: Form =
    #"^\s*\[?(?:self\.)?(\w+)\??[.\s](startAnimation|pauseAnimation|isReversed|reversed|continueAnimation|stopAnimation|finishAnimation|fractionComplete|addAnimations|addCompletion)(?:After)?\b\s*(.*?)\s*;?$"#
  private static let block: Form =
    #"\{\s*(?:\[[^\]]*\]\s*(?:in\b)?)?\s*(?:\(?\w+\)?\s+in\b)?\s*(?:self\.)?([^{}]*?)\s*;?\s*\}"#

  /// The line that does the same; nil where there is no such call.
  func line(for text: String) -> String? {
    guard let match = text.first(Self.call), !names.views.contains(match.text(1)) else {
      return nil
    }
    let (name, method, rest) = (match.text(1), match.text(2), match.text(3))
    let isThere = names.things.contains { $0.verb == "animator" && $0.name == name }
    let view = names.views(nearest: text).first ?? "box"
    let block = rest.first(Self.block)?.text(1)
    if method == "addAnimations" || method == "addCompletion" {
      guard let block, !isThere else { return nil }
      return method == "addAnimations"
        ? "animator \(name) over 0.5s { \(block) }; start \(name)"
        : "animator \(name) over 0.5s { \(view).alpha = 0 } then { \(Self.told(block)) }; start \(name)"
    }
    guard let (before, line) = Self.led(name, method, rest) else { return nil }
    return isThere
      ? line : "animator \(name) over 0.5s { \(view).center.x += 100 }; \(before)\(line)"
  }

  /// What a completion does, which is told where it came to.
  private static func told(_ block: String) -> String {
    block.has(#"^print\(\s*\w+\s*\)$"#) ? "print event.position" : block
  }

  /// What leads an animator so, and what has to be before it.
  private static func led(
    _ name: String, _ method: String, _ rest: String
  ) -> (before: String, line: String)? {
    let number = rest.first(#"\d*\.?\d+"#)?.text()
    let runs = "start \(name); run 100ms; "
    switch method {
    case "startAnimation":
      return ("", (number.map { "run \($0)s; " } ?? "") + "start \(name)")
    case "pauseAnimation": return (runs, "pause \(name)")
    case "isReversed", "reversed":
      return rest.has(#"true|YES"#) ? (runs, "reverse \(name)") : nil
    case "continueAnimation":
      let factor = rest.first(#"durationFactor:\s*(\d*\.?\d+)"#)?.text(1)
      return (
        runs + "pause \(name); ", "continue \(name)" + (factor.map { " over 0.5s * \($0)" } ?? "")
      )
    case "stopAnimation": return (runs, "stop \(name)")
    case "finishAnimation":
      let place = rest.first(#"\b(end|start|current)\b"#)?.text(1) ?? "end"
      return (runs + "stop \(name); ", "finish \(name) at \(place)")
    default:
      return number.map { ("", "\(name).fractionComplete = \($0)") }
    }
  }
}
