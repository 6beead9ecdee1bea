import Language

/// The blocks that events run, in the order in which they came, and by name.
package struct Handlers {
  package private(set) var all: [Handler] = []
  private var byName: [String: Handler] = [:]
  /// How many there have been; numbers in names are not used again.
  private var count = 0

  /// A block that an event runs.
  package struct Handler {
    package let name: String
    package let pattern: EventPattern
    package let block: Block
    package let scope: Scope
  }

  package var names: [String] { all.map(\.name) }

  package subscript(name: String) -> Handler? { byName[name] }

  package mutating func add(_ handler: Handler) {
    count += 1
    all.append(handler)
    byName[handler.name] = handler
  }

  package mutating func remove(named name: String) {
    byName[name] = nil
    all.removeAll { $0.name == name }
  }

  /// A name for a handler that was given none.
  package func freshName(isTaken: (String) -> Bool) -> String {
    var number = count + 1
    while isTaken("on\(number)") { number += 1 }
    return "on\(number)"
  }
}
