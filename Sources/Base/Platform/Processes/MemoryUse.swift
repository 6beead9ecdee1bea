/// The memory that this process uses. On Linux, the system's own record of it is that of the
/// program which started this one.
public final class MemoryUse {
  #if canImport(Darwin)
    public init() {}

    /// The most so far, in bytes; 0 if unknown.
    public var bytes: Int {
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    }
  #else
    private let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

    public init() {}

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The current amount, in bytes; 0 if unknown.
    public var bytes: Int {
      var text = [UInt8](repeating: 0, count: 128)
      let count = pread(descriptor, &text, text.count, 0)
      // The second number is the resident pages.
      let numbers = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
      guard numbers.count > 1 else { return 0 }
      return (Int(String(decoding: numbers[1], as: UTF8.self)) ?? 0) * Int(getpagesize())
    }
  #endif
}
