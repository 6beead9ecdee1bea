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
      set: { clock, value in clock.speed = value }),
    clock(
      "timeOffset", .number(.time, LayerClock.times), "offset added to its time", unit: "s",
      get: { .number($0.timeOffset, .time) },
      set: { clock, value in clock.timeOffset = value }),
    clock(
      "beginTime", .number(.time, LayerClock.times), "start of its time, in its parent's time",
      unit: "s", get: { .number($0.beginTime, .time) },
      set: { clock, value in clock.beginTime = value }),
    clock(
      "duration", durationOrInfinity,
      "duration of one play of its time; `infinity`, the default, never ends", unit: "s",
      get: { .number($0.duration, .time) },
      set: { clock, value in clock.duration = value }),
    clock(
      "repeatCount", .times(LayerClock.repeatCounts),
      "number of plays of its `duration`; 0 counts as 1", get: { .plain($0.repeatCount) },
      set: { clock, value in clock.repeatCount = value }),
    clock(
      "autoreverses", .boolean, "whether each play of its `duration` also runs backward",
      get: { .boolean($0.autoreverses) },
      set: { clock, value in clock.autoreverses = value
      }),
    clock(
      "fillMode", .word(MediaTiming.FillMode.self),
      "whether it is shown before and after its `duration`", get: { .string($0.fillMode.rawValue) },
      set: { clock, value in clock.fillMode = value }),
  ]

  private static let durationOrInfinity = ValueType<Double>(.number(.time, LayerClock.durations)) {
    (check, value) throws(Mistake) in
    if case .number(.infinity, _) = value { return .infinity }
    return try check.number(value, .time, LayerClock.durations)
  }

  private static func clock<Content>(
    _ name: String, _ type: ValueType<Content>, _ summary: String, unit: String = "",
    get: @escaping @Sendable (LayerClock) -> Value,
    set: @escaping @Sendable (inout LayerClock, Content) -> Void
  ) -> ViewProperty {
    Property(
      name, type, unit: unit, .recorded, summary, get: { $0.clock.map(get) ?? .nothing },
      set: { reading, stage, value in
        var clock = reading.view.clock
        set(&clock, value)
        try stage.setClock(clock, of: reading.view)
      })
  }
}
