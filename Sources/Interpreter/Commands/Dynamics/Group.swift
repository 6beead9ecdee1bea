import Evaluation
import UIKitMotion

enum GroupCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let views = Subject("VIEWS", .views, "members of the group")
  }

  static let verb = "group"
  static let declaration = declare(
    "Makes views move as one body: UIDynamicItemGroup", .dynamics, Clauses(),
    takesName: true,
    examples: ["group red, blue as pair; gravity on pair"],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 50, 50)"],
    notes: [
      "Members keep their relative positions and must not be in a behavior themselves.",
      "The center of a group is the center of the rectangle around its members.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (views, name) = (call[\.views], try call.newName())
    let items = try call.items(of: views.map(Participant.view))
    let group = try call.attempt {
      try DynamicItemGroup(name: name, items: items)
    }
    let world = call.world
    world.objects.add(
      Objects.Group(
        name: name, views: views, item: group, track: world.stage.record(group)))
  }
}
