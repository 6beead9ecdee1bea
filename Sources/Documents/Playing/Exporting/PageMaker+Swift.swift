import Evaluation
import Notebooks
import Sessions
import SwiftCode
import Text

extension PageMaker {
  /// The scenes of a notebook as view controllers, or the asked one.
  func swift(of document: NotebookDocument, named name: String) -> Result<Exported, Failure> {
    let scenes = NotebookScenes(asked: scene)
    return session(of: document, named: name, ended: scenes.follow).flatMap { session in
      scenes.end()
      return Result { () throws(Failure) in
        let numbers = try scene == nil ? Array(scenes.scenes.indices) : [scenes.written() - 1]
        return swift(scenes, numbers, named: name, session.commands)
      }
    }
  }

  private func swift(
    _ scenes: NotebookScenes, _ numbers: [Int], named name: String, _ commands: CommandTable
  ) -> Exported {
    let writer = ViewControllerCode(commands)
    let type = Self.typeName(name)
    let file = String(name.split(separator: "/").last ?? "")
    let classes = numbers.map { index -> (comment: [String], lines: [String]) in
      let number = scenes.scenes.count == 1 ? "" : "\(index + 1)"
      let name = "\(type)\(number)ViewController"
      let code = writer.code(of: scenes.scenes[index].timeline.statements, named: name)
      let title = scenes.title(of: index + 1).map { ["// \(name) is \($0) of \(file)."] } ?? []
      return (title + Self.missing(code.missing, from: name), code.lines)
    }
    let head =
      ["// A view without a color is an outline on the stage, and clear in UIKit."]
      + classes.flatMap(\.comment) + ["import UIKit", ""]
    let lines = head + classes.map(\.lines).joined(separator: [""])
    let title = scene.flatMap { scenes.title(of: $0) }
    let all = scenes.scenes.count > 1 ? "all \(scenes.scenes.count) scenes" : nil
    return Exported(lines.joined(separator: "\n") + "\n", scene: title ?? all)
  }

  /// The comment that names everything in a scene that its class does not have.
  private static func missing(_ parts: [MissingPart], from name: String) -> [String] {
    var named: [String] = []
    for part in parts where !named.contains(part.text) { named.append(part.text) }
    guard !named.isEmpty else { return [] }
    return ["// Not in \(name), because UIKit has no counterpart that is written here:"]
      + named.map { "//   \($0)" }
  }

  /// A file's name as the beginning of a type's: `FieldDrag` for `field-drag.md`.
  private static func typeName(_ name: String) -> String {
    let file = name.split(separator: "/").last?.split(separator: ".").first ?? "Scene"
    let words = file.split { !($0.isLetter || $0.isNumber) }
    let joined = words.map(\.capitalizedFirst).joined()
    return joined.first?.isLetter == true ? joined : "Scene" + joined
  }
}
