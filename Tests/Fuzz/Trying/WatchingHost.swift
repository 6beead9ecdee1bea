import Answers
import Diagnostics
import Files
import Playing

/// A host that writes down all that is shown, looks at it, has files in memory, and presses
/// Ctrl-C when a statement has asked often enough: by count, so that a run is the same everywhere.
final class WatchingHost: Host, FileHost, SessionHost {
  /// The text shown, as on a terminal, or with all the bits of its numbers.
  private(set) var shown = ""
  var isExact = false
  private(set) var complaints: [Complaint] = []
  /// The statements that a journal would hold.
  private(set) var kept: [String] = []
  var files: [String: [UInt8]] = [:]
  private var left: [LeftSession] = []
  private var asked = 0
  private var patience = 0

  /// Begins to wait anew: the next statement is stopped after so many frames and rounds.
  func wait(_ count: Int) { (asked, patience) = (0, count) }

  /// Whether Ctrl-C has come since `wait`.
  var hasInterrupted: Bool { asked > patience }

  /// The text shown since it was last taken.
  func drain() -> String {
    defer { shown = "" }
    return shown
  }

  // MARK: Showing

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    for output in outputs {
      let json = JSONRenderer().text(of: output)
      note(TextWatch.complaint(aboutJSON: json))
      show(isExact ? json : TextRenderer(layout: layout).text(of: output))
    }
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    // A line that is blamed long after it was typed stands alone in a journal, without what was
    // typed beside it.
    let told = isExact ? Diagnostic(diagnostic.mistake, at: nil) : diagnostic
    show(DiagnosticRenderer().lines(for: told).joined(separator: "\n") + "\n")
    note(TextWatch.complaint(aboutJSON: JSONRenderer().text(of: .diagnostic(diagnostic))))
    let narrow = DiagnosticRenderer(locations: false, width: 20).lines(for: diagnostic)
    note(TextWatch.complaint(about: narrow.joined(separator: "\n")))
  }

  func show(_ notice: Notice) { show(notice.text + "\n") }

  private func show(_ text: String) {
    shown += text
    note(TextWatch.complaint(about: text))
  }

  func note(_ complaint: Complaint?) {
    if let complaint, complaints.count < 5 { complaints.append(complaint) }
  }

  // MARK: Files

  func read(_ path: String) throws(FileRefusal) -> InputText {
    guard let bytes = files[path] else { throw FileRefusal(reason: "there is no such file") }
    return InputText(name: path, bytes: bytes)
  }

  func place(of path: String) -> String { path }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    switch expected {
    case .nothing where files[path] != nil: throw FileRefusal(.exists, reason: "it is there")
    case .unchanged(let known) where files[path].map(Fingerprint.init) != known:
      throw FileRefusal(.changed, reason: "it was changed")
    case .nothing, .unchanged, .anything: files[path] = Array(text.utf8)
    }
  }

  // MARK: While something runs

  var isInterrupted: Bool {
    asked += 1
    return hasInterrupted
  }

  // MARK: Keeping sessions

  func keep(_ statement: String) { kept.append(statement) }
  func keep(_ file: SavedFile) {}
  func keep(_ departure: Departure) {}
  func beginKeeping(_ statements: [String]) { kept = statements }

  func putAside(after number: Int?) throws(FileRefusal) -> Int? {
    let number = (left.first?.number ?? 0) + 1
    left.insert(LeftSession(number: number, time: "then", statements: kept), at: 0)
    return number
  }

  func keptSessions() throws(Mistake) -> [LeftSession] { left }
}
