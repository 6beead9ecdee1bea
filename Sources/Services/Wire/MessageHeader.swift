import JSON
import Platform

/// The headers of a kernel's messages.
struct MessageHeader {
  /// The version of the messaging protocol.
  static let protocolVersion = "5.3"

  /// Tells this run of the kernel from others.
  private let session = String(UInt64.random(in: .min ... .max), radix: 16)
  private var count = 0

  /// The next message's header.
  mutating func next(_ type: String) -> JSONValue {
    count += 1
    return [
      "msg_id": .string("\(session)-\(count)"), "session": .string(session),
      "username": "motionbook", "date": .string(Self.now()), "msg_type": .string(type),
      "version": .string(Self.protocolVersion),
    ]
  }

  /// The time, as ISO 8601 with microseconds.
  private static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = [Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { padded($0, 2) }
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded(Int($0), 2) }
    return "\(padded(Int(parts.tm_year) + 1900, 4))-\(day[0])-\(day[1])T"
      + clock.joined(separator: ":") + ".\(padded(time.tv_nsec / 1000, 6))Z"
  }
}
