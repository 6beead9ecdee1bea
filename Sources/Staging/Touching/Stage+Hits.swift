import Geometry

extension Stage {
  /// Asks for a point of the stage as UIKit does, from the last subview to the first.
  ///
  /// - Parameters:
  ///   - presentation: whether views are asked where they are shown, as `hitTest` of
  ///     `layer.presentation()` does. UIKit itself asks the model.
  ///   - asDrawn: whether zPosition counts, as it does for drawing and not for UIKit's touches.
  public func hitWalk(
    at point: Point, presentation: Bool = false, asDrawn: Bool = false
  ) -> HitWalk {
    var tester = HitTester(self, isPresentation: presentation, isAsDrawn: asDrawn)
    tester.ask(point)
    return tester.walk
  }
}
