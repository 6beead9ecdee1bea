import MotionGeometry

extension Stage {
  /// Hit-tests a point of the stage as UIKit does, from the last subview to the first.
  ///
  /// - Parameters:
  ///   - presentation: whether to test the presentation, like `hitTest` of `layer.presentation()`.
  ///     UIKit itself tests the model.
  ///   - asDrawn: whether zPosition counts, which affects drawing but not UIKit's touches.
  package func hitWalk(
    at point: Point, presentation: Bool = false, asDrawn: Bool = false
  ) -> HitWalk {
    var tester = HitTester(self, isPresentation: presentation, isAsDrawn: asDrawn)
    tester.ask(point)
    return tester.walk
  }
}
