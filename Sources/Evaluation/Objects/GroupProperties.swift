import Diagnostics
import Dynamics
import Geometry
import Staging

/// The properties of a group. Its past is not recorded; that of its members is.
enum GroupProperties {
  static func properties(
    of group: Objects.Group, on stage: Stage, at frame: Int?
  ) -> [BoundProperty] {
    let isNow = frame == nil || frame == stage.frame
    let moment = Moment(item: group.item, stage: stage, isNow: isNow)
    return all.map { BoundProperty($0, of: moment) }
  }

  struct Moment {
    let item: DynamicItemGroup
    let stage: Stage
    let isNow: Bool
  }

  private static let all: [Property<Moment>] = [
    Property(
      "center", .point, unit: "pt", "the middle of the rectangle around its members",
      get: { $0.isNow ? .point($0.item.center) : .nothing },
      set: { (moment, value, check) throws(Mistake) in
        moment.item.center = try check.point(value)
        moment.stage.animator.updateItem(moment.item)
      }),
    Property(
      "rotation", .angle, unit: "rad", "how far it has turned",
      get: { $0.isNow ? .number($0.item.angle, .angle) : .nothing }),
    Property(
      "velocity", .point, unit: "pt/s", "its speed each way",
      get: { $0.isNow ? .point($0.item.linearVelocity) : .nothing }),
    Property(
      "angularVelocity", .plain, unit: "rad/s", "how fast it turns",
      get: { $0.isNow ? .plain($0.item.angularVelocity) : .nothing }),
  ]
}
