import Foundation
import Testing

@testable import Files
@testable import Platform

/// Which files of a folder are found, and what is passed over.
@Suite struct FolderTreeTests {
  private let folder = TemporaryFolder()
  private let files = FileManager.default

  private func make(_ path: String, _ text: String = "inside") throws {
    let place = folder.path + "/" + path
    try files.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
  }

  private func link(_ path: String, to target: String) throws {
    try files.createSymbolicLink(atPath: folder.path + "/" + path, withDestinationPath: target)
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
    try link("book/again.md", to: "sub/c.md")
    try link("book/link.md", to: "../out/secret.md")
    try link("book/more", to: "../out")
    try link("book/self", to: ".")
    try link("book/sub/gone.md", to: "nothing")
    try link("book/folder.md", to: "sub")
    try link("book/picture.svg", to: "../out/picture.svg")
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
    var random = Random(state: 45)
    try make("out/secret.md", "secret")
    for round in 0..<150 {
      let names = ["a.md", "b.md", "c.md", "d", "e", "f.txt"]
      let places = [""] + ["d/", "e/", "d/e/"].filter { _ in random.next(below: 2) == 0 }
      try? files.removeItem(atPath: folder.path + "/book")
      try files.createDirectory(
        atPath: folder.path + "/book", withIntermediateDirectories: true)
      for place in places {
        try files.createDirectory(
          atPath: folder.path + "/book/" + place, withIntermediateDirectories: true)
      }
      for place in places {
        for name in names where random.next(below: 3) > 0 {
          let path = "book/" + place + name
          guard !files.fileExists(atPath: folder.path + "/" + path) else { continue }
          let targets = [
            ".", "..", "../out", "../out/secret.md", "../../out/secret.md", "a.md", "d", "d/e/b.md",
            "../a.md", "/etc/passwd", "nothing", folder.path + "/book/d/a.md", "c.md", "e/c.md",
          ]
          switch random.next(below: 4) {
          case 0: #expect(mkfifo(folder.path + "/" + path, 0o600) == 0)
          case 1: try? make(path)
          default: try link(path, to: targets[random.next(below: targets.count)])
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

  private struct Random {
    var state: UInt64

    mutating func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}
