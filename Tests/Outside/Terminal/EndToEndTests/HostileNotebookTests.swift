import Foundation
import TestSupport
import Testing

/// A stranger's notebook ends by itself within a gigabyte of memory and ten seconds of CPU time,
/// touches no file except those that it was given, and sends no control characters to a terminal.
@Suite struct HostileNotebookTests {
  private static let secret = "a secret of somebody else"

  /// A folder that contains only the notebook, and a private file beside the folder.
  private struct Place {
    let desk: Desk

    init(_ notebook: [UInt8]) throws {
      desk = try Desk()
      try desk.makeFolder("inside")
      try desk.write("inside/case.md", bytes: notebook)
      try desk.write("canary.md", "```motion\nprint \"\(secret)\"\n```\n")
    }

    /// Runs a command under limits: of data, because Swift reserves addresses that it never uses,
    /// and of CPU time, because a test does not use the clock.
    func run(_ command: String) throws -> PipeRun {
      try desk.shell(
        "cd inside && ulimit -c 0 && ulimit -d 1048576 && ulimit -t 10 "
          + "&& exec \"$motionbook\" \(command) </dev/null")
    }

    /// All files, with their contents.
    func files() throws -> [String: [UInt8]] {
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: desk.path) {
        files[name] = (try? desk.bytes(name)) ?? []
      }
      return files
    }
  }

  /// Runs a command, and checks what holds for all commands.
  private func run(
    _ command: String, in place: Place, of name: String, writes: Bool = false
  ) throws -> PipeRun {
    var before = try place.files()
    let run = try place.run(command)
    var after = try place.files()
    if writes {
      before["inside/case.md"] = nil
      after["inside/case.md"] = nil
    }
    #expect(before == after, "\(command) of \(name) touched files")
    let known: [TestSupport.ExitStatus] = [.exited(0), .exited(1), .exited(3)]
    #expect(known.contains(run.status), "\(command) of \(name): \(run.status)")
    #expect(!run.all.contains(Self.secret), "\(command) of \(name)")
    #expect(!run.all.contains("root:"), "\(command) of \(name)")
    #expect(Obeyed.sent(in: run.all).isEmpty, "\(command) of \(name)")
    if run.status != .exited(0) { #expect(!run.all.isEmpty, "\(command) of \(name)") }
    return run
  }

  @Test func everyFileIsOfACase() { #expect(HostileCase.strays == []) }

  @Test(arguments: HostileCase.all)
  func itSaysWhatIsWrong(_ file: HostileCase) throws {
    let place = try Place(try file.bytes())
    let run = try run("run case.md", in: place, of: file.name)
    let said = "\(run.status)\n\(run.standardOutput)\(run.standardError)"
    try file.expect(said)
    // Without a command the notebook is run too; the script on standard input is empty.
    let plain = try self.run("case.md", in: place, of: file.name)
    #expect("\(plain.status)\n\(plain.standardOutput)\(plain.standardError)" == said)
    _ = try self.run("run --json case.md", in: place, of: file.name)
  }

  /// Output recorded by `accept` is safe for the next reader of the file, and `check` agrees with
  /// it.
  @Test(arguments: HostileCase.all)
  func whatItAnswersMayBeRecorded(_ file: HostileCase) throws {
    let place = try Place(try file.bytes())
    _ = try run("check case.md", in: place, of: file.name)
    let accept = try run("accept case.md", in: place, of: file.name, writes: true)
    let accepted = try place.desk.bytes("inside/case.md")
    guard accept.status == .exited(0) else {
      #expect(accepted == (try file.bytes()))
      return
    }
    // Recording does not repair a cell that should have failed but did not.
    guard file.expected.hasPrefix("exited(0)") else { return }
    let check = try run("check case.md", in: place, of: file.name)
    #expect(check.status == .exited(0), "\(check.standardOutput.prefix(500))")
  }

  // MARK: Too long to be written down

  /// Notebooks that are harmful by their length.
  private static let long: [(name: String, text: String)] = [
    ("brackets", cell("print " + repeated("(", 200_000))),
    ("signs", cell("print " + repeated("-", 200_000) + "1")),
    ("blocks", cell(repeated("if true {\n", 100_000))),
    ("sum", cell("print 1" + repeated("+1", 200_000))),
    ("digits", cell("print " + repeated("9", 500_000))),
    ("name", cell(repeated("a", 500_000) + " = 1")),
    ("text", cell("print \"" + repeated("a", 500_000) + "\"")),
    ("statements", cell(repeated("let a = 1;\n", 20_000))),
    ("quotations", repeated("> ", 50_000) + "\n" + cell("print 1")),
    ("emphasis", repeated("*a_", 50_000) + "\n\n" + cell("print 1")),
    ("links", repeated("[", 50_000) + "\n\n" + cell("print 1")),
    ("a page of marks", repeated("[", 5_000_000)),
    ("a page of quotations", repeated(">", 5_000_000)),
    ("fences", repeated("```\n", 50_000)),
    ("comments", repeated("<!-- motion: x -->\n\n", 5_000) + cell("print 1")),
    ("cells", repeated(cell("1"), 3_000)),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func cell(_ code: String) -> String { "```motion\n\(code)\n```\n\n" }

  @Test(arguments: long.map(\.name))
  func aLongOneEndsToo(_ name: String) throws {
    let text = try #require(Self.long.first { $0.name == name }?.text)
    let place = try Place(Array(text.utf8))
    for command in ["run", "check"] {
      _ = try run("\(command) case.md", in: place, of: name)
    }
  }
}
