import Answers
import Values
import Execution
import Charts
import Dynamics
import Geometry
import Staging

/// What is invisible on a device: regions, attachments and fields.
extension Canvas {
  /// The edges of fields' regions, as dots.
  mutating func drawRegions(of world: World) {
    let spacing = world.stage.size.width / Double(columns)
    for entry in world.objects.behaviors {
      guard let field = entry.behavior as? FieldBehavior, field.isActing else { continue }
      for point in field.region.outline(spacing: spacing) {
        dot(at: (x: field.position.x + point.x, y: field.position.y + point.y), glyph: ".")
      }
    }
  }

  /// Attachments, as lines between what they tie.
  mutating func drawAttachments(of world: World) {
    for entry in world.objects.behaviors {
      guard let attachment = entry.behavior as? AttachmentBehavior, attachment.isActing else {
        continue
      }
      let start = attachment.item.center
      let end = attachment.otherItem?.center ?? attachment.anchorPoint
      line(from: (x: start.x, y: start.y), to: (x: end.x, y: end.y), stroke: .glyph("~"))
    }
  }

  /// Arrows on a grid: where fields push, `·` where they reach but do nothing.
  mutating func drawFields(of world: World) {
    let size = world.stage.size
    let across = max(2, columns / 5)
    let down = max(2, rows / 3)
    for row in 0..<down {
      for column in 0..<across {
        let point = Point(
          (Double(column) + 0.5) * size.width / Double(across),
          (Double(row) + 0.5) * size.height / Double(down))
        guard let force = world.stage.animator.fieldForce(at: point) else { continue }
        text(Self.arrow(force), at: (x: point.x, y: point.y))
      }
    }
  }

  /// Eight directions; doubled from 1 N on, which is 100 pt/s² for 100x100 points.
  private static func arrow(_ force: Vector) -> String {
    guard force.isFinite, force.length > 0.001 else { return "o" }
    let eighths = Int((force.angle / (.pi / 4)).rounded()) & 7
    let arrow = [">", "\\", "v", "/", "<", "\\", "^", "/"][eighths]
    return force.length >= 1 ? arrow + arrow : arrow
  }
}
