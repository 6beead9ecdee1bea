import Diagnostics
import Language
import MotionGeometry
import UIKitMotion
import Values

/// Conversion of points and rectangles between the coordinates of views, now or at a recorded
/// frame.
extension ExpressionEvaluator {
  /// The object before `.convert`, which is evaluated; nil if the callee is something else.
  func converter(_ callee: Expression) throws(Failure) -> ObjectReference? {
    guard case .member(let base, let name) = callee.kind, name.text == Conversion.name,
      case .object(let reference) = try evaluate(base), reference.hasCoordinates
    else { return nil }
    return reference
  }

  /// Whether an expression is a call of `convert`, without evaluating it.
  func isConversion(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind,
      case .member(let base, let name) = callee.kind, name.text == Conversion.name
    else { return false }
    if case .index = base.kind { return true }
    return object(base)?.hasCoordinates ?? false
  }

  /// The objects whose coordinates a call of `convert` uses; nil stands for a view of a list.
  func converted(by callee: Expression, _ arguments: [Expression.Argument]) -> [ObjectReference?] {
    guard case .member(let base, _) = callee.kind else { return [] }
    let others = arguments.filter { $0.label != nil }.map(\.value)
    return ([base] + others).map(object)
  }

  /// Converts a point or a rectangle; nothing at a frame at which that is not possible.
  func convert(
    _ place: Value, from: ObjectReference, to: ObjectReference
  ) throws(Mistake) -> Value {
    guard from != to else { return place }
    guard let outward = try plane(of: from), let other = try plane(of: to) else { return .nothing }
    guard let inward = other.inverted else {
      if frame != nil { return .nothing }
      throw .flattened(to.name)
    }
    let result: Value? =
      switch place {
      case .point(let point):
        outward.apply(to: point).flatMap { inward.apply(to: $0) }.map(Value.point)
      case .rect(let rect):
        // The bounding box, like UIKit's `convert(_:to:)` of a rectangle.
        Rect(around: inward.outline(of: outward.outline(of: rect))).map(Value.rect)
      default: nil
      }
    guard let result else {
      if frame != nil { return .nothing }
      throw .behindTheEye("this place")
    }
    guard result.components?.allSatisfy(\.isFinite) == true else {
      throw .notFinite(Conversion.name)
    }
    return result
  }

  /// The conversion of an object's coordinates to the stage's; nil at a frame at which it is not
  /// known.
  private func plane(of reference: ObjectReference) throws(Mistake) -> Projection? {
    if reference == .stage { return Projection(AffineTransform.identity) }
    guard let reading = world.reading(of: reference) else { throw .removed(reference.name) }
    if reading.isPresentation { world.meter.count(.animation, reading.view.animationCount) }
    guard let frame else { return reading.toStage }
    return reading.at(frame)?.toStage
  }
}

extension ViewReading {
  /// The conversion of its own coordinates to the stage's, through all ancestors; nil at a frame
  /// before it had these ancestors.
  var toStage: Projection? {
    guard let frame, frame != stage.frame else {
      return view.toStage(presentation: isPresentation)
    }
    return stage.recorder.toStage(of: view, presentation: isPresentation, at: frame)
  }
}
