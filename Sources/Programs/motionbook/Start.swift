import ArgumentParser
import FrontEnd
import Playing
import Text

/// The program without a subcommand: the prompt, `-c CODE`, a file to continue, or a script on
/// standard input.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Starts the prompt (default).", shouldDisplay: false)

  @Argument(
    help: "A notebook to replay and continue, a script, or - for standard input.",
    completion: .program)
  var file: String?

  @OptionGroup var options: StartOptions

  func validate() throws {
    if file == nil, !options.parameters.settings.isEmpty {
      throw ValidationError("-p sets parameters of a notebook; name its file, such as fall.md")
    }
    guard !options.code.isEmpty, let file, InputText.isNotebookName(file) else { return }
    throw ValidationError(
      "-c does not change a notebook, whose cells set their own values; "
        + "edit the cell in `\(file.visibleInLine)`, or leave out -c")
  }

  func run() throws {
    var launch = options.launch
    launch.file = file
    try launch.run().leave()
  }
}

/// The options of the program without a subcommand.
struct StartOptions: ParsableArguments {
  @Option(
    name: [.customShort("c"), .customShort("e"), .customLong("code")],
    help: "Run a line and exit; may be repeated.")
  var code: [String] = []

  @Flag(name: [.short, .long], help: "Start the prompt after the lines or the script.")
  var interactive = false

  @Flag(name: [.short, .long], help: "Do not print a greeting.")
  var quiet = false

  @Flag(help: "Do not read or write the line history.")
  var noHistory = false

  @Flag(help: "Allow a notebook to write files.")
  var allowWrites = false

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var replay: ReplayOptions
  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  var launch: Launch {
    var launch = Launch()
    launch.code = code
    launch.isInteractive = interactive
    launch.isQuiet = quiet
    launch.usesHistory = !noHistory
    launch.allowsWrites = allowWrites
    launch.work = replay.work
    launch.settings = parameters.settings
    launch.preamble = session.preamble
    launch.look = output.look
    return launch
  }
}
