import Language
import UIKitMotion
import Values

/// Values of views that may not be what was meant: model values while an animation or a motion effect
/// changes the presentation, and the speed of a layer's time.
extension ExpressionEvaluator {
  /// The first path that reads a view's model value while its presentation differs, and the same
  /// path of the presentation, as text: `a.center.y` and `a.presentation.center.y`. Nil if what is
  /// read is what is seen.
  package func unseenModel(
    in expressions: [Expression], over frames: ClosedRange<Int>
  ) throws(Failure) -> (path: Expression, seen: String)? {
    for path in expressions.flatMap({ modelPaths(in: $0) }) {
      guard let names = names(after: path.root, in: path.whole),
        try differs(path.view, names, over: frames)
      else { continue }
      let rest = names.map { "." + $0.text }.joined()
      let seen = "\(path.root.written).presentation\(rest)"
      return expressions.contains { $0.written == seen } ? nil : (path.whole, seen)
    }
    return nil
  }

  /// The first view whose layer's `speed` is read while dynamics moves the view and its time runs as
  /// always, so that the motion was meant; nil if there is none.
  package func movingView(
    withLayerSpeedIn expressions: [Expression], over frames: ClosedRange<Int>
  ) throws(Failure) -> String? {
    for path in expressions.flatMap({ modelPaths(in: $0) }) {
      guard let names = names(after: path.root, in: path.whole), names.last?.text == "speed",
        let view = stage.view(named: path.view)
      else { continue }
      var moves = false
      var isUsual = true
      for frame in frames where isUsual {
        try heedInterruption(at: frame)
        let velocity = [Channel.velocityX, .velocityY].map {
          stage.recorder.value(of: view, $0, at: frame)
        }
        moves = moves || velocity.contains { $0 ?? 0 != 0 }
        isUsual = stage.recorder.clock(of: view, at: frame).map { $0.speed == 1 } ?? true
      }
      if moves, isUsual { return path.view }
    }
    return nil
  }

  private struct ModelPath {
    let whole: Expression
    let root: Expression
    let view: String
  }

  private func modelPaths(in expression: Expression) -> [ModelPath] {
    switch expression.kind {
    case .number, .string, .boolean, .size, .name, .index: return []
    case .tuple, .list, .unary, .binary:
      return expression.children.flatMap { modelPaths(in: $0) }
    case .call(_, let arguments): return arguments.flatMap { modelPaths(in: $0.value) }
    case .member:
      var root = expression
      while case .member(let base, _) = root.kind {
        root = base
        if case .view(let view)? = object(root) {
          return [ModelPath(whole: expression, root: root, view: view)]
        }
      }
      return []
    }
  }

  private func names(after root: Expression, in path: Expression) -> [Name]? {
    guard case .member(let base, let name) = path.kind else { return nil }
    if base.span.lower == root.span.lower, base.span.upper == root.span.upper { return [name] }
    return names(after: root, in: base).map { $0 + [name] }
  }

  private func differs(
    _ view: String, _ names: [Name], over frames: ClosedRange<Int>
  ) throws(Failure) -> Bool {
    guard let shown = stage.view(named: view), stage.recorder.hasOwnPresentation(of: shown),
      // The presentation does not have every property of a view.
      let model = try? property(names[0], of: .view(view)),
      let presentation = try? property(names[0], of: .presentation(view))
    else { return false }
    func part(_ property: BoundProperty, _ frame: Int) -> Value {
      let value = frame == stage.frame ? property.get() : property.past(frame)
      return names.dropFirst().reduce(value) { Components.value($1.text, of: $0) ?? .nothing }
    }
    for frame in frames {
      try heedInterruption(at: frame)
      if !part(model, frame).isSame(as: part(presentation, frame)) { return true }
    }
    return false
  }
}
