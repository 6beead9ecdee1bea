#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing that does not stop before all is written.
public enum WholeWrite {
  /// Writes all of some bytes, whatever signals come in between.
  ///
  /// - Parameter goesOn: Asked when a signal has come; where it answers false, the rest is left out.
  /// - Returns: What kept the system from writing the rest, as `errno` has it; nil where nothing did.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, goesOn: () -> Bool = { true }
  ) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let place = UnsafeRawBufferPointer(rebasing: rest)
      let count = writeOnce(descriptor, place.baseAddress, place.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      } else if !goesOn() {
        return nil
      }
    }
    return nil
  }
}

/// The system's `write`, which the type has a function of the same name for.
private func writeOnce(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
