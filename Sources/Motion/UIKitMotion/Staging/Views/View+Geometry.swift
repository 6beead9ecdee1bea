import MotionGeometry

extension View {
  /// Returns centre, bounds and transform of the model or the presentation.
  public func geometry(presentation: Bool = false) -> ViewGeometry {
    guard presentation else { return ViewGeometry { self[$0] } }
    return withPresentation { row in ViewGeometry { row[$0.rawValue] } }
  }

  /// Returns the conversion from the view's own coordinates to the stage's, through all ancestors,
  /// each of which is drawn flat into the next.
  package func toStage(presentation: Bool = false) -> Projection {
    var transform = geometry(presentation: presentation).toParent
    var ancestor = parent
    while let view = ancestor {
      transform = view.geometry(presentation: presentation).toParent * transform
      ancestor = view.parent
    }
    return transform
  }

  /// Returns the corners of the bounds in stage coordinates, from the top left around the
  /// rectangle, clipped where perspective brings it behind the eye.
  public func corners(presentation: Bool = false) -> [Point] {
    toStage(presentation: presentation)
      .outline(of: geometry(presentation: presentation).bounds)
  }

  /// The centre in stage coordinates, as dynamics uses it.
  public var centerOnStage: Point {
    guard let parent else { return center }
    // A centre behind the eye has no position on the stage; use the one in its parent.
    return parent.toStage().apply(to: center) ?? center
  }
}
