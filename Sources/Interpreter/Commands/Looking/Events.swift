import Answers
import Evaluation
import Text
import UIKitMotion
import Values

enum EventsCommand: LookCommand {
  struct Clauses: CommandClauses {
    let last = Clause(
      "last", .count(1...Limits.tableRows), "number of newest events to show", default: 100)
    let range = TimeRange()
  }

  static let verb = "events"
  static let declaration = declare(
    "Lists past events: contacts, rest, animations, touches, gestures, scrolling, keys, tweaks, text sizes",
    .looking, Clauses(),
    examples: ["run until rest; events", "run 1s; events from 200ms to 1s last 5"],
    after: [
      "view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds as walls",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    try call.spend(.object, 3 * call.inspector.events.count)
    let frames = try TimeRange.frames(of: [], call[part: \.range])
    var found = EventTable.shown(call.inspector.events.filter { frames.contains($0.frame) })
    let limit = call[\.last]
    let dropped = found.count - limit
    if dropped > 0 { found.removeFirst(dropped) }
    guard !found.isEmpty else { return try call.emit(.line("nothing has happened")) }
    if dropped > 0, !call.has(\.last) {
      let all = limit + dropped
      try call.emit(
        .line("the last \(limit) of \(all) events; `events last \(all)` shows all"))
    }
    try call.emit(.table(EventTable.table(of: found, call)))
  }
}

private enum EventTable {
  /// The events worth a row. A continuous tilt and a finger's moves keep only the first and last
  /// event, and animations that moved nothing do not report their end.
  static func shown(_ events: [StageEvent]) -> [StageEvent] {
    let between = movesBetween(events)
    return events.indices.filter { index in
      switch events[index].kind {
      case .animationEnded(let end): return !end.views.isEmpty
      case .tilt:
        let isFollowed = index + 1 < events.count && isTilt(events[index + 1], after: events[index])
        let isPreceded = index > 0 && isTilt(events[index], after: events[index - 1])
        return !(isFollowed && isPreceded)
      case .touch, .gesture: return !between.contains(index)
      case .scroll(let scroll):
        return scroll.phase != .didScroll
          || !(isScroll(events, from: index, by: -1) && isScroll(events, from: index, by: 1))
      default: return true
      }
    }.map { events[$0] }
  }

  /// The finger moves that have a move of the same finger before and after them.
  private static func movesBetween(_ events: [StageEvent]) -> Set<Int> {
    var between: Set<Int> = []
    // The last move of each finger so far, and whether it followed another move.
    var last: [Int: (index: Int, hasFollowed: Bool)] = [:]
    for (index, event) in events.enumerated() {
      guard let move = move(event) else { continue }
      guard move.isMove else {
        last[move.finger] = nil
        continue
      }
      let before = last[move.finger]
      if let before, before.hasFollowed { between.insert(before.index) }
      last[move.finger] = (index, before != nil)
    }
    return between
  }

  /// Returns the finger of an event, and whether the event is a move; nil for other events.
  private static func move(_ event: StageEvent) -> (finger: Int, isMove: Bool)? {
    switch event.kind {
    case .touch(let touch): (touch.finger, touch.phase == .moved)
    case .gesture(let gesture): (gesture.finger, gesture.state == .changed)
    default: nil
    }
  }

  /// Whether the next event of the same scroll view, in a direction, is another `didScroll`.
  private static func isScroll(
    _ events: [StageEvent], from index: Int, by step: Int
  ) -> Bool {
    guard case .scroll(let scroll) = events[index].kind else { return false }
    var next = index + step
    while events.indices.contains(next) {
      if case .scroll(let other) = events[next].kind, other.view == scroll.view {
        return other.phase == .didScroll
      }
      next += step
    }
    return false
  }

  private static func isTilt(_ event: StageEvent, after earlier: StageEvent) -> Bool {
    guard case .tilt = event.kind, case .tilt = earlier.kind else { return false }
    return event.frame - earlier.frame <= 1
  }

  static func table(of events: [StageEvent], _ call: Look<EventsCommand.Clauses>) -> Table {
    let (format, tweaks) = (call.expressions.format, call.inspector.tweaks)
    return Table(
      columns: [
        .init("t", unit: "s", kind: .time, decimals: 4),
        .init("event", kind: .text, isWhole: true), .init("who", kind: .text),
        .init("with", kind: .text), .init("where", kind: .place),
      ],
      rows: events.map { row($0, tweaks, format) }, digits: format.digits)
  }

  private static func row(
    _ event: StageEvent, _ tweaks: Tweaks, _ format: NumberFormat
  ) -> [Table.Cell] {
    let cells = event.kind.row.cells(event.kind, tweaks, format)
    let texts = [EventMatch.name(of: event), cells.participant, cells.with]
    return [.number(event.time)] + texts.map { $0.isEmpty ? .empty : .text($0) }
      + [cells.place.isNothing ? .empty : cell(of: cells.place)]
  }

  private static func cell(of place: Value) -> Table.Cell {
    .tuple((place.components ?? []).map(NumberFormat.settled))
  }
}
