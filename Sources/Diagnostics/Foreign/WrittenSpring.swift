/// A spring that is told by its numbers, in the words of any system: `spring box.center.y to 400
/// stiffness 170 damping 26`, `convert response 0.5 damping fraction 0.8 to stiffness`.
struct WrittenSpring {
  let names: NamesAtHand

  /// The line that goes along the spring, or tells what it is; nil where a line has none.
  func line(for text: String) -> String? {
    guard !text.contains("{"), text.has(Self.word) else { return nil }
    if let set = set(by: text) { return set }
    let numbers = SpringNumbers(text)
    if let way = way(in: text, numbers) { return way }
    if text.has(Self.settling), numbers.curve == nil { return "convert \(Self.usual)" }
    guard text.has(Self.asked), let curve = numbers.curve, !hasView(text) else { return nil }
    if let name = text.first(Self.named)?.text(1) { return "let \(name) = \(curve)" }
    return (text.has(Self.drawn) ? "plot " : "convert ") + curve
  }

  private static let word: Form =
    #"[sS]pring|stiffness|damping|tension|[fF]raction|response|bounc|[sS]ettling"#
  private static let settling: Form =
    #"^\s*(?:print\s*\(?\s*)?\w*[sS]pring\w*\.(?:settlingDuration|settling\w*|duration)\s*\)?$|^\s*(?:settling\s+(?:time|duration)\s+of\s+)?(?:a\s+|the\s+)?spring\s+settl\w+$"#
  /// What only speaks of a spring; how something else moves is told by others.
  private static let asked: Form =
    #"^\s*(?:\w+\s+\w+\s*(?::\s*\w+\s*)?=\s*)?(?:(?:convert|translate|describe|explain|show|plot|draw|graph|chart|print|a|the)\s+)*(?:[\w.]*[sS]pring\w*(?!\w*:|\s+with\b)|stiffness\b.*\bto\b|(?:convert|plot|draw|graph|chart|translate)\b)"#
  private static let named: Form = #"^\s*(?:let|var|const|val)\s+(\w+)\s*(?::\s*\w+\s*)?="#
  private static let drawn: Form = #"^\s*(?:plot|draw|graph|chart|sketch)\b"#
  /// What Core Animation has by itself.
  static let usual = "spring(mass: 1, stiffness: 100, damping: 10)"

  private func hasView(_ text: String) -> Bool {
    text.words.contains { names.views.contains(String($0)) }
  }

  // MARK: Ways

  private static let way: Form =
    #"^\s*(spring|animate|move|tween|ease)\s+(?:the\s+)?(VIEW)(?:\.([\w.]+)|\s+(alpha|opacity|scale|rotation|x|y|width|height|center|position|size))?\s+(?:from\s+(\([^()]*\)|-?[\d.]+\w*)\s+)?(to|by)\s+(\([^()]*\)|-?[\d.]+\w*|VIEW(?:\.[\w.]+)?)(.*)$"#

  private func way(in text: String, _ numbers: SpringNumbers) -> String? {
    guard let match = Self.way.first(in: text, names) else { return nil }
    let behind = match.text(8)
    let own = SpringNumbers(behind)
    guard match.text(1) == "spring" || behind.has(#"[sS]pring"#) || own.isOfItsOwn else {
      return nil
    }
    let path = match[3] ?? match[4]
    let isPoint = match.text(7).contains("(") || names.views.contains(match.text(7))
    let value = names.views.contains(match.text(7)) ? "\(match.text(7)).center" : match.text(7)
    let property = path.map { WrittenPath.named($0) ?? $0 } ?? (isPoint ? "center" : "center.y")
    let target = "\(match.text(2)).\(property)"
    let start = match[5].map { "\(target) = \($0); " } ?? ""
    return "\(start)animate \(target) \(match.text(6)) \(value)\(own.clauses(in: behind))"
  }

  // MARK: Values that are set by a name

  private static let setting: Form =
    #"^\s*(?:self\.)?(\w*(?:[sS]pring|anim)\w*)\.(?:mass|stiffness|damping\w*|initialVelocity|response|bounce|tension|friction|springBounciness|springSpeed|dynamics\w+)\s*="#

  /// `spring.stiffness = 200; spring.damping = 10`: an animation along it.
  private func set(by text: String) -> String? {
    guard let match = text.first(Self.setting), let view = names.views(nearest: text).first,
      !names.values.contains(match.text(1)), let curve = SpringNumbers(text).curve
    else { return nil }
    let goal = text.first(#"\btoValue\s*=\s*@?\(?\s*(-?[\d.]+)"#)?.text(1)
    return "animate \(view).center.y to \(goal ?? "300") curve \(curve)"
  }
}
