import Answers
import Diagnostics
import Evaluation
import Notebooks
import Sessions
import Sharing
import Values

/// `motionbook sweep`: runs a file up to its first sweep, then a share of that sweep.
public struct SweepPlayer {
  private let host: any Host & FileHost
  private let preamble: [String]
  private let work: Int

  /// Creates a player of files that the host reads.
  ///
  /// - Parameters:
  ///   - preamble: Statements to begin with, such as `seed 4`.
  ///   - work: The limit on the work of the file before its sweep, and of each run, as a multiple
  ///     of `Limits.work`, from 1 to `Limits.workMultiple`.
  public init(in host: any Host & FileHost, preamble: [String] = [], work: Int = 1) {
    self.host = host
    self.preamble = preamble
    self.work = work
  }

  /// Runs a share of a file's sweep. The file's own answers are not shown, and nothing is written.
  ///
  /// - Parameters:
  ///   - path: A notebook or a script; `-` is standard input.
  ///   - tell: Called after each run; nil for a table of the share at the end.
  /// - Returns: `failed` also if a run failed, or the file has no sweep.
  public func play(_ path: String, _ shard: Shard, tell: ((SweptRun) -> Void)?) -> RunStatus {
    let input: InputText
    let text: Text
    do throws(FileRefusal) {
      input = try host.read(argument: path)
      text = try self.text(of: input)
    } catch {
      host.show(.unreadable(reason: error.reason))
      return .unreadable
    }
    let meter = WorkMeter()
    let session = Session.unseen(in: host, meter: meter, inFolder: host.folder(of: path))
    let sharding = Sharding(shard, tell: tell)
    session.sharding = sharding
    let played = meter.bounded(to: work) { play(text, in: session, sharding) }
    return ending(of: played, sharding, session.layout, input.name)
  }

  /// The content of a file.
  private enum Text {
    case lines(Source)
    case cells(Script, name: String)
  }

  private func text(of input: InputText) throws(FileRefusal) -> Text {
    guard input.isNotebook else { return .lines(Source(input.text, name: input.name)) }
    do {
      // Cells that are expected to fail do not contribute to the sweep.
      let cells = try NotebookDocument(bytes: input.bytes).cells
        .filter { !$0.directives.expectsError }
      return .cells(Script(cells), name: input.name)
    } catch {
      throw FileRefusal(reason: "cannot read `\(input.name)`: \(error.description)")
    }
  }

  /// Plays a file up to its first sweep. Returns how it ended.
  private func play(_ text: Text, in session: Session, _ sharding: Sharding) -> Ending {
    var player = Player(session)
    player.author = .sweptScript
    player.ended = { _ in host.statementEnded() }
    for line in preamble {
      let ending = player.play(Source(line))
      guard ending.isFinished else { return ending }
    }
    switch text {
    case .lines(let source): return player.play(source)
    case .cells(let script, let name):
      player.author = .notebook
      player.name = name
      let last = player.play(script, ended: { _, _ in sharding.ending == nil })
      if case .stopped? = last { return .interrupted }
      return Ending(last?.mistake)
    }
  }

  private func ending(
    of played: Ending, _ sharding: Sharding, _ layout: Layout, _ name: String
  ) -> RunStatus {
    switch played {
    case .finished, .quit: break
    case .interrupted: return .interrupted
    case .failed(let diagnostic):
      host.show(diagnostic, from: .text)
      return diagnostic.isInterruption ? .interrupted : .failed
    }
    guard let ending = sharding.ending else {
      host.show(.noSweep(name: name))
      return .failed
    }
    if let table = sharding.table { host.show([table], layout: layout, from: .text) }
    return ending.failures == 0 ? .finished : .failed
  }
}
