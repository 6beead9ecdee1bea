import Geometry

extension View {
  /// Centre, bounds and transform: of the model, or as shown.
  public func geometry(presentation: Bool = false) -> ViewGeometry {
    guard presentation else { return ViewGeometry { self[$0] } }
    return withPresentation { row in ViewGeometry { row[$0.rawValue] } }
  }

  /// The model's, in the parent's coordinates.
  public var center: Point { Point(self[.centerX], self[.centerY]) }
  /// The model's own coordinate system.
  public var bounds: Rect { geometry().bounds }
  /// The model's, about the centre; of one of space what it does in the plane.
  public var transform: AffineTransform { geometry().transform }
  /// The box around the transformed bounds, in the parent's coordinates.
  public var frame: Rect { geometry().frame }

  /// Takes the view's own coordinates to the stage's, through all its ancestors, each of which is
  /// drawn flat into the next.
  public func toStage(presentation: Bool = false) -> Projection {
    var transform = geometry(presentation: presentation).toParent
    var ancestor = parent
    while let view = ancestor {
      transform = view.geometry(presentation: presentation).toParent * transform
      ancestor = view.parent
    }
    return transform
  }

  /// The corners of the bounds in stage coordinates, from the top left around the rectangle; cut off
  /// where perspective brings it past the eye.
  public func corners(presentation: Bool = false) -> [Point] {
    toStage(presentation: presentation)
      .outline(of: geometry(presentation: presentation).bounds)
  }

  /// The centre in stage coordinates: where dynamics sees the view.
  public var centerOnStage: Point {
    guard let parent else { return center }
    // What is beside the eye is nowhere on the stage: it counts as where its parent has it.
    return parent.toStage().apply(to: center) ?? center
  }
}
