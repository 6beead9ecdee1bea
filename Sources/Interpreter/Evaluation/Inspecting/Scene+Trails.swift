import Answers
import MotionGeometry
import UIKitMotion

extension Inspector {
  /// The longest time of a trail and its number of places, limited to keep a drawing readable.
  private static let (longestTrail, trailPlaces) = (10 * Stage.framesPerSecond, 60)

  /// The places of the window's views in the last seconds.
  package func trails(_ state: Scene.State) -> Scene.Trails {
    let span = min(stage.frame, Self.longestTrail)
    let step = max(1, (span + Self.trailPlaces - 1) / Self.trailPlaces)
    let frames = stride(from: stage.frame - step, through: stage.frame - span, by: -step).reversed()
    let trails = stage.views.filter(\.isInWindow).compactMap { view -> Scene.Trail? in
      let places = frames.compactMap { center(of: view, state, at: $0) }
      let box = Rect(around: places + [center(of: view, state, at: stage.frame)].compactMap(\.self))
      guard let box, max(box.size.width, box.size.height) > 1 else { return nil }
      return Scene.Trail(name: view.name, places: places)
    }
    return Scene.Trails(
      from: Stage.time(ofFrame: frames.first ?? stage.frame), step: step, trails)
  }

  /// The center of a view on the stage at a frame; nil if it was not recorded.
  private func center(of view: View, _ state: Scene.State, at frame: Int) -> Point? {
    let isShown = state == .presentation
    guard
      let own = stage.recorder.geometry(of: view, presentation: isShown, at: frame)
    else { return nil }
    var place = own.toParent.apply(to: own.bounds.center)
    var around = view.parent
    while let parent = around {
      guard let point = place,
        let outer = stage.recorder.geometry(of: parent, presentation: isShown, at: frame)
      else { return nil }
      place = outer.toParent.apply(to: point)
      around = parent.parent
    }
    return place
  }
}
