import Execution

enum ItemsCommand {
  static let rect = Clause(required: "in", .rect, "where to look")

  static let declaration = CommandDeclaration(
    "items", "names what dynamics finds in a rectangle", .dynamics, clauses: [rect],
    examples: ["items in (0, 0, 320, 284)"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: ["As UIKit's `items(in:)`, it finds what is up to 10 points outside too."],
    .look { (call) throws(Failure) in
      let names = call.inspector.items(in: try call[rect])
      try call.emit(.line(names.isEmpty ? "none" : names.joined(separator: ", ")))
    })
}
