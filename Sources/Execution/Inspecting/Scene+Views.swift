import Answers
import Geometry
import Staging

extension Inspector {
  /// The stage as it is to be drawn.
  /// - Parameters:
  ///   - columns: parts across that outlines and forces are told in.
  ///   - hasForces: whether to tell what fields do to a resting probe.
  package func scene(_ state: Scene.State, columns: Int, hasForces: Bool) -> Scene {
    var scene = Scene(time: time, size: size, state: state, columns: columns)
    scene.addViews(of: stage)
    scene.addDynamics(of: world)
    if hasForces { scene.addForces(of: stage) }
    return scene
  }
}

/// What is seen on a device: views and the keyboard.
extension Scene {
  fileprivate mutating func addViews(of stage: Stage) {
    for view in stage.views {
      if let reason = Self.reason(against: view) {
        unseen.append(Unseen(name: view.name, reason: reason))
      }
    }
    for view in stage.views where view.parent == nil { add(view) }
    let frame = state == .model ? stage.keyboard.frame : stage.keyboard.presentationFrame
    if frame.minY < size.height { keyboard = frame }
  }

  /// Why a view cannot be seen; nil where it can.
  private static func reason(against view: Staging.View) -> Unseen.Reason? {
    if view.appearance.isHidden { return .hidden }
    // UIKit holds a view at 0.01 or less for invisible.
    if view.presentation(.alpha) <= 0.01 { return .transparent }
    return view.parent.flatMap { reason(against: $0) == nil ? nil : .within($0.name) }
  }

  /// Adds a view and then its subviews; siblings by zPosition, then as they came.
  private mutating func add(_ view: Staging.View) {
    guard Self.reason(against: view) == nil else { return }
    views.append(
      View(
        name: view.name, parent: view.parent?.name,
        corners: view.corners(presentation: state == .presentation)))
    let ordered = view.subviews.enumerated().sorted {
      let (a, b) = ($0.element[.zPosition], $1.element[.zPosition])
      return a == b ? $0.offset < $1.offset : a < b
    }
    for (_, subview) in ordered { add(subview) }
  }
}
