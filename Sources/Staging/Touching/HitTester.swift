import Geometry

/// Asks views for a point as `UIView.hitTest(_:with:)` does: the guards of a view, then whether the
/// point is inside, then its subviews from the last to the first, and then the view itself.
///
/// Source: Apple's documentation of `hitTest(_:with:)`; the order of the guards and of the subviews
/// as it was observed.
struct HitTester {
  let stage: Stage
  /// Whether views are asked where they are shown and not where their models are.
  let isPresentation: Bool
  /// Whether siblings are asked by what is drawn in front, which UIKit does not.
  let isAsDrawn: Bool
  private(set) var walk = HitWalk()

  init(_ stage: Stage, isPresentation: Bool, isAsDrawn: Bool = false) {
    self.stage = stage
    self.isPresentation = isPresentation
    self.isAsDrawn = isAsDrawn
  }

  /// Asks everybody for a point of the stage.
  mutating func ask(_ point: Point) {
    if askKeyboard(point) { return }
    walk.steps.append(.init(asked: .stage, parent: nil, point: point, verdict: .passes))
    let index = walk.steps.count - 1
    if let transition = stage.transition, !transition.isInteractive {
      walk.steps[index].verdict = .refuses(.transition(transition.name))
      return
    }
    guard Rect(origin: .zero, size: stage.size).contains(point) else {
      walk.steps[index].verdict = .outside(beyond: nil)
      return
    }
    if let hit = ask(stage.subviews, point) {
      walk.steps[index].verdict = .subviewAnswers
      walk.answer = .view(hit.name)
    } else {
      walk.steps[index].verdict = .answers(isGrown: false)
      walk.answer = .stage
    }
  }

  /// The keyboard's window is asked before the app's.
  private mutating func askKeyboard(_ point: Point) -> Bool {
    let frame = isPresentation ? stage.keyboard.presentationFrame : stage.keyboard.frame
    guard frame.minY < stage.size.height else { return false }
    let isHit = frame.contains(point)
    walk.steps.append(
      .init(
        asked: .keyboard, parent: nil, point: point,
        verdict: isHit ? .answers(isGrown: false) : .outside(beyond: nil)))
    if isHit { walk.answer = .keyboard }
    return isHit
  }

  /// Asks siblings, the front one first.
  private mutating func ask(_ siblings: [View], _ point: Point) -> View? {
    for view in ordered(siblings).reversed() {
      if let hit = ask(view, point) { return hit }
    }
    return nil
  }

  private func ordered(_ siblings: [View]) -> [View] {
    isAsDrawn ? siblings.inDrawingOrder(presentation: isPresentation) : siblings
  }

  /// - Parameter point: in the parent's coordinates.
  private mutating func ask(_ view: View, _ point: Point) -> View? {
    let index = walk.steps.count
    walk.steps.append(
      .init(
        asked: .view(view.name), parent: view.parent?.name, point: nil, verdict: .passes))
    if let refusal = view.refusal(presentation: isPresentation) {
      walk.steps[index].verdict = .refuses(refusal)
      return nil
    }
    guard let way = way(into: view) else {
      walk.steps[index].verdict = .refuses(.flat)
      return nil
    }
    guard let local = way.apply(to: point) else {
      walk.steps[index].verdict = .outside(beyond: nil)
      return nil
    }
    walk.steps[index].point = local
    if let verdict = outside(view, local) {
      walk.steps[index].verdict = verdict
      return nil
    }
    if let hit = ask(view.subviews, local) {
      walk.steps[index].verdict = .subviewAnswers
      return hit
    }
    let (verdict, answer) = ownAnswer(of: view, local)
    walk.steps[index].verdict = verdict
    return answer
  }

  /// What a view says when nothing in it has answered.
  private func ownAnswer(of view: View, _ local: Point) -> (HitWalk.Verdict, View?) {
    let rules = view.touchRules
    if let name = rules.hitTarget, let target = stage.view(named: name) {
      return (.hands(to: name), target)
    }
    if rules.passesTouches { return (.passes, nil) }
    return (.answers(isGrown: !bounds(of: view).contains(local)), view)
  }

  /// Why the point is not in the area that takes touches; nil where it is.
  private func outside(_ view: View, _ local: Point) -> HitWalk.Verdict? {
    if area(of: view).contains(local) { return nil }
    if bounds(of: view).contains(local) { return .outsideInsets }
    return .outside(beyond: reached(in: view, local)?.name)
  }

  /// The view that the point would meet in one that ends before the point.
  private func reached(in view: View, _ local: Point) -> View? {
    for subview in ordered(view.subviews).reversed()
    where subview.refusal(presentation: isPresentation) == nil {
      guard let inside = way(into: subview)?.apply(to: local) else { continue }
      if area(of: subview).contains(inside) { return subview }
      if let found = reached(in: subview, inside) { return found }
    }
    return nil
  }

  /// What takes touches of it, in its own coordinates.
  private func area(of view: View) -> Rect {
    bounds(of: view).inset(by: view.touchRules.hitInsets)
  }

  private func bounds(of view: View) -> Rect { geometry(of: view).bounds }

  /// Takes the parent's coordinates to a view's own, but for points where its plane is behind the eye;
  /// nil where its transform has no way back.
  private func way(into view: View) -> Projection? { geometry(of: view).toParent.inverted }

  /// What a property animator moves is hit where it is shown: it does so itself unless
  /// `isManualHitTestingEnabled` is on. What a block moves is hit where its model is.
  private func geometry(of view: View) -> ViewGeometry {
    view.geometry(presentation: isPresentation || view.isLedByAnimator)
  }
}

extension View {
  /// Why it takes no touches, wherever they are; nil where it does.
  func refusal(presentation: Bool = false) -> HitRefusal? {
    if appearance.isHidden { return .hidden }
    if !appearance.isUserInteractionEnabled { return .interactionOff }
    let alpha = presentation ? self.presentation(.alpha) : self[.alpha]
    if Double(Float(alpha)) < 0.01 { return .transparent(alpha: alpha) }
    return isDeafened ? .animating : nil
  }

  /// Whether a block moves it that does not allow user interaction. Core Animation's own animations
  /// leave touches alone, and so do property animators unless they are told otherwise.
  var isDeafened: Bool {
    func isDeaf(_ running: RunningAnimation) -> Bool {
      running.animator == nil && !running.options.allowsUserInteraction
    }
    return animations.contains { isDeaf($0.running) }
      || colorAnimations.contains { isDeaf($0.running) }
  }

  /// Whether a property animator moves it.
  var isLedByAnimator: Bool { animations.contains { $0.running.animator != nil } }
}
