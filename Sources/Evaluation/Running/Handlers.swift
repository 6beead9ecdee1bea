import Language

/// The blocks that events run, in the order in which they came, and by name.
struct Handlers {
  private(set) var all: [Handler] = []
  private var byName: [String: Handler] = [:]
  /// How many there have been; numbers in names are not used again.
  private var count = 0

  /// A block that an event runs.
  struct Handler {
    let name: String
    let pattern: EventPattern
    let block: Block
    let scope: Scope
  }

  var names: [String] { all.map(\.name) }

  subscript(name: String) -> Handler? { byName[name] }

  mutating func add(_ handler: Handler) {
    count += 1
    all.append(handler)
    byName[handler.name] = handler
  }

  mutating func remove(named name: String) {
    byName[name] = nil
    all.removeAll { $0.name == name }
  }

  /// A name for a handler that was given none.
  func freshName(isTaken: (String) -> Bool) -> String {
    var number = count + 1
    while isTaken("on\(number)") { number += 1 }
    return "on\(number)"
  }
}
