import ArgumentParser
import Arguments
import Files
import FrontEnd
import Platform
import Playing

/// `motionbook class FILE`: starts the program beside this one that serves a class.
struct ClassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class", abstract: ClassOptions.abstract, discussion: ClassOptions.discussion)

  @OptionGroup var options: ClassOptions

  func run() throws {
    _ = try options.document(in: TerminalHost(Look()))
    let program = try Self.program()
    let arguments = CommandLine.arguments.drop { $0 != "class" }.dropFirst()
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    Console.error("error: cannot start \(program): \(String(cString: strerror(errno)))")
    try Status.failed.leave()
  }

  /// The program that serves a class.
  static func program() throws -> String {
    if let program = programBesideThisOne { return program }
    Console.error(
      """
      error: there is no motionbook-class beside this program, which serves a class
      help: in the folder of the project, `scripts/motionbook class` builds it
      """)
    throw ExitCode(Status.unreadable.rawValue)
  }

  private static var programBesideThisOne: String? {
    guard let program = ProgramFile.path.flatMap(FilePath.real),
      let slash = program.lastIndex(of: "/")
    else { return nil }
    return FilePath.real(program[...slash] + "motionbook-class")
  }
}
