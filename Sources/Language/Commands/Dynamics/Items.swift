import Execution

enum ItemsCommand {
  struct Clauses: CommandClauses {
    let rect = Clause(required: "in", .rect, "area to search")
  }

  static let declaration = CommandDeclaration(
    "items", "Lists the items that dynamics finds in a rectangle", .dynamics, Clauses(),
    examples: ["items in (0, 0, 320, 284)"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: ["Like UIKit's `items(in:)`, it also finds items up to 10 points outside."],
    .look { (call) throws(Failure) in
      let names = call.inspector.items(in: try call[\.rect])
      try call.emit(.line(names.isEmpty ? "none" : names.joined(separator: ", ")))
    })
}
