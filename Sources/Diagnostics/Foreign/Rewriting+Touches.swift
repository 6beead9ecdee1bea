/// Forms of touches and of hit-testing.
extension Rewriting {
  static let touches: [Rewriting] = [
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
