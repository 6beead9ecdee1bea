import Files
import Notebooks
import Platform
import Terminal

/// The course on disk, and the user's place in each lesson.
///
/// The course is the folder `share/motionbook/notebooks` beside an installed program's `bin`, or the
/// folder `notebooks` of the package that the program was built in. It is read in place, so that there
/// is only one copy and lessons are always up to date.
enum LessonFiles {
  private static let folders = ["share/motionbook/notebooks", "notebooks"]
  private static let page = "README.md"
  private static let placesFile = "lessons"

  /// The maximum length of the file of places, in bytes.
  private static let placesLimit = 256 << 10

  /// A file of the course.
  static func read(_ file: String) throws(FileProblem) -> [UInt8] {
    guard let folder = courseFolder else { throw .missing(path: folders[0] + "/" + file) }
    return try AtomicFile.read(folder + "/" + file, limit: NotebookDocument.byteLimit)
  }

  /// The course's folder; nil if there is none above the program.
  static var courseFolder: String? {
    ProgramFile.path.flatMap { ProgramFolder.path(named: folders, holding: page, above: $0) }
  }

  // MARK: Places

  private static var stateFolder: String? {
    StateFolder.path(environment: ProcessEnvironment.current)
  }

  /// The saved places; empty if they cannot be read.
  static func places() -> String {
    guard let stateFolder,
      let bytes = try? AtomicFile.read(stateFolder + "/" + placesFile, limit: placesLimit)
    else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Saves all places at once; does nothing without a state folder.
  static func keepPlaces(_ text: String) throws(FileProblem) {
    guard let stateFolder else { return }
    try StateFolder.create(stateFolder)
    try AtomicFile.write(stateFolder + "/" + placesFile, text, over: .anything)
  }
}
