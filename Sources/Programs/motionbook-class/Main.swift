#if Class
  import ArgumentParser
  import Classroom
  import Files
  import FrontEnd
  import NIOCore
  import NIOPosix
  import Terminal
  import Playing
  import Platform

  /// `motionbook class FILE`, as a program of its own: the prompt knows nothing of sockets.
  @main
  struct ClassProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "motionbook class",
      abstract: "Shows a notebook to a class and gathers its guesses.",
      discussion: """
        Participants open the address in a browser. Nothing is installed and nobody has an \
        account. The teacher's page opens at the address with the key, which is for you alone.
        """)

    @Argument(help: "A notebook (.md).")
    var file: String

    @Option(help: "The port; default 8080 or the next free one.")
    var port: Int?

    @Option(help: "The address to listen at; 0.0.0.0 is all of this machine's.")
    var address = "0.0.0.0"

    @Option(help: "The address of a proxy in front, such as https://class.example.org.")
    var origin: String?

    @Option(help: "The maximum number of people.")
    var people = 100

    @Option(help: "The code of the class, 4 to 12 letters and digits.")
    var code: String?

    @Flag(help: "Let participants give a name.")
    var names = false

    @Option(help: "The notebook to write at the end, with all guesses.")
    var report: String?

    /// `motionbook present` writes its steps to standard input.
    @Flag(help: .hidden)
    var led = false

    static func main() {
      if let worker = CellWorker(arguments: CommandLine.arguments.dropFirst()) {
        Platform.exit(worker.run().rawValue)
      }
      main(nil)
    }

    func validate() throws {
      if let port, !KeptClass.ports.contains(port) {
        throw ValidationError(
          "--port must be between \(KeptClass.ports.lowerBound) and \(KeptClass.ports.upperBound)")
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

    func run() throws {
      let host = TerminalHost(Look())
      let state: ClassState
      let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
      let report: ReportFile?
      do {
        let document = try host.read(argument: file).document()
        guard let pieces = host.pagePieces(of: document, in: folder) else {
          throw ExitCode(Status.interrupted.rawValue)
        }
        let name = FilePath.split(FilePath.absolute(file)).name
        state = ClassState(
          ClassNotebook(document, named: name, steps: pieces), people: people, hasNames: names)
        report = try self.report.map { try ReportFile($0, of: state, from: file, in: host) }
      } catch let refusal as FileRefusal {
        Console.error("error: cannot read \(file): \(refusal.reason)")
        throw ExitCode(Status.unreadable.rawValue)
      }
      var room = try ClassRoom(self, state, in: folder)
      let ended = try room.open()
      try report?.write(ended)
      try room.leave(ended)
    }
  }
#else

  /// Without the trait `Class`, the program has no server.
  @main
  enum ClassProgram {
    static func main() {
      let text = "motionbook-class: built without its server; build it with --traits Class\n"
      _ = write(STDERR_FILENO, text, text.utf8.count)
      exit(1)
    }
  }
#endif
