import Diagnostics
import Files

/// The part of the host that a statement needs, or the reason why there is none.
extension Host {
  var files: any FileHost {
    get throws(FileRefusal) {
      guard let files = self as? any FileHost else {
        throw FileRefusal(reason: "there are no files here")
      }
      return files
    }
  }

  /// Reads a file of measured values, with a stamp of its content.
  func data(
    _ path: String, below folder: String?, limit: Int
  ) throws(Mistake) -> (bytes: [UInt8], stamp: String) {
    do throws(FileRefusal) {
      guard let host = self as? any DataHost else {
        throw FileRefusal(reason: "there are no files here")
      }
      let bytes = try host.data(path, below: folder, limit: limit)
      return (bytes, Fingerprint(bytes).written)
    } catch {
      throw .cannotRead(path, error.reason)
    }
  }

  var lessons: any LessonHost {
    get throws(Mistake) {
      guard let lessons = self as? any LessonHost else {
        throw .cannotReadLessons("there are none here")
      }
      return lessons
    }
  }

  var editor: any EditorHost {
    get throws(Mistake) {
      guard let editor = self as? any EditorHost else { throw .editedAtPromptAlone }
      return editor
    }
  }

  /// The part that keeps sessions; nil if none are kept, which costs a statement nothing.
  var keeper: (any SessionHost)? { self as? any SessionHost }

  func keptSessions() throws(Mistake) -> [LeftSession] {
    guard let keeper else { throw .sessionsKeptAtPromptAlone }
    return try keeper.keptSessions()
  }

  /// The live view of the stage; nil if there is none.
  var liveStage: (any LiveStage)? { (self as? any LiveHost)?.liveStage }

  func statementEnded() { (self as? any ProgressHost)?.statementEnded() }

  /// The path as the host knows it, or as it was written if there are no files.
  func place(of path: String) -> String { (self as? any FileHost)?.place(of: path) ?? path }
}
