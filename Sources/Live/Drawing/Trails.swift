import Answers
import Geometry

/// Where views have been in the last frames that were shown.
public struct Trails: Sendable {
  private var steps: [(time: Double, places: [String: Point])] = []
  /// Pictures that it goes back.
  private static let limit = 240

  /// Nobody has been anywhere.
  public init() {}

  /// Adds where all views are; what lies in the future, because one went back, is forgotten.
  public mutating func add(_ scene: Scene) {
    while let last = steps.last, last.time >= scene.time { steps.removeLast() }
    var places: [String: Point] = [:]
    for view in scene.views {
      let count = Double(max(1, view.corners.count))
      places[view.name] = Point(
        view.corners.reduce(0) { $0 + $1.x } / count, view.corners.reduce(0) { $0 + $1.y } / count)
    }
    steps.append((scene.time, places))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  /// Where a view was, the oldest place first.
  func places(of view: String) -> [Point] { steps.compactMap { $0.places[view] } }
}
