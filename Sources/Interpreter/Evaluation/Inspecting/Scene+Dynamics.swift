import Answers
import MotionGeometry
import UIKitMotion

/// Things that are invisible on a device: boundaries, regions, attachments and fields.
extension Scene {
  mutating func addDynamics(of world: ReadOnlyWorld) {
    for entry in world.objects.behaviors { entry.behavior.described?.draw(in: &self) }
  }

  /// Adds the forces of fields at the centers of parts of the stage.
  mutating func addForces(of stage: ReadOnlyStage) {
    // A part is 5 columns wide and 3 rows high. A row is twice as high as a column is wide.
    let rows = (Double(columns) * size.height / size.width / 2).rounded()
    let across = max(2, columns / 5)
    let down = max(2, Int(min(max(rows, 1), 1000)) / 3)
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
