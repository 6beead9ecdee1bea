import Execution
import Notebooks
import Sessions
import SwiftCode

extension PageMaker {
  /// The scenes of a notebook as view controllers: one for each part that begins with `reset`.
  func swift(
    of document: NotebookDocument, named name: String
  ) -> Result<String, Failure> {
    var scenes: [Timeline] = []
    var current: Timeline?
    let run = session(of: document, named: name) { session in
      if session.timeline.isEmpty, let current, !current.isEmpty { scenes.append(current) }
      current = session.timeline
    }
    return run.map { session in
      if let current, !current.isEmpty { scenes.append(current) }
      return swift(scenes, named: name, session.commands)
    }
  }

  private func swift(_ scenes: [Timeline], named name: String, _ commands: CommandTable) -> String {
    let writer = ViewControllerCode(commands)
    let type = Self.typeName(name)
    let classes = scenes.enumerated().map { index, scene in
      let number = scenes.count == 1 ? "" : "\(index + 1)"
      return (
        name: "\(type)\(number)ViewController",
        code: writer.code(of: scene.statements, named: "\(type)\(number)ViewController")
      )
    }
    let head =
      ["// A view without a color is an outline on the stage, and clear in UIKit."]
      + classes.flatMap { Self.missing($0.code.missing, from: $0.name) } + ["import UIKit", ""]
    let lines = head + classes.map(\.code.lines).joined(separator: [""])
    return lines.joined(separator: "\n") + "\n"
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
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : "Scene" + joined
  }
}
