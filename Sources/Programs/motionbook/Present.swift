import ArgumentParser
import FrontEnd
import Platform
import Playing
import Terminal

/// `motionbook present FILE`
struct Present: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows a notebook on a projector, one cell at a time.",
    discussion: """
      Space scrolls, runs a cell, then continues; while a cell runs, the stage \
      moves. Left goes back, h opens a hint, ? lists the keys, q quits. If the \
      notebook changes on disk, the page is reloaded.
      """)

  @Argument(help: "A notebook (.md).", completion: .notebook)
  var file: String

  @Flag(
    name: .customLong("class"),
    help: "Lead a class: its steps follow. Options of `motionbook class` may stand after `--`.")
  var leadsClass = false

  @Argument(parsing: .postTerminator, help: .hidden)
  var classOptions: [String] = []

  @OptionGroup var replay: ReplayOptions

  @OptionGroup var color: ColorOptions

  func run() throws {
    let look = Look(color: color.choice)
    let screen = PresentScreen(
      environment: ProcessEnvironment.current, color: look.isColored(STDOUT_FILENO))
    guard let screen else {
      Console.error(
        "error: `present` needs a terminal with cursor control\n"
          + "help: use `motionbook run \(file.shellWord)` to print the notebook")
      return try Status.failed.leave()
    }
    let led = try leadsClass ? LedClass(file, classOptions) : nil
    let presenter = Presenter(
      in: TerminalHost(look), on: screen, work: replay.work, follower: led)
    let ending = presenter.present(file) { FileMark(file) }
    led?.end()
    try Status(ending).leave()
  }
}
