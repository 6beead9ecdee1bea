import Foundation
import Platform
import Testing

@testable import Kernel

@Suite final class KernelFolderTests {
  private let root = FileManager.default.temporaryDirectory.path + "/kernel-\(UUID().uuidString)"
  private var folder: String { root + "/book" }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/data", withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(fileURLWithPath: root + "/secret.md"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.md", withDestinationPath: "../secret.md")
    try FileManager.default.createSymbolicLink(atPath: folder + "/out", withDestinationPath: "..")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test func filesBesideAndBelowTheNotebookAreReadAndWritten() throws {
    let files = KernelFolder(folder, of: SystemFiles())
    for path in ["a.md", "data/b.md", folder + "/c.md", "./d.md"] {
      try files.write("text", to: path, over: .nothing)
      #expect(try files.read(path, limit: 10) == Array("text".utf8))
    }
  }

  @Test(arguments: ["../secret.md", "link.md", "out/secret.md", "/etc/hostname", "data/../../x.md"])
  func nothingOutsideIsReadOrWritten(path: String) {
    let files = KernelFolder(folder, of: SystemFiles())
    #expect(throws: (any Error).self) { try files.read(path, limit: 10) }
    #expect(throws: (any Error).self) { try files.write("x", to: path, over: .anything) }
    #expect(FileManager.default.contents(atPath: root + "/secret.md") == Data("secret".utf8))
  }

  /// Unlike the images of a page, not even links that stay in the folder: nobody was asked.
  @Test func noLinkIsFollowed() throws {
    let files = KernelFolder(folder, of: SystemFiles())
    try files.write("text", to: "data/b.md", over: .nothing)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/inner.md", withDestinationPath: "data/b.md")
    #expect(throws: (any Error).self) { try files.read("inner.md", limit: 10) }
    #expect(throws: (any Error).self) { try files.write("x", to: "inner.md", over: .anything) }
    #expect(try files.read("data/b.md", limit: 10) == Array("text".utf8))
  }

  @Test func aPipeIsNoFileAndDoesNotWait() throws {
    #expect(mkfifo(folder + "/pipe.md", 0o600) == 0)
    #expect(throws: (any Error).self) {
      try KernelFolder(folder, of: SystemFiles()).read("pipe.md", limit: 10)
    }
  }

  @Test(arguments: ["../x.html", "link.md", "out/x.html", "/tmp/x.html", "none/x.html"])
  func whatCannotBeWrittenIsKnownBefore(path: String) {
    let files = KernelFolder(folder, of: SystemFiles())
    #expect(throws: (any Error).self) { try files.checkWrite(to: path, over: .anything) }
    #expect(throws: Never.self) { try files.checkWrite(to: "x.html", over: .nothing) }
  }
}
