import Foundation
import TestSupport
import Testing

/// Tab in the quotation marks after `save`, `open` and `into`.
@Suite struct FileNameTests {
  private func desk(_ files: [String]) throws -> Desk {
    let desk = try Desk()
    for file in files {
      if let slash = file.lastIndex(of: "/") {
        try FileManager.default.createDirectory(
          atPath: desk.path(String(file[..<slash])), withIntermediateDirectories: true)
      }
      if !file.hasSuffix("/") { try desk.write(file, "") }
    }
    return desk
  }

  /// Expects that Tab completes a text to a line.
  private func expect(
    _ text: String, among files: [String], toBecome line: String, home: String? = nil
  ) throws {
    let desk = try desk(files)
    let terminal = try desk.prompt(
      "-q", settings: home.map { ["HOME": desk.path($0)] } ?? [:], columns: 100)
    terminal.send(text)
    terminal.send(.tab)
    terminal.send("|")
    // The folder is removed with the desk.
    try withExtendedLifetime(desk) {
      try terminal.expectCursorLine("motion t=0s> \(line)|")
    }
  }

  @Test func theOnlyNameIsClosed() throws {
    try expect("save \"fa", among: ["fall.md", "tilt.md"], toBecome: "save \"fall.md\"")
    try expect("open\"fa", among: ["fall.md"], toBecome: "open\"fall.md\"")
    try expect(":open \"fa", among: ["fall.md"], toBecome: ":open \"fall.md\"")
    try expect("code red into \"fa", among: ["fall.md"], toBecome: "code red into \"fall.md\"")
    try expect("plot y into \"fa", among: ["fall.svg"], toBecome: "plot y into \"fall.svg\"")
    try expect("run 1s; save \"fa", among: ["fall.md"], toBecome: "run 1s; save \"fall.md\"")
  }

  @Test func aFolderIsGoneInto() throws {
    let files = ["notes/fall.md", "notes/deep/er.md"]
    try expect("open \"no", among: files, toBecome: "open \"notes/")
    try expect("open \"notes/f", among: files, toBecome: "open \"notes/fall.md\"")
    try expect("open \"./notes/d", among: files, toBecome: "open \"./notes/deep/")
    try expect("open \"notes/../n", among: files, toBecome: "open \"notes/../notes/")
  }

  @Test func theHomeFolderIsATilde() throws {
    try expect("open \"~", among: ["home/fall.md"], toBecome: "open \"~/", home: "home")
    try expect(
      "open \"~/f", among: ["home/fall.md"], toBecome: "open \"~/fall.md\"", home: "home")
  }

  @Test func namesAreWrittenAsTheLanguageDoes() throws {
    try expect("open \"a", among: ["a \"b\" \\c"], toBecome: #"open "a \"b\" \\c""#)
    try expect(#"open "a \"b"#, among: ["a \"b\" \\c"], toBecome: #"open "a \"b\" \\c""#)
    try expect("open \"빨", among: ["빨강 노트.md"], toBecome: "open \"빨강 노트.md\"")
    try expect("open \"x", among: ["x\u{1B}[2J"], toBecome: #"open "x\u{1b}[2J""#)
  }

  @Test func elsewhereNoFilesAreMeant() throws {
    try expect("print \"fa", among: ["fall.md"], toBecome: "print \"fa")
    try expect("# save \"fa", among: ["fall.md"], toBecome: "# save \"fa")
    try expect("save \"a\" \"fa", among: ["fall.md"], toBecome: "save \"a\" \"fa")
  }

  @Test func severalAreListedInOrder() throws {
    let desk = try desk(["b.md", "a 1.md", "sub/", ".hidden"])
    let terminal = try desk.prompt("-q")
    try withExtendedLifetime(desk) {
      terminal.send("open \"")
      terminal.send(.tab)
      try terminal.expectScreen("\n  a 1.md   b.md     state/   sub/\nmotion t=0s> open \"")
      terminal.send(".\t")
      try terminal.expectCursorLine("motion t=0s> open \".hidden\"")
    }
  }

  @Test func whatIsSavedAtHomeIsOpenedFromThere() throws {
    let desk = try desk(["home/"])
    let terminal = try desk.prompt("-q", settings: ["HOME": desk.path("home")])
    try terminal.enter("run 1s", until: "motion t=1s>")
    try terminal.enter("save \"~/fall.md\"", until: "motion t=1s>")
    #expect(desk.exists("home/fall.md"))
    try terminal.enter("reset", until: "motion t=0s>")
    try withExtendedLifetime(desk) {
      terminal.send("open \"~/f\t\r")
      try terminal.expectCursorLine("motion t=1s>")
    }
  }
}
