import Answers
import Values
import Diagnostics
import Dynamics
import Geometry
import Staging

/// The properties of a group, now or at a frame that was recorded.
package enum GroupProperties {
  package static func properties(
    of group: Objects.Group, on stage: Stage, at frame: Int?
  ) -> [BoundProperty] {
    let moment = stage.recorder.moment(of: group.track, at: frame ?? stage.frame)
    let reading = Reading(item: group.item, stage: stage, moment: moment)
    return all.map { BoundProperty($0, of: reading) }
  }

  package struct Reading {
    package let item: DynamicItemGroup
    package let stage: Stage
    /// Nil before the group was made.
    package let moment: ItemTrack.Moment?
  }

  private static let all: [Property<Reading>] = [
    Property(
      "center", .point, unit: "pt", "the middle of the rectangle around its members",
      get: { $0.moment.map { .point($0.center) } ?? .nothing },
      set: { (reading, value, check) throws(Mistake) in
        reading.item.center = try check.point(value)
        reading.stage.animator.updateItem(reading.item)
      }),
    Property(
      "rotation", .angle, unit: "rad", "how far it has turned",
      get: { $0.moment.map { .number($0.angle, .angle) } ?? .nothing }),
    Property(
      "velocity", .point, unit: "pt/s", "its speed each way",
      get: {
        $0.moment.map { .point(Point($0.linearVelocity.dx, $0.linearVelocity.dy)) } ?? .nothing
      }),
    Property(
      "angularVelocity", .plain, unit: "rad/s", "how fast it turns",
      get: { $0.moment.map { .plain($0.angularVelocity) } ?? .nothing }),
  ]
}
