import Foundation
import TestSupport

/// A temporary folder in which a test runs the program, including its state folder.
final class Desk: TemporaryFolder {
  /// The program: the one in `MOTIONBOOK_EXECUTABLE`, or else the one built with the tests.
  static let program =
    ProcessInfo.processInfo.environment["MOTIONBOOK_EXECUTABLE"] ?? BuiltProduct.path("motionbook")

  /// The journals in the state folder, by name.
  var journals: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path("state/motionbook"))
    return (names ?? []).filter { $0.hasSuffix(".journal") }.sorted()
  }

  /// The numbers of the sessions in the state folder.
  var keptSessions: [Int] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path("state/motionbook"))
    return (names ?? []).compactMap { name in
      name.firstMatch(of: /^session-([0-9]+)\.kept$/).flatMap { Int($0.1) }
    }.sorted()
  }

  // MARK: The program

  /// Runs the program in the folder to its end.
  func run(
    _ arguments: String..., input: String = "", settings: [String: String] = [:],
    nudge: PipeRun.Nudge? = nil
  ) throws -> PipeRun {
    try run(arguments, input: input, settings: settings, nudge: nudge)
  }

  func run(
    _ arguments: [String], input: String = "", settings: [String: String] = [:],
    nudge: PipeRun.Nudge? = nil
  ) throws -> PipeRun {
    try PipeRun(
      "/bin/sh", arguments: Self.start + [path, Self.program] + arguments, input: input,
      environment: environment(settings), nudge: nudge)
  }

  /// Runs a shell command in the folder, where `$motionbook` is the program.
  func shell(_ line: String) throws -> PipeRun {
    try PipeRun(
      "/bin/sh", arguments: Self.start + [path, "/bin/sh", "-c", line],
      environment: environment(["motionbook": Self.program]))
  }

  /// Starts the program on a terminal, and waits for a prompt. It has no colors, and so no gray
  /// suggestions after the cursor, unless a test requests them.
  ///
  /// - Parameter setup: A shell command that runs first, such as a limit.
  func prompt(
    _ arguments: String..., settings: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    until line: String? = "motion t=0s>", after setup: String = ":"
  ) throws -> PseudoTerminal {
    try terminal(
      arguments, settings: settings, columns: columns, rows: rows, until: line, after: setup)
  }

  /// Starts the program on a terminal, like `prompt`.
  func terminal(
    _ arguments: [String], settings: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    until line: String? = nil, after setup: String = ":"
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program: "/bin/sh", arguments: Self.start(after: setup) + [path, Self.program] + arguments,
      environment: environment(["NO_COLOR": "1"].merging(settings) { $1 }), columns: columns,
      rows: rows, owner: self)
    if let line { try terminal.expectCursorLine(line) }
    return terminal
  }

  /// The shell is replaced by the program, so that signals reach it.
  private static let start = start(after: ":")

  private static func start(after setup: String) -> [String] {
    ["-c", #"cd "$0" && "# + setup + #" && exec "$@""#]
  }

  private func environment(_ settings: [String: String]) -> [String: String] {
    PseudoTerminal.plainEnvironment
      .merging(["XDG_STATE_HOME": path("state"), "PAGER": "cat", "TZ": "UTC"]) { $1 }
      .merging(settings) { $1 }
  }
}

extension PipeRun {
  /// The lines on standard output.
  var lines: [String] {
    standardOutput.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast(standardOutput.hasSuffix("\n") ? 1 : 0)
  }
}

extension PseudoTerminal {
  /// Types an entry and waits for the prompt after its answer. Returns the rows of the answer.
  @discardableResult
  func enter(_ entry: String, until prompt: String) throws -> [String] {
    // Continues after the echo, because an earlier prompt must not be taken for the one after the
    // answer, nor a gray suggestion for the entry.
    send(entry)
    try expectState("the entry \(entry)") { $0.textBeforeCursor.hasSuffix(entry.suffix(20)) }
    send("\r")
    try expectNewLine()
    let answer = try expect(prompt)
    try expectCursorLine(prompt)
    return answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
