/// A temporary file that another program edits, readable only by its owner. It is deleted when its
/// owner releases it; what a killed program left is deleted by `removeLeftovers`.
public struct EditedFile: ~Copyable {
  private let file: TemporaryFile

  public var path: String { file.path }

  /// Creates a file with a text in a folder, with a name such as `motionbook-4711-0.motion`.
  public init(_ text: String, in folder: String) throws(FileProblem) {
    let file = try TemporaryFile(Self.pattern(in: folder), mode: 0o600)
    try file.fill(Array(text.utf8), permissions: nil)
    self.file = file
  }

  deinit { file.remove() }

  /// Deletes the files in a folder whose programs were killed.
  public static func removeLeftovers(in folder: String) {
    TemporaryFile.removeLeftovers(pattern(in: folder))
  }

  private static func pattern(in folder: String) -> TemporaryFile.Pattern {
    TemporaryFile.Pattern(stem: folder + "/motionbook-", suffix: ".motion")
  }
}
