import Language
import UIKitMotion

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
    /// The gesture recognizers that it attaches.
    package let recognizers: [GestureRecognizer]
    package let block: Block
    package let scope: Scope
  }

  package var all: [Handler] { table.all }
  package var count: Int { table.names.count }
  package var names: [String] { table.names }

  package subscript(name: String) -> Handler? { table[name] }

  /// Adds a handler, or puts it in the place of one of the same name, with a recognizer of its own.
  package mutating func add(_ handler: Handler) {
    taken += 1
    forget(.handler(handler.name))
    table.set(handler.name, to: handler)
  }

  package mutating func remove(named name: String) {
    forget(.handler(name))
    table.remove(name)
  }

  mutating func begin() {
    table.begin()
    takenBefore = taken
    requirementsBefore = requirements
  }

  mutating func rollBack() {
    table.rollBack()
    taken = takenBefore
    requirements = requirementsBefore
  }

  // MARK: Recognizers that wait

  /// The recognizers that one can speak of: those of a gesture's handler, or a scroll view's own.
  package enum Recognizers: Hashable, Sendable {
    case handler(String)
    case scroll(String)

    package var name: String {
      switch self {
      case .handler(let name), .scroll(let name): name
      }
    }
  }

  /// `require(toFail:)`: recognizers that wait until others have failed.
  package struct Requirement: Hashable, Sendable {
    package let waiting: Recognizers
    package let other: Recognizers

    package init(_ waiting: Recognizers, toFail other: Recognizers) {
      (self.waiting, self.other) = (waiting, other)
    }
  }

  /// In the order in which they were made.
  package private(set) var requirements: [Requirement] = []
  private var requirementsBefore: [Requirement] = []

  package mutating func require(_ requirement: Requirement) {
    if !requirements.contains(requirement) { requirements.append(requirement) }
  }

  /// Drops the requirements of recognizers that are no longer there.
  mutating func forget(_ recognizers: Recognizers) {
    requirements.removeAll { $0.waiting == recognizers || $0.other == recognizers }
  }

  package func recognizers(of source: Recognizers) -> [GestureRecognizer] {
    switch source {
    case .handler(let name): self[name]?.recognizers ?? []
    case .scroll(let view): [GestureRecognizer(.scroll, of: view)]
    }
  }

  /// The names on the way from one that waits, over those it waits for, to another; nil if it does
  /// not wait for that one. Handlers of the same gesture share a recognizer, and wait together.
  package func wait(from start: Recognizers, to end: Recognizers) -> [String]? {
    let ends = Set(recognizers(of: end))
    var waits: [GestureRecognizer: [Requirement]] = [:]
    for requirement in requirements {
      for recognizer in recognizers(of: requirement.waiting) {
        waits[recognizer, default: []].append(requirement)
      }
    }
    var (known, paths): (Set<Recognizers>, [[Recognizers]]) = ([start], [[start]])
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      let last = recognizers(of: path[path.count - 1])
      if !ends.isDisjoint(with: last) { return path.map(\.name) }
      for requirement in last.flatMap({ waits[$0, default: []] })
      where known.insert(requirement.other).inserted {
        paths.append(path + [requirement.other])
      }
    }
    return nil
  }

  /// A name for a handler without one.
  package func freshName(isTaken: (String) -> Bool) -> String {
    var number = taken + 1
    while isTaken("on\(number)") { number += 1 }
    return "on\(number)"
  }
}
