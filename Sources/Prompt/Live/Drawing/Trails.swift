import Answers
import MotionGeometry

/// The positions of views in the last frames shown.
public struct Trails: Sendable {
  private var steps: [(time: Double, places: [String: Point])] = []
  /// The number of frames to keep.
  private static let limit = 240

  /// Creates empty trails.
  public init() {}

  /// Adds the positions of all views; later positions, from before going back, are removed.
  public mutating func add(_ scene: Scene) {
    while let last = steps.last, last.time >= scene.time { steps.removeLast() }
    var places: [String: Point] = [:]
    for view in scene.views { places[view.name] = view.middle }
    steps.append((scene.time, places))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  /// The parts shown beside a scene.
  public func shown(in scene: Scene) -> Scene.Trails {
    Scene.Trails(
      from: steps.first?.time ?? scene.time, step: 1,
      scene.views.map { Scene.Trail(name: $0.name, places: places(of: $0.name)) })
  }

  /// The positions of a view, oldest first.
  func places(of view: String) -> [Point] { steps.compactMap { $0.places[view] } }
}
