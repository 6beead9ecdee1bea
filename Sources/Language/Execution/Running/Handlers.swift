import Language

/// The blocks that events run, by name and in order of creation.
package struct Handlers {
  private var table = NamedTable<Handler>()
  /// The number of handlers ever created; numbers in names are not reused.
  private var taken = 0
  private var takenBefore = 0

  /// A block that an event runs.
  package struct Handler {
    package let name: String
    package let pattern: EventPattern
    package let block: Block
    package let scope: Scope
  }

  package var all: [Handler] { table.all }
  package var count: Int { table.names.count }
  package var names: [String] { table.names }

  package subscript(name: String) -> Handler? { table[name] }

  package mutating func add(_ handler: Handler) {
    taken += 1
    table.set(handler.name, to: handler)
  }

  package mutating func remove(named name: String) { table.remove(name) }

  mutating func begin() {
    table.begin()
    takenBefore = taken
  }

  mutating func takeBack() {
    table.takeBack()
    taken = takenBefore
  }

  /// A name for a handler without one.
  package func freshName(isTaken: (String) -> Bool) -> String {
    var number = taken + 1
    while isTaken("on\(number)") { number += 1 }
    return "on\(number)"
  }
}
