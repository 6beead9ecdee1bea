import Diagnostics
import MotionCurves
import UIKitMotion
import Values

extension ViewProperties {
  /// A layer's own time, as in `CAMediaTiming`.
  static let time: [ViewProperty] = [
    clock(
      "speed", .number(.plain, LayerClock.speeds), "speed of its time; 0 pauses it",
      get: { .plain($0.speed) },
      set: { (clock, value, check) throws(Mistake) in
        clock.speed = try check.number(value, .plain, LayerClock.speeds)
      }),
    clock(
      "timeOffset", .number(.time, LayerClock.times), "offset added to its time", unit: "s",
      get: { .number($0.timeOffset, .time) },
      set: { (clock, value, check) throws(Mistake) in
        clock.timeOffset = try check.number(value, .time, LayerClock.times)
      }),
    clock(
      "beginTime", .number(.time, LayerClock.times), "start of its time, in its parent's time",
      unit: "s", get: { .number($0.beginTime, .time) },
      set: { (clock, value, check) throws(Mistake) in
        clock.beginTime = try check.number(value, .time, LayerClock.times)
      }),
    clock(
      "duration", .number(.time, LayerClock.durations),
      "duration of one play of its time; `infinity`, the default, never ends", unit: "s",
      get: { .number($0.duration, .time) },
      set: { (clock, value, check) throws(Mistake) in
        if case .number(.infinity, _) = value {
          clock.duration = .infinity
        } else {
          clock.duration = try check.number(value, .time, LayerClock.durations)
        }
      }),
    clock(
      "repeatCount", .times(LayerClock.repeatCounts),
      "number of plays of its `duration`; 0 counts as 1", get: { .plain($0.repeatCount) },
      set: { (clock, value, check) throws(Mistake) in
        clock.repeatCount = try check.times(value, LayerClock.repeatCounts)
      }),
    clock(
      "autoreverses", .boolean, "whether each play of its `duration` also runs backward",
      get: { .boolean($0.autoreverses) },
      set: { (clock, value, check) throws(Mistake) in clock.autoreverses = try check.boolean(value)
      }),
    clock(
      "fillMode", .word(MediaTiming.FillMode.allCases.map(\.rawValue)),
      "whether it is shown before and after its `duration`", get: { .string($0.fillMode.rawValue) },
      set: { (clock, value, check) throws(Mistake) in clock.fillMode = try check.word(value) }),
  ]

  private static func clock(
    _ name: String, _ kind: ValueKind, _ summary: String, unit: String = "",
    get: @escaping @Sendable (LayerClock) -> Value,
    set: @escaping @Sendable (inout LayerClock, Value, Check) throws(Mistake) -> Void
  ) -> ViewProperty {
    Property(
      name, kind, unit: unit, .recorded, summary, get: { $0.clock.map(get) ?? .nothing },
      set: { (reading, stage, value, check) throws(Mistake) in
        var clock = reading.view.clock
        try set(&clock, value, check)
        try attempt {
          try stage.setClock(clock, of: reading.view)
        }
      })
  }
}
