/// Materials of views by the words of other engines, and the speeds that one may give with them.
struct SpokenItem {
  let names: NamesAtHand

  private static let head: Form =
    #"^\s*(?:item|material|body|physics(?:Body)?|make(?=\s+(?:the\s+)?VIEW\s+(?:elastic|bounc\w+|heav\w+)\s+[\d.]+$))\s+(?:the\s+)?(?:on\s+|of\s+|for\s+)?((?:VIEW(?:\s*,\s*|\s+and\s+)?)+)\s+(\S.*)$"#
  private static let value = #"\s*[:=]?\s*(?:of\s+|to\s+)?(-?\d*\.?\d+)"#
  private static let words: [(form: Form, clause: String)] = [
    (
      Form(#"\bangular\s*(?:[dD]rag|[dD]amping|[rR]esistance|[fF]riction)"# + value),
      "angularResistance"
    ),
    (Form(#"\b(?:elasticity|bounc\w*|restitution|elastic)"# + value), "elasticity"),
    (Form(#"\bfriction"# + value), "friction"),
    (Form(#"\b(?:density|mass|weight|heavy)"# + value), "density"),
    (
      Form(#"\b(?:resistance|(?:linear\s*)?[dD]rag|(?:linear\s*)?[dD]amping)"# + value),
      "resistance"
    ),
    (Form(#"\bcharge"# + value), "charge"),
  ]
  private static let turning = Form(
    #"\b(?:angular\s*[vV]elocity|spin(?:ning)?|turning\s+speed)"# + value + #"(deg|rad)?"#)
  private static let moving: Form =
    #"\b(?:linear\s*)?[vV]elocity\s*[:=]?\s*\(?\s*(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)\s*\)?"#
  private static let still: Form =
    #"\b(?:static|fixed|immovable|anchored|isAnchored|pinned)\b(?:\s*[:=]?\s*(?:true|on|yes|YES))?"#
  private static let upright: Form =
    #"\b(?:no\s+rotation|fixed\s*[rR]otation|(?:allows\s*)?[rR]otation\s*[:=]?\s*(?:off|false|no|NO)|not\s+rotating|allowsRotation\s*[:=]?\s*(?:false|no|NO))"#

  /// The line as it is written here; nil where a part of it is not known.
  func line(for text: String) -> String? {
    guard let match = Self.head.first(in: text, names) else { return nil }
    let whom = match.text(1).words.map(String.init).filter { names.views.contains($0) }
    var rest = match.text(2)
    var lines: [String] = []
    if let turn = rest.take(Self.turning) {
      lines += whom.map { "spin \($0) velocity \(turn.text(1))\(turn.text(2))" }
    }
    if let move = rest.take(Self.moving) {
      lines += whom.map { "fling \($0) velocity (\(move.text(1)), \(move.text(2)))" }
    }
    var clauses = ""
    if rest.take(Self.upright) != nil { clauses += " allowsRotation off" }
    if rest.take(Self.still) != nil { clauses += " anchored" }
    for (form, clause) in Self.words {
      if let found = rest.take(form) { clauses += " \(clause) \(found.text(1))" }
    }
    guard rest.removing(#"\b(?:and|with|a|an)\b"#).allSatisfy({ " ,".contains($0) }) else {
      return nil
    }
    return (["item \(whom.joined(separator: ", "))\(clauses)"] + lines).joined(separator: "; ")
  }
}
