import Advice
import ArgumentParser
import FrontEnd
import Playing
import Text

/// `motionbook play FILE`
struct PlayFile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays a notebook in real time.",
    discussion: """
      The cells run one after the other, and their runs are shown as they pass. \
      The keys and the mouse work as in `play` at the prompt: arrows tilt, space \
      pauses, ? lists the keys, q quits. The file does not change.
      """)

  @Argument(help: "A notebook (.md).", completion: .notebook)
  var file: String

  @Option(help: "Playback speed: 1 is real time, 0.5 is half as fast.")
  var speed = 1.0

  @Flag(help: .hidden) var slow = false
  @Flag(help: .hidden) var fast = false

  @OptionGroup var replay: ReplayOptions

  @OptionGroup var color: ColorOptions

  func validate() throws {
    guard !slow, !fast else {
      throw ValidationError(
        slow ? "there is no --slow; use --speed 0.5" : "there is no --fast; use --speed 2")
    }
    guard !LiveTempo.speeds.contains(speed) else { return }
    throw ValidationError(
      "--speed must be between \(LiveTempo.speeds.lowerBound) and \(LiveTempo.speeds.upperBound)")
  }

  func run() throws {
    let host = TerminalHost(Look(color: color.choice))
    guard host.liveStage != nil else {
      Console.error(
        "error: `play` needs a terminal with cursor control\n"
          + "help: use `motionbook run \(file.shellWord)` to print the notebook")
      return try Status.failed.leave()
    }
    let workbook = Workbook(in: host, work: replay.work, adviser: SceneAdviser())
    try Status(workbook.play(file, speed: speed)).leave()
  }
}
