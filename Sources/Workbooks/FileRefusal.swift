/// Why the host did not read or write a file.
public struct FileRefusal: Error, Hashable, Sendable {
  /// What a workbook can do something about.
  public enum Cause: Hashable, Sendable {
    /// A file stands where there was to be none.
    case exists
    /// The file is not what it was expected to be.
    case changed
    /// All else, permission among it.
    case other
  }

  /// What a workbook can do something about.
  public let cause: Cause

  /// It in words: a sentence without its full stop.
  public let reason: String

  /// Makes a refusal; `reason` is a sentence without its full stop.
  public init(_ cause: Cause = .other, reason: String) {
    self.cause = cause
    self.reason = reason
  }

  public static let editedAtPromptAlone = Self(reason: "lines are edited at the prompt alone")
  public static let keptAtPromptAlone = Self(reason: "sessions are kept at the prompt alone")
}

/// What has to stand in a file's place for it to be written.
public enum FileExpectation: Hashable, Sendable {
  /// No file.
  case nothing
  /// The file as it was last read or written: it still holds this text.
  case text(String)
  /// The file as it was when this session was kept: the stamp of its text is still this one.
  case stamp(String)
  /// Any file, or none.
  case anything
}
