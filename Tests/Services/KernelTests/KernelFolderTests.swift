import Foundation
import Platform
import TestSupport
import Testing

@testable import Kernel

@Suite struct KernelFolderTests {
  private let root: TemporaryFolder
  private var folder: String { root.path("book") }

  init() throws {
    root = try TemporaryFolder()
    try root.makeFolder("book/data")
    try root.write("secret.md", "secret")
    try root.link("book/link.md", to: "../secret.md")
    try root.link("book/out", to: "..")
  }

  @Test func filesBesideAndBelowTheNotebookAreReadAndWritten() throws {
    let files = KernelFolder(folder, of: SystemFiles())
    for path in ["a.md", "data/b.md", folder + "/c.md", "./d.md"] {
      try files.write("text", to: path, over: .nothing)
      #expect(try files.read(path, limit: 10) == Array("text".utf8))
    }
  }

  @Test(arguments: ["../secret.md", "link.md", "out/secret.md", "/etc/hostname", "data/../../x.md"])
  func nothingOutsideIsReadOrWritten(path: String) throws {
    let files = KernelFolder(folder, of: SystemFiles())
    #expect(throws: (any Error).self) { try files.read(path, limit: 10) }
    #expect(throws: (any Error).self) { try files.write("x", to: path, over: .anything) }
    #expect(try root.text("secret.md") == "secret")
  }

  /// Unlike the images of a page, not even links that stay in the folder: nobody was asked.
  @Test func noLinkIsFollowed() throws {
    let files = KernelFolder(folder, of: SystemFiles())
    try files.write("text", to: "data/b.md", over: .nothing)
    try root.link("book/inner.md", to: "data/b.md")
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
