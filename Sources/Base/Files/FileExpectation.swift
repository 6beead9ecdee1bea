/// The required state of a path before a file is written there.
public enum FileExpectation: Hashable, Sendable {
  /// No file.
  case nothing
  /// The file, unchanged since it was last read or written.
  case unchanged(Fingerprint)
  /// Any file, or none.
  case anything

  /// The file that still has this text.
  public static func text(_ text: String) -> FileExpectation { .unchanged(Fingerprint(text: text)) }
}
