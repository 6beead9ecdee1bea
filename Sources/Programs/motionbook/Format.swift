import ArgumentParser
import FrontEnd
import Playing

/// `motionbook format FILE…`
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the lines of cells in one way; prose and outputs stay.",
    discussion: """
      Indentation, spaces and blank lines change, nothing else. Each notebook is replayed \
      before and after, and a cell whose output would change stays as it was.
      """)

  @Argument(help: "Notebooks.", completion: .notebook)
  var files: [String]

  @OptionGroup var replay: ReplayOptions

  func run() throws {
    let formatter = NotebookFormatter(in: TerminalHost(Look()), work: replay.work)
    try Status(formatter.format(files)).leave()
  }
}

/// `motionbook new NAME`
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a notebook with a question, a guess, an experiment and an exercise.")

  @Argument(help: "A name; .md is added.")
  var name: String

  func run() throws {
    try Status(NewNotebook(in: TerminalHost(Look())).write(name)).leave()
  }
}
