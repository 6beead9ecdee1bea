import Foundation
import TestSupport
import Testing

/// A terminal receives no control characters from a stranger's text, wherever it occurs. Tested
/// through pipes, which often lead to a terminal.
@Suite struct ObeyedTextTests {
  private static let odd = Obeyed.text(Obeyed.inMarkdown)

  /// One cell for each character, inserted in a template; each cell is expected to fail.
  private func mistakes(_ template: String) -> String {
    Obeyed.inMarkdown.map { scalar in
      let line = template.replacingOccurrences(of: "@", with: String(scalar))
      return "<!-- motion: error -->\n```motion\n\(line)\n```\n"
    }.joined(separator: "\n")
  }

  private func expectSilence(
    _ run: PipeRun, spelling scalars: [Unicode.Scalar] = Obeyed.inMarkdown,
    _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Obeyed.sent(in: run.all).isEmpty, "\(what)", sourceLocation: sourceLocation)
    let missing = Obeyed.missing(scalars, in: run.all)
    #expect(missing.isEmpty, "\(what): \(run.all.prefix(500))", sourceLocation: sourceLocation)
  }

  /// JSON has escapes of its own.
  private func expectJSON(
    _ run: PipeRun, holding scalars: [Unicode.Scalar],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(Obeyed.sent(in: run.all).isEmpty, sourceLocation: sourceLocation)
    for line in run.lines {
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(object != nil, "\(line)", sourceLocation: sourceLocation)
    }
    for scalar in scalars {
      let digits = String(scalar.value, radix: 16)
      let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      #expect(run.standardOutput.contains(escape), "\(escape)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    "print \"@\"", "\"@\"", "let s = \"@\"\ns", "let s = \"@\"\nshow s", "let l = [\"@\"]\nl",
    "let s = \"@\"\nprint \"it is\", s", "table \"@\" for i in 1..2", "note \"@\"\nhistory",
    "view box frame (0, 0, 1, 1)\nbox.tint = \"@\"", "expect \"@\" == \"b\"", "\"@\" + 1",
  ])
  func inATextOfAScript(_ template: String) throws {
    let scalars = Obeyed.all
    let script = template.replacingOccurrences(of: "@", with: Obeyed.text(scalars)) + "\n"
    let desk = try Desk()
    let run = try desk.run("run", "-", input: script)
    #expect(Obeyed.sent(in: run.all).isEmpty, "\(template)")
    // An excerpt of a failed line is cut if it is long; an answer is complete.
    if run.status == .exited(0) { expectSilence(run, spelling: scalars, template) }
    let json = try desk.run("run", "-", "--json", input: script)
    // `history` prints lines that are already escaped.
    let isPlain = run.status == .exited(0) && !template.contains("history")
    try expectJSON(json, holding: isPlain ? scalars : [])
    let colored = try desk.run("run", "-", "--color", "always", input: script)
    let rest = colored.all.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(Obeyed.sent(in: rest).isEmpty, "\(template)")
  }

  @Test(arguments: [
    "prin@t 1", "print a@b", "nonsense # @", "spring(dur@ation: 1)", "print \"\\@\"",
    "save \"@\"", "view b@ox frame (0, 0, 1, 1)", "set wid@th 1",
    "print css(\"@\")", "print 1px@", "print \"@\" - 1", "on @rest { }",
  ])
  func inALineThatFails(_ template: String) throws {
    let desk = try Desk()
    try desk.write("a.md", mistakes(template))
    let run = try desk.run("run", "a.md")
    expectSilence(run, template)
    #expect(
      run.status == .exited(0), "each cell fails, as is said: \(run.standardError.suffix(300))")
    try expectJSON(try desk.run("run", "--json", "a.md"), holding: [])
    expectSilence(try desk.run("check", "a.md"), template)
    #expect(try desk.run("accept", "a.md").status == .exited(0))
    let recorded = try desk.text("a.md").replacingOccurrences(
      of: "```motion\n", with: "```motion\0")
    let outputs = recorded.components(separatedBy: "```output\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
    #expect(outputs.count == Obeyed.inMarkdown.count)
    #expect(outputs.allSatisfy { Obeyed.sent(in: $0).isEmpty }, "\(template)")
  }

  @Test func inAllOtherPlacesOfANotebook() throws {
    let desk = try Desk()
    let odd = Self.odd
    let cell = "```motion\nprint \"\(odd)\"\n```\n"
    let text =
      "# A \(odd)\n\nProse \(odd)\n\n<!-- motion: x\(odd) -->\n\(cell)\n"
      + "<!-- motion: tol=\(odd) -->\n\(cell)\n```output\nonce \(odd)\n```\n"
    try desk.write("a.md", text)
    for arguments in [["run", "a.md"], ["a.md"], ["check", "a.md"]] {
      expectSilence(try desk.run(arguments), "\(arguments)")
    }
    try expectJSON(try desk.run("run", "--json", "a.md"), holding: Obeyed.inMarkdown)
    try expectJSON(try desk.run("check", "--json", "a.md"), holding: [])
    let accept = try desk.run("accept", "a.md")
    #expect(Obeyed.sent(in: accept.all).isEmpty)
    let accepted = try desk.text("a.md")
    #expect(accepted.hasPrefix("# A \(odd)\n\nProse \(odd)\n\n<!-- motion: x\(odd) -->\n\(cell)\n"))
    #expect(!accepted.contains("once"))
  }

  @Test func inAFilesName() throws {
    let desk = try Desk()
    // A file system allows 255 bytes for a name.
    for part in stride(from: 0, to: Obeyed.inNames.count, by: 40) {
      let scalars = Array(Obeyed.inNames[part..<min(part + 40, Obeyed.inNames.count)])
      let name = Obeyed.text(scalars) + "\n\t.md"
      for command in [["run"], ["check"], ["accept"], []] {
        expectSilence(try desk.run(command + ["missing" + name]), spelling: scalars, "\(command)")
      }
      try desk.write(name, "<!-- motion: odd -->\n```motion\nprint 1\nnonsense\n```\n")
      for command in [["run"], ["check"], ["accept"], []] {
        let run = try desk.run(command + [name])
        expectSilence(run, spelling: command == ["accept"] ? [] : scalars, "\(command)")
        #expect(run.status == .exited(1), "\(command)")
      }
      try expectJSON(try desk.run("run", "--json", name), holding: scalars)
      try expectJSON(try desk.run("check", "--json", name), holding: scalars)
      let literal = scalars.map { Obeyed.spelled($0) }.joined()
      expectSilence(try desk.run("-c", "open \"\(literal)\""), spelling: scalars)
    }
  }

  @Test func inTheCommandLine() throws {
    let odd = Obeyed.text(Obeyed.inNames)
    for arguments in [
      ["--x\(odd)"], ["-\(odd)"], ["--color", odd], ["--width", odd], ["check", "--y\(odd)"],
      ["run", "a", odd], ["-c", "print \"\(odd)\""],
    ] {
      let run = try Desk().run(arguments)
      #expect(Obeyed.sent(in: run.all).isEmpty, "\(arguments)")
      #expect(!run.all.isEmpty)
    }
  }

  @Test func noFileGetsSuchAName() throws {
    let desk = try Desk()
    for scalar in Obeyed.all + ["\n", "\t"] {
      let literal = "\\u{\(String(scalar.value, radix: 16))}"
      let run = try desk.run("-c", "print 1; save \"a\(literal)b\"")
      #expect(run.status == .exited(1), "\(literal)")
      #expect(run.standardError.contains("save"), "\(literal)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path).isEmpty)
  }
}
