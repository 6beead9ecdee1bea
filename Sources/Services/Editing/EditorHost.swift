import Answers
import Diagnostics
import Files
import Playing
import Values

/// The host of what an editor has open: it reads measured data in a document's folder and writes
/// nothing.
final class EditorHost: Host, DataHost {
  private let files: any FileAccess
  /// Whether to stop what runs: the client has something new to say.
  var stops: () -> Bool = { false }
  /// The files that were read since this was last emptied, as cells name them.
  var read: Set<String> = []
  /// The work of one cell while someone types, about a fifth of a second, in the unit of `Work`.
  var briefWork: Int64 = 200_000_000
  /// The work for the answer to one question.
  var askedWork: Int64 { briefWork / 4 }
  /// The work to prepare for the next question, while nobody waits.
  var preparedWork: Int64 { 10 * briefWork }
  /// The work of all cells of a document together, as of a check, in the unit of `Work`.
  var wholeWork = Limits.work

  init(_ files: any FileAccess) { self.files = files }

  var isInterrupted: Bool { stops() }

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {}
  func show(_ diagnostic: Diagnostic, from origin: Origin) {}
  func show(_ notice: Notice) {}

  func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
    read.insert(path)
    guard let folder else { throw FileRefusal(reason: "this text is not in a file") }
    do {
      return try files.read(path, below: folder, limit: limit)
    } catch {
      throw FileRefusal(error)
    }
  }
}
