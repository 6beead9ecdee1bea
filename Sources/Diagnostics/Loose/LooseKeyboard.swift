/// The keyboard's times and notifications in other words: `show keyboard at 1s`, `on keyboardWillShow
/// move box up`.
enum LooseKeyboard {
  private static let word: Form = #"[kK]eyboard"#
  private static let timed: Form =
    #"^ (?:(?:please )?(?:(show|present|open|bring up|raise|pop up)|(hide|dismiss|close|lower|put away))(?: the)? keyboard|keyboard (?:(shows?|up|comes up|appears?|opens?|in)|(hides?|down|goes down|disappears?|closes?|goes away|out|away))) (at|after|in)(?: t)? ?(\d*\.?\d+) ?(ms|s)?(?:ec\w*)? $"#
  private static let called: Form = #"^ (?:present|bring up|pop up|raise)(?: the)? keyboard $"#
  private static let tapped: Form =
    #"^ (?:hide|dismiss|close|lower)(?: the)? keyboard (?:on|when|by|if|after)(?: (?:i|you|the|a|user|background|view|outside|VIEW))* ?(?:tap\w*|touch\w*|click\w*)(?: (?:outside|elsewhere|anywhere|on|the|background|view|VIEW))* $"#
  private static let heard: Form =
    #"^ (?:(?:on|when|if|once|as|while) (?:the )?|(?:ui)?on(?=k)|(?=\w*keyboard ?(?:will|did)))(?:ui)?keyboard ?\.?(will|did|is)? ?(show|hide|changeframe|appear|disappear|open|close|up|down|come up|go away)(?:s|n|ing)?(?:notification)?,?(?: then)? (.+)$"#
  private static let dismissed: Form = #"\bkeyboard ?dismiss ?mode\b"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(word), !text.has(#"[{;]|\w\("#), let line = SpokenLine(code: text, names) else {
      return nil
    }
    if let match = line.rest.first(timed) {
      let way = match[1] != nil || match[3] != nil ? "show" : "hide"
      let time = match.text(6) + (match[7] ?? "s")
      return Rewriting.Step(
        line: "at \(match.text(5) == "at" ? "" : "t + ")\(time) { keyboard \(way) }",
        says: "`at TIME { … }` runs a block at a time to come")
    }
    if line.rest.has(tapped) {
      let view = names.views(nearest: text).first ?? "box"
      return Rewriting.Step(
        line: "on touch.ended \(view) { keyboard hide }",
        says: "`on touch.ended` hears of a finger that is lifted", invents: true)
    }
    if line.rest.has(called) {
      return Rewriting.Step(line: "keyboard show", says: "`keyboard` shows and hides it")
    }
    if line.rest.has(dismissed) {
      let view = names.views(nearest: text).first ?? "box"
      return Rewriting.Step(
        line: "on touch.moved \(view) { keyboard hide }",
        says: "a handler of touches may hide the keyboard", invents: true)
    }
    guard let match = line.rest.first(heard),
      let action = action(Rewriting.trimmed(match.text(3)), names, isShown: shows(match.text(2)))
    else { return nil }
    let when = match[1] == "did" ? "did" : "will"
    let what =
      match.text(2) == "changeframe" ? "ChangeFrame" : shows(match.text(2)) ? "Show" : "Hide"
    return Rewriting.Step(
      line: "on keyboard.\(when)\(what) { \(action) }",
      says: "what the handler moves rides along with the keyboard")
  }

  private static func shows(_ word: String) -> Bool {
    !["hide", "disappear", "close", "down", "go away"].contains(word)
  }

  private static let moved: Form =
    #"^(?:move|shift|push|slide|raise|lift|lower|bring|scroll)(?: the)? (VIEW)(?: (up|down|back|out of the way|above(?: the)? keyboard|away|with it|along))?(?: (?:up|down))?(?: by| to)? ?(\d*\.?\d+)?(?:pt|px| points?| pixels?)?$"#
  private static let set: Form =
    #"^(?:set )?(VIEW)(?:'s)? ([a-z][\w.]*)(?: to)? ?([-+]?)(?: (?:to|by))? ?(\d*\.?\d+|keyboard ?(?:frame)?\.?height|height)$"#

  private static func action(_ text: String, _ names: NamesAtHand, isShown: Bool) -> String? {
    if let match = moved.first(in: text, names) {
      if match[2]?.contains("keyboard") == true, isShown {
        let gap = match[3].map { " - \($0)" } ?? ""
        return "\(match.text(1)).frame.y = event.frameEnd.y - \(match.text(1)).frame.height\(gap)"
      }
      let way = match[2] ?? (isShown ? "up" : "down")
      let isDown = way == "down" || way == "back" || (!isShown && way != "up")
      return "\(match.text(1)).center.y \(isDown ? "+=" : "-=") \(match[3] ?? "event.height")"
    }
    if let match = text.first(
      #"^(?:print|log|show|get|read) (?:the )?(?:keyboard ?)?(height|duration|curve|frame ?end|frame)$"#
    ) {
      return
        "print event.\(match.text(1) == "height" || match.text(1).hasPrefix("d") || match.text(1) == "curve" ? match.text(1) : "frameEnd")"
    }
    guard let match = set.first(in: text, names) else {
      return LooseAnimation.line(for: text, names)
    }
    let path = WrittenPath.named(match.text(2)) ?? match.text(2)
    let value = match.text(4).contains("height") ? "event.height" : match.text(4)
    return "\(match.text(1)).\(path) \(match.text(3))= \(value)"
  }
}
