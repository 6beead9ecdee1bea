import Answers
import MotionGeometry
import UIKitMotion

extension Inspector {
  /// Whether a view may be seen elsewhere than its model, or not at all.
  package var isApartFromModel: Bool {
    stage.views.contains { $0.isPresenting || $0.isOutOfTime }
  }

  /// The stage, ready to be drawn.
  /// - Parameters:
  ///   - columns: number of columns for outlines and forces.
  ///   - hasForces: whether to add the forces of fields on a resting probe.
  package func scene(_ state: Scene.State, columns: Int, hasForces: Bool) -> Scene {
    var scene = Scene(time: time, size: size, state: state, columns: columns)
    scene.addViews(of: stage)
    scene.addDynamics(of: world)
    if hasForces {
      scene.addForces(of: stage)
      scene.addActions(of: world)
    }
    return scene
  }

  /// The stage as a film has it, with everything that acts.
  ///
  /// - Parameter forces: The forces of fields if they are known; nil to find them.
  package func filmed(columns: Int, forces: [Scene.Force]?) -> Scene {
    var scene = scene(.presentation, columns: columns, hasForces: false)
    scene.addActions(of: world)
    scene.forceSpacing = Self.forceSpacing
    if let forces {
      scene.forces = forces
    } else {
      scene.addForces(of: world, every: Self.forceSpacing)
    }
    return scene
  }

  /// The distance between two arrows of a field, in points.
  private static let forceSpacing = 40.0

  /// What the forces of fields depend on: equal for two frames that have the same forces, unless a
  /// field changes by itself.
  package var fieldState: (settings: [Double], changes: Bool) {
    let fields = world.objects.behaviors.compactMap { $0.behavior as? FieldBehavior }
      .filter(\.isActing)
    let settings = fields.flatMap { field in
      FieldBehavior.Quantity.allCases.map { field[$0] }
        + [field.position.x, field.position.y, field.direction.dx, field.direction.dy]
        + [Double(field.region.hashValue)]
    }
    return (settings, fields.contains { $0.kind.takesForce || $0.kind[.animationSpeed] != nil })
  }
}

/// Things that are visible on a device: views and the keyboard.
extension Scene {
  fileprivate mutating func addViews(of stage: ReadOnlyStage) {
    var hidden: Set<ObjectIdentifier> = []
    for view in stage.views where view.isInWindow {
      if let reason = reason(against: view) {
        hidden.insert(ObjectIdentifier(view))
        unseen.append(
          Unseen(
            name: view.name, reason: reason, middle: Rect(around: corners(of: view))?.center))
      }
    }
    add(stage.subviews, depth: 0, clip: nil, but: hidden)
    for index in views.indices {
      views[index].looks.isScreen = stage.screens.isScreen(views[index].name)
    }
    let frame = state == .model ? stage.keyboard.frame : stage.keyboard.presentationFrame
    if frame.minY < size.height { keyboard = frame }
  }

  /// The reason that a view cannot be seen; nil if it can.
  func reason(against view: UIKitMotion.View) -> Unseen.Reason? {
    if let reason = veil(of: view) { return reason }
    let corners = corners(of: view)
    if Self.area(of: corners) == 0 { return .empty }
    if let clipper = clipper(of: view, at: corners) { return .clipped(clipper) }
    let gap = gap(to: corners)
    return gap == .zero ? nil : .outside(gap)
  }

  /// The reason that a view and everything in it is hidden.
  func veil(of view: UIKitMotion.View) -> Unseen.Reason? {
    if view.appearance.isHidden { return .hidden }
    if state == .presentation, view.isOutOfTime { return .outOfTime }
    // UIKit treats a view with an alpha of 0.01 or less as invisible.
    let alpha = state == .presentation ? view.presentation(.alpha) : view[.alpha]
    if alpha <= 0.01 { return .transparent }
    return view.parent.flatMap { veil(of: $0) == nil ? nil : .within($0.name) }
  }

  private func corners(of view: UIKitMotion.View) -> [Point] {
    view.corners(presentation: state == .presentation)
  }

  private static func area(of corners: [Point]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }

  /// The distance of the nearest corner beyond the stage.
  private func gap(to corners: [Point]) -> Vector {
    func gap(_ values: [Double], _ length: Double) -> Double {
      guard let least = values.min(), let most = values.max() else { return 0 }
      return least > length ? least - length : min(most, 0)
    }
    return Vector(gap(corners.map(\.x), size.width), gap(corners.map(\.y), size.height))
  }

  /// Adds views and their subviews, from back to front.
  private mutating func add(
    _ siblings: [UIKitMotion.View], depth: Int, clip: Int?, but hidden: Set<ObjectIdentifier>
  ) {
    for view in siblings.inDrawingOrder(presentation: state == .presentation) {
      add(view, depth: depth, clip: clip, but: hidden)
    }
  }

  /// Adds a view and then its subviews.
  private mutating func add(
    _ view: UIKitMotion.View, depth: Int, clip: Int?, but hidden: Set<ObjectIdentifier>
  ) {
    guard veil(of: view) == nil else { return }
    let layer = LayerReading(view, state)
    // A view beyond the stage, or without a size, may have a visible subview.
    if !hidden.contains(ObjectIdentifier(view)) {
      views.append(
        View(
          name: view.name, parent: view.parent?.name, corners: corners(of: view),
          text: view.appearance.text, looks: looks(of: layer, depth: depth, clip: clip)))
    }
    let inner = addClips(of: layer, within: clip)
    add(view.subviews, depth: depth + 1, clip: inner, but: hidden)
  }
}
