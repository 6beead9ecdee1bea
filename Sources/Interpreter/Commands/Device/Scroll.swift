import Evaluation
import MotionGeometry
import UIKitMotion
import Values

enum ScrollCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the scroll view")
    let frame = Clause(
      required: "frame", .rect, "x, y, width and height in its parent's coordinates", also: ["rect"]
    )
    let content = Clause(
      required: "content", .size, "size of its content", also: ["contentSize"])
    let paging = Clause(
      "paging", .boolean, "whether it stops at multiples of its size", default: false,
      also: ["isPagingEnabled", "pagingEnabled"])
    let color = Clause(
      "color", .color, "background", also: ["colour", "backgroundColor", "background", "fill"])
    let parent = Clause(
      "in", .view, "parent",
      else: "the stage, or the enclosing screen", also: ["parent", "inside"])
  }

  static let verb = "scroll"
  static let declaration = declare(
    "Puts a scroll view on the stage: UIScrollView", .stage, Clauses(),
    examples: [
      "scroll gallery frame (20, 100, 280, 180) content 1120x180 paging on",
      "scroll list frame (0, 0, 320, 568) content 320x2000; view row frame (0, 600, 320, 44) in list;"
        + " drag list by (0, -300) over 200ms; run until rest; list.contentOffset",
      "scroll list frame (0, 0, 320, 568) content 320x2000 color white;"
        + " scroll row frame (0, 100, 320, 200) content 900x200 in list",
    ],
    notes: [
      "A scroll view is a view: subviews are made with `in gallery`, and their coordinates are the"
        + " content's. Its `contentOffset` is the origin of its bounds.",
      "It clips its subviews; `gallery.clipsToBounds = off` shows its neighbors, as in a carousel.",
      "`drag gallery by (-160, 0)` drags and throws it, `scrollTo` scrolls it, and `help scroll` below"
        + " has its properties and events.",
    ],
    roles: [.makesSubject], also: ["scrollView"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (name, frame, content) = (call[\.name], call[\.frame], call[\.content])
    let (color, paging) = (call[\.color], call[\.paging])
    let parent = call[\.parent] ?? call.evaluator.enclosingScreen
    try call.requireFreeName(name)
    let stage = call.stage
    try call.attempt {
      let view = try stage.addView(named: name.text, frame: frame, parent: parent)
      var settings = ScrollSettings(contentSize: content)
      settings.isPagingEnabled = paging
      try stage.makeScrollView(view, settings)
      if let color { try stage.setAppearance(of: view) { $0.backgroundColor = color } }
    }
  }
}

enum ScrollToCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "scroll view")
    let offset = Clause("offset", .point, "its new contentOffset", also: ["to", "at"])
    let rect = Clause(
      "rect", .rect, "part of its content that the shortest way shows", also: ["visible"])
    let animated = Clause(flag: "animated", "moves in 0.3 s instead of at once")
  }

  static let verb = "scrollTo"
  static let declaration = declare(
    "Scrolls a scroll view: setContentOffset(_:animated:)", .animation, Clauses(),
    examples: [
      "scrollTo gallery offset (560, 0)",
      "scrollTo gallery offset (560, 0) animated; run until rest",
      "scrollTo gallery rect (600, 0, 100, 100) animated",
    ],
    after: ["scroll gallery frame (20, 100, 280, 180) content 1120x180"],
    notes: [
      "It stops what moves the content. `gallery.contentOffset = (560, 0)` does not, as in UIKit.",
      "The offset may lie beyond the edges. `rect` is `scrollRectToVisible(_:animated:)`.",
      "`animated` takes 0.3 s for any distance. UIKit's curve is not known; the standard curve of"
        + " animations, easeInOut, stands for it. `scroll.didEndScrollingAnimation` follows.",
    ],
    also: ["setContentOffset", "scrollRectToVisible"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (view, isAnimated) = (call[\.view], call[\.animated])
    let (offset, rect) = (call[\.offset], call[\.rect])
    guard view.scroll != nil else {
      throw call.fail(.staging(.notAScrollView(view: view.name)), at: call.subjectPlace)
    }
    if offset != nil, rect != nil { throw call.fail(.eitherOr("`offset`", "`rect`")) }
    guard let target = offset ?? rect?.origin else {
      throw call.fail(.missingClause("offset", verb: "scrollTo", sample: "(560, 0)"))
    }
    let stage = call.stage
    try call.attempt {
      let end =
        if let rect { try stage.offset(showing: rect, in: view) } else { target }
      try stage.scroll(view, to: end, isAnimated: isAnimated)
    }
    try call.deliverEvents()
  }
}

enum TargetCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let point = Subject("POINT", .point, "contentOffset at which the scroll view comes to rest")
  }

  static let verb = "target"
  static let declaration = declare(
    "Chooses where released content stops: targetContentOffset", .animation, Clauses(),
    examples: [
      "on scroll.willEndDragging gallery { target round(event.target / 100) * 100 };"
        + " drag gallery by (-90, 0); run until rest; gallery.contentOffset"
    ],
    after: ["scroll gallery frame (20, 100, 280, 180) content 1120x180"],
    notes: [
      "It belongs in a handler of `scroll.willEndDragging`, and its last call counts.",
      "A farther target gets a larger velocity, a nearer one a smaller deceleration rate. What UIKit"
        + " does for a target in the opposite direction, or without a velocity, is not known: here it"
        + " gets the velocity that it needs.",
      "Here the content stops exactly at the target, which was not measured either.",
    ],
    also: ["targetContentOffset"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let point = call[\.point]
    let stage = call.stage
    try call.attempt { try stage.setScrollTarget(point) }
  }
}
