import ArgumentParser
import FrontEnd
import Playing

/// `motionbook diff A.md B.md`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two notebooks: cells, numbers, what they expect, and prose.",
    discussion: """
      Ends with 0 if there is no difference, and with 1 if there is one. For git, write \
      `*.md diff=motionbook` to .gitattributes and run
        git config diff.motionbook.command 'motionbook diff --git'
      Then `git diff` compares notebooks like this, and always ends with 0.
      """)

  @Flag(help: "Take the arguments that git gives: PATH OLD HEX MODE NEW HEX MODE.")
  var git = false

  @Argument(help: "Two notebooks.", completion: .notebook)
  var files: [String]

  @OptionGroup var replay: ReplayOptions

  func validate() throws {
    if git {
      // A file that is not merged has only its path; one with a new name has two more arguments.
      guard [1, 7, 9].contains(files.count) else {
        throw ValidationError("--git takes the seven arguments of git; got \(files.count)")
      }
    } else if files.count != 2 {
      throw ValidationError("`diff` takes two notebooks; got \(files.count)")
    }
  }

  func run() throws {
    let differ = NotebookDiffer(in: TerminalHost(Look()), work: replay.work)
    guard git else {
      return try Status(differ.compare(files[0], files[1])).leave()
    }
    guard files.count > 1 else { return Console.out("\(files[0]): not merged") }
    if files.count == 9 { Console.out("\(files[0]) is now \(files[7])") }
    let label = files.count == 9 ? files[7] : files[0]
    let ending = differ.compare(files[1], files[4], label: label)
    // git takes any other status than 0 for a failure of the program.
    if ending != .failed { try Status(ending).leave() }
  }
}
