/// Transitions of views in UIKit's and SwiftUI's words: `transition red crossDissolve 0.4s`,
/// `UIView.transition from red to box over 0.6s flipFromLeft`, `transition red .move(edge: .bottom)`.
///
/// Only a line that is read to its last word is answered.
struct LooseTransition {
  private enum Kind: Equatable {
    case dissolve, scale, curl
    case flip(axis: String, angle: Int)
    case move(edge: String)
  }

  private static let word: Form =
    #"[tT]ransition\b|\bCATransition\b|transition(?=[A-Z])|\bcross-?\s?[dD]issolve\b|\bflipFrom|\bflip\s+from\s+(?:left|right|top|bottom)\b"#
  private static let call: Form = #"[{;]|transition\s*:|AnimatedTransitioning"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(word), !text.has(call), let line = SpokenLine(code: text, names) else {
      return nil
    }
    return grown(line) ?? turned(line)
  }

  // MARK: Views

  private static let head: Form =
    #"\b(?:uiview|view|add|custom|use|apply|do|run|with|a|the|any|\.|animate|asymmetric|insertion)? ?\.?(?:ca)?transition(?: with)?(?= |cross|flip|curl|$)"#
  private static let flips: [(Form, Kind)] = [
    (#"\b(?:transition)?flip ?from ?left\b"#, .flip(axis: "Y", angle: 1)),
    (#"\b(?:transition)?flip ?from ?right\b"#, .flip(axis: "Y", angle: -1)),
    (#"\b(?:transition)?flip ?from ?top\b"#, .flip(axis: "X", angle: -1)),
    (#"\b(?:transition)?flip ?from ?bottom\b"#, .flip(axis: "X", angle: 1)),
    (#"\bflip ?vertical(?:ly)?\b"#, .flip(axis: "X", angle: 1)),
    (#"\b(?:transition)?flip(?: ?horizontal(?:ly)?)?\b"#, .flip(axis: "Y", angle: 1)),
    (#"\b(?:transition)?curl ?(?:up|down)?\b|\bpage ?curl\b"#, .curl),
  ]
  private static let dissolve: Form =
    #"\b(?:transition)?(?:cross ?-?(?:dissolve|fade)|dissolve|fade(?: ?in)?|opacity)\b"#
  private static let gone: Form = #"\bfade ?out\b|\b(?:remov(?:e|al)|out|exit|disappear\w*)\b"#
  private static let edge: Form =
    #"\b(?:(?:move|push|slide|reveal)(?: ?in)?(?: edge| from| subtype)*(?: from(?=[a-z]))?|from(?: the)?|subtype(?: from)?) ?(?:kcatransition)?(?:from)?(top|bottom|leading|trailing|left|right)(?: edge)?\b"#
  private static let slide: Form = #"\b(?:slide|push|move ?in)\b"#
  private static let scale: Form = #"\b(?:scale|zoom|pop)(?: in| up)?\b"#
  private static let time: Form =
    #"\b(?:(?:with )?duration|over|in|for|lasting|takes?)? ?(\d*\.?\d+) ?(ms|s)?(?:ec\w*)?(?= |,|$)"#
  private static let extras: Form =
    #"\b(?:options?|completion|nil|none|animations?|duration|edge|true|show ?hide ?transition ?views|using|view|effect|style|kind|type|subtype|kcatransition\w*|add|for ?key|layer|insertion|combined|screen)\b"#

  private static func turned(_ line: SpokenLine) -> Rewriting.Step? {
    var line = line
    let over = line.take(time).map {
      $0.text(1) + ($0[2] ?? ((Double($0.text(1)) ?? 0) < 20 ? "s" : "ms"))
    }
    // What comes in counts where it goes another way.
    if line.takes(#"\basymmetric\b"#) { _ = line.takes(#",? ?\bremoval\b.*$"#) }
    let isGone = line.has(gone)
    let isPassage = line.has(#"\b(?:custom|screens?|controllers?|present\w*|modal)\b"#)
    guard let kind = takeKind(from: &line, isGone) else { return nil }
    _ = line.takes(head)
    let named = line.takeViews()
    let views = named.isEmpty && !isPassage ? Array(line.names.views.prefix(1)) : named
    while line.takes(extras) {}
    while line.takes(gone) {}
    guard line.isRead, views.count <= 2 else { return nil }
    if views.isEmpty { return between(kind, over) }
    let passage = LooseTransition(kind: kind, over: over ?? "0.5s", isGone, line.names)
    let written =
      views.count == 2 ? passage.line(from: views[0], to: views[1]) : passage.line(of: views[0])
    return written.map {
      Rewriting.Step(line: $0.line, says: $0.says, invents: true)
    }
  }

  /// A way from screen to screen, where no view is told.
  private static func between(_ kind: Kind, _ over: String?) -> Rewriting.Step? {
    let (name, before, after): (String, String, String)
    switch kind {
    case .dissolve: (name, before, after) = ("dissolve", "to.alpha = 0", "to.alpha = 1")
    case .move(let edge):
      let ways = [
        "top": "0, -stage.size.height", "bottom": "0, stage.size.height",
        "leading": "-stage.size.width, 0", "left": "-stage.size.width, 0",
      ]
      name = "slideIn"
      before = "to.frame = offset(to.finalFrame, \(ways[edge] ?? "stage.size.width, 0"))"
      after = "to.frame = to.finalFrame"
    default: return nil
    }
    return Rewriting.Step(
      line:
        "transition \(name) over \(over ?? "0.5s") { \(before); add to; animate over duration { \(after) } then { complete } }",
      says: "`present detail with \(name)` then goes so from screen to screen", invents: over == nil
    )
  }

  private static func takeKind(from line: inout SpokenLine, _ isGone: Bool) -> Kind? {
    if let kind = line.take(flips) { return kind }
    if let match = line.take(edge) { return .move(edge: match.text(1)) }
    if line.takes(dissolve) || line.has(#"\bfade ?out\b"#) { return .dissolve }
    if line.takes(slide) { return .move(edge: "leading") }
    if line.takes(scale) { return .scale }
    // Core Animation's own is a fade.
    return line.has(#"\bcatransition\b"#) ? .dissolve : nil
  }

  private let kind: Kind
  private let over: String
  private let isGone: Bool
  private let names: NamesAtHand

  private init(kind: Kind, over: String, _ isGone: Bool, _ names: NamesAtHand) {
    self.kind = kind
    self.over = over
    self.isGone = isGone
    self.names = names
  }

  /// One view that comes, or goes.
  private func line(of view: String) -> (line: String, says: String)? {
    switch kind {
    case .dissolve:
      let says = "a view that dissolves is seen through: `alpha`"
      return (isGone ? "" : "\(view).alpha = 0; ").isEmpty
        ? ("animate \(view).alpha to 0 over \(over)", says)
        : ("\(view).alpha = 0; animate \(view).alpha to 1 over \(over)", says)
    case .scale:
      let says = "a view grows with its `scale`"
      return isGone
        ? ("animate \(view).scale to 0 over \(over)", says)
        : ("\(view).scale = 0; animate \(view).scale to 1 over \(over)", says)
    case .curl:
      return (
        "animate \(view).alpha to 0 over \(over)", "no page curls here: what goes is seen through"
      )
    case .flip(let axis, let angle):
      return (flip(view, axis, "\(180 * angle)deg"), "a view that flips is turned in space")
    case .move(let edge): return moved(view, edge)
    }
  }

  private func flip(_ view: String, _ axis: String, _ angle: String) -> String {
    "animate \(view).transform3D to perspective(500) * rotate\(axis)(\(angle)) over \(over)"
  }

  /// From behind an edge, or to there.
  private func moved(_ view: String, _ edge: String) -> (line: String, says: String)? {
    guard let frame = names.frames[view] else { return nil }
    let (path, outside, home): (String, Double, Double)
    switch edge {
    case "top": (path, outside, home) = ("frame.y", -frame.height, frame.y)
    case "bottom": (path, outside, home) = ("frame.y", names.stage.height, frame.y)
    case "leading", "left": (path, outside, home) = ("frame.x", -frame.width, frame.x)
    default: (path, outside, home) = ("frame.x", names.stage.width, frame.x)
    }
    let property = "\(view).\(path)"
    let (there, here) = (WrittenNumber.text(outside), WrittenNumber.text(home))
    let says = "a view that comes in lies outside of the stage first"
    return isGone
      ? (
        "animate \(property) to \(there) over \(over)", "a view that goes lies outside of the stage"
      )
      : ("\(property) = \(there); animate \(property) to \(here) over \(over)", says)
  }

  /// One view that gives way to another.
  private func line(from old: String, to new: String) -> (line: String, says: String)? {
    switch kind {
    case .dissolve, .curl:
      return (
        "\(new).alpha = 0; animate over \(over) { \(old).alpha = 0; \(new).alpha = 1 }",
        "one view is seen through while the other comes"
      )
    case .scale:
      return (
        "\(new).scale = 0; animate over \(over) { \(old).alpha = 0; \(new).scale = 1 }",
        "one view is seen through while the other grows"
      )
    case .flip(let axis, let angle): return turn(old, new, axis, 90 * angle)
    case .move(let edge):
      let isDown = edge == "top" || edge == "bottom"
      let axis = isDown ? "y" : "x"
      let length = WrittenNumber.text(isDown ? names.stage.height : names.stage.width)
      let isBack = edge == "top" || edge == "leading" || edge == "left"
      let (before, during) = isBack ? ("-=", "+=") : ("+=", "-=")
      return (
        "\(new).center.\(axis) \(before) \(length); animate over \(over) { \(old).center.\(axis) \(during) \(length); \(new).center.\(axis) \(during) \(length) }",
        "the one view leaves as the other comes in"
      )
    }
  }

  /// The old view up to its edge, then the new one from there.
  private func turn(
    _ old: String, _ new: String, _ axis: String, _ angle: Int
  ) -> (line: String, says: String)? {
    guard let seconds = Double(over.filter { $0.isNumber || $0 == "." }) else { return nil }
    let half = WrittenNumber.text(seconds / 2) + over.filter(\.isLetter)
    func edge(_ angle: Int) -> String { "perspective(500) * rotate\(axis)(\(angle)deg)" }
    return (
      "\(new).transform3D = \(edge(-angle)); animate over \(half) curve easeIn { \(old).transform3D = \(edge(angle)) } then { animate over \(half) curve easeOut { \(new).transform3D = identity } }",
      "each view is turned for half of the time"
    )
  }

  // MARK: Screens

  private static let growing: Form =
    #"\b(?:(?:add|make|create|define|use|custom|a|hero|expand(?:ing)?|interactive|new) )*transition\b(?: (?:called|named))?"#

  /// `custom transition zoom from box`: a screen that grows out of a view.
  private static func grown(_ line: SpokenLine) -> Rewriting.Step? {
    guard line.has(#"\b(?:custom|hero|expand\w*|zoom|grow\w*|screens?|controllers?|detail)\b"#),
      line.has(#"\b(?:from|out of) (?:the )?VIEW\b"#)
    else { return nil }
    var line = line
    let over = line.take(time).map { $0.text(1) + ($0[2] ?? "s") }
    guard line.takes(growing) else { return nil }
    let kind = line.take(#"\b(zoom|grow|expand|hero|scale)\w*\b"#)?.text(1) ?? "zoom"
    let views = line.takeViews()
    while line.takes(
      #"\b(?:out|full|screens?|controllers?|detail|next|new|custom|hero|transition|\w+ing)\b"#)
    {}
    guard views.count == 1, line.isRead else { return nil }
    return Rewriting.Step(
      line:
        "transition \(kind) over \(over ?? "0.5s") { to.frame = \(views[0]).frame; add to; animate over duration { to.frame = to.finalFrame } then { complete } }",
      says: "`present detail with \(kind)` then goes so from screen to screen",
      invents: over == nil)
  }
}
