/// Motion effects: what moves with the tilt, which way and how far, in any order and in UIKit's words.
struct SpokenEffect {
  let names: NamesAtHand

  private static let word: Form =
    #"\b(?:UI)?(?:[iI]nterpolating)?(?:[mM]otion|[tT]ilt)?\s*[eE]ffects?(?:Group)?\b|\b[pP]arallax\b|RelativeValue\s*="#
  private static let gone: Form = #"\bremove|\boff\b|[A-Za-z]\.motionEffects|\bhelp\b|\?"#

  /// The line that makes the effect; nil where a line makes none.
  func line(for text: String) -> String? {
    guard text.has(Self.word), !text.has(Self.gone), !text.contains("{") else { return nil }
    let views = text.words.map(String.init).filter { names.views.contains($0) }
    var known: [String] = []
    for view in views where !known.contains(view) { known.append(view) }
    guard let whom = known.isEmpty ? names.views.first : known.joined(separator: ", ") else {
      return nil
    }
    if text.has(#"^\s*(?:add\s+|make\s+|use\s+|a\s+)*[pP]arallax\b|EffectGroup\b"#) {
      return parallax(text, whom)
    }
    let path = path(in: text)
    let way = way(in: text, path)
    let range = range(in: text) ?? (path == "rotation" ? ("-5deg", "5deg") : ("-50", "50"))
    return
      "effect on \(whom) keypath \(path ?? (way == "vertical" ? "center.y" : "center.x")) tilt \(way) from \(range.0) to \(range.1)"
  }

  private func parallax(_ text: String, _ whom: String) -> String? {
    let across = text.first(#"\b(?:horizontal(?:ly)?|x)\s*[:=]?\s*(-?[\d.]+)"#)?.text(1)
    let down = text.first(#"\b(?:vertical(?:ly)?|y)\s*[:=]?\s*(-?[\d.]+)"#)?.text(1)
    let ways = [("center.x", "horizontal", across), ("center.y", "vertical", down)]
      .compactMap { path, way, number in
        number.map {
          "effect on \(whom) keypath \(path) tilt \(way) from \(Self.negative($0)) to \($0)"
        }
      }
    if !ways.isEmpty { return ways.joined(separator: "; ") }
    let number = text.first(#"(?:^|[^\w.])(-?\d*\.?\d+)(?![\w.])"#)?.text(1)
    return "parallax on \(whom) magnitude \(number ?? "50")"
  }

  private static let written: Form = #"[kK]ey[pP]ath\s*:?\s*@?"?([A-Za-z][\w.]*)"?"#
  private static let spoken: Form =
    #"(?:^|[^\w.])(?:VIEW\.)?(center\.[xy]|position\.[xy]|transform\.\w+(?:\.\w+)?|rotation|scale|alpha|opacity|(?:layer\.)?shadowOffset(?:\.\w+)?|[xy])\b(?!:)"#

  private func path(in text: String) -> String? {
    guard let path = text.first(Self.written) ?? Self.spoken.first(in: text, names) else {
      return nil
    }
    let own = path.text(1)
    return WrittenPath.named(own) ?? own
  }

  private func way(in text: String, _ path: String?) -> String {
    if text.has(#"[vV]ertical|\b(?:up|down)\b"#) { return "vertical" }
    if text.has(#"[hH]orizontal|\b(?:left|right)\b"#) { return "horizontal" }
    return path?.hasSuffix(".y") == true ? "vertical" : "horizontal"
  }

  private static let number = #"(-?\d*\.?\d+(?:deg)?)(?!\w)"#
  private static let ends = Form(
    #"(?:\bfrom\s+)?"# + number + #"\s*(?:to|\.\.\.?|,|\.{2}|\band\b|\s)\s*\+?"# + number)
  private static let least = Form(#"\bmin(?:imum)?(?:RelativeValue)?\s*[:=]?\s*@?\(?\s*"# + number)
  private static let most = Form(#"\bmax(?:imum)?(?:RelativeValue)?\s*[:=]?\s*@?\(?\s*"# + number)
  private static let lone = Form(#"(?:^|[\s±+])"# + number)

  private func range(in text: String) -> (String, String)? {
    let (least, most) = (text.first(Self.least)?.text(1), text.first(Self.most)?.text(1))
    if let bound = most ?? least {
      return (least ?? Self.negative(bound), most ?? Self.negative(bound))
    }
    if let ends = text.first(Self.ends) { return (ends.text(1), ends.text(2)) }
    return text.first(Self.lone).map { (Self.negative($0.text(1)), $0.text(1)) }
  }

  private static func negative(_ number: String) -> String {
    number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number
  }
}
