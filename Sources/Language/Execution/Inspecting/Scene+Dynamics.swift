import Answers
import MotionGeometry
import UIKitMotion

/// Things that are invisible on a device: boundaries, regions, attachments and fields.
extension Scene {
  mutating func addDynamics(of world: ReadOnlyWorld) {
    for entry in world.objects.behaviors {
      switch entry.behavior {
      case let collision as CollisionBehavior: add(collision)
      case let field as FieldBehavior where field.isActing: add(field)
      case let attachment as AttachmentBehavior where attachment.isActing: add(attachment)
      default: break
      }
    }
  }

  private mutating func add(_ collision: CollisionBehavior) {
    boundaries += collision.boundaries.map { boundary in
      Boundary(
        name: boundary.name, behavior: collision.name, points: boundary.points,
        isClosed: boundary.closed)
    }
  }

  private mutating func add(_ field: FieldBehavior) {
    let outline = field.region.outline(spacing: size.width / Double(columns)).map {
      Point(field.position.x + $0.x, field.position.y + $0.y)
    }
    regions.append(
      Region(
        field: field.name, center: field.position, shape: field.region.description,
        outline: outline))
  }

  private mutating func add(_ attachment: AttachmentBehavior) {
    attachments.append(
      Attachment(
        name: attachment.name, from: attachment.item.center,
        to: attachment.otherItem?.center ?? attachment.anchorPoint))
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
