import Dynamics
import Execution
import Geometry

enum AttachCommand {
  static let view = Subject("VIEW", .participant, "what is tied")
  static let to = Clause(
    "to", .expression, "a view, or a point; for `slide` it may be left out")
  static let pin = Clause(flag: "pin", "may turn about `at`")
  static let fixed = Clause(flag: "fixed", "as if glued at `at`")
  static let slide = Clause(flag: "slide", "may only move `along` an axis through `at`")
  static let limit = Clause(flag: "limit", "a rope as long as the distance is now")
  static let at = Clause(
    "at", .point, "where a pin, a glue or a slide holds", else: "the view's center")
  static let along = Clause("along", .point, "the direction of a slide", default: Point(1, 0))
  static let length = Clause(
    "length", .number(.length, AttachmentBehavior.Quantity.length.range), "a rod's length",
    else: "the distance now", also: ["distance"])
  static let frequency = Clause(
    "frequency", .number(.frequency, AttachmentBehavior.Quantity.frequency.range),
    "makes the rod a spring", else: "0, a rod", also: ["stiffness", "spring"])
  static let damping = Clause(
    "damping", .number(.plain, AttachmentBehavior.Quantity.damping.range),
    "how soon the spring's swing fades", else: "0")
  static let offset = Clause(
    "offset", .point, "where the view is held, from its center", default: .zero)
  static let toOffset = Clause(
    "toOffset", .point, "where the other view is held", default: .zero)
  static let range = Clause(
    "range", .attachmentRange, "how far a pin turns (0deg..90deg) or a slide moves (0..100)")
  static let friction = Clause(
    "friction", .positive, "the torque that brakes a pin, in N·m", else: "0")

  static let declaration = CommandDeclaration(
    "attach", "ties a view to a point or to another view: UIAttachmentBehavior", .dynamics,
    subject: view,
    clauses: [
      to, pin, fixed, slide, limit, at, along, length, frequency, damping, offset, toOffset, range,
      friction,
    ],
    takesName: true,
    examples: [
      "attach red to (160, 0) length 120 frequency 2 damping 0.1", "attach red to blue",
      "attach red to blue offset (0, 50) toOffset (0, -50)",
      "attach red to blue pin at (120, 100) range -90deg..90deg friction 2",
      "attach red to blue fixed", "attach red slide along (1, 0) range -50..50",
      "attach red to blue limit",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (200, 50, 100, 100)"],
    notes: [
      "Pinned, glued, sliding and roped views no longer bump into each other; on a rod they do.",
      "A rod's length is the distance at the moment it is tied, unless it is given.",
      "A limit's offsets are negated and do not turn, as in UIKit's engine.",
    ],
    .change { (call) throws(Failure) in
      let attachment = try AttachmentForm(call).make()
      try call.add(attachment)
      try DynamicsWarnings.warnOfLostCollision(attachment, call)
    })
}
