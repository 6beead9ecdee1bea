import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Platform

@Suite struct KeptSessionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Leaves a session of these statements; its number.
  @discardableResult
  private func keep(_ statements: [String], after number: Int? = nil) throws -> Int {
    let journal = Journal(folder: folder.path)
    for statement in statements { try journal.append(statement) }
    return try journal.keep(after: number)
  }

  private var kept: [[String]] { KeptSession.all(folder: folder.path).map(\.statements) }
  private var numbers: [Int] { KeptSession.all(folder: folder.path).map(\.number) }

  @Test func aSessionThatWasLeftComesBackWhole() throws {
    #expect(try keep(JournalTests.statements) == 1)
    #expect(try keep(["b"]) == 2)
    #expect(kept == [["b"], JournalTests.statements], "newest first")
    #expect(numbers == [2, 1])
    #expect(Journal.orphans(folder: folder.path).isEmpty, "it was not cut off")
  }

  @Test func aJournalThatIsKeptHasEnded() throws {
    let journal = Journal(folder: folder.path)
    try journal.append("a")
    _ = try journal.keep()
    #expect(throws: FileProblem.self) { try journal.append("b") }
    #expect(throws: FileProblem.self) { try journal.keep() }
    journal.remove()
    #expect(kept == [["a"]])
  }

  @Test func theSessionThatWasLeftIsTakenDown() throws {
    let departures = [
      Departure(left: .session(12), statement: "open \"a\\nb\n\"", itemCount: 0),
      Departure(left: .statement("open \"/a\\l.md\""), statement: "lesson fall", itemCount: 3),
    ]
    for departure in departures {
      let journal = Journal(folder: folder.path, statements: ["a", "b"])
      try journal.append(departure)
      try journal.append("c")
      _ = try journal.keep()
    }
    #expect(KeptSession.all(folder: folder.path).map(\.departure) == departures.reversed())
    #expect(kept == [["a", "b", "c"], ["a", "b", "c"]])
    for torn in ["\\l", "\\l1", "\\lx\\n2\\nopen", "\\l-1\\n2\\nopen"] {
      let bytes = Array((JournalText.header + torn + "\na\n").utf8)
      #expect(JournalText.content(bytes)?.departure == nil)
      #expect(JournalText.content(bytes)?.statements == ["a"])
    }
  }

  @Test func theLastTwentyStay() throws {
    for number in 1...25 { #expect(try keep(["let n = \(number)"]) == number) }
    #expect(numbers == Array((6...25).reversed()))
    #expect(folder.names.count == KeptSession.limit)
  }

  @Test func oneThatHoldsTheOneItWentOnFromTakesItsPlace() throws {
    try keep(["a"])
    try keep(["x"])
    #expect(try keep(["a", "b"], after: 1) == 3)
    #expect(kept == [["a", "b"], ["x"]])
    #expect(try keep(["a", "c"], after: 3) == 4)
    #expect(kept == [["a", "c"], ["a", "b"], ["x"]], "what it does not hold stays")
    #expect(try keep(["y"], after: 99) == 5)
  }

  @Test func whereASessionWasSavedIsKeptWithIt() throws {
    let journal = Journal(folder: folder.path)
    try journal.append("a")
    let file = SavedFile(
      place: "/notes/fall.md", fingerprint: Fingerprint(text: "a"), statementCount: 1)
    try journal.append(file)
    try journal.append("b")
    _ = try journal.keep()
    let kept = try #require(KeptSession.all(folder: folder.path).first?.file)
    #expect(kept == file)
    #expect(try keep(["a", "b", "c"], after: 1) == 2)
    #expect(
      self.kept == [["a", "b", "c"]], "its statements count, wherever it was saved between them")
  }

  @Test func aSessionThatWasCutOffCanBeKept() throws {
    do {
      let journal = Journal(folder: folder.path)
      try journal.append("a")
    }
    let orphan = try #require(Journal.orphans(folder: folder.path).first)
    #expect(try orphan.keep() == 1)
    #expect(throws: FileProblem.self) { try orphan.keep() }
    #expect(kept == [["a"]])
    #expect(Journal.orphans(folder: folder.path).isEmpty)
  }

  @Test func strangeFilesAreLeftAlone() throws {
    let strange = [
      "session-0.kept", "session-01.kept", "session--1.kept", "session-9.kept", "session-x.kept",
      "session-99999999999999999999.kept",
    ]
    for name in strange {
      try Data("somebody's notes\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    #expect(mkfifo(folder.path + "/session-3.kept", 0o600) == 0)
    symlink(folder.path + "/nowhere", folder.path + "/session-4.kept")
    #expect(kept == [])
    #expect(try keep(["a"]) == 10, "no number is given twice")
    #expect(kept == [["a"]])
    #expect(folder.names.count == strange.count + 3)
    #expect(KeptSession.all(folder: folder.path + "/none").isEmpty)
  }

  @Test func whereItCannotBeKeptItIsAnOrphan() throws {
    let place = folder.path + "/state"
    let journal = Journal(folder: place)
    try journal.append("a")
    // Somebody moves the folder, and something else stands in its place.
    let aside = folder.path + "/aside"
    #expect(rename(place, aside) == 0)
    try Data().write(to: URL(fileURLWithPath: place))
    #expect(throws: FileProblem.self) { try journal.keep() }
    #expect(Journal.orphans(folder: aside).map(\.statements) == [["a"]])
  }

  @Test func numbersAreGivenOnceHoweverManyProgramsLeave() async throws {
    let place = folder.path
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<15 {
        group.addTask {
          let journal = Journal(folder: place)
          try journal.append("let n = \(number)")
          return try journal.keep()
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(numbers.sorted() == Array(1...15))
    #expect(KeptSession.all(folder: place).count == 15)
  }

  @Test func aSessionHasABound() throws {
    let journal = Journal(folder: folder.path)
    try journal.append("a")
    let long = String(repeating: "b", count: Journal.byteLimit)
    #expect(throws: FileProblem.tooLong(path: journal.path, limit: Journal.byteLimit)) {
      try journal.append(long)
    }
    // A journal with a gap would lead elsewhere.
    #expect(throws: FileProblem.self) { try journal.append("c") }
    _ = try journal.keep()
    #expect(kept == [["a"]])
  }

  @Test func whenItWasLeftIsWhenItWasWritten() throws {
    try keep(["a"])
    let path = folder.path + "/session-1.kept"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    #expect(KeptSession.all(folder: folder.path).map(\.changed) == [1_000_000])
  }
}
