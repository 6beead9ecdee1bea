import Foundation
import Testing

@testable import SwiftCode

/// Code that was written for a scene and is read again makes the same scene.
@Suite struct ReadBackTests {
  static let notebooks: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../notebooks").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map { "\(folder.path)/\($0)" }
  }()

  @Test(arguments: notebooks)
  func aNotebooksScenesComeBack(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for scene in try WrittenScene.scenes(of: text, named: name) {
      let lines = try scene.read()
      let (one, other) = (scene.seen(), scene.seen(of: lines))
      if one != other, scene.comments.isEmpty {
        let different = zip(one, other).first { $0 != $1 }
        print("DIFF", scene.name, different ?? ("", ""), lines.prefix(30))
      } else if one == other {
        print("SAME", scene.name, scene.comments.isEmpty ? "" : "(commented)")
      } else {
        print("COMMENTED", scene.name)
      }
    }
  }
}
