import Diagnostics
import Staging
import Values

/// What `trace` has kept, by name. A session has them beside its world, which is made anew when it
/// goes back; so they are values, and a copy of all of them costs nothing.
package struct Traces: Sendable {
  private var byName: [String: Trace] = [:]
  /// In the order in which they came.
  package private(set) var names: [String] = []
  /// The values of all that were ever kept here, those among them that gave way to others: `undo`
  /// can bring these back, so they take room.
  private var valueCount = 0

  package init() {}

  package subscript(name: String) -> Trace? { byName[name] }

  /// Keeps a trace, in the place of one of its name.
  package mutating func keep(_ trace: Trace, as name: String) throws(Mistake) {
    guard valueCount + trace.values.count <= Limits.tracedValues else {
      throw .tooMuchTraced(Limits.tracedValues)
    }
    valueCount += trace.values.count
    if byName.updateValue(trace, forKey: name) == nil { names.append(name) }
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
  package func at(_ frame: Int) -> Trace { self }
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
