import Advice
import Answers
import ArgumentParser
import FrontEnd
import Playing
import Text

/// `motionbook run FILE|-`
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a notebook or runs a script, and prints its output.",
    discussion: """
      With -p m=4, a notebook's parameter has another value. With a range or a list, \
      -p m=1..4 or -p 'm=[1, 2, 4]', the notebook runs once for each value, on all \
      cores, and prints a table: a row for each run, with every `measure` and `expect`.
      """)

  @Argument(help: "A notebook (.md), a script, or - for standard input.", completion: .program)
  var file: String

  @Flag(help: "Allow the notebook to write files.")
  var allowWrites = false

  @OptionGroup var parameters: ParameterOptions

  @Option(
    help: ArgumentHelp("Write the table of runs to a \(tableEndings) file.", valueName: "file"))
  var into: String?

  @OptionGroup var shard: ShardOptions
  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let into, NotebookSweeper.form(of: into) == nil {
      throw ValidationError(
        "--into takes a name that ends in \(Self.tableEndings); got \(into.visibleInLine)")
    }
  }

  private static let tableEndings = ChartFile.Form.ofTables.map(\.ending)
    .joined(separator: " or ")

  func run() throws {
    let host = TerminalHost(output.look)
    let settings = parameters.settings
    let sweeper = NotebookSweeper(in: host, work: replay.work)
    if into != nil || shard.isGiven || sweeper.sweeps(settings) {
      if allowWrites || !session.preamble.isEmpty {
        throw ValidationError(
          "a notebook that runs for a table does not take --allow-writes, --width or --seed")
      }
      let tell = output.json ? { (run: SweptRun) in Console.out(run.json) } : nil
      return try Status(
        sweeper.run(file, settings, try shard.share, into: into, tell: tell)
      ).leave()
    }
    let workbook = Workbook(
      in: host, preamble: session.preamble, allowsWrites: allowWrites,
      work: replay.work, adviser: SceneAdviser())
    let ending = workbook.play(argument: file, settings: settings, from: host)
    try Status(ending).leave()
  }
}
