import ArgumentParser
import FrontEnd
import Notebooks
import Platform
import Playing
import Terminal
import Text

/// `motionbook check FILE…`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and compares their output with the recorded output.",
    discussion: """
      Output agrees if every number that was recorded is still there; names, glyphs and \
      words may be written differently. In a workflow of GitHub Actions, what has \
      changed is shown at its line. With -p, outputs that were recorded with other values \
      are not compared; every `expect` still counts.
      """)

  @Argument(help: "Notebooks.", completion: .notebook)
  var files: [String]

  @Option(help: "Check only sections whose heading contains a text; cells above them run too.")
  var filter: String?

  @Flag(help: "Run the cells after one that fails, too.")
  var keepGoing = false

  @Flag(
    help: "Count output that is only written differently as changed; numbers keep their tolerance.")
  var exact = false

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var replay: ReplayOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if filter?.isEmpty == true { throw ValidationError("--filter takes a part of a heading") }
  }

  func run() throws {
    let host = TerminalHost(output.look)
    let review = Review(
      in: host, work: replay.work, settings: parameters.settings, filter: filter,
      keepsGoing: keepGoing, isExact: exact)
    let isOnGitHub = ProcessEnvironment.current["GITHUB_ACTIONS"] == "true"
    var results = JUnitReport()
    var ending = review.check(files) { checked in
      if isOnGitHub { annotate(checked) }
      switch checked {
      case .report(let report): results.add(report)
      case .refused(let name, let reason): results.add(name, notChecked: reason)
      case .filteredOut: break
      }
    }
    if let junit, ending != .interrupted {
      do {
        try host.write(results.text, to: junit, over: .anything)
      } catch {
        host.show(.unwritable(name: junit, reason: error.reason))
        ending = max(ending, .failed)
      }
    }
    try Status(ending).leave()
  }

  /// Shows what was found at its line. GitHub reads both streams; JSON has one for itself.
  private func annotate(_ checked: Review.Checked) {
    let text =
      switch checked {
      case .report(let report): GitHubAnnotations.text(of: report)
      case .refused(let name, let reason): GitHubAnnotations.text(of: reason, in: name)
      case .filteredOut: ""
      }
    guard !text.isEmpty else { return }
    Console.error(String(text.dropLast()))
  }
}

/// `motionbook accept FILE…`
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and updates changed output; all else stays byte for byte.")

  @Argument(help: "Notebooks.", completion: .notebook)
  var files: [String]

  @Flag(help: "Update only output that says the same and is written differently now.")
  var looks = false

  @OptionGroup var replay: ReplayOptions

  func run() throws {
    let review = Review(in: TerminalHost(Look()), work: replay.work)
    try Status(review.accept(files, looks: looks)).leave()
  }
}
