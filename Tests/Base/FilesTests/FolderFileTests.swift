import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Platform

/// Files below a folder are read, and none outside of it.
@Suite struct FolderFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ path: String, _ text: String = "t,y\n") throws {
    try folder.write(path, text)
  }

  private func read(_ path: String, below inner: String = "/book") throws(FileProblem) -> [UInt8] {
    try FolderFile.read(path, below: folder.path + inner, limit: 100)
  }

  @Test func readsBelowTheFolder() throws {
    try make("book/a.csv", "1")
    try make("book/deep/er/b.csv", "2")
    #expect(try read("a.csv") == Array("1".utf8))
    #expect(try read("./deep/./er/b.csv") == Array("2".utf8))
  }

  @Test func refusesWhatLeadsOutside() throws {
    try make("book/a.csv")
    try make("secret.csv")
    let files = FileManager.default
    let book = folder.path + "/book"
    try files.createSymbolicLink(atPath: book + "/link.csv", withDestinationPath: "../secret.csv")
    try files.createSymbolicLink(atPath: book + "/inner.csv", withDestinationPath: "a.csv")
    try files.createSymbolicLink(atPath: book + "/up", withDestinationPath: "..")
    for path in [
      "../secret.csv", "/etc/hostname", "link.csv", "inner.csv", "up/secret.csv", "", "a//b",
    ] {
      #expect(throws: FileProblem.outside(path: path)) { try read(path) }
    }
    #expect(throws: FileProblem.missing(path: "none.csv")) { try read("none.csv") }
  }

  @Test func refusesWhatIsNoFile() throws {
    try make("book/a.csv")
    try make("book/inner/a.csv")
    try make("book/long.csv", String(repeating: "1", count: 101))
    #expect(mkfifo(folder.path + "/book/pipe.csv", 0o600) == 0)
    #expect(throws: FileProblem.notAFile(path: "pipe.csv")) { try read("pipe.csv") }
    #expect(throws: FileProblem.isFolder(path: "inner")) { try read("inner") }
    #expect(throws: FileProblem.outside(path: "a.csv/b")) { try read("a.csv/b") }
    #expect(throws: FileProblem.tooLong(path: "long.csv", limit: 100)) { try read("long.csv") }
  }

  /// Links that stay below the folder are followed where they are allowed, and never when writing.
  @Test func linksInsideAreFollowedIfAllowed() throws {
    try make("book/img/a.svg", "1")
    try make("secret.svg")
    let files = FileManager.default
    let book = folder.path + "/book"
    for (name, target) in [
      ("near.svg", "img/a.svg"), ("img/up.svg", "../img/./a.svg"),
      ("whole.svg", book + "/img/a.svg"),
      ("pictures", "img"), ("twice.svg", "pictures/up.svg"), ("loop", "loop"), ("self", "."),
      ("out.svg", "../secret.svg"), ("img/far.svg", "../../secret.svg"), ("gone.svg", "nothing"),
      ("etc", "/etc"), ("around.svg", "../book/img/a.svg"),
    ] { try files.createSymbolicLink(atPath: book + "/" + name, withDestinationPath: target) }
    func read(_ path: String) throws(FileProblem) -> [UInt8] {
      try FolderFile.read(path, below: book, limit: 100, links: .inside)
    }
    for path in [
      "near.svg", "img/up.svg", "whole.svg", "pictures/a.svg", "twice.svg", "self/self/near.svg",
    ] {
      #expect(try read(path) == Array("1".utf8), "\(path)")
      #expect(throws: FileProblem.outside(path: path)) {
        try FolderFile.write(path, "2", below: book, over: .anything, makesFolders: true)
      }
    }
    for path in ["out.svg", "img/far.svg", "etc/hostname", "loop", "around.svg"] {
      #expect(throws: FileProblem.outside(path: path)) { try read(path) }
    }
    #expect(throws: FileProblem.missing(path: "gone.svg")) { try read("gone.svg") }
    #expect(throws: FileProblem.isFolder(path: "self")) { try read("self") }
    #expect(try read("img/a.svg") == Array("1".utf8), "nothing was written through a link")
  }

  @Test func writesBelowTheFolder() throws {
    try make("book/a.md", "1")
    let book = folder.path + "/book"
    func write(_ path: String, makesFolders: Bool = false) throws(FileProblem) {
      try FolderFile.write(path, "2", below: book, over: .nothing, makesFolders: makesFolders)
    }
    #expect(throws: FileProblem.missingFolder(path: "x/y/b.md")) { try write("x/y/b.md") }
    try write("x/y/b.md", makesFolders: true)
    #expect(try read("x/y/b.md") == Array("2".utf8))
    #expect(throws: FileProblem.exists(path: "a.md")) { try write("a.md") }
    #expect(throws: FileProblem.outside(path: "../b.md")) { try write("../b.md") }
    #expect(throws: FileProblem.outside(path: "a.md/b.md")) {
      try write("a.md/b.md", makesFolders: true)
    }
    #expect(throws: FileProblem.exists(path: "a.md")) {
      try FolderFile.checkWrite("a.md", below: book, over: .nothing)
    }
    try FolderFile.checkWrite("new.md", below: book, over: .nothing)
    #expect(folder.names == ["book"])
    let names = try FileManager.default.contentsOfDirectory(atPath: book).sorted()
    #expect(names == ["a.md", "x"], "nothing temporary is left, and nothing was made for a check")
  }
}
