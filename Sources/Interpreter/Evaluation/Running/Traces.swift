import Diagnostics
import UIKitMotion
import Values

/// The results of `trace` and `sweep`, by name. A session stores them beside its world, which is
/// created again when it goes back; they are values, so copying all of them is free.
package struct Traces: Sendable {
  private var byName: [String: Kept] = [:]
  /// The names in order of creation.
  package private(set) var names: [String] = []
  /// The words of the names with a key, such as `low` of `low[1]`.
  private(set) var madeWords: Set<String> = []
  /// The number of values ever stored, including the replaced ones: `undo` can restore those, so
  /// they take memory.
  private var valueCount = 0

  /// A stored result. It keeps its identity for as long as it is the same result.
  package final class Kept: Sendable {
    package let content: Content

    /// A recorded series, the results of a sweep, or measured series of a file.
    package enum Content: Sendable {
      case trace(Trace)
      case sweep(Sweep)
      case recording(Recording)
    }

    package init(_ content: Content) { self.content = content }
  }

  package init() {}

  package subscript(name: String) -> Trace? {
    if case .trace(let trace)? = byName[name]?.content { return trace }
    // A column of measured data: `real.y`.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return recording(named: String(name[..<dot]))?[String(name[name.index(after: dot)...])]
  }

  package func sweep(named name: String) -> Sweep? {
    if case .sweep(let sweep)? = byName[name]?.content { sweep } else { nil }
  }

  /// Measured data, or the part of it that a name with dots means: `real.nose` of `real`.
  package func recording(named name: String) -> Recording? {
    if case .recording(let recording)? = byName[name]?.content { return recording }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return recording(named: String(name[..<dot]))?.part(String(name[name.index(after: dot)...]))
  }

  package func kept(named name: String) -> Kept? { byName[name] }

  /// Stores a trace, replacing the result with the same name.
  package mutating func keep(_ trace: Trace, as name: String) throws(Mistake) {
    try keep(Kept(.trace(trace)), as: name)
  }

  /// Stores the result of a sweep, replacing the result with the same name.
  package mutating func keep(_ sweep: Sweep, as name: String) throws(Mistake) {
    try keep(Kept(.sweep(sweep)), as: name)
  }

  /// Stores measured data, replacing the result with the same name.
  package mutating func keep(_ recording: Recording, as name: String) throws(Mistake) {
    try keep(Kept(.recording(recording)), as: name)
  }

  package mutating func keep(_ kept: Kept, as name: String) throws(Mistake) {
    let count =
      switch kept.content {
      case .trace(let trace): trace.values.count
      case .sweep(let sweep): sweep.extent
      case .recording(let recording): recording.extent
      }
    guard valueCount + count <= Limits.tracedValues else {
      throw .tooMuchTraced(Limits.tracedValues)
    }
    valueCount += count
    guard byName.updateValue(kept, forKey: name) == nil else { return }
    names.append(name)
    if let word = MadeNames.word(of: name) { madeWords.insert(word) }
  }
}

extension ObjectReference {
  /// Whether the session stores it beside its world, so that it does not have a past.
  var isKept: Bool {
    switch self {
    case .trace, .sweep, .recording: true
    case .view, .presentation, .behavior, .effect, .group, .handler, .animation, .animator,
      .controller, .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation,
      .stage, .tilt:
      false
    }
  }
}

extension Trace {
  /// The time of each value on the stage, in seconds.
  package var times: [Double] { sampleTimes ?? frames.map { Stage.time(ofFrame: $0) } }

  /// The start and end time, for display.
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

/// Measured data: each of its columns is a trace.
enum RecordingProperties {
  static func properties(of recording: Recording, named name: String) -> [BoundProperty] {
    let parts = recording.parts.map { part in
      BoundProperty(
        Property<Recording>(
          part, .object, .recorded, "measured series",
          get: { _ in .object(.recording("\(name).\(part)")) }), of: recording)
    }
    return parts
      + recording.columns.filter { !$0.name.contains(".") }.map { column in
        BoundProperty(
          Property<Recording>(
            column.name, .points, unit: column.trace.unit, .recorded, "a measured series",
            get: { _ in .object(.trace("\(name).\(column.name)")) }), of: recording)
      }
  }
}

extension Recording: Recorded {
  /// It is the same at all frames.
  package func at(_ frame: Int) -> Recording? { self }
}

/// The properties of a trace besides its numbers.
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
