import Diagnostics
import UIKitMotion
import Values

/// The history of an object's properties that the stage does not record: each change and its frame.
///
/// It keeps nothing for a property that never changed.
///
/// A `ChangeLog` holds the changes of one property. The numbers of every frame are in the stage's
/// `Recorder`.
package final class PropertyLog {
  private let creationFrame: Int
  private let stage: ReadOnlyStage
  /// Every logged property as it is now. Setting one may change another: a new magnitude also
  /// changes the direction vector.
  private let read: () -> [(name: String, value: Value)]
  /// The properties that the simulation changes by itself.
  private let watched: () -> [(name: String, value: Value)]
  private var logs: [String: ChangeLog<Value>] = [:]
  private var seen: [(name: String, value: Value)]
  /// The extra bytes of large values in all changes: a region may have many shapes.
  private var valueBytes = 0

  /// - Parameter object: the object with these properties; the log retains it.
  init<Object: Logged>(
    of object: Object, _ properties: [Property<Object>], on stage: ReadOnlyStage
  ) {
    func reading(_ ways: [PropertyHistory<Object>.Way]) -> () -> [(name: String, value: Value)] {
      let read = properties.filter { ways.contains($0.history.way) }
      return { read.map { ($0.name, $0.get(object)) } }
    }
    self.stage = stage
    creationFrame = stage.frame
    read = reading([.logged, .watched])
    watched = reading([.watched])
    seen = watched()
  }

  /// Whether the simulation may change a property by itself.
  var isWatched: Bool { !seen.isEmpty }

  /// The value of a property at a frame; nothing before the object existed and in frames without a
  /// record.
  func value(of name: String, at frame: Int, now: Value) -> Value {
    guard frame >= creationFrame, stage.recorder.isKnown(frame) else { return .nothing }
    return logs[name]?.value(at: frame) ?? now
  }

  /// Notes the changes that a body makes.
  func noting(_ body: () throws(Mistake) -> Void) throws(Mistake) {
    let before = read()
    try body()
    note(from: before, to: read())
    seen = watched()
  }

  /// Notes the changes that the last frame made.
  func look() {
    let now = watched()
    note(from: seen, to: now)
    seen = now
  }

  private func note(
    from before: [(name: String, value: Value)], to after: [(name: String, value: Value)]
  ) {
    for (old, new) in zip(before, after) where !old.value.isSame(as: new.value) {
      logs[old.name, default: ChangeLog(old.value)].note(new.value, at: stage.frame)
      valueBytes += 100 * (new.value.extent - 1)
    }
  }

  /// The bytes that the changes take.
  var byteCount: Int { logs.values.reduce(valueBytes) { $0 + $1.byteCount } }
}
