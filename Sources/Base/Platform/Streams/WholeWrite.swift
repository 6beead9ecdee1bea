/// Writes that continue until everything is written.
public enum WholeWrite {
  /// Writes all bytes, even if signals interrupt it.
  ///
  /// - Parameter goesOn: Called after a signal; if it returns false, the rest is dropped.
  /// - Returns: The `errno` value of a failed write; nil if there was none.
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
