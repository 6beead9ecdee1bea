#if Class
  import ArgumentParser
  import Arguments
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
      commandName: "motionbook class", abstract: ClassOptions.abstract,
      discussion: ClassOptions.discussion)

    @OptionGroup var options: ClassOptions

    static func main() {
      if let worker = CellWorker(arguments: CommandLine.arguments.dropFirst()) {
        Platform.exit(worker.run().rawValue)
      }
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch {
        leave(with: error)
      }
    }

    func run() throws {
      let host = TerminalHost(Look())
      let file = options.file
      let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
      let document = try options.document(in: host)
      guard let pieces = host.pagePieces(of: document, in: folder) else {
        throw ExitCode(Status.interrupted.rawValue)
      }
      let name = FilePath.split(FilePath.absolute(file)).name
      let state = ClassState(
        ClassNotebook(document, named: name, steps: pieces), people: options.people,
        hasNames: options.names)
      var room = try ClassRoom(options, state, in: folder)
      let report = try options.report.map {
        try ReportFile($0, of: state, from: file, in: host)
      }
      room.report = report?.path
      let ended = try room.open()
      try report?.write(ended)
      // What is said last may be read by nobody.
      try room.leave(ended)
      if let report { Console.out("The report is in \(report.path)") }
    }
  }
#else
  import FrontEnd

  /// Without the trait `Class`, the program has no server.
  @main
  enum ClassProgram {
    static func main() {
      Console.error(
        """
        error: motionbook-class is built without its server
        help: build it with --traits Class
        """)
      Status.end(Status.failed.rawValue)
    }
  }
#endif
