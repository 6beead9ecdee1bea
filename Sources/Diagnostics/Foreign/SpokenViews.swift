/// Names that a line uses as those of views: before a dot, in lists, in selectors, and as plain nouns.
public enum SpokenViews {
  /// Views that are made for one line.
  private static let most = 3

  /// The names, in the order of their kinds and then of the line.
  public static func names(in line: String) -> [String] {
    var names: [String] = []
    for form in forms {
      for match in form.all(in: line) {
        let words = match.text(1).split { ", ".contains($0) }.map(String.init)
        names += words.filter { isName($0) && !names.contains($0) }
      }
    }
    let made = Set(bound.all(in: line).map { $0.text(1) })
    if names.isEmpty { names = nouns(in: line) }
    return Array(names.filter { !made.contains($0) }.prefix(most))
  }

  /// A name that the line itself gives to something.
  private static let bound: Form =
    #"(?:\b(?:let|var|const|view|screen|for)\s+|\b[A-Z]\w*\s*\*\s*)([a-z]\w*)(?=\s*(?::|=|frame\b|color\b|in\b))"#

  private static let forms: [Form] = [
    #"(?:^|[^\w."\)\]?!])(?:self[?!]?\.)?([A-Za-z_]\w*)[?!]?\.(?=[a-zA-Z])"#,
    #"\b(?:items?|with|attachedTo|toItem|targets?|view|from|to|for|toView|fromView):\s*\[?\s*(?:self\.)?([a-z]\w*(?:\s*,\s*[a-z]\w*)*)\s*[,\])]"#,
    #"\b(?:\w+Subview\w*|addItem|removeItem)[(:]\s*(?:toFront:\s*|toBack:\s*|self\.)*([a-z]\w*)\s*[\])]"#,
    #"(?:^|[^\w)\]])\[\s*(?:self\.)?([a-z]\w*)\s+[a-z]\w*[:\]]"#,
    #"(?:^|[=\s(])\[\s*([a-z]\w*(?:\s*,\s*[a-z]\w*)*)\s*\]"#,
    #"\b(?:gsap|tl|TweenMax|TweenLite|anime|animate)(?:\.\w+)?\(\s*([a-z]\w*)\s*,"#,
    #"\.\w*(?:ollide|ntersect|verlap|ouch|istance)\w*\(\s*([a-z]\w*)"#,
    #"^\s*([a-z]\w*)\s*:\s+(?:move|fade|rotate|scale|go|jump|spin|slide|grow|shrink)\b"#,
    #"^\s*[.#]([a-z]\w*)\s*\{"#,
    #"["'\x60][.#]([a-z]\w*)["'\x60]"#,
  ]

  private static func isName(_ word: String) -> Bool { !others.contains(word) && !word.has(parts) }

  /// Parts of names that are given to anything but views.
  private static let parts: Form =
    #"^[A-Z]|[bB]ehavio|[aA]nimat|[cC]ontroller|[gG]ravity|[cC]ollision|[eE]ffect|[tT]ween|[tT]imer|[sS]pring|[tT]imeline|[cC]ontext|[gG]esture|[rR]ecognizer|[aA]ttachment|[kK]eyboard|^(?:\d|nil$|null$|true$|false$)"#

  private static let others: Set = [
    "self", "this", "super", "view", "views", "stage", "screen", "document", "window", "console",
    "math", "np", "plt", "random", "gsap", "anime", "tl", "time", "print", "event", "comp",
    "thisComp",
    "thisLayer", "transform", "position", "layer", "snap", "push", "attach", "item", "items",
    "field",
    "path", "css", "motion", "page", "app", "world", "engine", "scene", "e", "g", "i", "t", "x",
    "y",
    "color", "size", "frame", "center", "point", "tap", "pan", "touch", "touches", "a", "b",
    "subviews", "canvas", "weak", "unowned",
    "value", "values", "key", "style", "curve", "easing", "opacity", "scale", "rotation",
  ]

  // MARK: Plain words

  private static let nounsKnown: Set = [
    "box", "ball", "card", "square", "circle", "button", "label", "title", "badge", "logo", "icon",
    "dot", "panel", "sheet", "shape", "rectangle", "rect", "block", "planet", "car", "bird",
    "bubble",
    "coin", "heart", "star", "menu", "header", "avatar", "tile", "brick", "paddle", "ship", "cube",
    "puck",
  ]
  private static let colors: Set = [
    "red", "blue", "green", "yellow", "orange", "purple", "pink", "black", "white",
  ]
  /// Words before a noun that is made by the line itself.
  private static let making: Set = ["a", "an", "new", "named", "called", "view", "another", "one"]
  /// Words before a colour that paints.
  private static let painting: Set = [
    "to", "color", "colour", "it", "fill", "paint", "in", "a", "an", "into", "turns", "background",
    "is", "be", "view", "box", "border", "becomes",
  ]

  private static func nouns(in line: String) -> [String] {
    let words = line.words.map(String.init)
    let isStyle = line.contains(":") || line.contains("=")
    let isPainted = line.has(
      #"\b(?:turns?|change|paint|\w*[cC]olou?r|fade|make|fill|set|becomes?)\b"#)
    var names: [String] = []
    for (place, word) in words.enumerated() {
      let before = place > 0 ? words[place - 1] : ""
      let behind = place + 1 < words.count ? words[place + 1] : ""
      let isNoun = nounsKnown.contains(word) && !making.contains(before)
      let isColor =
        !isStyle && colors.contains(word)
        && (!painting.contains(before) || (before == "to" && !isPainted))
        && !nounsKnown.contains(behind)
        && !nounsKnown.contains(before)
      if isNoun || isColor, !names.contains(word) { names.append(word) }
    }
    return names
  }
}
