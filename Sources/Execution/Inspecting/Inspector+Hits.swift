import Geometry
import Staging

extension Inspector {
  /// What a touch would meet, and what one might think that it meets.
  package struct Hit {
    package let walk: HitWalk
    /// What is drawn in front there, where zPosition puts something else there.
    package let drawn: HitTarget?
    /// What the presentation answers where the model was asked, and the other way round; nil where
    /// both say the same.
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
