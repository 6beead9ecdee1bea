import Answers
import Diagnostics
import Files
import Playing

/// A host without a terminal or a disk: what it is told is written down in its order, files are in
/// memory, and Ctrl-C comes when the script says so.
class ScriptedHost: Host, FileHost, ProgressHost, FrameHost {
  enum Event: Hashable {
    case line(String)
    case mistake(MistakeID, Origin)
    case notice(String)
    /// Words of a notebook, without their looks.
    case prose(String)
    /// Lines of a notebook that wait.
    case code(String)
    /// How many frames of a 60th of a second the session has come to.
    case frame(Int)
    case progress(RunProgress)
    case ended
    case kept(String)
    case begun([String])
  }

  final var events: [Event] = []
  /// The files there are, by name.
  var files: [String: String]
  /// Frames after which the person wants it to stop; nil for never.
  var patience: Int?
  /// How often it may be asked whether to stop before it says yes; nil for ever.
  var asksLeft: Int?
  /// Whether the person wants it to stop before anything has passed.
  var interruptsAtOnce = false
  /// Called whenever a frame has passed.
  var frameTakes: () -> Void = {}
  /// A file that somebody else changes once it is read.
  var changesMeanwhile: String?
  /// Why nothing is read or written here; nil where all may be.
  var refusal: FileRefusal?

  init(files: [String: String] = [:]) { self.files = files }

  // MARK: What was told

  /// The answers, as lines.
  var lines: [String] {
    events.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  var mistakes: [MistakeID] {
    events.compactMap { if case .mistake(let id, _) = $0 { id } else { nil } }
  }

  var notices: [String] {
    events.compactMap { if case .notice(let text) = $0 { text } else { nil } }
  }

  var frames: [Int] {
    events.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  /// Forgets what was told, to look at what comes next.
  func forget() { events = [] }

  // MARK: Host

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    let renderer = TextRenderer(layout: layout)
    events += outputs.flatMap { renderer.lines(for: $0) }.map(Event.line)
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    events.append(.mistake(diagnostic.mistake.id, origin))
  }

  func show(_ notice: Notice) { events.append(.notice(notice.text)) }

  func place(of path: String) -> String { path.hasPrefix("/") ? path : Self.folder + path }

  private static let folder = "/here/"

  /// The name of a file of this folder in `files`.
  private func name(_ path: String) -> String {
    path.hasPrefix(Self.folder) ? String(path.dropFirst(Self.folder.count)) : path
  }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    if let refusal { throw refusal }
    guard let text = files[name(path)] else {
      throw FileRefusal(reason: "there is no file `\(path)`")
    }
    if path == changesMeanwhile { files[path] = "somebody's\n" }
    return InputText(name: path, bytes: Array(text.utf8))
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    if let refusal { throw refusal }
    let name = name(path)
    switch expected {
    case .nothing where files[name] != nil: throw FileRefusal(.exists, reason: "it is there")
    case .unchanged(let known) where files[name].map(Fingerprint.init(text:)) != known:
      throw FileRefusal(.changed, reason: "it was changed")
    case .nothing, .unchanged, .anything: files[name] = text
    }
  }

  var isInterrupted: Bool {
    if let left = asksLeft {
      asksLeft = max(0, left - 1)
      if left == 0 { return true }
    }
    return interruptsAtOnce || patience.map { frames.count >= $0 } ?? false
  }

  func frameChanged(to time: Double) {
    frameTakes()
    events.append(.frame(Int((time * 60).rounded())))
  }

  func progressed(_ progress: RunProgress) { events.append(.progress(progress)) }

  func statementEnded() { events.append(.ended) }
}

extension Workbook {
  /// Types entries, as a person does at a prompt; how the last one ended.
  @discardableResult
  func type(_ entries: String...) -> RunStatus {
    var ending = RunStatus.finished
    for entry in entries { ending = play(Source(entry), from: .entry) }
    return ending
  }
}
