/// Auto Layout's anchors and constraints, as the frames that they lead to: `box.topAnchor =
/// red.bottomAnchor + 8`, `red.heightAnchor = 300 layoutIfNeeded in .25s`.
struct LooseLayout {
  private let view: String
  private let own: String
  private let over: String?

  private static let word: Form =
    #"[aA]nchor\b(?!\s*point)|[cC]onstraints?\b|[lL]ayoutGuide\b|\bpin\b.*\bedges\b|\.snp\b"#
  private static let sides =
    "(height|width|top|bottom|leading|left|trailing|right|center ?x|center ?y|center)"
  private static let side = Form(#"\b"# + sides + #" ?(?:anchor|constraint|edge)?\b"#)
  private static let time: Form =
    #"\b(?:with ?duration|duration|over|in|for|animated?(?: over| in)?) (\d*\.?\d+) ?(ms|s)?\b|(\d*\.?\d+)(ms|s)\b"#
  private static let guide: Form = #"\bkeyboard ?layout ?guide(?: (?:top|bottom) ?(?:anchor)?)?\b"#
  private static let parent: Form =
    #"\b(?:view|superview|super view|safe ?area(?: ?layout ?guide)?|parent|screen|stage|container|contentview)\b[.?!]*"#
  private static let number: Form = #"([-+] ?)?(?:\b|(?=\.))(\d*\.?\d+)(?!\w)"#
  private static let factor: Form = #"\bmultiplier (\d*\.?\d+)|\* (\d*\.?\d+)"#
  private static let filling: Form =
    #"\b(?:equal ?to(?: ?constant| ?superview)?|constraints?|constant|is ?active|activate|true|yes|set|pin|make|offset|inset|snp|anchor|layout ?if ?needed|set ?needs ?layout|uiview|animate|animations?|self|with|and|animated?|nslayoutconstraint|change|update|edges?|plus|as|safe ?area)\b"#

  private static let dot: Form = #"\.(?=[A-Za-z])"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(word), !text.has(#"\bfor\b|^\s*if\b"#),
      let line = SpokenLine(code: dot.replaced(in: text) { _ in " " }, names)
    else { return nil }
    return read(line, names)
  }

  private static func read(_ line: SpokenLine, _ names: NamesAtHand) -> Rewriting.Step? {
    var line = line
    let over = line.take(time).map {
      ($0[1] ?? $0.text(3)) + ($0[2] ?? $0[4] ?? "s")
    }
    let factor = line.take(factor).map { $0[1] ?? $0.text(2) }
    let keyboard = line.takes(guide)
    if line.has(#"\bedges\b"#) { return edges(line, over) }
    guard let own = line.take(side)?.text(1) else { return nil }
    let target = line.take(side)?.text(1)
    let views = line.takeViews()
    let isParent = line.takes(parent)
    let amount = line.take(number).map {
      ($0.text(1).hasPrefix("-") ? "-" : "") + $0.text(2)
    }
    while line.takes(filling) || line.takes(parent) {}
    while line.takes(#"[-+*?!.] "#) {}
    guard line.isRead, views.count <= 2, let view = views.first ?? names.views.first else {
      return nil
    }
    let layout = LooseLayout(view: view, own: own.filter { $0 != " " }, over: over)
    if keyboard { return layout.aboveKeyboard(amount) }
    let isOther =
      views.count == 2 || target != nil || factor != nil || (isParent && amount == nil)
    if !isOther { return amount.flatMap(layout.constant) }
    let base = views.count == 2 ? views[1] : nil
    return layout.relative(to: base, (target ?? own).filter { $0 != " " }, factor, amount)
  }

  /// `pin box to edges of view`.
  private static func edges(_ line: SpokenLine, _ over: String?) -> Rewriting.Step? {
    var line = line
    let views = line.takeViews()
    while line.takes(filling) || line.takes(parent) || line.takes(#"\ball\b"#) {}
    guard line.isRead, let view = views.first, views.count < 3 else { return nil }
    let frame = views.count == 2 ? "\(views[1]).frame" : "stage.bounds"
    return step(
      over == nil
        ? "\(view).frame = \(frame)" : "animate \(view).frame to \(frame) over \(over ?? "")")
  }

  private static func step(_ line: String) -> Rewriting.Step {
    Rewriting.Step(line: line, says: "there is no Auto Layout: frames are set")
  }

  private func set(_ path: String, _ value: String) -> Rewriting.Step {
    Self.step(
      over.map { "animate \(view).\(path) to \(value) over \($0)" } ?? "\(view).\(path) = \(value)")
  }

  /// A side that has a length of its own.
  private func constant(_ amount: String) -> Rewriting.Step? {
    switch own {
    case "height", "width": return set("frame.\(own)", amount)
    default: return relative(to: nil, own, nil, amount)
    }
  }

  private func relative(
    to base: String?, _ side: String, _ factor: String?, _ amount: String?
  ) -> Rewriting.Step? {
    guard let edge = Self.edge(side, of: base) else { return nil }
    let times = factor.map { " * \($0)" } ?? ""
    let isZero = amount.flatMap(Double.init) == 0
    let more =
      amount.map { isZero ? "" : $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" } ?? ""
    let value = edge == "0" && !more.isEmpty ? amount ?? "0" : edge + times + more
    switch own {
    case "height", "width": return set("frame.\(own)", value)
    case "top": return set("frame.y", value)
    case "bottom": return set("frame.y", "\(value) - \(view).frame.height")
    case "leading", "left": return set("frame.x", value)
    case "trailing", "right": return set("frame.x", "\(value) - \(view).frame.width")
    case "centerx": return set("center.x", value)
    case "centery": return set("center.y", value)
    default: return more.isEmpty ? set("center", value) : nil
    }
  }

  /// Where a side of another view lies, or of the stage.
  private static func edge(_ side: String, of view: String?) -> String? {
    guard let view else {
      let sides = [
        "top": "0", "leading": "0", "left": "0", "bottom": "stage.size.height",
        "trailing": "stage.size.width", "right": "stage.size.width",
        "height": "stage.size.height", "width": "stage.size.width", "centerx": "stage.center.x",
        "centery": "stage.center.y", "center": "stage.center",
      ]
      return sides[side]
    }
    let sides = [
      "top": "frame.y", "leading": "frame.x", "left": "frame.x", "bottom": "frame.maxY",
      "trailing": "frame.maxX", "right": "frame.maxX", "height": "frame.height",
      "width": "frame.width", "centerx": "center.x", "centery": "center.y", "center": "center",
    ]
    return sides[side].map { "\(view).\($0)" }
  }

  private func aboveKeyboard(_ amount: String?) -> Rewriting.Step {
    let gap = amount.map { " - \($0.filter { $0 != "-" })" } ?? ""
    return Rewriting.Step(
      line:
        "on keyboard.willShow { \(view).frame.y = event.frameEnd.y - \(view).frame.height\(gap) }",
      says: "what `on keyboard.willShow` moves rides along with the keyboard")
  }
}
