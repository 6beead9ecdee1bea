import Foundation
import TestSupport
import Testing

@testable import LineEditing

@Suite struct HistoryFileTests {
  /// A file in folders that do not exist yet.
  private func withFile(_ body: (HistoryFile) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(HistoryFile(path: folder.path("state/motionbook/history")))
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func entriesComeBackInOrder() throws {
    try withFile { file in
      #expect(file.load(limit: 10) == [])
      let entries = [
        "gravity 2", "for i in 1..3 {\n\tprint i\n}", "é日本🙂", #"print "a\b""#, "a\u{1}b",
      ]
      for entry in entries { try file.append(entry) }
      #expect(file.load(limit: 10) == entries)
      #expect(file.load(limit: 2) == entries.suffix(2))
      #expect(file.load(limit: 0) == [])
    }
  }

  /// Another program may hold the lock for as long as it likes.
  @Test func aLockedFileKeepsNobodyWaiting() throws {
    try withFile { file in
      try file.append("first")
      let handle = try #require(FileHandle(forWritingAtPath: file.path))
      #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
      #expect(throws: HistoryProblem.locked(path: file.path)) {
        try file.append("second", patience: .zero)
      }
      try handle.close()
      try file.append("third", patience: .zero)
      #expect(file.load(limit: 10) == ["first", "third"])
    }
  }

  @Test func nobodyElseMayRead() throws {
    try withFile { file in
      try file.append("x")
      let folder = (file.path as NSString).deletingLastPathComponent
      #expect(try mode(file.path) == 0o600)
      #expect(try mode(folder) == 0o700)
      #expect(try mode((folder as NSString).deletingLastPathComponent) == 0o700)
    }
  }

  @Test(arguments: ["", " secret", "   ", "\n", "\t"])
  func isNotRecorded(_ entry: String) throws {
    try withFile { file in
      try file.append(entry)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func damagedLinesAreSkippedAndSpoilNoOther() throws {
    try withFile { file in
      try file.append("first")
      let handle = try #require(FileHandle(forWritingAtPath: file.path))
      try handle.seekToEnd()
      let damage = [
        "not json", #"{"text":7}"#, #"{"text":"a\q"}"#, #"{"text":"\ud800"}"#, "",
        "{\"text\":\"\u{1}\"}", "",
      ]
      try handle.write(contentsOf: Data(damage.joined(separator: "\n").utf8))
      let notUTF8 = Array(#"{"text":""#.utf8) + [0xFF] + Array("\"}\n".utf8)
      try handle.write(contentsOf: Data(notUTF8))
      try handle.write(contentsOf: Data("{\"text\":\"cut o".utf8))
      try file.append("second")
      #expect(file.load(limit: 10) == ["first", "second"])
    }
  }

  /// To open a pipe waits for whoever writes there, and nobody does.
  @Test func whatIsNoFileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("folder")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for path in [folder.path("pipe"), "/dev/null"] {
      #expect(HistoryFile(path: path).load(limit: 10) == [])
      #expect(throws: HistoryProblem.notAFile(path: path)) {
        try HistoryFile(path: path).append("a")
      }
    }
    #expect(HistoryFile(path: folder.path("folder")).load(limit: 10) == [])
    #expect(throws: HistoryProblem.self) {
      try HistoryFile(path: folder.path("folder")).append("a")
    }
  }

  @Test func appendsAtTheSameTimeAllArrive() async throws {
    let folder = try TemporaryFolder()
    let file = HistoryFile(path: folder.path("history"))
    let writers = 8
    let each = 50
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          for number in 0..<each {
            try file.append("\(writer)-\(number) \(String(repeating: "x", count: number * 40))")
          }
        }
      }
      try await group.waitForAll()
    }
    let loaded = file.load(limit: .max)
    #expect(loaded.count == writers * each)
    for writer in 0..<writers {
      let own = loaded.filter { $0.hasPrefix("\(writer)-") }
      #expect(own.map { $0.prefix { $0 != " " } } == (0..<each).map { "\(writer)-\($0)" })
    }
  }

  @Test func aHugeFileIsReadFromItsEnd() throws {
    try withFile { file in
      try file.append("oldest")
      let filler = String(repeating: "y", count: 2 << 20)
      for _ in 0..<5 { try file.append(filler) }
      try file.append("newest")
      let loaded = file.load(limit: 100)
      #expect(loaded.last == "newest")
      #expect(!loaded.contains("oldest"))
      #expect(loaded.count == 4)
    }
  }

  @Test func whatCannotBeWrittenIsAProblem() throws {
    #expect(throws: HistoryProblem.self) { try HistoryFile(path: "/proc/none/history").append("x") }
    #expect(throws: HistoryProblem.self) { try HistoryFile(path: "/proc").append("x") }
    try withFile { file in
      try file.append("x")
      let below = HistoryFile(path: file.path + "/deeper/history")
      #expect(throws: HistoryProblem.self) { try below.append("x") }
      #expect(below.load(limit: 5) == [])
    }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/motionbook/history"),
    (["XDG_STATE_HOME": "/s/", "HOME": "/h"], "/s/motionbook/history"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/motionbook/history"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/motionbook/history"),
    (["HOME": "/h/"], "/h/.local/state/motionbook/history"),
  ])
  func defaultPath(_ environment: [String: String], _ path: String) {
    #expect(HistoryFile.defaultPath(environment: environment) == path)
  }

  @Test func withoutHomeThereIsNone() {
    #expect(HistoryFile.defaultPath(environment: [:]) == nil)
  }
}
