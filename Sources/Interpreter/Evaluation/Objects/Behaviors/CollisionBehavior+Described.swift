import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension CollisionBehavior: DescribedBehavior {
  static let command = "collision"

  static let everyProperty: [Property<CollisionBehavior>] = [
    Property(
      "mode", modeName, .logged,
      "what collides with what",
      get: { .string($0.mode.rawValue) },
      set: { collision, _, mode in collision.mode = mode }),
    Property(
      "bounds", .boolean, .logged, "whether the stage's edges are a boundary",
      get: { .boolean($0.translatesReferenceBoundsIntoBoundary) },
      set: { collision, _, value in collision.translatesReferenceBoundsIntoBoundary = value }),
  ]

  private static let modeName = ValueType<Mode>(.word(Mode.allCases.map(\.rawValue))) {
    (check, value) throws(Mistake) in
    guard let mode = Mode(rawValue: try check.string(value)) else {
      throw check.wrongKind(.word(Mode.allCases.map(\.rawValue)), value)
    }
    return mode
  }

  /// Its boundaries are no objects of their own.
  func facts(in tree: BehaviorTree) -> [Listing.Fact] {
    let names = boundaries.map(\.name)
    guard !names.isEmpty else { return tree.facts(of: self) }
    return tree.facts(of: self) + [
      Listing.Fact(
        names.count == 1 ? "boundary" : "boundaries", WrittenValue(names.joined(separator: ", ")))
    ]
  }

  func idleness(_ reasons: IdleReasons) -> Reason? {
    let hasEdges =
      translatesReferenceBoundsIntoBoundary || !boundaries.isEmpty
    switch mode {
    case .items where hasEdges:
      return IdleReasons.reason(
        .noBoundary, self, "does not stop it at boundaries: its mode is items")
    case .boundaries where !hasEdges:
      return IdleReasons.reason(.noBoundary, self, "has no boundary to stop it")
    case .items where items.count == 1,
      .everything where !hasEdges && items.count == 1:
      return IdleReasons.reason(
        .noBoundary, self, "has nothing to collide with: no boundary and no other view")
    case .items, .boundaries, .everything: return nil
    }
  }

  func draw(in scene: inout Scene) {
    scene.boundaries += boundaries.map { boundary in
      Scene.Boundary(
        name: boundary.name, behavior: name, points: boundary.points, isClosed: boundary.closed)
    }
  }
}
