import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Platform

@Suite struct JournalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let statements = [
    "view box", "gravity on box {\n  a\r\n}", "print \"\\n\"", "", "빨강 = 👩‍👩‍👧", "\\", "a\tb", "\0",
  ]

  @Test func aJournalLeftBehindIsFoundAndRecovered() throws {
    var journal: Journal? = Journal(folder: folder.path)
    for statement in Self.statements { try journal?.append(statement) }
    #expect(Journal.orphans(folder: folder.path).isEmpty, "its session lives")
    journal = nil

    let orphans = Journal.orphans(folder: folder.path)
    #expect(orphans.map(\.statements) == [Self.statements])
    #expect(Journal.orphans(folder: folder.path).isEmpty, "somebody recovers it")
    orphans.first?.discard()
    #expect(folder.names.isEmpty)
  }

  @Test func anOrphanLetGoIsFoundAgain() throws {
    do {
      let journal = Journal(folder: folder.path)
      try journal.append("a")
    }
    #expect(Journal.orphans(folder: folder.path).count == 1)
    #expect(Journal.orphans(folder: folder.path).map(\.statements) == [["a"]])
  }

  @Test func aCleanEndLeavesNothing() throws {
    let journal = Journal(folder: folder.path + "/deep/er")
    try journal.append("a")
    journal.remove()
    journal.remove()
    #expect(throws: FileProblem.self) { try journal.append("b") }
    #expect(Journal.orphans(folder: folder.path + "/deep/er").isEmpty)
    #expect(TemporaryFolder.names(in: folder.path + "/deep/er").isEmpty)
  }

  @Test func anEmptyJournalLeftBehindIsTakenAway() throws {
    do { try Journal(folder: folder.path).write() }
    #expect(folder.names.count == 1)
    #expect(Journal.orphans(folder: folder.path).isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func filesAreForTheirOwnerAlone() throws {
    let place = folder.path + "/state"
    let journal = Journal(folder: place)
    try journal.write()
    let modes = try [place, journal.path].map {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o600])
    journal.remove()
  }

  /// However much of the last line was written, the lines before it are whole.
  @Test func aTornLastLineIsLeftOut() throws {
    let bytes =
      Array(JournalText.header.utf8) + Self.statements.flatMap { JournalText.line(for: $0) }
    for length in 0...bytes.count {
      let prefix = Array(bytes[..<length])
      let whole = prefix.dropFirst(JournalText.header.utf8.count).count { $0 == .lineFeed }
      let isJournal = length >= JournalText.header.utf8.count
      let read = JournalText.content(prefix)?.statements
      #expect(read == (isJournal ? Array(Self.statements[..<whole]) : nil))
    }
  }

  @Test func theFileOfTheSessionIsToldBesideItsStatements() throws {
    let files = [
      SavedFile(
        place: "/a b/\\f\n.md", fingerprint: Fingerprint(text: "a"), statementCount: 1),
      SavedFile(place: "/c.md", fingerprint: Fingerprint(text: ""), statementCount: 2),
    ]
    let lines = [
      JournalText.line(for: "let a = 1"), JournalText.line(for: files[0]),
      JournalText.line(for: "\\f is no file"), JournalText.line(for: files[1]),
    ]
    let told = try (0...4).map { count in
      let bytes = Array(JournalText.header.utf8) + lines.prefix(count).joined()
      return try #require(JournalText.content(bytes))
    }
    #expect(told.map(\.file) == [nil, nil, files[0], files[0], files[1]])
    #expect(told[4].statements == ["let a = 1", "\\f is no file"])
    let torn = Array(JournalText.header.utf8) + JournalText.line(for: files[0]).dropLast()
    #expect(JournalText.content(torn)?.file == nil)
  }

  @Test func whatIsNoJournalIsLeftAlone() throws {
    let other = folder.path + "/session-x.journal"
    try Data("somebody's notes\n".utf8).write(to: URL(fileURLWithPath: other))
    try Data("# A\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/history"))
    #expect(mkfifo(folder.path + "/pipe.journal", 0o600) == 0)
    #expect(Journal.orphans(folder: folder.path).isEmpty)
    #expect(folder.names == ["history", "pipe.journal", "session-x.journal"])
    #expect(Journal.orphans(folder: folder.path + "/none").isEmpty)
  }

  @Test func aJournalThatCannotBeReadIsNamedAndStays() throws {
    let path = folder.path + "/session-1-0.journal"
    try Data(JournalText.header.utf8).write(to: URL(fileURLWithPath: path))
    #expect(truncate(path, off_t(Journal.byteLimit) + 1) == 0)
    var problems: [FileProblem] = []
    #expect(Journal.orphans(folder: folder.path) { problems.append($0) }.isEmpty)
    #expect(problems == [.tooLong(path: path, limit: Journal.byteLimit)])
    #expect(folder.names == ["session-1-0.journal"])
  }

  @Test func aJournalThatWasTakenAwayIsMadeAnew() throws {
    let place = folder.path + "/state"
    let journal = Journal(folder: place)
    try journal.append("a")
    #expect(unlink(journal.path) == 0)
    try journal.append("b")
    try FileManager.default.removeItem(atPath: place)
    try journal.append("c")
    #expect(rename(place, folder.path + "/aside") == 0)
    try journal.append("d")
    #expect(try journal.keep() == 1)
    #expect(KeptSession.all(folder: place).map(\.statements) == [["a", "b", "c", "d"]])
  }

  @Test func whatStandsInTheWayIsWaitedFor() throws {
    let place = folder.path + "/state"
    try Data().write(to: URL(fileURLWithPath: place))
    let journal = Journal(folder: place, statements: ["a"])
    #expect(throws: FileProblem.self) { try journal.write() }
    #expect(throws: FileProblem.self) { try journal.append("b") }
    #expect(unlink(place) == 0)
    try journal.append("c")
    #expect(journal.missing == 0)
    #expect(try journal.keep() == 1)
    #expect(KeptSession.all(folder: place).map(\.statements) == [["a", "b", "c"]])
  }

  @Test func aFileThatSomebodyChangedIsWrittenAgain() throws {
    let journal = Journal(folder: folder.path)
    try journal.append("a")
    try journal.append("b")
    #expect(truncate(journal.path, off_t(JournalText.header.utf8.count + 1)) == 0)
    try journal.append("c")
    let handle = try #require(FileHandle(forWritingAtPath: journal.path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("half a line".utf8))
    try journal.append("d")
    _ = try journal.keep()
    #expect(
      KeptSession.all(folder: folder.path).map(\.statements) == [["a", "b", "c", "d"]])
  }

  @Test func aFolderThatCannotBeMadeIsAProblem() throws {
    let file = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(throws: FileProblem.self) { try Journal(folder: file + "/state").write() }
    #expect(throws: FileProblem.self) { try Journal(folder: "relative").write() }
  }

  /// A session killed outright, in a process of its own.
  @Test func nothingIsLostToAKill() async throws {
    let place = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [place = place as String] in
      let journal = Journal(folder: place)
      for statement in JournalTests.statements { try journal.append(statement) }
      kill(getpid(), SIGKILL)
    }
    let orphans = Journal.orphans(folder: place)
    #expect(orphans.map(\.statements) == [Self.statements])
  }

  @Test func theStateFolderFollowsXDG() {
    #expect(StateFolder.path(environment: ["XDG_STATE_HOME": "/s"]) == "/s/motionbook")
    #expect(
      StateFolder.path(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"])
        == "/h/.local/state/motionbook")
    #expect(StateFolder.path(environment: ["HOME": ""]) == nil)
  }
}

extension TemporaryFolder {
  static func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }
}
