import Text
import UIKitMotion
import Values

/// A kind of event as the language has it: its names, who takes part, and what it tells. A new kind
/// needs its row, with a place in `all` and a line in `StageEvent.Kind.row`.
package struct EventRow: Sendable {
  package typealias Name = (name: String, says: String)
  package typealias Field = (name: String, value: Value)
  package typealias Kind = StageEvent.Kind

  /// The participants that a handler may name behind the event.
  enum Participants {
    case nothing, viewsAndBoundaries, screens, keys
    /// The handler takes a finger's touches, and each of its views may be the touched one.
    case touchedViews
  }

  /// The event in the table of `events`.
  package struct Cells: Sendable {
    package var participant = ""
    package var with = ""
    /// A point, a rectangle or a vector.
    package var place = Value.nothing
  }

  /// The names in the language, each with a phrase for help.
  package let names: [Name]
  let takes: Participants
  /// The name of an event; an event of another kind gives an empty answer here and below.
  let name: @Sendable (Kind) -> String
  /// The names of what takes part.
  let participants: @Sendable (Kind) -> [String]
  /// The fields of `event` in a handler, besides its name and time. One called `name` replaces the
  /// event's.
  let fields: @Sendable (Kind, Tweaks) -> [Field]
  package let cells: @Sendable (Kind, Tweaks, NumberFormat) -> Cells

  /// A row of events that say everything themselves.
  /// - Parameters:
  ///   - payload: what the case of the kind holds; nil for other kinds.
  ///   - name: one of several names; nil for the only one.
  init<Payload>(
    _ names: [Name], _ takes: Participants, _ payload: @escaping @Sendable (Kind) -> Payload?,
    name: (@Sendable (Payload) -> String)? = nil,
    participants: @escaping @Sendable (Payload) -> [String] = { _ in [] },
    fields: @escaping @Sendable (Payload) -> [Field] = { _ in [] },
    cells: @escaping @Sendable (Payload) -> Cells = { _ in Cells() }
  ) {
    (self.names, self.takes) = (names, takes)
    let only = names[0].name
    if let name { self.name = { payload($0).map(name) ?? "" } } else { self.name = { _ in only } }
    self.participants = { payload($0).map(participants) ?? [] }
    self.fields = { kind, _ in payload(kind).map(fields) ?? [] }
    self.cells = { kind, _, _ in payload(kind).map(cells) ?? Cells() }
  }

  /// A row of events whose values are kept elsewhere.
  init(
    _ names: [Name], fields: @escaping @Sendable (Kind, Tweaks) -> [Field],
    cells: @escaping @Sendable (Kind, Tweaks, NumberFormat) -> Cells
  ) {
    (self.names, takes) = (names, .nothing)
    let only = names[0].name
    name = { _ in only }
    participants = { _ in [] }
    (self.fields, self.cells) = (fields, cells)
  }
}

extension EventRow {
  /// All rows, in the order of help.
  static let all: [EventRow] = [
    contact, contactEnded, rest, resume, keyboard, tilt, animationEnded, transitionEnded, screen,
    textSize, tweak, key, touch, gesture, scroll,
  ]

  /// The rows by their events' names.
  static let byName: [String: EventRow] = Dictionary(
    all.flatMap { row in row.names.map { ($0.name, row) } }, uniquingKeysWith: { first, _ in first }
  )
}

extension StageEvent.Kind {
  /// The words of the language for the kind.
  package var row: EventRow {
    switch self {
    case .contact: .contact
    case .contactEnded: .contactEnded
    case .rest: .rest
    case .resume: .resume
    case .keyboard: .keyboard
    case .tilt: .tilt
    case .animationEnded: .animationEnded
    case .touch: .touch
    case .gesture: .gesture
    case .scroll: .scroll
    case .custom: .tweak
    case .key: .key
    case .textSizeChanged: .textSize
    case .screen: .screen
    case .transitionEnded: .transitionEnded
    }
  }
}
