import Foundation
import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

/// Scenes and steps that several tests share.
extension Stage {
  @discardableResult
  func box(
    _ name: String = "red", _ frame: Rect = Rect(50, 50, 100, 100), in parent: View? = nil
  ) throws -> View {
    try addView(named: name, frame: frame, parent: parent)
  }

  func setCenter(_ center: Point, of view: View) throws {
    try set([(.centerX, center.x), (.centerY, center.y)], of: view)
  }

  func setBounds(_ bounds: Rect, of view: View) throws {
    try set(
      [
        (.boundsX, bounds.origin.x), (.boundsY, bounds.origin.y),
        (.width, bounds.size.width), (.height, bounds.size.height),
      ], of: view)
  }

  @discardableResult
  func step(_ count: Int) -> [StageEvent] {
    (0..<count).flatMap { _ in step() }
  }

  /// Runs a block like `UIView.animate`.
  @discardableResult
  func animate(
    _ duration: Double? = nil, curve: Curve? = nil, delay: Double = 0, repeatCount: Double = 1,
    autoreverses: Bool = false, beginsFromCurrentState: Bool = false, isAdditive: Bool = true,
    overrides: AnimationOptions.Overrides = [], _ block: () throws -> Void
  ) throws -> AnimationID {
    let id = try beginAnimation(
      AnimationOptions(
        duration: duration, curve: curve, delay: delay, repeatCount: repeatCount,
        autoreverses: autoreverses, beginsFromCurrentState: beginsFromCurrentState,
        isAdditive: isAdditive, overrides: overrides))
    try block()
    commitAnimation()
    return id
  }
}

extension View {
  /// Whether anything can make the presentation differ from the model.
  var hasPresentation: Bool { isPresenting || !colorAnimations.isEmpty }
}

extension [StageEvent] {
  /// The ends of animations, as frame, id and whether they finished.
  var ends: [(frame: Int, id: AnimationID, finished: Bool)] {
    compactMap { event in
      guard case .animationEnded(let end) = event.kind else { return nil }
      return (event.frame, end.id, end.finished)
    }
  }

  var phases: [StageEvent.Keyboard.Phase] {
    compactMap { event in
      guard case .keyboard(let keyboard) = event.kind else { return nil }
      return keyboard.phase
    }
  }
}

func curve(_ name: String) throws -> Curve { .easing(try #require(Easing.named(name))) }

func close(_ a: Double, _ b: Double, within tolerance: Double = 1e-12) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

func close(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-9) -> Bool {
  close(a.minX, b.minX, within: tolerance) && close(a.minY, b.minY, within: tolerance)
    && close(a.size.width, b.size.width, within: tolerance)
    && close(a.size.height, b.size.height, within: tolerance)
}

/// A file of numbers, without its header.
func fixture(_ name: String) throws -> [[Double]] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Fixtures/\(name)")
  let text = try String(contentsOf: file, encoding: .utf8)
  return try text.split(separator: "\n").dropFirst().map { line in
    try line.split(separator: ",").map { try #require(Double($0)) }
  }
}
