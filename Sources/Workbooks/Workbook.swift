import Answers
import Diagnostics
import Language
import Sessions
import Values

/// A session with the notebook it is saved as: what every front end holds.
///
/// It runs what is typed, plays scripts and notebooks, and does what statements ask of files, all
/// through its host. It is used from one thread at a time.
public final class Workbook {
  let watch: FrameWatch
  /// Whether notebooks may write files; what a person types or runs as a script always may.
  let allowsWrites: Bool
  /// How much work each text may do that is played, as a multiple of `Limits.work`. What a person
  /// types may take as long as they like: they have Ctrl-C.
  let work: Int
  /// Counts the work of all sessions that follow each other here.
  let meter = Meter()
  /// Finds what to type instead of a line that failed; nil where nobody reads that.
  private let adviser: (any Adviser)?
  private(set) var seen: ObservedSession
  var notebook = SessionNotebook()
  /// The statement that opens the notebook this session goes on from.
  var opening: String?
  /// The file this session was saved in last, as it is taken down to be known when it comes back.
  var savedFile: SavedFile?
  /// The stamps of the tables and plots that were written into files from here, by their places.
  var chartStamps: [String: String] = [:]
  var keeping = Keeping.nothing
  /// The sessions that were left for the one that is there, the first one left first.
  var earlier: [EarlierSession] = []
  /// The lesson that is gone through in the session that is there; nil for none.
  var lesson: RunningLesson?
  /// Whether it was told that a place in a lesson cannot be kept.
  var hasToldPlaceNotKept = false
  /// Whether statements run that were taken down before.
  var isBringingBack = false

  /// Makes a workbook with an empty session.
  ///
  /// - Parameters:
  ///   - preamble: Statements to begin with, such as `seed 4`; they are the session's own.
  ///   - allowsWrites: Whether statements of notebooks may read and write files.
  ///   - work: How many times the standard work a notebook or a script may do, from 1 to
  ///     `Limits.workMultiple`.
  ///   - adviser: Finds what to type instead of a line that failed.
  package init(
    in host: any Host, preamble: [String] = [], allowsWrites: Bool = false,
    work: Int = 1, adviser: (any Adviser)? = nil
  ) {
    let watch = FrameWatch(in: host)
    self.watch = watch
    self.allowsWrites = allowsWrites
    self.work = work
    self.adviser = adviser
    seen = ObservedSession(watch, meter: meter, adviser)
    for line in preamble { _ = run(Source(line)) }
    keeping = .nothing
  }

  var host: any Host { watch.host }
  var session: Session { seen.session }

  /// Another session that is shown, to replay a notebook in.
  func freshSession() -> ObservedSession { ObservedSession(watch, meter: meter, adviser) }

  // MARK: For a prompt

  /// Seconds of simulated time.
  public var time: Double { session.time }

  /// The statements that lead to where the session is now.
  public var statements: [String] { (opening.map { [$0] } ?? []) + session.record.lines }

  /// Whether an entry waits for more, such as a closing bracket.
  public func isIncomplete(_ entry: String) -> Bool { session.isIncomplete(entry) }

  /// How many brackets are open where a text ends, by which its next line is indented.
  public func openBrackets(in text: String) -> Int { OpenBrackets.depth(of: text) }

  /// What could stand where the text ends: the word that is begun there, and what it may become.
  public func completions(for text: String) -> Completions {
    session.completions(for: text)
  }

  /// Makes steps back quick, for the time in which nothing is typed.
  ///
  /// - Parameter isInterrupted: Whether something is typed; asked between two frames.
  public func standBy(isInterrupted: @escaping () -> Bool) {
    session.standBy(isInterrupted: isInterrupted)
  }

  /// Help about what stands at a cursor, an offset in Unicode scalars.
  public func help(at cursor: Int, in text: String) -> CursorHelp {
    session.help(at: cursor, in: text)
  }

  public typealias Highlight = Language.Highlight

  /// What each part of a line is, for showing it in colours. Of what was copied from elsewhere only
  /// some is code, and which is seen when it is entered: it has none.
  ///
  /// - Parameter cursor: An offset in Unicode scalars; nil for a line that nobody edits.
  public func highlights(in text: String, cursor: Int?) -> [Highlight] {
    Transcript(text).code == text ? session.highlights(in: text, cursor: cursor) : []
  }

  // MARK: Statements

  /// Runs statements and shows what they answer, until one fails, is stopped or asks to leave.
  ///
  /// - Parameter origin: Whether a person typed them just now, which decides how mistakes are shown.
  /// - Returns: Anything but `unreadable`.
  @discardableResult
  public func run(_ source: Source, from origin: Origin = .text) -> Ending {
    switch origin {
    case .text: meter.bounded(to: work) { perform(source, from: origin) }
    case .entry: perform(source, from: origin)
    }
  }

  private func perform(_ source: Source, from origin: Origin) -> Ending {
    let ending = end(stop(of: source, from: origin), origin)
    // Who empties the stage, and does nothing else, begins something of their own.
    if origin == .entry, ending == .finished, !isBringingBack, source.isReset { leaveLesson() }
    return ending
  }

  /// Runs statements, and tells why they stopped; nil at the end of the text.
  func stop(of source: Source, from origin: Origin) -> Session.Stop? {
    let seen = seen
    seen.origin = origin
    return seen.session.run(
      source,
      ended: { ended($0, in: seen) },
      show: { host.show($0, layout: session.layout(for: origin), from: origin) },
      perform: { request, span in
        if request == .quit { return .quit }
        if case .play(let request) = request { return play(request, from: origin) }
        if case .lesson(let name, let fromStart) = request {
          return teach(name, fromStart: fromStart, span, from: origin).map(advised)
        }
        if request == .clear, origin == .entry { host.clearScreen() }
        let problem = perform(request, at: span)
        // Behind a session that replayed a notebook, or began to.
        seen.comeIntoView()
        return problem.map(Session.Stop.failed)
      })
  }

  /// Why a request failed, with what to type instead.
  private func advised(_ stop: Session.Stop) -> Session.Stop {
    guard case .failed(let diagnostic) = stop, let span = diagnostic.span else { return stop }
    let line = span.source.lineRange(around: span.lower)
    return .failed(
      session.advised(diagnostic, in: Span(span.source, line.lowerBound, line.upperBound)))
  }

  /// A statement has ended, with its text if a journal keeps it.
  func ended(_ kept: String?, in seen: ObservedSession) {
    seen.endStatement()
    if let kept { keep(kept) }
  }

  private func end(_ stop: Session.Stop?, _ origin: Origin) -> Ending {
    switch stop {
    // It may have come while the last answers were written, of which the rest was left out then.
    case nil: return host.isInterrupted ? .interrupted : .finished
    case .quit: return .quit
    case .interrupted:
      if origin == .entry { host.show(.stopped) }
      return .interrupted
    case .failed(let diagnostic):
      host.show(diagnostic, from: origin)
      return diagnostic.isInterruption ? .interrupted : .failed
    }
  }

  func show(_ output: Output) {
    host.show([output], layout: session.layout, from: .entry)
  }

  func show(line: String) { show(.line(line)) }
}

extension Source {
  /// Whether it is `reset` and nothing else.
  fileprivate var isReset: Bool {
    String(decoding: utf8, as: UTF8.self).split(whereSeparator: \.isWhitespace) == ["reset"]
  }
}
