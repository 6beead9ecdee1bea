/// A clock that nobody sets.
public enum MonotonicClock {
  /// Seconds since an arbitrary moment.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
