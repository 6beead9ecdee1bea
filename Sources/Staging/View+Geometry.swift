import Geometry

extension View {
  /// Centre, bounds and transform: of the model, or as shown.
  public func geometry(presentation: Bool = false) -> ViewGeometry {
    ViewGeometry { presentation ? self.presentation($0) : self[$0] }
  }

  /// The model's, in the parent's coordinates.
  public var center: Point { Point(self[.centerX], self[.centerY]) }
  /// The model's own coordinate system.
  public var bounds: Rect { geometry().bounds }
  /// The model's, about the centre.
  public var transform: AffineTransform { geometry().transform }
  /// The box around the transformed bounds, in the parent's coordinates.
  public var frame: Rect { geometry().frame }

  /// Takes the view's own coordinates to the stage's, through all its ancestors.
  public func toStage(presentation: Bool = false) -> AffineTransform {
    var transform = geometry(presentation: presentation).toParent
    var ancestor = parent
    while let view = ancestor {
      transform = view.geometry(presentation: presentation).toParent * transform
      ancestor = view.parent
    }
    return transform
  }

  /// The corners of the bounds in stage coordinates, from the top left around the rectangle.
  public func corners(presentation: Bool = false) -> [Point] {
    let transform = toStage(presentation: presentation)
    return geometry(presentation: presentation).bounds.corners.map { transform.apply(to: $0) }
  }

  /// The centre in stage coordinates: where dynamics sees the view.
  public var centerOnStage: Point {
    guard let parent else { return center }
    return parent.toStage().apply(to: center)
  }
}
