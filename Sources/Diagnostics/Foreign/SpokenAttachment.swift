/// What a view is tied to, in other words: `attach box anchor (187, 20) offset (0, -50)`.
struct SpokenAttachment {
  let names: NamesAtHand

  private static let head: Form =
    #"^\s*(attach|hang|tie|connect|link|join|suspend|tether|pin|rope|pendulum|swing)\s+(?:the\s+)?(VIEW)\s+(?:with\s+(?:an?\s+)?spring\s+to|(spring)(?:\s+to)?|to|from|with|and|at|on|anchor(?:ed)?(?:\s*(?:to|at|point|[pP]oint))?|point|(?=\())\s*[:=]?\s*(?:an?\s+|the\s+)?(?:anchor\s+|point\s+)?(?:the\s+)?(?:(VIEW)|\(?\s*(?:x:\s*)?(-?\d*\.?\d+)\s*,\s*(?:y:\s*)?(-?\d*\.?\d+)\s*\)?)(.*)$"#
  private static let clause: Form =
    #"\b(length|distance|rope|frequency|damping|offset|toOffset|friction)\s*[:=]?\s*(?:of\s+)?(\([^()]*\)|-?\d*\.?\d+)(?:\s*(?:hz|pt|points?))?"#
  private static let words = ["distance": "length", "rope": "length"]

  /// The line as it is written here; nil where a part of it is not known.
  func line(for text: String) -> String? {
    guard let match = Self.head.first(in: text, names) else { return nil }
    let goal = match[4] ?? "(\(match.text(5)), \(match.text(6)))"
    let rest = match.text(7) + (match[3] == nil ? "" : " spring")
    var clauses = rest.all(Self.clause).map { clause in
      " \(Self.words[clause.text(1)] ?? clause.text(1)) \(clause.text(2))"
    }.joined()
    var left = rest.removing(Self.clause)
    if !clauses.contains("frequency"), left.has(Self.spring) {
      clauses += " frequency 2 damping 0.1"
      left = left.removing(Self.spring)
    }
    guard left.removing(#"\b(?:with|and|by|a|an|of)\b"#).allSatisfy({ " ,".contains($0) }) else {
      return nil
    }
    // A pendulum swings because it falls.
    let swings = match.text(1) == "pendulum" || match.text(1) == "swing"
    return "attach \(match.text(2)) to \(goal)\(clauses)"
      + (swings && !names.falling.contains(match.text(2)) ? "; gravity on \(match.text(2))" : "")
  }

  private static let spring: Form = #"\b(?:spring\w*|elastic\w*|rubber(?:\s+band)?)\b"#
}
