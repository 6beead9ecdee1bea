import ArgumentParser
import Files
import FrontEnd
import Notebooks
import Playing

extension CompletionKind {
  /// A notebook's file.
  package static let notebook = Self.file(extensions: ["md"])
}

/// The command line of `motionbook class`. `motionbook` checks it before it starts the program that serves the
/// class, which may be missing.
package struct ClassOptions: ParsableArguments {
  package static let abstract = "Shows a notebook to a class and gathers its guesses."
  package static let discussion = """
    Participants open the address in a browser. Nothing is installed and nobody has an \
    account. The teacher's page opens at the address with the key, which is for you alone.
    """
  /// The ports that the system has.
  package static let ports = 1...65535

  @Argument(help: "A notebook (.md).", completion: .notebook)
  package var file: String

  @Option(help: "The port; default 8080 or the next free one.")
  package var port: Int?

  @Option(help: "The address to listen at; 0.0.0.0 is all of this machine's.")
  package var address = "0.0.0.0"

  @Option(help: "The address of a proxy in front, such as https://class.example.org.")
  package var origin: String?

  @Option(help: "The maximum number of people.")
  package var people = 100

  @Option(help: "The code of the class, 4 to 12 letters and digits.")
  package var code: String?

  @Flag(help: "Let participants give a name.")
  package var names = false

  @Option(help: "The notebook to write at the end, with all guesses.")
  package var report: String?

  /// `motionbook present` writes its steps to standard input.
  @Flag(help: .hidden)
  package var led = false

  package init() {}

  package func validate() throws {
    if let port, !Self.ports.contains(port) {
      throw ValidationError(
        "--port must be between \(Self.ports.lowerBound) and \(Self.ports.upperBound)")
    }
    if !(1...1000).contains(people) {
      throw ValidationError("--people must be between 1 and 1000")
    }
    if let code, !(4...12).contains(code.count) || !code.allSatisfy(Self.isCodeLetter) {
      throw ValidationError("--code must have 4 to 12 letters and digits")
    }
    if let origin, !origin.hasPrefix("https://"), !origin.hasPrefix("http://") {
      throw ValidationError("--origin must begin with https:// or http://")
    }
  }

  private static func isCodeLetter(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber)
  }

  /// Reads the notebook. If it cannot be shown to a class, says why and ends the program.
  package func document(in host: TerminalHost) throws -> NotebookDocument {
    let document: NotebookDocument
    do {
      document = try host.read(argument: file).document()
    } catch {
      Console.error("error: cannot read \(file): \(error.reason)")
      throw ExitCode(Status.unreadable.rawValue)
    }
    guard document.cells.isEmpty else { return document }
    Console.error(
      """
      error: \(file) has no cells, so there is nothing to show to a class
      help: a cell is a block that begins with ```motion
      """)
    throw ExitCode(Status.failed.rawValue)
  }
}
