import Diagnostics
import Evaluation
import Notebooks
import Sessions
import Values
import WebCode

/// Code for the web that a file may hold.
enum WebCodeForm {
  case css, script

  /// Nil for a name with another end.
  init?(file: String) {
    let name = file.lowercased()
    if name.hasSuffix(".css") {
      self = .css
    } else if name.hasSuffix(".js") {
      self = .script
    } else {
      return nil
    }
  }
}

extension PageMaker {
  /// The animations of the stage of one scene: the asked one, or the last.
  func webCode(
    _ form: WebCodeForm, of document: NotebookDocument, named name: String
  ) -> Result<Exported, Failure> {
    let scenes = NotebookScenes(asked: scene)
    return session(of: document, named: name, ended: scenes.follow).flatMap { session in
      scenes.end()
      return Result { () throws(Failure) in
        let number = try scenes.written()
        if number < scenes.scenes.count, let end = scenes.scenes[number - 1].end,
          let mistake = session.goBack(to: end, .dropping)
        {
          throw .failed(mistake)
        }
        return try webCode(form, of: session, named: name, scenes.title(of: number))
      }
    }
  }

  /// - Parameter title: Which of several scenes it is; nil for the only one.
  private func webCode(
    _ form: WebCodeForm, of session: Session, named name: String, _ title: String?
  ) throws(Failure) -> Exported {
    let inspector = session.inspector
    let file = String(name.split(separator: "/").last ?? "")
    let motion = WebMotion(
      inspector.stage, name: title.map { "\(file), \($0)" } ?? file,
      conditions: inspector.handlerHeadings)
    guard motion.moves else {
      throw .failed(Diagnostic(.nothingMoves(in: title), at: nil))
    }
    return Exported(form == .css ? motion.css : motion.script, scene: title)
  }
}
