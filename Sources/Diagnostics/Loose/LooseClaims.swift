/// What is to be so at a time, who meets whom, and how fine time is: lines of tests and of settings.
enum LooseClaims {
  private static let claim: Form =
    #"^\s*(?:XCTAssert(?:True)?|assert|expect|precondition|check|verify|require|test|#expect)\s*\(?\s*(?:that\s+)?(VIEW\.[\w.]+)\s*(?:is\s+)?(<=|>=|==|=|<|>|~|!=|below|above|less than|greater than|equals?|equal to|at most|at least)\s*([^\s,)]+(?:,\s*[^\s,)]+\))?)\s*\)?,?\s*(at|after|when|by)\s*(?:t\s*=+\s*|time\s+)?(\d*\.?\d+)\s*(ms|s)?\w*\s*\)?$"#
  private static let signs = [
    "=": "==", "below": "<", "less than": "<", "above": ">", "greater than": ">", "equals": "==",
    "equal": "==", "equal to": "==", "at most": "<=", "at least": ">=",
  ]
  private static let mask: Form =
    #"\b(?:category|collision|contactTest)BitMask\b|\bcontact ?test\b"#
  private static let rate: Form =
    #"^\s*(run|simulate|play|step|advance)(?:\s+(?:for\s+)?(\d*\.?\d+)\s*(ms|s|min)?(?:ec\w*)?)?\s+(?:at|with|using)\s+(\d+)\s*(?:hz|Hz|fps|FPS|frames\s*(?:per|/|a)\s*s\w*)$"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    if let match = claim.first(in: text, names) {
      let sign = signs[match.text(2)] ?? match.text(2)
      let time = match.text(5) + (match[6] ?? "s")
      let claim = "expect \(match.text(1)) \(sign) \(match.text(3))"
      return Rewriting.Step(
        line: match.text(4) == "after" ? "run \(time); \(claim)" : "at \(time) { \(claim) }",
        says: "`at TIME { … }` runs a block at a time to come")
    }
    if let match = text.first(rate) {
      let length = match[2].map { " \($0)\(match[3] ?? "s")" } ?? ""
      let verb = match.text(1) == "step" || length.isEmpty ? "step" : "run"
      return Rewriting.Step(
        line: verb + (verb == "run" ? length : ""),
        says: "a frame is always 1/60 s, as UIKit's clock has it",
        reckons: true)
    }
    guard text.has(mask) else { return nil }
    let named = text.words.map(String.init).filter(names.views.contains)
    var views: [String] = []
    for view in named where !views.contains(view) { views.append(view) }
    let others = names.views.filter { !views.contains($0) }
    let whom = views.count > 1 ? views : views + others
    guard !whom.isEmpty else { return nil }
    return Rewriting.Step(
      line: "collision on \(whom.joined(separator: ", "))",
      says: "there are no masks: only views of the same collision meet", invents: views.count < 2)
  }
}
