import Answers
import Diagnostics
import Evaluation
import Files
import Language
import Sessions
import Values

/// A session with its notebook: the model behind every front end.
///
/// A workbook runs; a notebook (`NotebookDocument`) is the text of a file, which a workbook opens or
/// is saved as. It runs typed lines, scripts and notebooks, and reads and writes files, all through
/// its host. It is used from one thread at a time.
public final class Workbook {
  let watch: FrameWatch
  /// Whether notebooks may write files; typed lines and scripts always may.
  let allowsWrites: Bool
  /// The limit on the work of each script and notebook, as a multiple of `Limits.work`. Typed lines
  /// have no limit where the user has Ctrl-C.
  let work: Int
  /// Whether typed lines have that limit, too.
  private let boundsEntries: Bool
  /// Counts the work of all consecutive sessions.
  let meter = WorkMeter()
  /// Suggests what to type instead of a line that failed; nil if no user reads the suggestions.
  private let adviser: (any Adviser)?
  private(set) var seen: ObservedSession
  var notebook = SessionNotebook() {
    didSet { seen.typedFolder = notebook.openedPlace.map(host.folder) }
  }
  /// The statement that opens the notebook that this session continues.
  var opening: String?
  /// The file that this session was last saved to, recorded for restoring the session.
  var savedFile: SavedFile?
  /// The tables, plots and pages that this workbook has written, by path.
  var written: [String: Fingerprint] = [:]
  var keeping = Keeping.nothing
  /// The earlier sessions, oldest first.
  var earlier: [EarlierSession] = []
  /// The session that was left for the current one, if that one was restored.
  var restoredDeparture: Departure?
  /// The lesson that is open in the current session; nil for none.
  var lesson: RunningLesson?
  /// The lines that the lesson ran last, for editing them.
  var ranCell: String?
  /// Whether the warning was already shown that a place in a lesson cannot be saved.
  var hasReportedPlaceNotKept = false
  /// Whether recorded statements are being run again, unseen.
  var isRestoring = false { didSet { watch.isSilent = isRestoring } }

  /// Creates a workbook with an empty session.
  ///
  /// - Parameters:
  ///   - preamble: Statements to begin with, such as `seed 4`; they are part of the session.
  ///   - allowsWrites: Whether statements of notebooks may read and write files.
  ///   - work: The limit on the work of a notebook or a script, as a multiple of `Limits.work`,
  ///     from 1 to `Limits.workMultiple`.
  ///   - boundsEntries: Whether typed lines have that limit, too.
  ///   - adviser: Suggests what to type instead of a line that failed.
  package init(
    in host: any Host, preamble: [String] = [], allowsWrites: Bool = false,
    work: Int = 1, boundsEntries: Bool = false, adviser: (any Adviser)? = nil
  ) {
    let watch = FrameWatch(in: host)
    self.watch = watch
    self.allowsWrites = allowsWrites
    self.work = work
    self.boundsEntries = boundsEntries
    self.adviser = adviser
    seen = ObservedSession(watch, meter: meter, adviser)
    for line in preamble { _ = play(Source(line)) }
    keeping = .nothing
  }

  var host: any Host { watch.host }
  package var session: Session { seen.session }

  /// Creates a visible session, to replay a notebook in.
  func freshSession() -> ObservedSession { ObservedSession(watch, meter: meter, adviser) }

  // MARK: For a prompt

  /// Seconds of simulated time.
  public var time: Double { session.time }

  /// The statements that lead to the session's current state.
  public var statements: [String] { (opening.map { [$0] } ?? []) + session.record.lines }

  /// Whether an entry is incomplete, such as one with an open bracket.
  public func isIncomplete(_ entry: String) -> Bool { session.isIncomplete(entry) }

  /// The code in an entry that was typed or pasted.
  public func transcript(of entry: String) -> Transcript {
    Transcript(entry, commands: session.commands)
  }

  /// Whether a complete entry can be read as statements; whether they work shows only when they run.
  public func canRead(_ entry: String) -> Bool { session.canRead(entry) }

  /// The value of an expression as text. Nothing changes, and nothing is recorded.
  ///
  /// - Throws: What is wrong with it.
  public func value(of expression: String) throws(Diagnostic) -> String {
    try session.value(of: expression)
  }

  /// The number of open brackets at the end of a text, for indenting the next line.
  public func openBrackets(in text: String) -> Int { OpenBrackets.depth(of: text) }

  /// The possible continuations of a text: its last, partial word and what it may become.
  public func completions(for text: String) -> Completions {
    session.completions(for: text)
  }

  /// Whether an open string names a file.
  public func namesFile(_ begun: OpenString) -> Bool { begun.namesFile(for: session.commands) }

  /// Prepares for fast steps back while the user is not typing.
  ///
  /// - Parameter isInterrupted: Whether the user is typing; checked between two frames.
  public func prepareReplays(isInterrupted: @escaping () -> Bool) {
    session.prepareReplays(isInterrupted: isInterrupted)
  }

  /// Help on the word at a cursor, an offset in Unicode scalars.
  public func help(at cursor: Int, in text: String) -> CursorHelp {
    session.help(at: cursor, in: text)
  }

  /// A highlighted range of a text.
  public typealias Highlight = Language.Highlight

  /// The role of each part of a line, for coloring it. Pasted text that is only partly code has
  /// none, because its code is found only when it is entered.
  ///
  /// - Parameter cursor: An offset in Unicode scalars; nil for a line that is not being edited.
  public func highlights(in text: String, cursor: Int?) -> [Highlight] {
    transcript(of: text).code == text ? session.highlights(in: text, cursor: cursor) : []
  }

  // MARK: Statements

  /// Plays a text: shows the answers of its statements, until one fails, is stopped or quits.
  ///
  /// - Parameter origin: Whether a person has just typed them; decides how mistakes are shown.
  /// - Returns: Any ending except `unreadable`.
  @discardableResult
  public func play(_ source: Source, from origin: Origin = .text) -> RunStatus {
    switch origin {
    case .text: meter.bounded(to: work) { played(source, from: origin) }
    case .entry:
      choose(source.text(0..<source.utf8.count)) ?? guess(source) ?? playedEntry(source)
    }
  }

  func playedEntry(_ source: Source) -> RunStatus {
    guard boundsEntries else { return played(source, from: .entry) }
    return meter.bounded(to: work) { played(source, from: .entry) }
  }

  private func played(_ source: Source, from origin: Origin) -> RunStatus {
    let running = session
    let status = told(play(source, in: seen, from: origin), origin)
    if origin == .entry, status != .quit, !isRestoring, running.linesLeft > 0 {
      host.show(.notRun(lines: running.linesLeft))
    }
    // A `reset` by itself begins something new, so it ends the lesson.
    if lesson != nil, origin == .entry, status == .finished, !isRestoring,
      session.startsOver(source.text(0..<source.utf8.count), isWhole: true)
    {
      leaveLesson()
    }
    return status
  }

  /// Plays a text in a visible session, and shows its answers. A mistake is not shown yet.
  func play(_ source: Source, in seen: ObservedSession, from origin: Origin) -> Ending {
    seen.origin = origin
    var player = Player(seen.session)
    player.author = .person
    player.ended = { self.ended($0, in: seen) }
    player.carryOut = { self.carryOut($0, at: $1, from: origin, in: seen) }
    return player.play(source) { outputs in
      guard !watch.isSilent else { return }
      watch.hasAnswered?(outputs)
      host.show(outputs, layout: session.layout(for: origin), from: origin)
    }
  }

  /// Carries out a request of a statement.
  private func carryOut(
    _ request: any WorkbookRequest, at span: Span, from origin: Origin, in seen: ObservedSession
  ) -> Ending {
    // A session that replayed a notebook, completely or in part, may be on screen.
    defer { seen.reportFrame() }
    return request.run(in: self, at: span, from: origin)
  }

  /// The reason why a request failed, with what to type instead.
  func advised(_ ending: Ending) -> Ending {
    guard case .failed(let diagnostic) = ending, let span = diagnostic.span else { return ending }
    let line = span.source.lineRange(around: span.lower)
    return .failed(
      session.advised(diagnostic, in: Span(span.source, line.lowerBound, line.upperBound)))
  }

  /// Reports and keeps a statement that has ended.
  ///
  /// - Parameter kept: The statement's text; nil if a journal does not keep it.
  func ended(_ kept: String?, in seen: ObservedSession) {
    seen.endStatement()
    if let kept { keep(kept) }
  }

  /// Shows a mistake, or that the user stopped.
  func told(_ ending: Ending, _ origin: Origin) -> RunStatus {
    switch ending {
    // Ctrl-C may have come while the last answers were written; then the rest of them was dropped.
    case .finished: return host.isInterrupted ? .interrupted : .finished
    case .quit: return .quit
    case .interrupted:
      if origin == .entry { host.show(.stopped) }
      return .interrupted
    case .failed(let diagnostic):
      host.show(diagnostic, from: origin)
      return diagnostic.isInterruption ? .interrupted : .failed
    }
  }

  func clearScreen() {
    guard let screen = host as? any ScreenHost else { return host.show(.noScreen) }
    screen.clearScreen()
  }

  func show(_ output: Output) {
    if !watch.isSilent { host.show([output], layout: session.layout, from: .entry) }
  }

  func show(line: String) { show(.line(line)) }
}
