import Diagnostics
import Staging
import Values

extension ViewProperties {
  /// The three numbers of a layer's own time.
  static let time: [ViewProperty] = [
    clock(
      "speed", .number(.plain, LayerClock.speeds), "speed of its time; 0 pauses it", unit: "",
      .plain, \.speed),
    clock(
      "timeOffset", .number(.time, LayerClock.times), "offset added to its time", unit: "s", .time,
      \.timeOffset),
    clock(
      "beginTime", .number(.time, LayerClock.times), "start of its time, in its parent's time",
      unit: "s", .time, \.beginTime),
  ]

  private static func clock(
    _ name: String, _ kind: ValueKind, _ summary: String, unit: String, _ quantity: Quantity,
    _ path: WritableKeyPath<LayerClock, Double> & Sendable
  ) -> ViewProperty {
    Property(
      name, kind, unit: unit, .recorded, summary,
      get: { $0.clock.map { .number($0[keyPath: path], quantity) } ?? .nothing },
      set: { (reading, stage, value, check) throws(Mistake) in
        let range = quantity == .time ? LayerClock.times : LayerClock.speeds
        var clock = reading.view.clock
        clock[keyPath: path] = try check.number(value, quantity, range)
        try staging { () throws(StagingProblem) in
          try stage.setClock(clock, of: reading.view)
        }
      })
  }
}
