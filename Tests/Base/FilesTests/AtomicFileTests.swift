import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Platform

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try AtomicFile.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func createsAndReplaces() throws {
    let path = folder.path + "/fall.md"
    let first = try AtomicFile.write(path, "one\n", over: .nothing)
    #expect(try text(path) == "one\n")
    #expect(throws: FileProblem.exists(path: path)) {
      try AtomicFile.write(path, "two\n", over: .nothing)
    }
    let second = try AtomicFile.write(path, "two\n", over: .unchanged(first))
    #expect(second == Fingerprint(text: "two\n") && second != first)
    #expect(throws: FileProblem.changed(path: path)) {
      try AtomicFile.write(path, "three\n", over: .unchanged(first))
    }
    #expect(try text(path) == "two\n")
    try AtomicFile.write(path, "", over: .anything)
    #expect(try text(path) == "")
    try AtomicFile.write(folder.path + "/new.md", "n", over: .anything)
    #expect(folder.names == ["fall.md", "new.md"], "nothing temporary is left")
  }

  @Test func aFileThatIsGoneHasChanged() throws {
    let path = folder.path + "/fall.md"
    let print = try AtomicFile.write(path, "one\n", over: .nothing)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileProblem.changed(path: path)) {
      try AtomicFile.write(path, "two\n", over: .unchanged(print))
    }
    #expect(folder.names == [])
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func keepsPermissions(_ permissions: Int) throws {
    let path = folder.path + "/fall.md"
    try AtomicFile.write(path, "one\n", over: .nothing)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    try AtomicFile.write(path, "two\n", over: .anything)
    #expect(try mode(path) == permissions)
  }

  @Test func followsALink() throws {
    let path = folder.path + "/fall.md"
    let link = folder.path + "/link.md"
    try AtomicFile.write(path, "one\n", over: .nothing)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "fall.md")
    #expect(throws: FileProblem.self) { try AtomicFile.write(link, "two\n", over: .nothing) }
    try AtomicFile.write(link, "two\n", over: .anything)
    #expect(try text(path) == "two\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "fall.md")
  }

  @Test func refusesWhatIsNoFile() throws {
    #expect(throws: FileProblem.isFolder(path: folder.path)) {
      try AtomicFile.write(folder.path, "", over: .anything)
    }
    #expect(throws: FileProblem.isFolder(path: folder.path)) {
      try AtomicFile.read(folder.path, limit: 1)
    }
    #expect(throws: FileProblem.notAFile(path: "/dev/null")) {
      try AtomicFile.write("/dev/null", "", over: .anything)
    }
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileProblem.notAFile(path: pipe)) { try AtomicFile.read(pipe, limit: 1) }
    #expect(throws: FileProblem.invalidPath("")) {
      try AtomicFile.write("", "", over: .anything)
    }
    #expect(throws: FileProblem.self) { try AtomicFile.write("a\0b", "", over: .anything) }
    let lost = folder.path + "/none/fall.md"
    #expect(throws: FileProblem.missingFolder(path: lost)) {
      try AtomicFile.write(lost, "", over: .nothing)
    }
    #expect(throws: FileProblem.missing(path: lost)) { try AtomicFile.read(lost, limit: 1) }
  }

  @Test func aLinkThatLeadsNowhereIsCalledOne() throws {
    let link = folder.path + "/link.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "fall.md")
    for mode in [FileExpectation.nothing, .anything, .unchanged(Fingerprint(text: ""))] {
      #expect(throws: FileProblem.danglingLink(path: link)) {
        try AtomicFile.write(link, "one\n", over: mode)
      }
    }
    #expect(throws: FileProblem.danglingLink(path: link)) { try AtomicFile.read(link, limit: 9) }
    #expect(folder.names == ["link.md"])
  }

  /// The number of a process that is no more.
  private func endedProcess() throws -> Int32 {
    let process = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "exit"])
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func whatAKilledWriterLeftGoesWithTheNextWriting() throws {
    let ended = try endedProcess()
    let path = folder.path + "/fall.md"
    let ours = [".fall.md.\(ended)-0.tmp", ".fall.md.\(ended)-12.tmp"]
    let others = [
      ".fall.md.\(getpid())-7.tmp", ".fall.md.\(ended)-.tmp", ".fall.md.\(ended)-0x.tmp",
      ".fall.md.0\(ended)-0.tmp", ".fall.md.-1-0.tmp", ".fall.md.\(ended)-0-1.tmp",
      ".fall.md.99999999999-0.tmp", ".other.md.\(ended)-0.tmp", "fall.md.\(ended)-0.tmp",
    ]
    for name in ours + others {
      try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    #expect(mkfifo(folder.path + "/.fall.md.\(ended)-1.tmp", 0o600) == 0)
    try AtomicFile.write(path, "one\n", over: .nothing)
    #expect(
      folder.names == (others + [".fall.md.\(ended)-1.tmp", "fall.md"]).sorted())
  }

  /// On a shared disk a number tells nothing of processes elsewhere.
  @Test func whatIsBeingWrittenElsewhereStays() throws {
    let name = ".fall.md.\(try endedProcess())-0.tmp"
    let other = try Descriptor(
      path: folder.path + "/" + name, flags: O_WRONLY | O_CREAT, mode: 0o600, step: "write")
    let isLocked = other.lock(waiting: false)
    #expect(isLocked)
    try AtomicFile.write(folder.path + "/fall.md", "one\n", over: .nothing)
    #expect(folder.names == [name, "fall.md"])
    try other.write(Array("two".utf8))
  }

  @Test func readsNoMoreThanTheLimit() throws {
    let path = folder.path + "/long"
    try AtomicFile.write(path, "12345", over: .nothing)
    #expect(try AtomicFile.read(path, limit: 5).count == 5)
    #expect(throws: FileProblem.tooLong(path: path, limit: 4)) {
      try AtomicFile.read(path, limit: 4)
    }
  }

  @Test func aLongNameIsWritten() throws {
    let path = folder.path + "/" + String(repeating: "빨", count: 80) + ".md"
    try AtomicFile.write(path, "one", over: .nothing)
    #expect(try text(path) == "one")
  }
}
