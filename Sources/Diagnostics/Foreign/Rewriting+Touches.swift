/// Forms of touches and of hit-testing.
extension Rewriting {
  /// What a tap does, as browsers and SwiftUI have it.
  static let taps: [Rewriting] = [
    .init(
      "`on touch.ended` hears of a finger that is lifted",
      Pattern(
        #"^\s*(?:VIEW)?\.onTapGesture(?:\([^()]*\))?\s*\{\s*(.*?)\s*\}$"#,
        "on touch.ended FIRST { $1 }"),
      Pattern(
        #"^\s*(VIEW)\.(?:addEventListener\(\s*["'](?:click|pointerup|touchend|mouseup)["']\s*,|on[cC]lick\s*=)\s*(?:\(?\w*\)?\s*=>|function\s*\(\w*\))\s*\{?\s*(.*?)\s*\}?\s*\)?;?$"#,
        "on touch.ended $1 { $2 }"),
      Pattern(
        #"^\s*\w+\.addEventListener\(\s*["'](?:click|pointerup|touchend|mouseup)["']\s*,\s*(?:\(?\w*\)?\s*=>|function\s*\(\w*\))\s*\{?\s*(.*?)\s*\}?\s*\)\s*;?$"#,
        "on touch.ended { $1 }"))
  ]

  static let touches: [Rewriting] = [
    .init(
      "`on touch.began`, `.moved` and `.ended` hear of fingers, and `event.point` tells where",
      Pattern(
        #"^\s*(?:let|var)\s+\w+\s*=\s*\w+\.velocity\(in:[^()]*\)$"#,
        "on touch.ended FIRST { print event.velocity }"),
      Pattern(
        #"^\s*(?:let|var)\s+\w+\s*=\s*[\w.!?]+\.(?:location|translation)\(in:[^()]*\)$"#,
        "on touch.moved FIRST { print event.point }"),
      Pattern(
        #"^\s*(?:(?:let|make|have)\s+)?(?:the\s+)?(VIEW)\s+(?:should\s+)?(?:follows?|chases?|tracks?|moves?\s+with|sticks?\s+to)\s+(?:my\s+|the\s+|a\s+)?(?:finger|mouse|touch|cursor|pointer)$"#,
        "on touch.moved $1 { $1.center = event.point }"),
      Pattern(
        #"^\s*(?:make\s+)?(?:the\s+)?(VIEW)\s+(?:is\s+|should\s+be\s+)?(?:draggable|dragable|movable)$"#,
        "on touch.moved $1 { $1.center = event.point }"),
      Pattern(
        #"^(?!\s*view\b|.*\b(?:ellipse|circle|rect|square)\().*\b(?:mouseX|mouseY|mouseIsPressed|mousePressed|mouseDragged|mouse_pos|clientX|pageX)\b.*$"#,
        "on touch.moved FIRST { FIRST.center = event.point }"),
      Pattern(
        #"^\s*(?:@\w+\s+)*(?:private\s+)?func\s+\w*(?:[pP]an|[dD]rag|[mM]oved)\w*\([^)]*\)\s*\{\s*(.*?)\s*\}$"#,
        "on touch.moved FIRST { $1 }"),
      Pattern(
        #"^\s*(?:@\w+\s+)*(?:private\s+)?func\s+\w*(?:[tT]ap|[tT]ouchesEnded|[cC]lick|[pP]ressed)\w*\([^)]*\)\s*\{\s*(.*?)\s*\}$"#,
        "on touch.ended FIRST { $1 }"),
      Pattern(
        #"\b(?:touch|touches\.first[!?]?|\w*[gG]esture|recognizer|sender|pan|tap|g|gr)\.location\(in:\s*[\w.]+\)"#,
        "event.point"),
      Pattern(
        #"\b(?:\w*[gG]esture|recognizer|sender|pan|g|gr)\.velocity\(in:\s*[\w.]+\)"#,
        "event.velocity")),
    .init(
      "what UIKit has an override for, a property says here",
      Pattern(#"^\s*(?:override\s+)?func\s+hitTest\(.*$"#, "FIRST.passesTouches = on"),
      Pattern(#"^\s*(?:override\s+)?func\s+point\(inside\b.*$"#, "FIRST.hitInsets = -10")),
    .init(
      "`hit` asks for a point of the stage",
      Pattern(
        #"^.*\.(?:hitTest|point)\(\s*(?:inside:\s*)?CGPoint\(x:\s*(-?[\d.]+),\s*y:\s*(-?[\d.]+)\).*$"#,
        "hit ($1, $2)")),
    .init(
      "`touch` takes points of the stage",
      Pattern(
        #"^\s*(?:tap|click|press|touch)\s+(?:on\s+)?(?:the\s+)?(VIEW)$"#, "touch $1.center"),
      Pattern(
        #"^\s*(?:drag|pan|swipe|touch)\s+(?:the\s+)?(VIEW)\s+to\s+(\([^()]*\))$"#,
        "touch $1.center to $2 over 300ms")),
  ]
}
