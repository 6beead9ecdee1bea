/// The clock on the wall, which somebody may set, and which goes on while nothing runs.
public enum WallClock {
  /// Seconds since 1970.
  public static func now() -> Double { seconds(of: CLOCK_REALTIME) }
}

/// A clock that nobody sets.
public enum MonotonicClock {
  /// Seconds since an arbitrary moment.
  public static func now() -> Double { seconds(of: CLOCK_MONOTONIC) }
}

private func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
