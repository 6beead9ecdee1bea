/// The reason why the host did not read or write a file.
public struct FileRefusal: Error, Hashable, Sendable {
  /// A cause that a workbook can handle.
  public enum Cause: Hashable, Sendable {
    /// A file exists where none was expected.
    case exists
    /// The file is not what it was expected to be.
    case changed
    /// Anything else, such as a lack of permission.
    case other
  }

  /// The cause, so that a workbook can handle it.
  public let cause: Cause

  /// The reason: a sentence without its full stop.
  public let reason: String

  /// Creates a refusal; `reason` is a sentence without its full stop.
  public init(_ cause: Cause = .other, reason: String) {
    self.cause = cause
    self.reason = reason
  }
}
