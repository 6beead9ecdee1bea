/// Fingers, screens and text sizes, as an app's code and its testers have them.
extension Rewriting {
  private static let twoScreens = "screen list color white; screen detail color blue; "

  static let hands: [Rewriting] = [
    .init(
      "`on touch.began`, `.moved`, `.ended` and `.cancelled` hear of fingers",
      Pattern(
        #"^\s*(?:override\s+)?func\s+touches(Began|Moved|Ended|Cancelled)\(.*?\)\s*\{\s*\}$"#,
        "on touch.$l1 FIRST { print event.point }"),
      Pattern(
        #"^\s*(?:override\s+)?func\s+touches(Began|Moved|Ended|Cancelled)\([^)]*\)\s*\{\s*(.*?)\s*;?\s*\}$"#,
        "on touch.$l1 FIRST { $2 }"),
      Pattern(
        #"^(on touch\..*?)\b(?:touch|touches\.first)[!?]?\.location\(\s*in:\s*[\w.]+\s*\)"#,
        "$1event.point"),
      Pattern(
        #"^.*\bUISwipeGestureRecognizer\b.*$"#,
        "item FIRST; on touch.ended FIRST { fling FIRST velocity event.velocity }"),
      Pattern(#"^.*\bUILongPressGestureRecognizer\b.*$"#, "touch FIRST.center over 0.5s"),
      invents: true),
    .init(
      "`touch` puts a finger down, and moves it",
      Pattern(
        #"^\s*(?:long[- ]?press|press\s+and\s+hold|hold)\s+(?:on\s+)?(?:the\s+)?(VIEW)(?:\s+for\s+(\d*\.?\d+)\s*s\w*)?$"#,
        "touch $1.center over 0${2}s"),
      Pattern(#"^(touch VIEW\.center over )0s$"#, "${1}0.5s"),
      Pattern(#"^(touch VIEW\.center over )0(\d)"#, "$1$2"),
      Pattern(
        #"^\s*double[- ]?(?:tap|click)\s+(?:on\s+)?(?:the\s+)?(VIEW)$"#,
        "touch $1.center; run 100ms; touch $1.center"),
      Pattern(
        #"^\s*(?:drag|pan)\s+(?:the\s+)?(VIEW)\s+to\s+(\([^()]*\))\s+(?:over|in|for)\s+(\d*\.?\d+)\s*(ms|s)\w*$"#,
        "touch $1.center to $2 over $3$4"),
      Pattern(
        #"^\s*pinch\s+(?:the\s+)?(VIEW)\s+(?:to\s+|by\s+)?(\d*\.?\d+)\s*x?$"#,
        "animate $1.scale to $2 over 0.3s")),
    .init(
      "a finger leads a transition by `progress`, and `finish` or `cancel` ends it",
      Pattern(
        #"^\s*(?:self\.)?\w*(?:nteract|ransition)\w*[?!]?\.update\(\s*(\d*\.?\d+)\s*\);?$"#,
        "progress $1"),
      Pattern(
        #"^\s*(?:self\.)?\w*(?:nteract|ransition)\w*[?!]?\.(finish|cancel)\(\s*\);?$"#, "$1")),
    .init(
      "a finger leads a transition by `progress`, and `finish` or `cancel` ends it",
      Pattern(#"^(progress \d*\.?\d+)$"#, twoScreens + "present detail interactive; $1"),
      Pattern(#"^(finish|cancel)$"#, twoScreens + "present detail interactive; progress 40%; $1"),
      invents: true),
    .init(
      "a screen comes `with` a transition",
      Pattern(
        #"^.*\bmodalTransitionStyle\s*=\s*(?:UIModalTransitionStyle)?\.?(?:crossDissolve|partialCurl)\b.*$"#,
        twoScreens + "present detail with fade"),
      Pattern(
        #"^.*\bmodalTransitionStyle\s*=\s*(?:UIModalTransitionStyle)?\.?flipHorizontal\b.*$"#,
        twoScreens + "present detail with flip"),
      Pattern(
        #"^.*\bmodalTransitionStyle\s*=\s*(?:UIModalTransitionStyle)?\.?coverVertical\b.*$"#,
        twoScreens + "present detail with slide")),
    .init(
      "`textSize` sets how large text is, and tells it",
      Pattern(
        #"^\s*(?:UIApplication\.shared\.|traitCollection\.)?preferredContentSizeCategory$"#,
        "textSize"),
      Pattern(
        #"^\s*(?:set\s+)?(?:the\s+)?(?:dynamic\s+type|(?:preferred\s*)?content\s*size(?:\s*category)?|font\s+size\s+setting|text\s+size)\s*(?:to|=|size)?\s*\.?(?:extra|x)[- ]?(small|large)$"#,
        "textSize extra$u1"),
      Pattern(
        #"^\s*(?:set\s+)?(?:the\s+)?(?:dynamic\s+type|(?:preferred\s*)?content\s*size(?:\s*category)?|text\s+size)\s*(?:to|=|size)?\s*\.?([a-z]\w*)$"#,
        "textSize $1")),
  ]
}
