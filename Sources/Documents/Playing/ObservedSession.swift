import Answers
import Diagnostics
import Evaluation
import Sessions
import SwiftCode
import Values

/// A session that a person watches: the host can stop it, and is notified of each frame.
final class ObservedSession {
  let session: Session
  /// The source of the statements that it runs.
  var origin: Origin {
    get { view.origin }
    set { view.origin = newValue }
  }
  /// Also receives the answers of a statement while it runs.
  var receive: ([Output]) -> Void {
    get { view.receive }
    set { view.receive = newValue }
  }
  /// The part of the answers that is shown while a statement runs.
  var shown: ([Output]) -> [Output] {
    get { view.shown }
    set { view.shown = newValue }
  }
  /// The folder of the notebook that runs; nil while lines are typed, which reach any file.
  var folder: String? {
    get { view.folder }
    set { view.folder = newValue }
  }
  /// The folder from which typed lines name data; nil for the current one.
  var typedFolder: String? {
    get { view.typedFolder }
    set { view.typedFolder = newValue }
  }
  private let watch: FrameWatch
  private let view: View

  init(_ watch: FrameWatch, meter: WorkMeter, _ adviser: (any Adviser)? = nil) {
    let host = watch.host
    let view = View()
    var hooks = Hooks(in: host)
    hooks.isInterrupted = { host.isInterrupted || watch.playing?.wantsStop ?? false }
    hooks.isRunContinued = { watch.playing?.hasLine ?? false }
    hooks.frameHasPassed = {
      guard let session = view.session else { return }
      watch.look(at: session)
      watch.frameHasPassed?(session)
      watch.playing?.show(session)
    }
    hooks.show = { outputs in
      guard let session = view.session else { return }
      view.receive(outputs)
      watch.hasAnswered?(outputs)
      let outputs = view.shown(outputs)
      guard !watch.isSilent, !outputs.isEmpty else { return }
      let layout = session.layout(for: view.origin)
      if let playing = watch.playing {
        playing.receive(outputs, layout: layout)
      } else {
        host.show(outputs, layout: layout, from: .text)
      }
    }
    hooks.readData = { (path, limit) throws(Mistake) in
      let place = view.place(of: path)
      let data = try host.data(place, below: view.folder, limit: limit)
      watch.dataWasRead?(place, data.bytes)
      return data
    }
    let report = hooks.progress
    // The live stage shows the progress itself.
    hooks.progress = { if watch.playing == nil { report($0) } }
    session = Session(hooks: hooks, meter: meter)
    session.adviser = adviser
    view.session = session
    self.watch = watch
    self.view = view
  }

  /// Reports a statement's last frame, and that the statement has ended.
  func endStatement() {
    reportFrame()
    watch.host.statementEnded()
  }

  /// Reports the current frame, if it has changed since the last report.
  func reportFrame() { watch.look(at: session) }

  /// The part of this object that the session's hooks refer to.
  private final class View {
    weak var session: Session?
    var origin = Origin.text
    var receive: ([Output]) -> Void = { _ in }
    var shown: ([Output]) -> [Output] = { $0 }
    var folder: String?
    var typedFolder: String?

    /// The path of data that a line names, for the host.
    func place(of path: String) -> String {
      guard folder == nil, let typedFolder, let first = path.first, !"/~".contains(first) else {
        return path
      }
      return typedFolder + path
    }
  }
}

/// Notifies the host when the visible frame changes, in any session.
final class FrameWatch {
  let host: any Host
  /// Plays the visible session; nil while nothing is played.
  var playing: PlayedSession?
  /// Called before each frame of the visible session, with what is complete so far.
  var frameHasPassed: ((Session) -> Void)?
  /// Called with each file of measured data that the visible session reads.
  var dataWasRead: ((_ path: String, _ bytes: [UInt8]) -> Void)?
  /// Called with the answers of each statement, before they are shown.
  var hasAnswered: (([Output]) -> Void)?
  /// Whether answers are not shown, because a session is being restored.
  var isSilent = false
  private lazy var follower = host as? any FrameHost
  private var time = 0.0

  init(in host: any Host) { self.host = host }

  func look(at session: Session) {
    guard session.time != time else { return }
    time = session.time
    follower?.frameChanged(to: time)
  }
}

extension Session {
  /// The layout of answers for an origin.
  func layout(for origin: Origin) -> Layout { origin == .entry ? layout : layout.fixed }

  /// A hidden session whose answers are only compared; it can be stopped and reports progress.
  ///
  /// - Parameter folder: The notebook's folder, in which its data is; nil for any file.
  package static func unseen(
    in host: any Host, meter: WorkMeter, inFolder folder: String?
  ) -> Session {
    Session(hooks: .unseen(in: host, inFolder: folder), meter: meter)
  }
}

extension Host {
  /// The folder of a notebook's file; the current one of a notebook without a file.
  func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
  }
}

extension Hooks {
  /// The requests that a hidden session may make.
  ///
  /// - Parameter folder: The notebook's folder, in which its data is; nil for any file.
  static func unseen(in host: any Host, inFolder folder: String?) -> Hooks {
    var hooks = Hooks(in: host)
    hooks.readData = { (path, limit) throws(Mistake) in
      try host.data(path, below: folder, limit: limit)
    }
    return hooks
  }

  /// The host's abilities are asked when they are needed: the first cast to a protocol searches all of
  /// the program for it, which would take a quarter of a start.
  fileprivate init(in host: any Host) {
    self.init(
      isInterrupted: { host.isInterrupted },
      progress: { (host as? any ProgressHost)?.progressed($0) })
    share = { (host as? any SharingHost)?.share($0, atMost: $1) }
    editsLines = { (host as? any EditorHost)?.editsLines ?? false }
    counterparts = APITable.counterparts
    lessons = {
      ((try? host.lessons.course())?.lessons ?? []).map {
        Topic(line: "lesson \($0.name)", summary: $0.question)
      }
    }
  }
}
