import ArgumentParser
import Workbooks

/// `motionbook run FILE|-`
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a notebook or runs a script, printing what it prints.")

  @Argument(help: "A notebook (.md), a script, or - for standard input.")
  var file: String

  @Flag(help: "Let the notebook write files.")
  var allowWrites = false

  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let surroundings = TerminalSurroundings(output.look)
    let workbook = Workbook(
      in: surroundings, preamble: session.preamble, allowsWrites: allowWrites,
      work: replay.work)
    try Status(workbook.play(argument: file, from: surroundings)).leave()
  }
}

/// `motionbook check FILE…`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and compares what they print with what they recorded.")

  @Argument(help: "Notebooks.")
  var files: [String]

  @OptionGroup var replay: ReplayOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let review = Review(in: TerminalSurroundings(output.look), work: replay.work)
    try Status(review.check(files)).leave()
  }
}

/// `motionbook accept FILE…`
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and records what has drifted; all else stays byte for byte.")

  @Argument(help: "Notebooks.")
  var files: [String]

  @OptionGroup var replay: ReplayOptions

  func run() throws {
    let review = Review(in: TerminalSurroundings(Look()), work: replay.work)
    try Status(review.accept(files)).leave()
  }
}
