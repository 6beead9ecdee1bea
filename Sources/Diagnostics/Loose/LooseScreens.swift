/// Screens that go by a finger, in the words of gestures: `swipe down to dismiss modal`.
enum LooseScreens {
  private static let going: Form =
    #"^ (?:(?:add|enable|allow|make|interactive|a|the|can|let|with) )*(?:swipe|drag|pull|pan|fling|slide)[sd]?(?:ping|ging|ing)?(?: gesture)? ?(down|up|left|right|back|from (?:the )?(?:left )?edge)?(?: gesture)?(?: (?:to|and|for|the|that|will|should|a|can))* ?(dismiss|close|hide|pop|go(?:es)? back|back|navigate back)(?:es|s|ing)?(?: (?:the|a|this|my|modal(?:ly)?|sheet|screen|view ?controller|detail|presented|page|card|view|popup|interactively|interactive))* $|^ (?:view\.|self\.|navigationcontroller[?!]?\.)*interactivepopgesturerecognizer\b.*$"#
  private static let interactive: Form =
    #"^ (?:make |add |an? |the )*interactive (dismiss\w*|pop|back|present\w*|transition)(?: (?:the|modal|sheet|gesture|screen|of|detail|transition))* $"#
  private static let style: Form =
    #"^ (?:\w+\.)?modal ?transition ?style (?:uimodaltransitionstyle\.?)?(flip ?horizontal|cross ?dissolve|cover ?vertical|partial ?curl) $|^ present (?:a |the )?(?:modal|sheet|screen|view ?controller|detail)?(?: view| screen)? ?(?:with |using )?(?:a )?(flip ?horizontal|flip|cross ?dissolve|fade|cover ?vertical|zoom|scale|bounce|slide)(?: transition| style)? $"#
  private static let screens = "screen list color white; screen detail color blue; "

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard let line = SpokenLine(code: text, names) else { return nil }
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
