import Foundation
import Testing

@testable import Files

@Suite struct AtomicFileTests {
  private let folder = TemporaryFolder()

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try AtomicFile.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func createsAndReplaces() throws {
    let path = folder.path + "/fall.md"
    let first = try AtomicFile.write(path, "one\n", mode: .create)
    #expect(try text(path) == "one\n")
    #expect(throws: FileProblem.exists(path: path)) {
      try AtomicFile.write(path, "two\n", mode: .create)
    }
    let second = try AtomicFile.write(path, "two\n", mode: .replacing(first))
    #expect(second == Fingerprint(text: "two\n") && second != first)
    #expect(throws: FileProblem.changed(path: path)) {
      try AtomicFile.write(path, "three\n", mode: .replacing(first))
    }
    #expect(try text(path) == "two\n")
    try AtomicFile.write(path, "", mode: .overwriting)
    #expect(try text(path) == "")
    try AtomicFile.write(folder.path + "/new.md", "n", mode: .overwriting)
    #expect(folder.names == ["fall.md", "new.md"], "nothing temporary is left")
  }

  @Test func aFileThatIsGoneHasChanged() throws {
    let path = folder.path + "/fall.md"
    let print = try AtomicFile.write(path, "one\n", mode: .create)
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileProblem.changed(path: path)) {
      try AtomicFile.write(path, "two\n", mode: .replacing(print))
    }
    #expect(folder.names == [])
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func keepsPermissions(_ permissions: Int) throws {
    let path = folder.path + "/fall.md"
    try AtomicFile.write(path, "one\n", mode: .create)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    try AtomicFile.write(path, "two\n", mode: .overwriting)
    #expect(try mode(path) == permissions)
  }

  @Test func followsALink() throws {
    let path = folder.path + "/fall.md"
    let link = folder.path + "/link.md"
    try AtomicFile.write(path, "one\n", mode: .create)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "fall.md")
    #expect(throws: FileProblem.self) { try AtomicFile.write(link, "two\n", mode: .create) }
    try AtomicFile.write(link, "two\n", mode: .overwriting)
    #expect(try text(path) == "two\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "fall.md")
  }

  @Test func refusesWhatIsNoFile() throws {
    #expect(throws: FileProblem.isFolder(path: folder.path)) {
      try AtomicFile.write(folder.path, "", mode: .overwriting)
    }
    #expect(throws: FileProblem.isFolder(path: folder.path)) {
      try AtomicFile.read(folder.path, limit: 1)
    }
    #expect(throws: FileProblem.notAFile(path: "/dev/null")) {
      try AtomicFile.write("/dev/null", "", mode: .overwriting)
    }
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileProblem.notAFile(path: pipe)) { try AtomicFile.read(pipe, limit: 1) }
    #expect(throws: FileProblem.invalidPath("")) {
      try AtomicFile.write("", "", mode: .overwriting)
    }
    #expect(throws: FileProblem.self) { try AtomicFile.write("a\0b", "", mode: .overwriting) }
    let lost = folder.path + "/none/fall.md"
    #expect(throws: FileProblem.missingFolder(path: lost)) {
      try AtomicFile.write(lost, "", mode: .create)
    }
    #expect(throws: FileProblem.missing(path: lost)) { try AtomicFile.read(lost, limit: 1) }
  }

  @Test func readsNoMoreThanTheLimit() throws {
    let path = folder.path + "/long"
    try AtomicFile.write(path, "12345", mode: .create)
    #expect(try AtomicFile.read(path, limit: 5).count == 5)
    #expect(throws: FileProblem.tooLong(path: path, limit: 4)) {
      try AtomicFile.read(path, limit: 4)
    }
  }

  @Test func aLongNameIsWritten() throws {
    let path = folder.path + "/" + String(repeating: "빨", count: 80) + ".md"
    try AtomicFile.write(path, "one", mode: .create)
    #expect(try text(path) == "one")
  }
}
