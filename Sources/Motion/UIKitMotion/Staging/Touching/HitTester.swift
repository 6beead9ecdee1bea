import MotionGeometry

/// Hit testing by the rules of `UIView.hitTest(_:with:)`: the guards of a view, then whether the
/// point is inside, then its subviews from last to first, then the view itself. A view's own hit
/// test comes before all of them.
///
/// `View.TouchRules` has what UIKit leaves to overrides.
///
/// Source: Apple's documentation of `hitTest(_:with:)`; the order of the guards and of the subviews
/// as observed.
struct HitTester {
  let stage: Stage
  /// Whether to test the presentation instead of the model.
  let isPresentation: Bool
  /// Whether siblings are tested in drawing order, which UIKit does not do.
  let isAsDrawn: Bool
  private(set) var walk = HitWalk()

  init(_ stage: Stage, isPresentation: Bool, isAsDrawn: Bool = false) {
    self.stage = stage
    self.isPresentation = isPresentation
    self.isAsDrawn = isAsDrawn
  }

  /// Tests a point of the stage.
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

  /// The keyboard's window is tested before the app's.
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

  /// Tests siblings, front to back.
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
    let local = way(into: view)?.apply(to: point)
    var own: View?
    if let local, ownTest(of: view, local, at: index, answer: &own) { return own }
    if let refusal = view.refusal(presentation: isPresentation) {
      walk.steps[index].verdict = .refuses(refusal)
      return nil
    }
    guard way(into: view) != nil else {
      walk.steps[index].verdict = .refuses(.flat)
      return nil
    }
    guard let local else {
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

  /// Runs a view's own hit test, before UIKit's guards: in UIKit, an override replaces them too.
  /// Ancestors that refuse are never walked, so they still count.
  ///
  /// - Returns: whether it has answered; the view is in `answer`.
  private mutating func ownTest(
    of view: View, _ local: Point, at index: Int, answer: inout View?
  ) -> Bool {
    guard view.touchRules.overridesHitTest, let test = stage.hitTest else { return false }
    switch test(view, local) {
    case .standard:
      walk.steps[index].leftToUIKit = true
      return false
    case .nothing: answer = nil
    case .view(let name): answer = stage.view(named: name)
    }
    walk.steps[index].point = local
    walk.steps[index].verdict = .overrides(to: answer?.name)
    return true
  }

  /// Returns the verdict of a view none of whose subviews was hit.
  private func ownAnswer(of view: View, _ local: Point) -> (HitWalk.Verdict, View?) {
    let rules = view.touchRules
    if let name = rules.hitTarget, let target = stage.view(named: name) {
      return (.hands(to: name), target)
    }
    if rules.passesTouches { return (.passes, nil) }
    return (.answers(isGrown: !bounds(of: view).contains(local)), view)
  }

  /// Returns why a point is outside the touch area; nil if it is inside.
  private func outside(_ view: View, _ local: Point) -> HitWalk.Verdict? {
    if area(of: view).contains(local) { return nil }
    if bounds(of: view).contains(local) { return .outsideInsets }
    return .outside(beyond: reached(in: view, local)?.name)
  }

  /// Returns the subview that the point would hit if the view did not end before it.
  private func reached(in view: View, _ local: Point) -> View? {
    for subview in ordered(view.subviews).reversed()
    where subview.refusal(presentation: isPresentation) == nil {
      guard let inside = way(into: subview)?.apply(to: local) else { continue }
      if area(of: subview).contains(inside) { return subview }
      if let found = reached(in: subview, inside) { return found }
    }
    return nil
  }

  /// The area that receives touches, in the view's own coordinates.
  private func area(of view: View) -> Rect {
    bounds(of: view).inset(by: view.touchRules.hitInsets)
  }

  private func bounds(of view: View) -> Rect { geometry(of: view).bounds }

  /// Converts the parent's coordinates to a view's own, except points where its plane is behind the
  /// eye; nil if its transform has no inverse.
  private func way(into view: View) -> Projection? { geometry(of: view).toParent.inverted }

  /// A view driven by a property animator is hit where it is displayed, unless
  /// `isManualHitTestingEnabled` is on. A view animated by a block is hit where its model is.
  private func geometry(of view: View) -> ViewGeometry {
    view.geometry(presentation: isPresentation || view.isLedByAnimator)
  }
}

extension View {
  /// Returns why the view receives no touches at all; nil if it does.
  func refusal(presentation: Bool = false) -> HitRefusal? {
    if appearance.isHidden { return .hidden }
    if !appearance.isUserInteractionEnabled { return .interactionOff }
    let alpha = presentation ? self.presentation(.alpha) : self[.alpha]
    if Double(Float(alpha)) < 0.01 { return .transparent(alpha: alpha) }
    return ignoresTouches ? .animating : nil
  }

  /// Whether a block without user interaction animates the view. Core Animation animations do not
  /// affect touches, and neither do property animators by default.
  var ignoresTouches: Bool {
    func isDeaf(_ running: RunningAnimation) -> Bool {
      running.animator == nil && !running.options.allowsUserInteraction
    }
    return animations.contains { isDeaf($0.running) }
      || colorAnimations.contains { isDeaf($0.running) }
  }

  /// Whether a property animator animates it.
  var isLedByAnimator: Bool { animations.contains { $0.running.animator != nil } }
}
