import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Platform

/// Which files of a folder are found, and what is passed over.
@Suite struct FolderTreeTests {
  private let folder: TemporaryFolder
  private let files = FileManager.default

  init() throws { folder = try TemporaryFolder() }

  private func make(_ path: String, _ text: String = "inside") throws {
    try folder.write(path, text)
  }

  private func tree() throws -> FolderTree {
    try FolderTree(below: folder.path + "/book", suffix: ".md", depth: 2)
  }

  @Test func whatIsNoFileOfTheFolderIsPassedOver() throws {
    for path in ["b.md", "a.md", "sub/c.md", "sub/data.csv", ".hidden/d.md", ".e.md", "1/2/3/f.md"]
    {
      try make("book/" + path)
    }
    try make("out/secret.md")
    try folder.link("book/again.md", to: "sub/c.md")
    try folder.link("book/link.md", to: "../out/secret.md")
    try folder.link("book/more", to: "../out")
    try folder.link("book/self", to: ".")
    try folder.link("book/sub/gone.md", to: "nothing")
    try folder.link("book/folder.md", to: "sub")
    try folder.link("book/picture.svg", to: "../out/picture.svg")
    #expect(mkfifo(folder.path + "/book/pipe.md", 0o600) == 0)
    #expect(mkfifo(folder.path + "/book/pipe.csv", 0o600) == 0)
    let tree = try tree()
    #expect(tree.files == ["a.md", "again.md", "b.md", "sub/c.md"])
    #expect(
      tree.passedOver.map { "\($0.path) \($0.reason)" } == [
        "1/2/3/ tooDeep", "folder.md linksToFolder", "link.md leavesFolder", "more leavesFolder",
        "pipe.md notAFile", "self linksToFolder", "sub/gone.md leadsNowhere",
      ])
    #expect(throws: FileProblem.self) {
      try FolderTree(below: folder.path + "/none", suffix: ".md", depth: 2)
    }
  }

  /// Folders at random, of files, links, pipes and folders in them: what is found is read and is of
  /// the folder, and everything else that is called a notebook is passed over.
  @Test func whatIsFoundIsOfTheFolder() throws {
    var random = Seeded(45)
    try make("out/secret.md", "secret")
    for round in 0..<150 {
      let names = ["a.md", "b.md", "c.md", "d", "e", "f.txt"]
      let places = [""] + ["d/", "e/", "d/e/"].filter { _ in random.below(2) == 0 }
      try? files.removeItem(atPath: folder.path + "/book")
      for place in places { try folder.makeFolder("book/" + place) }
      for place in places {
        for name in names where random.below(3) > 0 {
          let path = "book/" + place + name
          guard !files.fileExists(atPath: folder.path + "/" + path) else { continue }
          let targets = [
            ".", "..", "../out", "../out/secret.md", "../../out/secret.md", "a.md", "d", "d/e/b.md",
            "../a.md", "/etc/passwd", "nothing", folder.path + "/book/d/a.md", "c.md", "e/c.md",
          ]
          switch random.below(4) {
          case 0: #expect(mkfifo(folder.path + "/" + path, 0o600) == 0)
          case 1: try? make(path)
          default: try folder.link(path, to: random.pick(targets))
          }
        }
      }
      let tree = try tree()
      for file in tree.files {
        let bytes = try FolderFile.read(
          file, below: folder.path + "/book", limit: 100, links: .inside)
        #expect(bytes == Array("inside".utf8), "round \(round): \(file)")
      }
      #expect(Set(tree.files).isDisjoint(with: tree.passedOver.map(\.path)), "round \(round)")
      for place in places {
        for name in try files.contentsOfDirectory(atPath: folder.path + "/book/" + place)
        where name.hasSuffix(".md") {
          let isTold =
            tree.files.contains(place + name)
            || tree.passedOver.contains { $0.path.hasPrefix(place + name) }
          #expect(isTold, "round \(round): \(place)\(name)")
        }
      }
    }
  }
}
