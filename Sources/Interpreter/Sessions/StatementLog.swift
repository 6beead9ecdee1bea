import Answers
import Evaluation
import Language

/// The statements that created a world, in order.
///
/// A world of the physics engine cannot be copied, so going back means replaying these statements
/// into a new one. Going back into a statement cuts it: its entry then stores the frame.
struct StatementLog {
  /// The commands that its statements use.
  let commands: CommandTable
  /// All but the last one are full. Logs with the same beginning share them, so that a checkpoint
  /// and a fork need little memory however long the log is.
  private var chunks: [[Entry]] = []
  private(set) var count = 0
  /// The work of running all of it, in the unit of `Work`.
  private(set) var work: Int64 = 0

  private static let chunkLength = 256

  struct Entry {
    let act: Act
    /// The roles of its command; none for other statements.
    let roles: Set<CommandRole>
    /// The traces that it could read; a trace with the same name may have changed since.
    let traces: Traces
    /// The frame at which a replay stops inside this statement, because the session went back.
    var stopFrame: Int?
    /// The frame after it ran, and its work.
    var ending: Ending
  }

  struct Ending {
    var frame: Int
    var work: Int64 = 0
  }

  enum Act {
    case statement(Statement, isMuted: Bool)
    /// A parameter that a run of a sweep set at its start.
    case swept(SweepSetting)
    /// The settings for answers, carried over from the session's earlier state.
    case settings(World.Settings)
  }

  init(_ commands: CommandTable) { self.commands = commands }

  var entries: some BidirectionalCollection<Entry> { chunks.joined() }

  /// The entries after a number of others.
  func entries(after count: Int) -> some Collection<Entry> {
    let (full, rest) = count.quotientAndRemainder(dividingBy: Self.chunkLength)
    return chunks.dropFirst(full).joined().dropFirst(rest)
  }

  /// An entry for a log with the same commands.
  func entry(
    _ act: Act, traces: Traces, stopFrame: Int? = nil, ending: Ending
  ) -> Entry {
    let roles: Set<CommandRole> =
      if case .statement(let statement, _) = act { commands.roles(of: statement) } else { [] }
    return Entry(act: act, roles: roles, traces: traces, stopFrame: stopFrame, ending: ending)
  }

  mutating func append(_ act: Act, traces: Traces, ending: Ending) {
    append(entry(act, traces: traces, ending: ending))
  }

  mutating func append(_ entry: Entry) {
    if count.isMultiple(of: Self.chunkLength) { chunks.append([]) }
    chunks[chunks.count - 1].append(entry)
    count += 1
    work += entry.ending.work
  }

  /// Appends statements of another log that ran after the same ones.
  mutating func append(_ later: some Sequence<Entry>) {
    for entry in later { append(entry) }
  }

  /// Keeps the first `count` entries; the last of them stops at a frame if one is given.
  mutating func cut(to count: Int, stoppingAt frame: Int?) {
    work -= entries.suffix(self.count - count).reduce(0) { $0 + $1.ending.work }
    let (full, rest) = count.quotientAndRemainder(dividingBy: Self.chunkLength)
    chunks.removeSubrange((full + min(rest, 1))...)
    if rest > 0 { chunks[full].removeSubrange(rest...) }
    self.count = count
    guard let frame, var last = entries.last else { return }
    let whole = last.ending
    last.stopFrame = frame
    last.ending = whole.part(from: start(of: count - 1), to: frame)
    work -= whole.work - last.ending.work
    chunks[chunks.count - 1][chunks[chunks.count - 1].count - 1] = last
  }

  /// The frame before an entry ran.
  private func start(of index: Int) -> Int {
    index > 0 ? entries(after: index - 1).first?.ending.frame ?? 0 : 0
  }

  /// The log without the last part of its work, in the unit of `Work`; a run is cut at a frame.
  func cut(before work: Int64) -> StatementLog {
    guard self.work > work else { return StatementLog(commands) }
    var earlier = self
    var left = work
    for (index, entry) in entries.enumerated().reversed() {
      earlier.cut(to: index, stoppingAt: nil)
      guard entry.ending.work > left else {
        left -= entry.ending.work
        continue
      }
      guard entry.isPassageOfTime else { break }
      earlier.append(entry)
      let share = Double(left) / Double(entry.ending.work)
      let back = Int(clamping: share * Double(entry.ending.frame - start(of: index)))
      earlier.cut(to: index + 1, stoppingAt: entry.ending.frame - back)
      break
    }
    return earlier
  }

  // MARK: Lines

  /// The number of lines that a user would count: statements that only ask for a value or change
  /// settings do not count.
  var lineCount: Int { entries.count(where: \.isLine) }

  /// The number of lines after the beginning that both logs share.
  func lineCount(beyond other: StatementLog) -> Int {
    let common = zip(entries, other.entries).prefix { $0.isSame(as: $1) }.count
    return entries.dropFirst(common).count(where: \.isLine)
  }

  /// The statements after the beginning that both logs share that only set the format of answers.
  func settings(beyond other: StatementLog) -> [Statement] {
    let common = zip(entries, other.entries).prefix { $0.isSame(as: $1) }.count
    return entries.dropFirst(common).filter { $0.roles.contains(.setsWriting) }
      .compactMap(\.statement)
  }

  /// Whether the world of this log can be continued to the world of another.
  func isBeginning(of other: StatementLog) -> Bool {
    guard count <= other.count else { return false }
    guard let last = entries.last else { return true }
    let others = other.entries.prefix(count)
    return others.last.map(last.isBeginning) ?? false
      && zip(entries.dropLast(), others).allSatisfy { $0.isEqual(to: $1) }
  }

  /// Whether another log has the same statements, each as far as it ran.
  func isSame(as other: StatementLog) -> Bool {
    count == other.count && begins(with: other)
  }

  /// Whether it only adds statements to another log that do not count as lines.
  func onlyLooks(beyond other: StatementLog) -> Bool {
    count >= other.count && begins(with: other)
      && !entries.dropFirst(other.count).contains(where: \.isLine)
  }

  /// Whether the statements that both have are the same, each as far as it ran.
  private func begins(with other: StatementLog) -> Bool {
    zip(entries, other.entries).allSatisfy { $0.isEqual(to: $1) }
  }

  /// Whether another log begins with all lines of this one.
  func begins(_ other: StatementLog) -> Bool { lineCount(beyond: other) == 0 }
}

extension StatementLog.Entry {
  /// The typed statement; nil for an entry that was not typed.
  var statement: Statement? {
    if case .statement(let statement, _) = act { statement } else { nil }
  }

  /// Whether it set a parameter of a sweep.
  var isSwept: Bool { if case .swept = act { true } else { false } }

  fileprivate var isLine: Bool {
    statement.map { !roles.contains(.setsWriting) && !$0.isExpression } ?? false
  }

  /// Whether both have the same effect on the same world.
  fileprivate func isEqual(to other: StatementLog.Entry) -> Bool {
    stopFrame == other.stopFrame && isSame(as: other) && hasSameSettings(as: other)
  }

  private func hasSameSettings(as other: StatementLog.Entry) -> Bool {
    switch (act, other.act) {
    case (.settings(let settings), .settings(let others)): settings == others
    case (.swept, _), (_, .swept): false
    default: true
    }
  }

  /// Whether the other entry continues this one.
  fileprivate func isBeginning(of other: StatementLog.Entry) -> Bool {
    guard let stopFrame, isPassageOfTime, isSame(as: other) else { return isEqual(to: other) }
    return stopFrame <= other.ending.frame
  }

  /// Whether both are the same typed statement, or were not typed; one of them may be cut.
  fileprivate func isSame(as other: StatementLog.Entry) -> Bool {
    guard let span = statement?.span, let otherSpan = other.statement?.span else {
      return statement == nil && other.statement == nil
    }
    return span.source === otherSpan.source && span.lower == otherSpan.lower
  }

  /// Whether it only passes time, without a condition: it can stop at any frame and continue.
  var isPassageOfTime: Bool {
    guard let statement, roles.contains(.passesFrames), case .command(let command) = statement.kind
    else { return false }
    return command.clauses.isEmpty
  }

  /// Continues it in a world that is in the middle of it.
  /// - Parameter limit: The frame beyond which it may not go.
  func resume(
    in world: World, _ commands: CommandTable, upTo limit: Int?, hooks: Hooks
  ) throws(Failure) {
    guard let span = statement?.span else { return }
    let evaluator = evaluator(in: world, commands, upTo: limit, hooks)
    while world.stage.frame < ending.frame { try evaluator.advance(span) }
    // A cut statement has not reached its end.
    if stopFrame == nil { try evaluator.deliver(world.stage.takeEvents(), span) }
  }

  /// Runs it again in a world, with the events that it triggers.
  /// - Parameter limit: The frame beyond which it may not go.
  func run(
    in world: World, _ commands: CommandTable, upTo limit: Int? = nil, hooks: Hooks
  ) throws(Failure) {
    let evaluator = evaluator(in: world, commands, upTo: limit, hooks)
    switch act {
    case .statement(let statement, let isMuted):
      try evaluator.spend(.entry, at: statement.span)
      try evaluator.execute(statement, isMuted: isMuted)
      try evaluator.deliver(world.stage.takeEvents(), statement.span)
    case .swept(let setting): try evaluator.set(setting)
    case .settings(let settings): world.apply(settings)
    }
  }

  /// An evaluator that runs it again with its original traces.
  private func evaluator(
    in world: World, _ commands: CommandTable, upTo limit: Int?, _ hooks: Hooks
  ) -> Evaluator {
    world.traces = traces
    let control = RunControl(
      hooks: hooks, frameLimit: limit, isReplay: true, keepsOutputs: false)
    return Evaluator(world: world, control: control, commands: commands)
  }
}

extension StatementLog.Ending {
  /// The ending at an earlier frame.
  fileprivate func part(from start: Int, to frame: Int) -> StatementLog.Ending {
    guard self.frame > start else { return self }
    let share = Double(frame - start) / Double(self.frame - start)
    return StatementLog.Ending(frame: frame, work: Int64(clamping: share * Double(work)))
  }
}
