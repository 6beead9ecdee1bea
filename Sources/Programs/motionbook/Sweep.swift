import Answers
import ArgumentParser
import FrontEnd
import Playing
import Sharing
import Values

/// `motionbook sweep FILE [--shard 3/100]`
struct Sweep: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a file's first sweep, or a share of it.")

  @Argument(help: "A notebook (.md), a script, or - for standard input.", completion: .program)
  var file: String

  @OptionGroup var shard: ShardOptions
  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let player = SweepPlayer(
      in: TerminalHost(output.look), preamble: session.preamble, work: replay.work)
    let report = output.json ? { (run: SweptRun) in Console.out(run.json) } : nil
    try Status(player.play(file, try shard.share, tell: report)).leave()
  }
}

/// The share of a sweep's runs to do here.
struct ShardOptions: ParsableArguments {
  @Option(help: "Run only every Nth run: 3/100 is the third of 100 shares.")
  var shard: String?

  var isGiven: Bool { shard != nil }

  func validate() throws { _ = try share }

  var share: Shard {
    get throws {
      guard let shard else { return .whole }
      guard let share = Shard(written: shard) else {
        throw ValidationError(
          "--shard takes a share such as 3/100, from 1/100 to 100/100; got \(shard)")
      }
      guard share.count <= Limits.shardedRuns else {
        throw ValidationError("--shard allows at most \(Limits.shardedRuns) shares")
      }
      return share
    }
  }
}
