import Diagnostics
import Answers
import Sessions
import Values
import LineEditing
import Notebooks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program does without a subcommand: lines, a file, the prompt, or a script on standard
/// input.
struct Launch {
  var code: [String] = []
  var isInteractive = false
  var isQuiet = false
  var usesHistory = true
  var allowsWrites = false
  var file: String?
  var preamble: [String] = []
  var look = Look()

  init() {}

  /// The commonest ways of starting, which need no parser of options: nothing at all, or `-c` and
  /// lines. Reading them here makes the start twice as fast. Nil for everything else.
  init?(plain arguments: some Collection<String>) {
    var rest = arguments[...]
    while let first = rest.popFirst() {
      guard first == "-c", let line = rest.popFirst() else { return nil }
      code.append(line)
    }
  }

  func run() -> Status {
    let workbook = Workbook(
      console: look.console(), preamble: preamble, allowsWrites: allowsWrites)
    for line in code {
      guard let status = workbook.run(Source(line, name: "-c")) else { return .good }
      if status != .good { return status }
    }
    if let file {
      guard let status = play(file, in: workbook) else { return .good }
      // A person at the prompt wants to mend the cell that failed.
      let goesOn =
        status == .failed && InputText.isNotebookName(file) && Terminal.isTerminal(STDIN_FILENO)
      if status != .good, !goesOn { return status }
    }
    let isDone = !code.isEmpty || (file.map { $0 == "-" || !InputText.isNotebookName($0) } ?? false)
    return isDone && !isInteractive ? .good : goOn(workbook)
  }

  /// Plays a notebook or a script; nil where it asked to leave.
  private func play(_ file: String, in workbook: Workbook) -> Status? {
    let input: InputText
    do {
      input = try InputText.read(file)
    } catch {
      Console.error("error: \(error.description)")
      return .unreadable
    }
    guard input.isNotebook else { return workbook.run(Source(input.text, name: input.name)) }
    let status = workbook.replay(input)
    if status == .good, let document = try? NotebookDocument(bytes: input.bytes) {
      workbook.begin(behind: document, input, workbook.session)
    }
    return status
  }

  /// The prompt on a terminal; without one, a script on standard input.
  private func goOn(_ workbook: Workbook) -> Status {
    guard Terminal.isTerminal(STDIN_FILENO), !look.isJSON else {
      return play("-", in: workbook) ?? .good
    }
    return Prompting(
      workbook, usesHistory: usesHistory, isQuiet: isQuiet,
      isColoured: look.isColoured(STDOUT_FILENO)
    ).run()
  }
}

/// How answers are to look.
struct Look {
  var isJSON = false
  var colour = ColourChoice.auto

  func console() -> Console {
    Console(
      style: isJSON ? .json : .text(colour: isColoured(STDOUT_FILENO)),
      errorColour: isColoured(STDERR_FILENO))
  }

  func isColoured(_ descriptor: Int32) -> Bool {
    switch colour {
    case .always: true
    case .never: false
    case .auto: Terminal.colourAllowed(descriptor, environment: ProcessEnvironment.current)
    }
  }
}
