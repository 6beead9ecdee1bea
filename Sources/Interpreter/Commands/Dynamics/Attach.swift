import Evaluation
import MotionGeometry
import UIKitMotion

enum AttachCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to tie")
    let to = Clause(
      "to", .expression, "other view, or a point; optional with `slide`")
    let pin = Clause(flag: "pin", "joint that may turn about `at`")
    let fixed = Clause(flag: "fixed", "rigid joint at `at`, like glue")
    let slide = Clause(flag: "slide", "joint that moves only `along` an axis through `at`")
    let limit = Clause(flag: "limit", "rope as long as the current distance")
    let at = Clause(
      "at", .point, "position of a pin, fixed or slide joint", else: "the view's center")
    let along = Clause("along", .point, "direction of a slide", default: Point(1, 0))
    let length = Self.number(.length).clause(else: "the current distance")
    let frequency = Self.number(.frequency).clause(else: "0, a rigid rod")
    let damping = Self.number(.damping).clause(else: "0")
    let offset = Clause(
      "offset", .point, "attachment point on the view, from its center", default: .zero)
    let toOffset = Clause(
      "toOffset", .point, "attachment point on the other view", default: .zero)
    let range = Clause(
      "range", .attachmentRange, "range of a pin's angle (0deg..90deg) or a slide's travel (0..100)"
    )
    let friction = Self.number(.frictionTorque).clause(as: "friction", else: "0")

    private static func number(
      _ quantity: AttachmentBehavior.Quantity
    ) -> BehaviorNumber<AttachmentBehavior> { .of(quantity) }
  }

  static let verb = "attach"
  static let declaration = declare(
    "Ties a view to a point or to another view: UIAttachmentBehavior", .dynamics, Clauses(),
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
      "Pinned, glued, sliding and roped views no longer bump into each other; views on a rod do.",
      "Unless `length` is given, a rod is as long as the distance when it is attached.",
      "A limit's offsets are negated and do not turn, as in UIKit's engine.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let attachment = try AttachmentForm(call).make()
    try call.add(attachment)
    try DynamicsWarnings.warnOfLostCollision(attachment, call)
    if attachment.damping > 0, attachment.frequency == 0, let place = call.place(of: \.damping) {
      try call.warn(.dampingWithoutFrequency, at: place)
    }
  }
}
