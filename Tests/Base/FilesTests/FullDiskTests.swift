import Foundation
import TestSupport
import Testing

@testable import Platform

/// A journal on a disk that fills: here, a limit on the length of files.
@Suite struct FullDiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Lets files become so long and no longer; only for a process of its own.
  private static func limit(_ length: Int?) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    getrlimit(resource, &limit)
    limit.rlim_cur = length.map { rlim_t($0) } ?? limit.rlim_max
    setrlimit(resource, &limit)
  }

  private static let long = String(repeating: "long ", count: 1000)

  /// How long the journal is with the first statement.
  private static let first = JournalText.header.utf8.count + 2

  /// Appends what must not fit; ends the process where it does.
  private static func appendInVain(_ statement: String, to journal: Journal) {
    do {
      try journal.append(statement)
      exit(1)
    } catch {}
  }

  private var content: String? {
    folder.names.first.flatMap { FileManager.default.contents(atPath: "\(folder.path)/\($0)") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [0, 1, 3000])
  func noLineIsTorn(_ room: Int) async {
    let place = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [place = place as String, room = room as Int] in
      let journal = Journal(folder: place)
      try journal.append("a")
      Self.limit(Self.first + room)
      Self.appendInVain(Self.long, to: journal)
      Self.appendInVain("c", to: journal)
      kill(getpid(), SIGKILL)
    }
    #expect(content == JournalText.header + "a\n")
    #expect(Journal.orphans(folder: place).map(\.statements) == [["a"]])
  }

  @Test func whatWasMissingIsWrittenOnceThereIsRoom() async {
    let place = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [place = place as String] in
      let journal = Journal(folder: place)
      try journal.append("a")
      Self.limit(Self.first + 1)
      Self.appendInVain(Self.long, to: journal)
      Self.appendInVain("c", to: journal)
      guard journal.missing == 2 else { exit(2) }
      Self.limit(nil)
      try journal.append("d")
      guard journal.missing == 0 else { exit(3) }
      kill(getpid(), SIGKILL)
    }
    #expect(Journal.orphans(folder: place).map(\.statements) == [["a", Self.long, "c", "d"]])
  }

  @Test func aJournalThatCannotBeBegunBeginsLater() async {
    let place = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [place = place as String] in
      Self.limit(3)
      let journal = Journal(folder: place, statements: ["a"])
      Self.appendInVain("b", to: journal)
      Self.limit(nil)
      try journal.append("c")
      kill(getpid(), SIGKILL)
    }
    #expect(Journal.orphans(folder: place).map(\.statements) == [["a", "b", "c"]])
  }

  @Test func whatFitsIsKept() async {
    let place = folder.path
    await #expect(processExitsWith: .exitCode(7)) { [place = place as String] in
      let journal = Journal(folder: place)
      try journal.append("a")
      Self.limit(Self.first)
      Self.appendInVain("b", to: journal)
      let number = try journal.keep()
      exit(number == 1 && journal.missing == 1 ? 7 : 1)
    }
    #expect(KeptSession.all(folder: place).map(\.statements) == [["a"]])
  }

  /// A session that is reported as kept must not be empty.
  @Test func ifNothingFitsNothingIsKept() async {
    let place = folder.path
    await #expect(processExitsWith: .exitCode(7)) { [place = place as String] in
      Self.limit(Self.first - 2)
      let journal = Journal(folder: place)
      Self.appendInVain("a", to: journal)
      do { _ = try journal.keep() } catch { exit(7) }
    }
    #expect(KeptSession.all(folder: place).isEmpty)
  }

  @Test func aFileThatDoesNotFitLeavesTheOldOneWhole() async {
    let place = folder.path + "/a.md"
    await #expect(processExitsWith: .exitCode(7)) { [place = place as String] in
      try AtomicFile.write(place, "old\n", over: .nothing)
      Self.limit(100)
      do { try AtomicFile.write(place, Self.long, over: .anything) } catch { exit(7) }
    }
    #expect(folder.names == ["a.md"])
    #expect(content == "old\n")
  }
}
