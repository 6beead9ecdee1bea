import Files

/// A temporary file that another program edits, readable only by its owner. It is deleted when its
/// owner releases it; what a killed program left is deleted by `removeLeftovers`.
public struct EditedFile: ~Copyable {
  private let folder: Descriptor
  private let file: TemporaryFile

  public var path: String { folder.path + "/" + file.name }

  /// Creates a file with a text in a folder, with a name such as `motionbook-4711-0.motion`.
  public init(_ text: String, in folder: String) throws(FileProblem) {
    let place = try Descriptor(folder: folder)
    let file = try TemporaryFile(Self.pattern, in: place, mode: 0o600)
    try file.fill(Array(text.utf8), permissions: nil, in: place)
    self.file = file
    self.folder = place
  }

  deinit { file.remove(from: folder) }

  /// Deletes the files in a folder whose programs were killed.
  public static func removeLeftovers(in folder: String) {
    if let place = try? Descriptor(folder: folder) {
      TemporaryFile.removeLeftovers(pattern, in: place)
    }
  }

  private static var pattern: TemporaryFile.Pattern {
    TemporaryFile.Pattern(stem: "motionbook-", suffix: ".motion")
  }
}
