import Answers
import MotionGeometry
import UIKitMotion

/// Things that are invisible on a device: boundaries, regions, attachments and fields.
extension Scene {
  mutating func addDynamics(of world: ReadOnlyWorld) {
    for entry in world.objects.behaviors { entry.behavior.described?.draw(in: &self) }
  }

  /// Adds the signs of what acts: the gravity that counts, pushes, centers and anchored views.
  mutating func addActions(of world: ReadOnlyWorld) {
    let animator = world.stage.animator
    for entry in world.objects.behaviors { entry.behavior.described?.drawAction(in: &self) }
    gravity = nil
    animator.effectiveGravity?.drawAction(in: &self)
    for item in animator.items where animator.isAnchored(item) {
      let down = Vector(angle: item.angle + .pi / 2, length: item.size.height / 2)
      signs.append(Sign(item.name, "anchored", Figure(.foot, [item.center + down])))
    }
  }

  /// Adds the forces of fields at points of a grid.
  mutating func addForces(of world: ReadOnlyWorld, every spacing: Double) {
    forceSpacing = spacing
    let (across, down) = (Int(clamping: size.width / spacing), Int(clamping: size.height / spacing))
    guard Double(across) * Double(down) <= Double(Self.mostForces) else { return }
    let start = Point(
      (size.width - Double(across - 1) * spacing) / 2,
      (size.height - Double(down - 1) * spacing) / 2)
    world.untraced {
      for place in 0..<across * down {
        let point = start + Vector(Double(place % across), Double(place / across)) * spacing
        guard let force = world.stage.animator.fieldForce(at: point) else { continue }
        forces.append(Force(at: point, force))
      }
    }
  }

  private static let mostForces = 1_000

  /// Adds the forces of fields at the centers of parts of the stage.
  mutating func addForces(of stage: ReadOnlyStage) {
    // A part is 5 columns wide and 3 rows high. A row is twice as high as a column is wide.
    let rows = (Double(columns) * size.height / size.width / 2).rounded()
    let across = max(2, columns / 5)
    let down = max(2, Int(clamping: min(max(rows, 1), 1000)) / 3)
    for row in 0..<down {
      for column in 0..<across {
        let point = Point(
          (Double(column) + 0.5) * size.width / Double(across),
          (Double(row) + 0.5) * size.height / Double(down))
        guard let force = stage.animator.fieldForce(at: point) else { continue }
        forces.append(Force(at: point, force))
      }
    }
  }
}
