import Language
import Text

/// Screens, which are view controllers, and their transitions.
extension SwiftWriter {
  /// The lines for a command about screens; nil for other commands, and for forms that UIKit's view
  /// controllers have no counterpart for.
  mutating func screens(_ command: Command) -> [String]? {
    switch command.verb.text {
    case "screen": screen(command)
    case "transition": transition(command)
    case "present": presentation(command)
    case "dismiss": dismissal(command)
    default: nil
    }
  }

  private mutating func screen(_ command: Command) -> [String]? {
    guard let given = command.subject.first?.text else { return nil }
    let isFirst = !scene.names.properties.contains { $0.type == "UIViewController" }
    let name = scene.names.declare(given, "UIViewController")
    var lines = ["\(name) = UIViewController()"]
    for clause in command.clauses {
      if clause.keyword.text == "color", let color = swift(clause.values, as: "UIColor") {
        lines.append("\(name).view.backgroundColor = \(color)")
      } else if clause.keyword.text == "style", let style = clause.values.first?.text {
        lines.append("\(name).modalPresentationStyle = .\(style)")
        facts.styled.insert(given)
      } else {
        note([clause])
      }
    }
    if isFirst {
      lines += [
        "addChild(\(name))", "view.addSubview(\(name).view)", "\(name).didMove(toParent: self)",
      ]
    }
    guard let block = command.block else { return lines }
    let outer = context.enclosing
    context.enclosing = "\(name).view"
    defer { context.enclosing = outer }
    return lines + block.statements.flatMap { self.lines($0) }
  }

  // MARK: Presenting

  /// UIKit's own transitions by their names.
  private static let styles = [
    "slide": "coverVertical", "fade": "crossDissolve", "flip": "flipHorizontal",
  ]

  private mutating func presentation(_ command: Command) -> [String]? {
    // UIKit asks an object of its own, a presentation controller, for the frame.
    note(command.clauses.filter { $0.keyword.text == "frame" })
    let style = command.clause("style")?.values.first?.text
    guard let name = command.subject.first?.text, scene.names.type(of: name) == "UIViewController",
      let way = way(of: command.without(["style", "frame"])),
      style == nil || !facts.styled.contains(name)
    else { return nil }
    let screen = scene.names.swift(name)
    guard let lead = lead(of: screen, by: way) else { return nil }
    let own = "\(screen).modalPresentationStyle = .\(style ?? "fullScreen")"
    // The presented screen presents the next one.
    let presenter = context.isInBlock ? nil : scene.presented.last
    if !context.isInBlock { scene.presented.append(screen) }
    return (facts.styled.contains(name) ? [] : [own]) + lead
      + ["\(presenter.map { $0 + "." } ?? "")present(\(screen), animated: \(way != "none"))"]
  }

  /// The line for `detail.modalPresentationStyle = overFullScreen`.
  func presentationStyle(_ target: Expression, _ value: Expression) -> [String]? {
    guard case .member(let base, let property) = target.kind,
      property.text == "modalPresentationStyle", case .name(let screen) = base.kind,
      scene.names.type(of: screen) == "UIViewController", case .name(let style) = value.kind
    else { return nil }
    return ["\(scene.names.swift(screen)).modalPresentationStyle = .\(style)"]
  }

  private mutating func dismissal(_ command: Command) -> [String]? {
    guard command.subject.isEmpty, let way = way(of: command) else { return nil }
    let screen = context.isInBlock ? nil : scene.presented.popLast()
    guard let lead = lead(of: screen ?? "presentedViewController?", by: way) else { return nil }
    let owner = scene.presented.isEmpty ? "" : screen.map { $0 + "." } ?? ""
    return lead + ["\(owner)dismiss(animated: \(way != "none"))"]
  }

  /// The name of a command's transition, if it has no other clauses.
  private func way(of command: Command) -> String? {
    guard command.block == nil, command.thenBlock == nil, command.clauses.count <= 1 else {
      return nil
    }
    guard let clause = command.clauses.first else { return "slide" }
    return clause.keyword.text == "with" ? clause.values.first?.text : nil
  }

  /// The lines that make a transition the next one of a screen; nil for one that UIKit does not have.
  private func lead(of screen: String, by way: String) -> [String]? {
    if way == "none" { return [] }
    if let transition = scene.transitions[way] {
      return ["\(screen).transitioningDelegate = \(transition)"]
    }
    let plain = scene.transitions.isEmpty ? [] : ["\(screen).transitioningDelegate = nil"]
    return Self.styles[way].map { plain + ["\(screen).modalTransitionStyle = .\($0)"] }
  }

  // MARK: Transitions

  private mutating func transition(_ command: Command) -> [String]? {
    guard let name = command.subject.first?.text, let block = command.block,
      let over = command.clauses.first(where: { $0.keyword.text == "over" })?.values.first,
      case .expression(let time) = over, let duration = swift(time, as: "time")
    else { return nil }
    let type = scene.names.fresh(name.capitalizedFirst + "Transition")
    let property = scene.names.declare(name, type)
    scene.transitions[name] = property
    let outer = (context.meanings, context.locals)
    defer { (context.meanings, context.locals) = outer }
    prepareTransition()
    let body = lines(block)
    let code = body.filter { !$0.contains("// ") }.joined(separator: "\n").names
    let ends = ["from", "to"].filter(code.contains)
    let views = ends.map { "let \($0) = context.view(forKey: .\($0))" }
    let head = views.isEmpty ? [] : ["guard \(views.joined(separator: ", ")) else { return }"]
    let context = "using context: (any UIViewControllerContextTransitioning)?"
    scene.methods.append(
      ([
        "private final class \(type): NSObject, UIViewControllerAnimatedTransitioning, "
          + "UIViewControllerTransitioningDelegate {",
        "  func transitionDuration(\(context)) -> TimeInterval { \(duration) }", "",
        "  func animateTransition(using context: any UIViewControllerContextTransitioning) {",
      ] + (head + body).indented.indented + ["  }"] + Self.delegate.indented + ["}"])
      .joined(separator: "\n"))
    return ["\(property) = \(type)()"]
  }

  /// A transition is its own delegate: it answers itself for both directions.
  private static let delegate = [
    "",
    "func animationController(forPresented presented: UIViewController, "
      + "presenting: UIViewController, source: UIViewController) "
      + "-> (any UIViewControllerAnimatedTransitioning)? { self }", "",
    "func animationController(forDismissed dismissed: UIViewController) "
      + "-> (any UIViewControllerAnimatedTransitioning)? { self }",
  ]

  /// Gives the names in a transition's block their meanings.
  private mutating func prepareTransition() {
    for end in ["from", "to"] {
      context.locals[end] = "UIView"
      for moment in ["initialFrame", "finalFrame"] {
        context.meanings["\(end).\(moment)"] = Written(
          "context.\(moment)(for: context.viewController(forKey: .\(end))!)", "CGRect")
      }
    }
    context.meanings["duration"] = Written("transitionDuration(using: context)", "TimeInterval")
    context.meanings["container"] = Written("context.containerView", "UIView")
    context.meanings["parent"] = context.meanings["container"]
    context.meanings["c"] = Written("context", "")
    context.meanings["d"] = context.meanings["c"]
  }
}
