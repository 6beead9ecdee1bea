import Diagnostics
import MotionGeometry
import UIKitMotion

/// The properties of a group, now or at a recorded frame.
package enum GroupProperties {
  package static func properties(
    of group: Objects.Group, on stage: ReadOnlyStage
  ) -> [BoundProperty] {
    let reading = Reading(group: group, stage: stage, frame: stage.frame)
    return all.map { BoundProperty($0, of: reading) }
  }

  struct Reading: Recorded {
    let group: Objects.Group
    let stage: ReadOnlyStage
    let frame: Int

    var item: DynamicItemGroup { group.item }
    /// Nil before the group existed.
    var moment: ItemMotion? { stage.recorder.motion(of: group.track, at: frame) }

    func at(_ frame: Int) -> Reading? { Reading(group: group, stage: stage, frame: frame) }
  }

  private static let all: [Property<Reading>] = [
    Property(
      "center", .point, unit: "pt", .recorded, "center of the rectangle around its members",
      get: { $0.moment.map { .point($0.center) } ?? .nothing },
      set: { reading, stage, value in
        reading.item.center = value
        stage.animator.updateItem(reading.item)
      }),
    Property(
      "rotation", .angle, unit: "rad", .recorded, "rotation angle",
      get: { $0.moment.map { .number($0.angle, .angle) } ?? .nothing }),
    Property(
      "velocity", .point, unit: "pt/s", .recorded, "velocity in x and y",
      get: {
        $0.moment.map { .point(Point($0.linearVelocity.dx, $0.linearVelocity.dy)) } ?? .nothing
      }),
    Property(
      "angularVelocity", .plain, unit: "rad/s", .recorded, "rotation speed",
      get: { $0.moment.map { .plain($0.angularVelocity) } ?? .nothing }),
  ]
}
