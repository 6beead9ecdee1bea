import Diagnostics
import Notebooks
import Sessions
import SwiftCode
import Values

extension PageMaker {
  /// The scenes of a notebook as view controllers: one for each part that begins with `reset`.
  func swift(
    of document: NotebookDocument, named name: String
  ) -> Result<String, Failure> {
    let meter = Meter()
    let watch = FrameWatch(in: host)
    watch.isSilent = true
    let session = ObservedSession(watch, meter: meter).session
    var scenes: [Timeline] = []
    var current = session.timeline
    var runner = SessionRunner(
      session: session, name: name,
      statementEnded: { _ in
        if session.timeline.isEmpty, !current.isEmpty { scenes.append(current) }
        current = session.timeline
      })
    let failure: Failure? = meter.bounded(to: work) {
      for cell in document.cells where !cell.directives.isSkipped {
        let mistake = runner.run(cell) { _ in }
        if host.isInterrupted { return .interrupted }
        if let mistake, !cell.directives.expectsError { return .failed(mistake) }
      }
      return nil
    }
    if let failure { return .failure(failure) }
    if !current.isEmpty { scenes.append(current) }
    let code = ViewControllerCode(session.commands)
    let type = Self.typeName(name)
    let classes = scenes.enumerated().map { index, scene in
      let number = scenes.count == 1 ? "" : "\(index + 1)"
      return code.lines(of: scene.statements, named: "\(type)\(number)ViewController")
    }
    let head = [
      "// `no counterpart` marks what UIKit has nothing for.",
      "// A view without a color is an outline on the stage, and clear in UIKit.", "import UIKit",
      "",
    ]
    let lines = head + classes.joined(separator: [""])
    return .success(lines.joined(separator: "\n") + "\n")
  }

  /// A file's name as the beginning of a type's: `FieldDrag` for `field-drag.md`.
  private static func typeName(_ name: String) -> String {
    let file = name.split(separator: "/").last?.split(separator: ".").first ?? "Scene"
    let words = file.split { !($0.isLetter || $0.isNumber) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : "Scene" + joined
  }
}
