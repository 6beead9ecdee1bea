import Answers
import Diagnostics
import Execution
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
  public func play(_ path: String, _ shard: Shard, tell: ((SweptRun) -> Void)?) -> Ending {
    let (sources, name): ([Source], String)
    do throws(FileRefusal) {
      let input = try host.read(argument: path)
      (sources, name) = (try self.sources(of: input), input.name)
    } catch {
      host.show(.unreadable(reason: error.reason))
      return .unreadable
    }
    let meter = Meter()
    let session = Session.unseen(in: host, meter: meter, inFolder: host.folder(of: path))
    let sharding = Sharding(shard, tell: tell)
    session.sharding = sharding
    return meter.bounded(to: work) { run(sources, in: session, sharding, name) }
  }

  private func sources(of input: InputText) throws(FileRefusal) -> [Source] {
    guard input.isNotebook else { return [Source(input.text, name: input.name)] }
    do {
      return try NotebookDocument(bytes: input.bytes).cells
        // Cells that are expected to fail do not contribute to the sweep.
        .filter { !$0.directives.isSkipped && !$0.directives.expectsError }
        .map { Source($0.code, name: input.name, firstLine: $0.line) }
    } catch {
      throw FileRefusal(reason: "cannot read `\(input.name)`: \(error.description)")
    }
  }

  private func run(
    _ sources: [Source], in session: Session, _ sharding: Sharding, _ name: String
  ) -> Ending {
    for source in preamble.map({ Source($0) }) + sources where sharding.ending == nil {
      let ended: (String?) -> Void = { _ in host.statementEnded() }
      let stop = session.run(
        source, ended: ended, show: { _ in },
        perform: { request, span in
          if request == .quit { return .quit }
          if request == .clear { return nil }
          if case .play(let play) = request {
            return session.runUnseen(play, ended: ended, show: { _ in })
          }
          return .failed(Diagnostic(.writesRefused(request.verb), at: span))
        })
      switch stop {
      case nil: continue
      case .quit: break
      case .interrupted: return .interrupted
      case .failed(let diagnostic):
        host.show(diagnostic, from: .text)
        return diagnostic.isInterruption ? .interrupted : .failed
      }
      break
    }
    guard let ending = sharding.ending else {
      host.show(.noSweep(name: name))
      return .failed
    }
    if let table = sharding.table {
      host.show([table], layout: session.layout, from: .text)
    }
    return ending.failures == 0 ? .finished : .failed
  }
}
