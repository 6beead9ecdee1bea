/// What is done when views meet, in the words of delegates: `ball hits box { box.color = green }`.
enum LooseContact {
  private static let done = #"\s*,?\s*(?:then\s+|do\s+)?(?:\{\s*(.*?)\s*\}|(print\s.+))\s*$"#
  private static let pair = Form(
    #"^\s*(?:on\s+|when\s+|if\s+)?(?:the\s+)?(VIEW)\s+(?:hits?|touch(?:es)?|collides?(?:\s+with)?|contacts?|bumps?(?:\s+into)?|meets?)\s+(?:the\s+)?(VIEW)"#
      + done)
  private static let event = Form(
    #"^\s*(?:on\s+|when\s+)?(?:an?\s+)?(?:collisions?|contact|collisionBehavior|collisionDelegate|collision\s?[dD]elegate|began\s?[cC]ontact|did\s?[bB]egin)(?:[\s.:]*(?:between|of|began|begins?|[cC]ontact|[dD]elegate|for|with|items?|beganContact(?:For)?|happens|in|_)\b)*[\s:]*(VIEW)?(?:\s*(?:and|,|with)\s*(?:the\s+)?(VIEW))?"#
      + done)

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard let match = pair.first(in: text, names) ?? event.first(in: text, names) else {
      return nil
    }
    let views = [match[1], match[2]].compactMap { $0 }
    let whom = views.joined(separator: ", ")
    let action = match[3] ?? match.text(4)
    let written = action.first(#"^print\(([^()]*)\)$"#).map { "print \($0.text(1))" } ?? action
    let handler = "on contact\(whom.isEmpty ? "" : " " + whom) { \(written) }"
    return Rewriting.Step(
      line: views.count == 2 ? "collision on \(whom); \(handler)" : handler,
      says: "`on contact` hears of views that meet, in a collision")
  }
}
