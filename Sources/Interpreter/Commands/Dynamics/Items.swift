import Evaluation

enum ItemsCommand: LookCommand {
  struct Clauses: CommandClauses {
    let rect = Clause(required: "in", .rect, "area to search")
  }

  static let verb = "items"
  static let declaration = declare(
    "Lists the items that dynamics finds in a rectangle", .dynamics, Clauses(),
    examples: ["items in (0, 0, 320, 284)"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: ["Like UIKit's `items(in:)`, it also finds items up to 10 points outside."])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let names = call.inspector.items(in: call[\.rect])
    try call.emit(.line(names.isEmpty ? "none" : names.joined(separator: ", ")))
  }
}
