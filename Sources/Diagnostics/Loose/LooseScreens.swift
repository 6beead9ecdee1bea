/// Screens that go by a finger, in the words of gestures: `swipe down to dismiss modal`.
enum LooseScreens {
  private static let going: Form =
    #"^ (?:(?:add|enable|allow|make|interactive|a|the|can|let|with) )*(?:swipe|drag|pull|pan|fling|slide)[sd]?(?:ping|ging|ing)?(?: gesture)? ?(down|up|left|right|back|from (?:the )?(?:left )?edge)?(?: gesture)?(?: (?:to|and|for|the|that|will|should|a|can))* ?(dismiss|close|hide|pop|go(?:es)? back|back|navigate back)(?:es|s|ing)?(?: (?:the|a|this|my|modal(?:ly)?|sheet|screen|view ?controller|detail|presented|page|card|view|popup|interactively|interactive))* $|^ (?:view\.|self\.|navigationcontroller[?!]?\.)*interactivepopgesturerecognizer\b.*$"#
  private static let interactive: Form =
    #"^ (?:make |add |an? |the )*interactive (dismiss\w*|pop|back|present\w*|transition)(?: (?:the|modal|sheet|gesture|screen|of|detail|transition))* $"#
  private static let style: Form =
    #"^ (?:\w+\.)?modal ?transition ?style (?:uimodaltransitionstyle\.?)?(flip ?horizontal|cross ?dissolve|cover ?vertical|partial ?curl) $|^ present (?:a |the )?(?:modal|sheet|screen|view ?controller|detail)?(?: view| screen)? ?(?:with |using )?(?:a )?(flip ?horizontal|flip|cross ?dissolve|fade|cover ?vertical|zoom|scale|bounce|slide)(?: transition| style)? $"#
  private static let appearance: Form =
    #"^\s*(?:override\s+func\s+|on\s+|when\s+)?view(Will|Did)(Appear|Disappear)\b(?:\([^)]*\))?(?:\s+(?:on|of|for|in)?\s*\w+)?$"#
  private static let led: Form =
    #"^ (?:self\.|the |an? )*(?:(?:uipercentdriven|percent ?driven) ?interactive ?transition|interactive ?transition|(?:update|finish|cancel) ?interactive ?transition)(?:\.?(?:update|finish|cancel))?(?: (?:update|to|at|progress|percent))* ?(\d*\.?\d+)?(%)?(?:,? ?(?:and|then)? ?(?:finish|cancel))? $"#
  private static let pushed: Form =
    #"^ (?:self\.)?(?:navigation ?controller|nav|navcontroller)[?!.]* ?\.?push(?: ?view ?controller)?(?: (?:detail|the|a|next|new|screen|vc|animated|true|yes))* $"#
  private static let alongside: Form =
    #"\balongsideTransition:?\s*\)?\s*(?:\{\s*(?:\(?\w+\)?\s+in\s+)?(.*?)\s*\}.*|([^{}()]+))$|\banimateAlongsideTransition\s+([^{}()]+)$"#
  private static let set: Form = #"^animate (\S+) to (\S+)$"#
  private static let screens = "screen list color white; screen detail color blue; "

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    if let match = text.first(alongside) {
      let action =
        match[1] ?? LooseAnimation.line(for: "animate \(match[2] ?? match.text(3))", names) ?? ""
      let set = set.replaced(in: action) { "\($0.text(1)) = \($0.text(2))" }
      return Rewriting.Step(
        line: "\(screens)present detail with slide alongside { \(set) }",
        says: "the block behind `alongside` animates along", invents: true)
    }
    if let match = text.first(appearance) {
      return Rewriting.Step(
        line: "on screen.\(match.text(1).lowercased())\(match.text(2)) { print event.screen }",
        says: "`on screen.willAppear` hears of screens that come")
    }
    guard let line = SpokenLine(code: text, names) else { return nil }
    if let led = line.rest.first(led) {
      let number = led[1].flatMap(Double.init) ?? 0.5
      let share = led[2] == "%" || number > 1 ? number : number * 100
      let end = text.has(#"[cC]ancel"#) ? "; cancel" : text.has(#"[fF]inish"#) ? "; finish" : ""
      return Rewriting.Step(
        line:
          "\(screens)present detail with slide interactive; progress \(WrittenNumber.text(share))%\(end)",
        says: "`progress` leads an interactive transition, then `finish` or `cancel` ends it",
        invents: led[1] == nil)
    }
    if line.rest.has(pushed) {
      return Rewriting.Step(
        line: "\(screens)navigation list as nav; navigate to detail",
        says: "`navigate to` pushes a screen", invents: true)
    }
    if let match = line.rest.first(going) {
      let isBack =
        match[2] == nil || match.text(2).contains("pop") || match.text(2).contains("back")
      return isBack ? back : dismissal
    }
    if let match = line.rest.first(interactive) {
      return ["pop", "back"].contains(match.text(1)) ? back : dismissal
    }
    guard let match = line.rest.first(style) else { return nil }
    let word = (match[1] ?? match.text(2)).filter { $0 != " " }
    let ways = [
      "fliphorizontal": "flip", "flip": "flip", "crossdissolve": "fade", "fade": "fade",
      "coververtical": "slide", "slide": "slide", "zoom": "scale", "scale": "scale",
      "bounce": "bounce",
    ]
    guard let way = ways[word] else { return nil }
    return Rewriting.Step(
      line: "\(screens)present detail with \(way)", says: "a transition stands behind `with`",
      invents: true)
  }

  private static let dismissal = Rewriting.Step(
    line:
      "\(screens)present detail with none; dismiss with slide interactive; progress 50%; finish",
    says: "`interactive` lets a finger lead it: `progress`, then `finish` or `cancel`",
    invents: true)
  private static let back = Rewriting.Step(
    line:
      "\(screens)navigation list as nav; navigate to detail with none; navigate back interactive; progress 50%; finish",
    says: "`interactive` lets a finger lead it: `progress`, then `finish` or `cancel`",
    invents: true)
}
