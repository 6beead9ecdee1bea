import Advice
import Answers
import ArgumentParser
import Sharing
import Values
import Workbooks

/// `motionbook run FILE|-`
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a notebook or runs a script, and prints its output.")

  @Argument(help: "A notebook (.md), a script, or - for standard input.")
  var file: String

  @Flag(help: "Allow the notebook to write files.")
  var allowWrites = false

  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let host = TerminalHost(output.look)
    let workbook = Workbook(
      in: host, preamble: session.preamble, allowsWrites: allowWrites,
      work: replay.work, adviser: SceneAdviser())
    try Status(workbook.play(argument: file, from: host)).leave()
  }
}

/// `motionbook check FILE…`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and compares their output with the recorded output.")

  @Argument(help: "Notebooks.")
  var files: [String]

  @OptionGroup var replay: ReplayOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let review = Review(in: TerminalHost(output.look), work: replay.work)
    try Status(review.check(files)).leave()
  }
}

/// `motionbook accept FILE…`
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and updates changed output; all else stays byte for byte.")

  @Argument(help: "Notebooks.")
  var files: [String]

  @OptionGroup var replay: ReplayOptions

  func run() throws {
    let review = Review(in: TerminalHost(Look()), work: replay.work)
    try Status(review.accept(files)).leave()
  }
}

/// `motionbook sweep FILE [--shard 3/100]`
struct Sweep: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a file's first sweep, or a share of it.")

  @Argument(help: "A notebook (.md), a script, or - for standard input.")
  var file: String

  @Option(help: "Run only every Nth run: 3/100 is the third of 100 shares.")
  var shard: String?

  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func validate() throws { _ = try share }

  private var share: Shard {
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

  func run() throws {
    let player = SweepPlayer(
      in: TerminalHost(output.look), preamble: session.preamble, work: replay.work)
    let report = output.json ? { (run: SweptRun) in Console.out(run.json) } : nil
    try Status(player.play(file, share, tell: report)).leave()
  }
}
