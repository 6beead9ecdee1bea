import Answers
import ArgumentParser
import Diagnostics
import Answers
import Execution
import Sessions
import Values
import LineEditing
import Notebooks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `motionbook run FILE|-`
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a notebook or runs a script, printing what it prints.")

  @Argument(help: "A notebook (.md), a script, or - for standard input.")
  var file: String

  @Flag(help: "Let the notebook write files.")
  var allowWrites = false

  @OptionGroup var session: SessionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let input: InputText
    do {
      input = try InputText.read(file)
    } catch {
      Console.error("error: \(error.description)")
      return try Status.unreadable.leave()
    }
    let workbook = Workbook(
      console: output.look.console(), preamble: session.preamble, allowsWrites: allowWrites)
    let status =
      input.isNotebook
      ? workbook.replay(input) : workbook.run(Source(input.text, name: input.name)) ?? .good
    try status.leave()
  }
}

/// `motionbook check FILE…`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and compares what they print with what they recorded.")

  @Argument(help: "Notebooks.")
  var files: [String]

  @OptionGroup var output: OutputOptions

  func run() throws {
    var worst = Status.good
    for file in files {
      let status = check(file)
      if status == .interrupted { return try status.leave() }
      if status.rawValue > worst.rawValue { worst = status }
    }
    try worst.leave()
  }

  private func check(_ file: String) -> Status {
    do {
      let document = try NotebookDocument(bytes: try AtomicFile.read(file))
      var runner = SessionRunner(session: Session.interruptible())
      let report = NotebookCheck.run(document, name: file, with: &runner)
      if runner.isInterrupted { return .interrupted }
      report.show(asJSON: output.json)
      return report.passes ? .good : .failed
    } catch {
      Console.error("error: cannot read `\(file)`: \(error)")
      return .unreadable
    }
  }
}

/// `motionbook accept FILE…`
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks and records what has drifted; all else stays byte for byte.")

  @Argument(help: "Notebooks.")
  var files: [String]

  func run() throws {
    var worst = Status.good
    for file in files {
      let status = accept(file)
      if status == .interrupted { return try status.leave() }
      if status.rawValue > worst.rawValue { worst = status }
    }
    try worst.leave()
  }

  private func accept(_ file: String) -> Status {
    let bytes: [UInt8]
    let result: NotebookAccept.Result
    do {
      bytes = try AtomicFile.read(file)
      let document = try NotebookDocument(bytes: bytes)
      var runner = SessionRunner(session: Session.interruptible())
      result = NotebookAccept.run(document, name: file, with: &runner)
      if runner.isInterrupted { return .interrupted }
    } catch {
      Console.error("error: cannot read `\(file)`: \(error)")
      return .unreadable
    }
    guard let text = result.text else {
      if result.report.passes {
        Console.out("\(file): nothing has drifted")
        return .good
      }
      result.report.show(asJSON: false)
      return .failed
    }
    do {
      try AtomicFile.write(file, text, mode: .replacing(Fingerprint(bytes)))
    } catch {
      Console.error("error: cannot write `\(file)`: \(error.description)")
      return .failed
    }
    let count = result.report.driftCount
    Console.out("\(file): \(count) \(count == 1 ? "output" : "outputs") recorded anew")
    return .good
  }
}

extension Session {
  /// A session that Ctrl-C stops.
  static func interruptible() -> Session {
    let progress = ProgressLine()
    return Session(
      hooks: Hooks(isInterrupted: { Interrupt.requested }, progress: { progress.show($0) }))
  }
}

extension NotebookReport {
  /// Prints the report, or that all is well. Control characters of a stranger's notebook must not
  /// reach a terminal.
  fileprivate func show(asJSON: Bool) {
    if asJSON {
      let fields: [(String, JSONText)] = [
        ("type", .string("check")), ("file", .string(name)), ("passes", .flag(passes)),
        ("cells", .number(Double(cells.count))), ("drifts", .number(Double(driftCount))),
        ("summary", .string(summary)),
      ]
      return Console.out(JSONText.object(fields).text)
    }
    let text = passes ? summary + "\(name): \(agreement)\n" : summary
    let safe = text.unicodeScalars.map { scalar -> Character in
      scalar.properties.generalCategory == .control && scalar != "\n" ? " " : Character(scalar)
    }
    Console.write(String(safe), to: STDOUT_FILENO)
  }
}
