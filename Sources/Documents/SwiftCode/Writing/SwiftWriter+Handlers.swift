import Diagnostics
import Language
import Text

/// A method that UIKit calls: its first line, and the statements before the handlers' own.
struct SwiftCallback {
  let opener: String
  var first: [String] = []
  /// The protocol of the delegate that has it; nil for a method of every view controller.
  var `protocol`: String?
}

/// Handlers: actions of recognizers and notifications, delegates' methods, and touches.
extension SwiftWriter {
  /// The action for a handler: its name and parameter.
  struct Action {
    let name: String
    let parameter: String
  }

  /// The lines for a handler that no line of the table has.
  mutating func handler(_ event: EventPattern, _ block: Block) -> [String]? {
    // A method hears from the start.
    guard context.time == 0, !context.isInBlock else { return nil }
    let outer = context.meanings
    defer { context.meanings = outer }
    var participants: [String] = []
    for participant in event.participants {
      guard let name = swift(participant, as: "") else { return nil }
      participants.append(name)
    }
    switch event.event.text {
    case "contact": contact(participants, block, [.contact, .contactWithBoundary])
    case "contact.ended":
      contact(participants, block, [.contactEnded, .contactWithBoundaryEnded])
    case "rest": scene.add(lines(block), to: .rest)
    case "resume": scene.add(lines(block), to: .resume)
    case "touch.began": touch("touchesBegan", participants, block)
    case "touch.moved": touch("touchesMoved", participants, block)
    case "touch.ended": touch("touchesEnded", participants, block)
    case "touch.cancelled": touch("touchesCancelled", participants, block)
    default:
      guard let callback = SwiftCallback.ofScrolling[event.event.text] else { return nil }
      scroll(callback, participants, block)
    }
    if let name = event.name { note(Span(name.span.source, block.span.upper, name.span.upper)) }
    return []
  }

  /// Contacts of two items, and of one with a boundary, have methods of their own.
  private mutating func contact(
    _ names: [String], _ block: Block, _ callbacks: [SwiftCallback]
  ) {
    for (callback, isBoundary) in zip(callbacks, [false, true]) {
      context.meanings["event.point"] =
        callback.opener.contains("point:") ? Written("point", "CGPoint") : nil
      if isBoundary, names.count > 1 { continue }
      let parts = names.map { name in
        isBoundary ? "item === \(name)" : "item === \(name) || other === \(name)"
      }
      let condition = parts.count > 1 ? parts.map { "(\($0))" } : parts
      scene.add(guarded(by: condition.joined(separator: " && "), block), to: callback)
    }
  }

  private mutating func touch(_ name: String, _ participants: [String], _ block: Block) {
    context.meanings["event.point"] = Written("touch.location(in: view)", "CGPoint")
    let condition = participants.map { "touch.view === \($0)" }.joined(separator: " || ")
    let lines = guarded(by: condition, block)
    scene.add(
      lines,
      to: SwiftCallback(
        opener: "override func \(name)(_ touches: Set<UITouch>, with event: UIEvent?)",
        first: [
          "super.\(name)(touches, with: event)",
          "guard let touch = touches.first else { return }",
        ]))
  }

  private mutating func scroll(
    _ callback: SwiftCallback, _ participants: [String], _ block: Block
  ) {
    context.meanings["event.view"] = Written("scrollView", "UIScrollView")
    context.meanings["event.contentOffset"] = Written("scrollView.contentOffset", "CGPoint")
    context.meanings["event.velocity"] = Written("velocity", "CGPoint")
    context.meanings["event.target"] = Written("targetContentOffset.pointee", "CGPoint")
    context.meanings["event.willDecelerate"] = Written("decelerate", "Bool")
    let condition = participants.map { "scrollView === \($0)" }.joined(separator: " || ")
    scene.add(guarded(by: condition, block), to: callback)
  }

  private mutating func guarded(by condition: String, _ block: Block) -> [String] {
    condition.isEmpty ? lines(block) : braced("if \(condition) ", block)
  }

  /// Sets what a recognizer or a notification gives to its action, for the handler of an event.
  mutating func prepare(_ event: EventPattern) {
    let words = event.event.text.split(separator: ".").map(String.init)
    if words.first == "keyboard", let moment = words.last {
      let name = "keyboard" + moment.capitalizedFirst
      context.action = Action(name: name, parameter: "_ notification: Notification")
      for (field, key, type) in Self.keyboardFields {
        let value = "(notification.userInfo?[UIResponder.\(key)UserInfoKey] as! \(type))"
        context.meanings["event.\(field)"] = Written(value, type)
      }
      let frame = context.meanings["event.frameEnd"]?.text ?? ""
      context.meanings["event.height"] = Written("\(frame).height", "CGFloat")
      return
    }
    guard let recognizer = Self.recognizers[event.event.text] else { return }
    let view = event.participants.first?.span.text ?? "stage"
    context.action = Action(
      name: "\(view)\(recognizer.done)", parameter: "_ recognizer: \(recognizer.type)")
    context.meanings["pan"] = Written("recognizer", recognizer.type)
    context.meanings["event.point"] = Written("recognizer.location(in: view)", "CGPoint")
    context.meanings["event.state"] = Written("recognizer.state", "UIGestureRecognizer.State")
    context.meanings["event.velocity"] = Written("recognizer.velocity(in: view)", "CGPoint")
    context.meanings["event.translation"] = Written("recognizer.translation(in: view)", "CGPoint")
  }

  private static let keyboardFields = [
    ("duration", "keyboardAnimationDuration", "TimeInterval"),
    ("curve", "keyboardAnimationCurve", "UInt"), ("frameEnd", "keyboardFrameEnd", "CGRect"),
    ("frameBegin", "keyboardFrameBegin", "CGRect"),
  ]

  private static let recognizers = [
    "tap": (done: "Tapped", type: "UITapGestureRecognizer"),
    "pan": (done: "Panned", type: "UIPanGestureRecognizer"),
    "longPress": (done: "Pressed", type: "UILongPressGestureRecognizer"),
  ]
}

extension SwiftCallback {
  fileprivate static let contact = ofCollision(
    "beganContactFor item: any UIDynamicItem, with other: any UIDynamicItem, at point: CGPoint")
  fileprivate static let contactEnded = ofCollision(
    "endedContactFor item: any UIDynamicItem, with other: any UIDynamicItem")
  fileprivate static let contactWithBoundary = ofCollision(
    "beganContactFor item: any UIDynamicItem, "
      + "withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint")
  fileprivate static let contactWithBoundaryEnded = ofCollision(
    "endedContactFor item: any UIDynamicItem, "
      + "withBoundaryIdentifier identifier: (any NSCopying)?")

  static let collisionDelegate = "UICollisionBehaviorDelegate"

  private static func ofCollision(_ parameters: String) -> SwiftCallback {
    SwiftCallback(
      opener: "func collisionBehavior(_ behavior: UICollisionBehavior, \(parameters))",
      protocol: collisionDelegate)
  }

  static let scrollDelegate = "UIScrollViewDelegate"

  /// The methods of a scroll view's delegate, by their events.
  fileprivate static let ofScrolling: [String: SwiftCallback] = {
    let methods = [
      ("willBeginDragging", "scrollViewWillBeginDragging", ""),
      ("didScroll", "scrollViewDidScroll", ""),
      (
        "willEndDragging", "scrollViewWillEndDragging",
        ", withVelocity velocity: CGPoint, "
          + "targetContentOffset: UnsafeMutablePointer<CGPoint>"
      ),
      ("didEndDragging", "scrollViewDidEndDragging", ", willDecelerate decelerate: Bool"),
      ("willBeginDecelerating", "scrollViewWillBeginDecelerating", ""),
      ("didEndDecelerating", "scrollViewDidEndDecelerating", ""),
      ("didEndScrollingAnimation", "scrollViewDidEndScrollingAnimation", ""),
    ]
    return Dictionary(
      uniqueKeysWithValues: methods.map { event, method, more in
        let opener = "func \(method)(_ scrollView: UIScrollView\(more))"
        return ("scroll.\(event)", SwiftCallback(opener: opener, protocol: scrollDelegate))
      })
  }()

  fileprivate static let rest = SwiftCallback(
    opener: "func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)",
    protocol: "UIDynamicAnimatorDelegate")
  fileprivate static let resume = SwiftCallback(
    opener: "func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)",
    protocol: "UIDynamicAnimatorDelegate")
}
