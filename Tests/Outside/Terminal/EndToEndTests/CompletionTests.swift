import TestSupport
import Testing

/// Tab at the prompt: verbs, clauses, names, properties, curves and events, each with its
/// explanation.
@Suite struct CompletionTests {
  /// The completions that Tab lists for a text: pairs of a word and its explanation.
  private func listed(_ text: String, after lines: [String] = []) throws -> [(String, String)] {
    let terminal = try Desk().prompt("-q", columns: 100, rows: 60)
    for line in lines { try terminal.enter(line, until: "motion t=0s>") }
    terminal.send(text)
    try terminal.expect(text)
    terminal.send(.tab)
    let rows = try terminal.expect("motion t=0s> \(text)").split(separator: "\n")
    return rows.map { row in
      let words = row.split(separator: " ", maxSplits: 1)
      return (String(words[0]), words.count > 1 ? words[1].drop { $0 == " " }.description : "")
    }
  }

  /// Expects that Tab completes a text to a line.
  private func completed(_ text: String, after lines: [String] = [], to line: String) throws {
    let terminal = try Desk().prompt("-q", columns: 100)
    for entry in lines { try terminal.enter(entry, until: "motion t=0s>") }
    terminal.send(text)
    terminal.send(.tab)
    terminal.send("|")
    try terminal.expectCursorLine("motion t=0s> \(line)|")
  }

  @Test func verbs() throws {
    try completed("grav", to: "gravity ")
    let listed = try listed("re")
    let verbs = listed.map(\.0)
    #expect(Set(verbs).isSuperset(of: ["remove", "replay", "reset", "repeat"]))
    #expect(listed.allSatisfy { !$0.1.isEmpty })
  }

  @Test func everythingAtTheBeginning() throws {
    let terminal = try Desk().prompt(columns: 100, rows: 60)
    terminal.send(.tab)
    try terminal.expect("gravity")
    try terminal.expectCursorLine("motion t=0s>")
  }

  @Test func clauses() throws {
    let box = "view box frame (0, 0, 10, 10)"
    try completed("gravity on box magn", after: [box], to: "gravity on box magnitude ")
    let listed = try listed("gravity on box ", after: [box])
    #expect(Set(listed.map(\.0)).isSuperset(of: ["magnitude", "angle", "as"]))
    #expect(listed.allSatisfy { !$0.1.isEmpty })
    #expect(!listed.contains { $0.0 == "on" }, "each clause once")
  }

  @Test func names() throws {
    let crates = ["view crate1 frame (0, 0, 10, 10)", "view crate2 frame (0, 0, 10, 10)"]
    let listed = try listed("gravity on crate", after: crates)
    #expect(listed.map(\.0) == ["crate1", "crate2"])
    #expect(listed.allSatisfy { $0.1 == "a view" })
    try completed("print cra", after: crates, to: "print crate")
    try completed("print 빨", after: ["let 빨강 = 5"], to: "print 빨강")
  }

  @Test func properties() throws {
    let box = "view box frame (0, 0, 10, 10)"
    try completed("box.corn", after: [box], to: "box.cornerRadius")
    let listed = try listed("box.c", after: [box])
    #expect(Set(listed.map(\.0)).isSuperset(of: ["center", "cornerRadius"]))
    #expect(listed.allSatisfy { !$0.1.isEmpty })
  }

  @Test func curves() throws {
    let box = "view box frame (0, 0, 10, 10)"
    let listed = try listed("animate box.alpha to 0 over 1s curve elastic", after: [box])
    #expect(Set(listed.map(\.0)) == ["elasticIn", "elasticOut", "elasticInOut"])
    #expect(listed.allSatisfy { !$0.1.isEmpty })
  }

  @Test func events() throws {
    try completed("on keyboard.willS", to: "on keyboard.willShow ")
  }

  @Test(arguments: [
    ("gravity on box magnitude ", "a number; default 1"),
    ("snap box to ", "a point, such as (160, 284)"),
    ("let a = rotate(", "angle: an angle"), ("plot spring(mass: ", "a number; default 1"),
  ])
  func whatBelongsThereIsToldOnce(_ text: String, _ hint: String) throws {
    let terminal = try Desk().prompt("-q", columns: 100)
    try terminal.enter("view box frame (0, 0, 10, 10)", until: "motion t=0s>")
    terminal.send(text)
    try terminal.expect(text)
    terminal.send(.tab)
    #expect(try terminal.expect("motion t=0s> \(text)").contains("  \(hint)"))
    terminal.send(.tab, .tab)
    terminal.send("|")
    try terminal.expectCursorLine("motion t=0s> \(text)|")
    #expect(terminal.scrollback.components(separatedBy: hint).count == 2)
  }

  @Test func labelsAreExplained() throws {
    let listed = try listed("let s = spring(")
    #expect(Set(listed.map(\.0)).isSuperset(of: ["mass", "stiffness", "damping", "velocity"]))
    #expect(listed.allSatisfy { $0.1.contains("(") })
  }

  @Test func nothingKnownDoesNothing() throws {
    try completed("zzz", to: "zzz")
    try completed("print \"gra", to: "print \"gra")
    try completed("# gra", to: "# gra")
  }

  @Test func completingRunsNothing() throws {
    let terminal = try Desk().prompt("-q")
    let numbers = try terminal.enter("seed 7; print random()", until: "motion t=0s>")
    try terminal.enter("seed 7", until: "motion t=0s>")
    terminal.send("print random().")
    terminal.send(.tab)
    terminal.send("|")
    // Ctrl-C discards input that was typed but not yet read.
    try terminal.expectCursorLine("motion t=0s> print random().|")
    terminal.send(.control("c"))
    try terminal.expect("^C\n")
    try terminal.expectCursorLine("motion t=0s>")
    let again = try terminal.enter("print random()", until: "motion t=0s>")
    #expect(again == numbers)
  }
}
