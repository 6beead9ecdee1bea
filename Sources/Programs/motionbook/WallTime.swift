import Platform

/// Local times of day, for people at the prompt; notebooks never contain them.
enum WallTime {
  /// A time to the minute, such as `2026-03-01 09:05`.
  static func text(secondsSince1970 seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
