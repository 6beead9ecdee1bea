import SwiftCode

/// Functions that a recognizer or a notification calls.
extension Lowering {
  private static let gestures = [
    "UITapGestureRecognizer": "tap", "UIPanGestureRecognizer": "pan",
    "UILongPressGestureRecognizer": "longPress",
  ]
  private static let notifications = [
    "keyboard.willShow", "keyboard.didShow", "keyboard.willHide", "keyboard.didHide",
    "keyboard.willChangeFrame", "keyboard.didChangeFrame",
  ]

  /// The handler for a function whose parameter says what calls it; nil for another function.
  mutating func handler(
    _ name: String, _ parameters: [SwiftParameter], _ body: [SwiftStatement]
  ) -> [String]? {
    let parameter = parameters.first
    if let parameter, let gesture = Self.gestures[parameter.type] {
      know()
      return gestureHandler(name, parameter.name, gesture, body)
    }
    guard parameters.count <= 1, parameter.map({ $0.type.hasSuffix("Notification") }) != false,
      let event = event(of: name, body)
    else { return nil }
    know()
    let handler = HandlerBody(body, parameter?.name ?? "", on: scene.exampleView, makes)
    return keep(handler) + ["on \(event) \(handlerBlock(handler.statements))"]
  }

  /// The notification that a function is called with, by its name, or by what it asks for.
  private func event(of name: String, _ body: [SwiftStatement]) -> String? {
    let name = name.lowercased()
    let named = Self.notifications.first {
      name.contains($0.filter { $0 != "." }.lowercased())
    }
    let asks = TreeParts(body).expressions.contains { expression in
      if case .member(let type, let key) = expression.kind, type.kind == .name("UIResponder") {
        key.hasPrefix("keyboard")
      } else {
        false
      }
    }
    guard named == nil, asks || name.hasPrefix("keyboard") else { return named }
    let isGone = ["hide", "hidden", "off", "down", "dismiss"].contains(where: name.contains)
    return isGone ? "keyboard.willHide" : "keyboard.willShow"
  }

  private mutating func gestureHandler(
    _ name: String, _ parameter: String, _ gesture: String, _ body: [SwiftStatement]
  ) -> [String] {
    let search = HandledView(body, parameter)
    let isOfStage = search.isLocated && !search.asksForView && gesture == "tap"
    let view = search.asksForView ? scene.exampleView : search.view ?? scene.exampleView
    let handler = HandlerBody(body, parameter, on: view, makes)
    let place = isOfStage ? "" : "\(view) "
    let whose = isOfStage ? "`on \(gesture)` is the stage's" : "`\(view)` is an example"
    remark("the code does not say whose \(gesture) `\(name)` handles: \(whose)")
    return keep(handler) + ["on \(gesture) \(place)\(handlerBlock(handler.statements))"]
  }

  /// The block of a function that a selector names.
  mutating func handlerBlock(of function: SwiftFunction) -> String {
    guard let parameter = function.parameters.first else { return handlerBlock(function.body) }
    let handler = HandlerBody(function.body, parameter.name, on: scene.exampleView, makes)
    before += keep(handler)
    return handlerBlock(handler.statements)
  }

  /// Lines that read an event outside of a handler, in one.
  mutating func withHandler(_ lines: [String]) -> [String] {
    let parts = [
      "event.translation": "pan", "event.velocity": "pan", "event.point": "tap",
      "event.state": "pan", "event.height": "keyboard.willShow",
      "event.frameEnd": "keyboard.willShow", "event.duration": "keyboard.willShow",
      "event.curve": "keyboard.willShow",
    ]
    func event(_ line: String) -> String? {
      line.hasPrefix("on ") || line.hasPrefix("def ")
        ? nil : parts.keys.sorted().first(where: line.contains).flatMap { parts[$0] }
    }
    guard let first = lines.firstIndex(where: { event($0) != nil }), let name = event(lines[first])
    else { return lines }
    let place = name == "pan" ? "pan \(scene.exampleView)" : name
    remark("`event` is what a handler is told: `on \(place)` is an example")
    // What comes behind, and reads no event, is none of the handler's.
    var last = lines.lastIndex { event($0) != nil } ?? first
    while last + 1 < lines.count, let words = lines[last + 1].firstRange(of: "start "),
      lines[first...last].contains(where: {
        $0.hasPrefix("animator \(lines[last + 1][words.upperBound...]) ")
      })
    { last += 1 }
    return lines[..<first] + ["on \(place) { \(lines[first...last].joined(separator: "; ")) }"]
      + lines[(last + 1)...]
  }

  /// The lines before a handler. A variable that the code makes elsewhere is made there.
  private mutating func keep(_ handler: HandlerBody) -> [String] {
    let statements = handler.before.filter { statement in
      guard case .binding(let name, _) = statement.kind else { return true }
      return !isKnown(name)
    }
    let lines = lines(of: statements)
    for case .binding(let name, _) in statements.map(\.kind) { know(local: name) }
    return lines
  }

  private var makes: (SwiftExpression) -> MadeObject? {
    let (table, constants) = (table, constants)
    return { ObjectScope.object(madeBy: $0, named: "", table, constants)?.0 }
  }
}

/// The view that a handler is about: the first one that it sets, or the item of a behavior.
private struct HandledView {
  let view: String?
  /// Whether it asks where the finger is.
  let isLocated: Bool
  /// Whether it asks for the view of its recognizer.
  let asksForView: Bool

  init(_ body: [SwiftStatement], _ parameter: String) {
    let (parts, names) = (TreeParts(body), AssignedNames(body))
    let own = names.own.union(names.assigned.keys).union([parameter, "view"])
    let set = parts.statements.lazy.compactMap { statement -> String? in
      guard case .assignment(let target, _, _) = statement.kind, case .member = target.kind else {
        return nil
      }
      return target.root
    }
    let items = parts.expressions.lazy.compactMap { expression -> String? in
      guard case .call(_, let arguments) = expression.kind,
        case .name(let item)? = arguments.first(where: { $0.label == "item" })?.value.kind
      else { return nil }
      return item
    }
    view = items.first ?? set.first { !own.contains($0) }
    let asked = parts.expressions.compactMap { expression -> String? in
      guard case .member(let base, let name) = expression.kind, base.kind == .name(parameter) else {
        return nil
      }
      return name
    }
    (isLocated, asksForView) = (asked.contains("location"), asked.contains("view"))
  }
}
