import ArgumentParser
import Arguments
import Diagnostics
import FrontEnd
import Jupyter
import Platform
import Playing
import Terminal

/// A notebook-style REPL for motion.
@main
struct Motionbook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motionbook",
    abstract: "A notebook-style REPL for UIKit motion.",
    usage: """
      motionbook [OPTIONS] [FILE]
      motionbook -c CODE [-c CODE ...]
      motionbook run | check | accept | format FILE ...
      motionbook run FILE -p NAME=VALUES [--into TABLE] [--shard K/N]
      motionbook diff A B
      motionbook watch FILE ... [--page PAGE]
      motionbook new NAME
      motionbook lesson [NAME]
      motionbook sweep FILE [--shard K/N] [--json]
      motionbook present | play FILE
      motionbook class FILE
      motionbook export FILE|FOLDER -o PAGE|FOLDER
      motionbook convert FILE.ipynb -o FILE.md
      motionbook kernel install | uninstall
      motionbook lsp
      motionbook editors [NAME]
      """,
    discussion: """
      Without arguments, it starts the prompt. Lines such as

        view box frame (100, 0, 100, 100)
        gravity on box
        run 1s

      build a scene and run it; type `help` for more. A FILE.md is replayed first.
      A script on standard input runs without a prompt. `motionbook help start`
      lists the options.

      Exit status: 0 success; 1 a line failed or recorded output changed; 2 wrong
      usage; 3 a file cannot be read; 130 interrupted.
      """,
    version: "motionbook \(KernelDescription.version)",
    subcommands: [
      Start.self, Run.self, Check.self, Accept.self, Diff.self, Watch.self, Format.self, New.self,
      LessonCommand.self, Sweep.self, Present.self, PlayFile.self,
      ClassCommand.self, Export.self,
      ConvertCommand.self, KernelCommand.self, LanguageServer.self, EditorsCommand.self,
    ],
    defaultSubcommand: Start.self)

  static func main() {
    StandardStreams.reserve()
    Terminal.prepareLocale()
    Interrupt.install()
    StandardStreams.letLongFilesFail()
    if let problem = ProcessFiles.problem(arguments: CommandLine.arguments) {
      Console.error(problem)
      Status.end(Status.unreadable.rawValue)
    }
    if let worker = Worker(arguments: CommandLine.arguments.dropFirst()) {
      Status.end(worker.run().rawValue)
    }
    if let launch = Launch(plain: CommandLine.arguments.dropFirst()) {
      Status.end(launch.run().rawValue)
    }
    if let script = CompletionScript.requested(by: CommandLine.arguments.dropFirst()) {
      Console.out(script)
      Status.end(Status.good.rawValue)
    }
    if let problem = misspelling(in: CommandLine.arguments.dropFirst()) {
      Console.error(problem)
      Status.end(Status.usage.rawValue)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      leave(with: error)
    }
  }

  /// The subcommand that was meant by the first argument; nil if it may name a file.
  private static func misspelling(in arguments: some Collection<String>) -> String? {
    guard let word = arguments.first, word.allSatisfy(\.isLetter),
      access(word, F_OK) != 0
    else { return nil }
    let known = configuration.subcommands.map { $0._commandName }
    guard !(known + ["help"]).contains(word),
      let near = Vocabulary(known).nearest(to: word).first
    else { return nil }
    return "error: there is no subcommand `\(word)`; did you mean `\(near)`?"
  }
}

extension Status {
  /// Ends the command with this status.
  func leave() throws {
    if self != .good { throw ExitCode(rawValue) }
  }
}
