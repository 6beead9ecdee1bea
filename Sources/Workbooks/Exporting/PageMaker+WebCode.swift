import Execution
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
  /// The animations of a notebook's last stage, which begins with its last `reset`.
  func webCode(
    _ form: WebCodeForm, of document: NotebookDocument, named name: String
  ) -> Result<String, Failure> {
    self.session(of: document, named: name).map { session in
      let inspector = session.inspector
      let motion = WebMotion(
        inspector.stage, name: String(name.split(separator: "/").last ?? ""),
        conditions: inspector.handlerHeadings)
      return form == .css ? motion.css : motion.script
    }
  }
}
