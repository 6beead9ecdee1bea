/// Views that are made and added in UIKit's words: `addSubview UIView(frame: …)`, `textfield at bottom 44
/// high`.
enum LooseViews {
  private static let number = #"\s*(?:\w+:\s*)?(-?[\d.]+)\s*"#
  private static let added = Form(
    #"^\s*\[?(?:self\.)?(?:(\w+)[.\s]+)?(?:add|insert)Subview:?\s*\(?\s*(?:UI\w+|\[\[UI\w+\s+alloc\]\s+initWithFrame:)\s*\(?\s*(?:frame:)?\s*(?:CGRect)?(?:Make)?\s*\("#
      + number + "," + number + "," + number + "," + number + #"\)[\s)\]]*;?$"#)
  private static let named = Form(
    #"^\s*(?:(\w+)[.\s]+)?(?:add|insert)Subview[\s(]+"?([a-z]\w*)"?\)?(?:\s+(?:with\s+)?frame:?\s*(?:CGRect)?\s*\("#
      + number + "," + number + "," + number + "," + number
      + #"\))?(?:\s+(?:to|in|into|on)\s+(\w+))?\s*\)?$"#)
  private static let bar: Form =
    #"^ (?:(?:add|make|create|put|place|show|view|an?|the|new|with) )*((?:(?:text|search|input|tab|tool|nav(?:igation)?|status|bottom|top|side|progress|title|action|floating) ?)*(?:field|bar|button|label|view|banner|header|footer|sheet|panel|card|strip|box|toast|row)|navbar|toolbar|fab|banner|header|footer)(?: (?:docked|pinned|fixed|anchored|placed|aligned|at|on|in|to|the|along|screen))* (top|bottom)(?: ?(left|right|leading|trailing|center|middle))?(?: (?:of (?:the )?(?:screen|stage|view)|corner|edge|with|and|,))*(?:,? (?:(\d+) ?x ?(\d+)|(?:height )?(\d+)(?:pt|px)?(?: (?:high|tall|points?|pt|px|height|in height))*))? $"#
  private static let barFirst: Form =
    #"^ (?:(?:add|make|create|put|place|show|view|an?|the|new|with) )*((?:(?:text|search|input|tab|tool|nav(?:igation)?|status|bottom|top|side|progress|title|action) ?)*(?:field|bar|button|label|view|banner|header|footer|sheet|panel|card|strip|toast|row)|navbar|toolbar) ,?(?:with )?(?:height )?(\d+)(?:pt|px)?(?: (?:high|tall|points?|pt|px|height))*,? (?:at|on|along|docked at|pinned to|to)(?: the)? (top|bottom)(?: of (?:the )?(?:screen|stage|view)| edge)? $"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    if text.has(#"[aA]dd|insert"#), let step = subview(text, names) { return step }
    if let step = label(text, names) { return step }
    guard let line = SpokenLine(code: text, names) else { return nil }
    if let match = line.rest.first(barFirst) {
      return placed(match.text(1), match.text(3), nil, nil, match.text(2), names)
    }
    guard let match = line.rest.first(bar) else { return nil }
    return placed(match.text(1), match.text(2), match[3], match[4], match[5] ?? match[6], names)
  }

  private static let written: Form =
    #"^\s*(?:add\s+|make\s+|create\s+|a\s+|new\s+)*(?:UI)?([lL]abel|[bB]utton|[tT]ext)(?=\s)(?=.*\(\s*-?[\d.]+\s*,)[^"{}=;]*(?:"([^"]*)")?[^"{}=;]*$"#
  private static let four: Form =
    #"\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*\)"#
  private static let two: Form = #"\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)"#

  /// A label with its text, in a frame or at a point: `UILabel frame (20, 100, 200, 30) text "Hi"`.
  private static func label(_ text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard !text.has(#"\baction\b|\bprint\b"#), let match = text.first(written) else { return nil }
    let frame =
      text.first(four).map { four in (1...4).map { four.text($0) } }
      ?? text.first(two).map { [$0.text(1), $0.text(2), "200", "40"] }
    let name = match.text(1).lowercased() == "text" ? "label" : match.text(1).lowercased()
    guard let frame, !names.views.contains(name) else { return nil }
    let words = match[2].map { " text \"\($0)\"" } ?? ""
    return Rewriting.Step(
      line: "view \(name) frame (\(frame.joined(separator: ", ")))\(words)",
      says: "a label is a view with a `text`")
  }

  private static func subview(_ text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    let says = "a view is on the stage when it is made; `in` says in which other one"
    if let match = text.first(added) {
      let parent = match[1].flatMap { names.views.contains($0) ? " in \($0)" : nil } ?? ""
      let frame = (2...5).map { match.text($0) }.joined(separator: ", ")
      let name = names.views.contains("card") ? "card2" : "card"
      return Rewriting.Step(line: "view \(name) frame (\(frame))\(parent)", says: says)
    }
    guard let match = text.first(named), !names.views.contains(match.text(2)) else { return nil }
    let parent = [match[1], match[7]].compactMap { $0 }.first(where: names.views.contains)
    let frame = match[3].map { x in
      ([x] + (4...6).map { match.text($0) }).joined(separator: ", ")
    }
    return Rewriting.Step(
      line:
        "view \(match.text(2)) frame (\(frame ?? "10, 10, 20, 20"))\(parent.map { " in \($0)" } ?? "")",
      says: says, invents: frame == nil)
  }

  /// A view along an edge, or in a corner.
  private static func placed(
    _ words: String, _ edge: String, _ side: String?, _ width: String?, _ height: String?,
    _ names: NamesAtHand
  ) -> Rewriting.Step? {
    let name = words.filter { $0 != " " }
    guard !names.views.contains(name), name != "view" else { return nil }
    let tall = height.flatMap(Double.init) ?? 44
    let isCorner = side != nil && width != nil
    let wide = width.flatMap(Double.init) ?? (side == nil ? names.stage.width : 60)
    let x =
      switch side {
      case "right", "trailing": names.stage.width - wide
      case "center", "middle": (names.stage.width - wide) / 2
      default: 0.0
      }
    let y = edge == "top" ? 0 : names.stage.height - tall
    let frame = [x, y, wide, tall].map(WrittenNumber.text).joined(separator: ", ")
    return Rewriting.Step(
      line: "view \(name) frame (\(frame))", says: "a view is made with its frame",
      invents: height == nil || (side != nil && !isCorner))
  }
}
