import ArgumentParser

/// The program without a subcommand: the prompt, `-c CODE`, a file to go on from, or a script on
/// standard input.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Starts the prompt; the default.", shouldDisplay: false)

  @Option(
    name: [.customShort("c"), .customShort("e"), .customLong("code")],
    help: "Run a line and leave; may be repeated.")
  var code: [String] = []

  @Flag(name: [.short, .long], help: "Go to the prompt after the lines or the script.")
  var interactive = false

  @Flag(name: [.short, .long], help: "No greeting.")
  var quiet = false

  @Flag(help: "Neither read nor write the history of lines.")
  var noHistory = false

  @Flag(help: "Let a notebook write files.")
  var allowWrites = false

  @Argument(help: "A notebook to replay and go on from, or a script; - for standard input.")
  var file: String?

  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var launch = Launch()
    launch.code = code
    launch.isInteractive = interactive
    launch.isQuiet = quiet
    launch.usesHistory = !noHistory
    launch.allowsWrites = allowWrites
    launch.work = replay.work
    launch.file = file
    launch.preamble = session.preamble
    launch.look = output.look
    try launch.run().leave()
  }
}
