import Diagnostics
import Disk
import Terminal

extension Mistake {
  /// What went wrong in the user's own editor.
  init(_ problem: ExternalEditor.Problem) {
    self =
      switch problem {
      case .noFile(let problem): .noFileToEdit(problem.sentence)
      case .notFound(let editor): .unknownEditor(editor)
      case .failed(let editor, let status): .editorFailed(editor, status: Int(status))
      case .noText: .unreadableEdit
      }
  }
}
