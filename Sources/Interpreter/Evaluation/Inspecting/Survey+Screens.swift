import Answers
import Text
import UIKitMotion

extension Inspector {
  /// Screens, navigations and tabs, and which of them is visible.
  var screens: [Listing.Entry] {
    let tree = stage.screens
    return tree.names.map { name in
      Listing.Entry(
        name, kind: tree.isScreen(name) ? "" : kind(ofController: name), note: place(of: name))
    }
  }

  /// The running transition.
  var transitions: [Listing.Entry] {
    guard let transition = stage.transition, let state = stage.transitionState else { return [] }
    let way =
      "\(transition.passage.operation.rawValue), \(transition.from.name) to \(transition.to.name)"
    return [Listing.Entry(transition.name, kind: way, note: description(of: state))]
  }

  /// The transitions that `transition` created.
  var ownTransitions: [Listing.Entry] {
    world.values.transitions.all.map {
      Listing.Entry($0.name, kind: "over \(FrameTime.text($0.duration))")
    }
  }

  /// A description of a screen, a navigation or tabs, with their contents.
  func description(ofController name: String) -> String {
    kind(ofController: name) + note(place(of: name))
  }

  private func note(_ text: String) -> String { text.isEmpty ? "" : " (\(text))" }

  private func kind(ofController name: String) -> String {
    switch stage.screens[name] {
    case .navigation(let stack): "a navigation: \(stack.joined(separator: ", "))"
    case .tabs(let items, let selected):
      "tabs: \(items.joined(separator: ", ")); \(items[selected]) is selected"
    case .screen, nil: "a screen"
    }
  }

  private func place(of name: String) -> String {
    let tree = stage.screens
    var words: [String] = []
    if tree.root == name { words.append("the window's root") }
    if tree.presented.contains(name) { words.append("presented") }
    if let holder = tree.holder(of: name) { words.append("in \(holder)") }
    if tree.visible == name { words.append(stage.transition == nil ? "on top" : "on top so far") }
    return words.joined(separator: ", ")
  }

  private func description(of state: Transition.State) -> String {
    switch state {
    case .running: "running"
    case .held(let position): "held at \(share(position))"
    case .finishing(let position): "finishing, at \(share(position))"
    case .cancelling(let position): "cancelled, at \(share(position))"
    case .hanging: "hangs: it was never completed"
    }
  }

  private func share(_ position: Double) -> String { format.string(position * 100) + "%" }
}

extension Inspector {
  /// Throws for a view that screens need: one that is shown, or a part of a transition.
  package func requireUnshown(_ name: String) throws(ScreenProblem) {
    try stage.requireUnshown(name)
  }

  /// The transitions that a screen brings itself; nil for a navigation or tabs.
  package func ownTransitions(ofController name: String) -> View.OwnTransitions? {
    stage.screens.isScreen(name) ? stage.view(named: name)?.ownTransitions : nil
  }

  /// Views that a transition's animations move although they are not in its container.
  package func viewsOutside(_ transition: Transition) -> [View] { stage.viewsOutside(transition) }
}
