import Advice
import Diagnostics
import Platform
import Playing
import Terminal

/// The program without a subcommand: it runs lines, a file, the prompt, or a script on standard
/// input.
package struct Launch {
  package var code: [String] = []
  /// Whether the lines of code stand for a question at the shell, whose answer may be long.
  package var asks = false
  package var isInteractive = false
  package var isQuiet = false
  package var usesHistory = true
  package var allowsWrites = false
  package var work = 1
  package var file: String?
  /// Values for the parameters of the file.
  package var settings: [ParameterSetting] = []
  /// A line to run when the prompt starts. Without a prompt, it runs as a line of code.
  package var opening: String?
  package var preamble: [String] = []
  package var look = Look()

  package init() {}

  /// Parses the most common arguments without an option parser: none at all, or `-c` with lines.
  /// This makes the start twice as fast. Nil for everything else.
  package init?(plain arguments: some Collection<String>) {
    var rest = arguments[...]
    while let first = rest.popFirst() {
      guard first == "-c", let line = rest.popFirst() else { return nil }
      code.append(line)
    }
  }

  package func run() -> Status {
    let host = TerminalHost(look)
    let workbook = Workbook(
      in: host, preamble: preamble, allowsWrites: allowsWrites, work: work,
      adviser: SceneAdviser())
    if let opening, !isAtTerminal {
      return Status(workbook.play(Source(opening, name: "lesson")))
    }
    let isShown = asks && isAtTerminal
    if isShown { host.pager = Pager(environment: ProcessEnvironment.current) }
    for line in code {
      let ending = workbook.play(Source(line, name: "-c"), from: isShown ? .entry : .text)
      if ending != .finished { return Status(ending) }
    }
    if let file {
      let ending = workbook.play(argument: file, settings: settings, from: host)
      // At the prompt, the user can fix the cell that failed.
      let goesOn =
        ending == .failed && InputText.isNotebookName(file) && Terminal.isTerminal(STDIN_FILENO)
      if ending != .finished, !goesOn { return Status(ending) }
    }
    let isDone = !code.isEmpty || (file.map { $0 == "-" || !InputText.isNotebookName($0) } ?? false)
    return isDone && !isInteractive ? .good : goOn(workbook, host)
  }

  /// Whether a person reads the output and types the input.
  private var isAtTerminal: Bool {
    !look.isJSON && Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDOUT_FILENO)
  }

  /// Runs the prompt on a terminal; otherwise a script on standard input.
  private func goOn(_ workbook: Workbook, _ host: TerminalHost) -> Status {
    guard Terminal.isTerminal(STDIN_FILENO), !look.isJSON else {
      return Status(workbook.play(argument: "-", from: host))
    }
    return Prompting(
      workbook, in: host, usesHistory: usesHistory, isQuiet: isQuiet,
      isColored: look.isColored(STDOUT_FILENO), opening: opening
    ).run()
  }
}

extension Workbook {
  /// Runs a file named on the command line, where `-` is standard input.
  package func play(
    argument: String, settings: [ParameterSetting] = [], from host: TerminalHost
  ) -> RunStatus {
    do {
      return play(try host.read(argument: argument), settings: settings)
    } catch {
      host.show(.unreadable(reason: error.reason))
      return .unreadable
    }
  }
}
