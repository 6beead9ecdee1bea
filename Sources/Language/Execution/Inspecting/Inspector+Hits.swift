import Geometry
import Staging

extension Inspector {
  /// The view that a touch would hit, and the views that it seems to hit.
  package struct Hit {
    package let walk: HitWalk
    /// The view drawn in front at this point, if zPosition puts another view there.
    package let drawn: HitTarget?
    /// The presentation's answer if the model was asked, and the reverse; nil if both are the same.
    package let elsewhere: HitTarget?
  }

  package func hit(_ point: Point, presentation: Bool) -> Hit {
    let walk = stage.hitWalk(at: point, presentation: presentation)
    func unlike(_ other: HitWalk) -> HitTarget? {
      other.answer == walk.answer ? nil : other.answer
    }
    return Hit(
      walk: walk,
      drawn: unlike(stage.hitWalk(at: point, presentation: presentation, asDrawn: true)),
      elsewhere: unlike(stage.hitWalk(at: point, presentation: !presentation)))
  }
}
