import Diagnostics
import Staging
import Values

/// What `trace` and `sweep` have kept, by name. A session has them beside its world, which is made
/// anew when it goes back; so they are values, and a copy of all of them costs nothing.
package struct Traces: Sendable {
  private var byName: [String: Kept] = [:]
  /// In the order in which they came.
  package private(set) var names: [String] = []
  /// The values of all that were ever kept here, those among them that gave way to others: `undo`
  /// can bring these back, so they take room.
  private var valueCount = 0

  /// Something that is kept; the same object as long as it is the same thing.
  package final class Kept: Sendable {
    package let content: Content

    package enum Content: Sendable {
      case trace(Trace)
      case sweep(Sweep)
    }

    package init(_ content: Content) { self.content = content }
  }

  package init() {}

  package subscript(name: String) -> Trace? {
    if case .trace(let trace)? = byName[name]?.content { trace } else { nil }
  }

  package func sweep(named name: String) -> Sweep? {
    if case .sweep(let sweep)? = byName[name]?.content { sweep } else { nil }
  }

  package func kept(named name: String) -> Kept? { byName[name] }

  /// Keeps a trace, in the place of what has its name.
  package mutating func keep(_ trace: Trace, as name: String) throws(Mistake) {
    try keep(Kept(.trace(trace)), as: name)
  }

  /// Keeps what a sweep has found, in the place of what has its name.
  package mutating func keep(_ sweep: Sweep, as name: String) throws(Mistake) {
    try keep(Kept(.sweep(sweep)), as: name)
  }

  package mutating func keep(_ kept: Kept, as name: String) throws(Mistake) {
    let count =
      switch kept.content {
      case .trace(let trace): trace.values.count
      case .sweep(let sweep): sweep.extent
      }
    guard valueCount + count <= Limits.tracedValues else {
      throw .tooMuchTraced(Limits.tracedValues)
    }
    valueCount += count
    if byName.updateValue(kept, forKey: name) == nil { names.append(name) }
  }
}

extension ObjectReference {
  /// Whether it is kept by the session, beside its world: then it has no past.
  var isKept: Bool {
    switch self {
    case .trace, .sweep: true
    case .view, .presentation, .behavior, .effect, .group, .handler, .animation, .animator,
      .controller, .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation,
      .stage, .tilt:
      false
    }
  }
}

extension Trace {
  /// Seconds of the stage, one for each value.
  package var times: [Double] { frames.map { Stage.time(ofFrame: $0) } }

  /// From when to when it goes, as it is told.
  package var span: (first: String, last: String) {
    (
      FrameTime.text(Stage.time(ofFrame: frames.lowerBound)),
      FrameTime.text(Stage.time(ofFrame: frames.upperBound))
    )
  }
}

extension Trace: Recorded {
  /// It is the same at all frames.
  package func at(_ frame: Int) -> Trace? { self }
}

/// What a trace tells of itself beside its numbers.
enum TraceProperties {
  static func properties(of trace: Trace) -> [BoundProperty] {
    all.map { BoundProperty($0, of: trace) }
  }

  private static let all: [Property<Trace>] = [
    Property(
      "from", .time, unit: "s", .recorded, "the time of its first frame",
      get: { .number(Stage.time(ofFrame: $0.frames.lowerBound), .time) }),
    Property(
      "to", .time, unit: "s", .recorded, "the time of its last frame",
      get: { .number(Stage.time(ofFrame: $0.frames.upperBound), .time) }),
    Property(
      "count", .count(1...Limits.frames), .recorded, "how many frames it has",
      get: { .plain(Double($0.values.count)) }),
  ]
}
