import Diagnostics
import MotionCurves
import Sessions

/// Forms of other languages and other words for commands, in ours: each is a change of the text, which
/// leaves a text without the form as it is.
enum OtherForms {
  /// The text with each one of the forms in ours, and with all of them; none for a text without any.
  static func lines(for text: String) -> [String] {
    let single = possible.map { $0(text) }.filter { $0 != text }
    guard single.count > 1 else { return single }
    return single + [possible.reduce(text) { $1($0) }]
  }

  /// A text with what a pattern finds in it written otherwise.
  private static func form<Found>(
    _ pattern: Regex<Found>, _ written: @escaping (Regex<Found>.Match) -> String
  ) -> Form {
    { $0.replacing(pattern, with: written) }
  }

  private typealias Form = (String) -> String

  /// The text without the forms that mean nothing else here, and with digits for numbers in words.
  static func ours(_ text: String) -> String {
    SpokenValues.withDigits(certain.reduce(text) { $1($0) })
  }

  private static var certain: [Form] {
    [
      // A prompt that was pasted with its line, `+- 1`, `repeat infinite`, `ease-in-out`
      form(#/^(motion )?t=\S+> /#) { _ in "" },
      form(#/ *(?:\+-|\+\/-|±) *(?=\d)/#) { _ in " within " },
      form(#/ repeat (?:endless(?:ly)?|infinite(?:ly)?|infinity)\b/#) { _ in " repeat forever" },
      form(#/\b(?:[a-z]+(?:-[a-z]+)+|ease (?:in out|in|out))\b/#) {
        Easing.named($0.0.humped)?.name ?? String($0.0)
      },
      form(#/ -> /#) { _ in " to " },
      form(#/(\d+) ?× ?(\d+)/#) { "\($0.1)x\($0.2)" },
      form(#/([a-z\]])\.\.([a-z])/#) { "\($0.1).\($0.2)" },
    ]
  }

  private static var possible: [Form] { commands + signs }

  private static var commands: [Form] {
    [
      // `scroll list to (0, 400)`, `export box.center.y to "y.csv"`, `go to 2s`
      form(#/^scroll (\w+) to (?:the )?(?:bottom|end)(?= animated|$)/#) {
        "scrollTo \($0.1) offset (0, \($0.1).contentSize.height - \($0.1).bounds.height)"
      },
      form(#/^scroll (\w+) to (?:the )?(?:top|start)(?= animated|$)/#) {
        "scrollTo \($0.1) offset (0, 0)"
      },
      form(#/^scroll (\w+) to /#) { "scrollTo \($0.1) offset " },
      form(#/^scroll view (?=\w+ )/#) { _ in "scroll " },
      form(#/ contentSize \((\d+), ?(\d+)\)/#) { " content \($0.1)x\($0.2)" },
      form(#/^goto -(?=\d)/#) { _ in "back " },
      form(#/^save as ([\w ]+?)(?:\.md)?$/#) { name in
        // `save as gif` is about a format.
        let last = String(name.1).words.last ?? ""
        return Help.topic(ofConcept: last) == nil ? "save \"\(name.1).md\"" : String(name.0)
      },
      form(#/^keyboard (?:appear|comes?|in|open|up)\b/#) { _ in "keyboard show" },
      form(#/^keyboard (?:away|close|dismiss|down|out)\b/#) { _ in "keyboard hide" },
      form(#/^(animate \S+) \+= /#) { "\($0.1) by " },
      form(#/^(animate \S+) -= /#) { "\($0.1) by -" },
      form(#/^(?:export|save|write) (.+) (?:to|as|into) "?([^"\s]+\.(?:csv|json))"?$/#) {
        "table \($0.1) into \"\($0.2)\""
      },
      form(#/^(?:go|jump|rewind|seek|skip)(?: back)? to (?=[\d.]+m?s)/#) { _ in "goto " },
      form(#/^go back (?:by )?(?=[\d.]+m?s$)/#) { _ in "back " },
      // `when box hits floor { … }`, `boundary shelf (0, 320) - (180, 360)`
      form(
        #/^(?:if|on|when) (\w+) (?:hits|touches|(?:bumps|crashes) into|collides with) (\w+) (?=\{)/#
      ) {
        let isEdge = ["bounds", "edge", "edges", "floor", "ground", "wall", "walls"].contains($0.2)
        return "on contact \($0.1)\(isEdge ? "" : ", \($0.2)") "
      },
      form(#/ (\([^()]*\)) ?(?:-|to|and|,) ?(\([^()]*\))/#) { " from \($0.1) to \($0.2)" },
      // `predict box.center.y 400`, `convert spring(…) to css`
      form(#/^(expect|predict) (\S+) (?=-?\d)/#) { "\($0.1) \($0.2) ~ " },
      form(#/^convert (.+) (?:to|into|as) (css|flutter|js|swift)$/#) { "code \($0.1) for \($0.2)" },
      // `if t > 1s then print 1`, `plot y between 0s and 1s`, `spin box 90deg per second`
      form(#/^if (.+?),? then ([^{]+)$/#) { "if \($0.1) { \($0.2) }" },
      form(#/ then (?=[a-z])([^{]+)$/#) { " then { \($0.1) }" },
      form(#/ between (\S+) and (?=\S+$)/#) { " from \($0.1) to " },
      form(#/ (?:per|a|each) (?:second|sec|s)$/#) { _ in "" },
      // `table a.x and a.y`, `view card width 100 height 80`
      form(#/^((?:compare|measure|plot|print|table) \S+) and /#) { "\($0.1), " },
      form(#/ (?:vs\.?|versus) (?!time$|t$)/#) { _ in ", " },
      form(#/^(view \w+) width (\S+) height (\S+)/#) { "\($0.1) frame (0, 0, \($0.2), \($0.3))" },
    ]
  }

  private static var signs: [Form] {
    [
      // `2 + 3 =?`, `n++`, `touch 160,150`
      form(#/^([-+*\/\d. ()]+)=\??$/#) { String($0.1) },
      form(#/(\S+)\+\+$/#) { "\($0.1) += 1" },
      form(#/ (-?[\d.]+), ?(-?[\d.]+)(?=$| )/#) { " (\($0.1), \($0.2))" },
      // `length: 120, frequency: 2`, `box.color: red;`, `in range(3)`, `Animate Box.Center`
      form(#/, (?=[a-z]+:? )/#) { _ in " " },
      form(#/\b([a-z]+): (?=[-\d(])/#) { "\($0.1) " },
      form(#/^(\w+\.\w+): *(.+?);?$/#) { "\($0.1) = \($0.2)" },
      form(#/ in range\((\w+)\)/#) { " in 0..<\($0.1)" },
      { $0.contains("{") ? $0 : $0.lowercased() },
      // `CGRect(x: 1, y: 2, width: 3, height: 4)`, `animate box.center.to (160, 300)`
      form(#/CG(?:Rect|Point|Size)(?:Make)?\(([^)]*)\)/#) {
        "(\($0.1.replacing(#/\w+: */#, with: "")))"
      },
      form(#/\.(to|by) /#) { " \($0.1) " },
      // `{ card.alpha = 0, card.center.y += 100 }`, `} at 50% {`, `perspective(500) rotateY(1)`
      form(#/, (?=[\w\[\]]+\.[\w.]+ ?[-+*\/]?= )/#) { _ in "; " },
      form(#/\} (?=at )/#) { _ in "}; " },
      form(#/\) (?=\w+\()/#) { _ in ") * " },
      // `for (i = 0; i < 4; i++) {`, `box.corner radius = 4`
      form(
        #/^for \((?:int |let |var )?(\w+) = (\w+); ?\1 ?<(=?) ?(\w+); ?(?:\1\+\+|\+\+\1|\1 ?\+= ?1)\)/#
      ) { "for \($0.1) in \($0.2)..\($0.3.isEmpty ? "<" : "")\($0.4)" },
      form(#/\.([a-z]+) ([a-z]+)(?= ?=| to | by )/#) { "." + "\($0.1)-\($0.2)".humped },
      // `trace y as "first fall"`
      form(#/ as "(\w+(?: \w+)*)"/#) { " as " + $0.1.replacing(" ", with: "-").humped },
      // `sweep x from 1 to 4 {`, `sweep x in 1 to 4 {`, `view dot(i)`
      form(#/^(for|sweep) (\w+) from (\S+) to (\S+)/#) { "\($0.1) \($0.2) in \($0.3)..\($0.4)" },
      form(#/ in (\S+) to (\S+) \{/#) { " in \($0.1)..\($0.2) {" },
      form(#/\bview (\w+)\((\w+)\) /#) { "view \($0.1)[\($0.2)] " },
      translated,
      spring,
      keyframes,
    ]
  }

  /// `keyframes over 1s { 0% { … } 50% { … } }`: a percentage of CSS is where its values are reached.
  private static func keyframes(_ text: String) -> String {
    let steps = text.matches(of: #/(\d+(?:\.\d+)?)% ?\{([^{}]*)\}/#)
    guard text.hasPrefix("keyframes"), steps.count > 1, !text.contains(" at "),
      let open = text.firstIndex(of: "{")
    else { return text }
    var last = 0.0
    let parts = steps.map { step in
      let end = Double(step.1) ?? 0
      defer { last = end }
      return "at \(Lowering.digits(last))% for \(Lowering.digits(end - last))% {\(step.2)}"
    }
    return "\(text[..<open]){ \(parts.joined(separator: "; ")) }"
  }

  /// `spring stiffness 200 damping 15` as a curve; without a stiffness, damping is a ratio.
  private static func spring(_ text: String) -> String {
    text.replacing(#/(?:curve )?spring((?: [a-zA-Z]+ -?[\d.]+m?s?)+)/#) { spring in
      let words = spring.1.split(separator: " ")
      let isStiff = words.contains("stiffness")
      let values = stride(from: 0, to: words.count, by: 2).map { place in
        "\(!isStiff && words[place] == "damping" ? "dampingRatio" : words[place]): \(words[place + 1])"
      }
      return "curve spring(\(values.joined(separator: ", ")))"
    }
  }

  /// `box.offset.x = 30` and `animate box.translationY to 100`, as a transform.
  private static func translated(_ text: String) -> String {
    text.replacing(
      #/(\w+)\.(?:offset|translation|translate)(?:\.?([xyXY]))?( = | to )(\([^)]*\)|[^ ]+)/#
    ) { part in
      let value =
        switch part.2?.lowercased() {
        case "x"?: "(\(part.4), 0)"
        case "y"?: "(0, \(part.4))"
        default: String(part.4)
        }
      return "\(part.1).transform\(part.3)translate\(value)"
    }
  }
}
