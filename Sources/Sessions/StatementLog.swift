import Answers
import Commands
import Execution
import Language

/// The statements that made a world what it is, in order.
///
/// A world of the physics engine cannot be copied, so going back means replaying these into a
/// fresh one. Going back into a statement cuts it: its entry then says at which frame.
struct StatementLog {
  /// All but the last of them full. Logs that begin alike share them, so that a checkpoint and a
  /// fork take little room however long the log is.
  private var chunks: [[Entry]] = []
  private(set) var count = 0

  private static let chunkLength = 256

  struct Entry {
    let act: Act
    /// What it could read that is no world's: a trace of that name may be another one by now.
    let traces: Traces
    /// Where a replay stops inside this statement, because the session went back into it.
    var stopFrame: Int?
  }

  enum Act {
    case statement(Statement, isMuted: Bool)
    /// What a run of a sweep began with.
    case swept(SweepSetting)
    /// How answers are written, as it was where the session came from.
    case settings(World.Settings)
  }

  var entries: some BidirectionalCollection<Entry> { chunks.joined() }

  mutating func append(_ act: Act, traces: Traces) {
    append(Entry(act: act, traces: traces, stopFrame: nil))
  }

  mutating func append(_ entry: Entry) {
    if count.isMultiple(of: Self.chunkLength) { chunks.append([]) }
    chunks[chunks.count - 1].append(entry)
    count += 1
  }

  /// Adds statements of another log that ran behind the same ones.
  mutating func append(_ later: some Sequence<Entry>) {
    for entry in later { append(entry) }
  }

  /// Keeps the first `count` entries; the last of them stops at a frame if one is given.
  mutating func cut(to count: Int, stoppingAt frame: Int?) {
    let (full, rest) = count.quotientAndRemainder(dividingBy: Self.chunkLength)
    chunks.removeSubrange((full + min(rest, 1))...)
    if rest > 0 { chunks[full].removeSubrange(rest...) }
    self.count = count
    guard let frame, let last = chunks.indices.last else { return }
    chunks[last][chunks[last].count - 1].stopFrame = frame
  }

  // MARK: Lines

  /// How many lines of it a person would count: what only asks for a value, or says how answers are
  /// written, is none.
  var lineCount: Int { entries.count(where: \.isLine) }

  /// How many lines of this log another one does not begin with.
  func lineCount(beyond other: StatementLog) -> Int {
    let common = zip(entries, other.entries).prefix { $0.isSame(as: $1) }.count
    return entries.dropFirst(common).count(where: \.isLine)
  }

  /// Whether another log has all that this one has, from its first line on.
  func begins(_ other: StatementLog) -> Bool { lineCount(beyond: other) == 0 }
}

extension StatementLog.Entry {
  /// What was typed; nil where nobody typed it.
  var statement: Statement? {
    if case .statement(let statement, _) = act { statement } else { nil }
  }

  /// Whether a run of a sweep began with it.
  var isSwept: Bool { if case .swept = act { true } else { false } }

  fileprivate var isLine: Bool {
    statement.map { !$0.isSetting && !$0.isExpression } ?? false
  }

  /// Whether both were typed at once, or nobody typed them: one of them may be cut.
  fileprivate func isSame(as other: StatementLog.Entry) -> Bool {
    guard let span = statement?.span, let otherSpan = other.statement?.span else {
      return statement == nil && other.statement == nil
    }
    return span.source === otherSpan.source && span.lower == otherSpan.lower
  }

  /// Does it again in a world, with what it sets off at once.
  /// - Parameter limit: The frame beyond which it may not go.
  func run(in world: World, upTo limit: Int? = nil, hooks: Hooks) throws(Failure) {
    world.traces = traces
    let control = RunControl(
      hooks: hooks, frameLimit: limit, isReplay: true, keepsOutputs: false)
    let evaluator = Evaluator(world: world, control: control, commands: Commands.known)
    switch act {
    case .statement(let statement, let isMuted):
      try evaluator.execute(statement, isMuted: isMuted)
      try evaluator.deliver(world.stage.takeEvents(), statement.span)
    case .swept(let setting): try evaluator.set(setting)
    case .settings(let settings): world.take(settings)
    }
  }
}
