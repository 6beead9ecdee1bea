import Platform

/// The system's own messages for its errors.
public enum SystemError {
  /// The message for an `errno` value, from `strerror`; by default for the last error.
  public static func text(_ code: Int32 = errno) -> String {
    strerror(code).map { String(cString: $0) } ?? "unknown error"
  }
}
