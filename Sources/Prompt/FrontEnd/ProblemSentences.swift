import Diagnostics
import LineEditing
import Terminal

/// The words for problems of the terminal's own layers: the user's editor and the line history.
extension Mistake {
  /// The failure of the user's own editor.
  package init(_ problem: ExternalEditor.Problem) {
    self =
      switch problem {
      case .noFile(let problem): .noFileToEdit(problem.sentence)
      case .notFound(let editor): .unknownEditor(editor)
      case .failed(let editor, let status): .editorFailed(editor, status: Int(status))
      case .noText: .unreadableEdit
      }
  }
}

extension HistoryProblem {
  /// The problem as a sentence, without its full stop.
  package var sentence: String {
    switch self {
    case .cannotMakeFolder(let problem): "cannot save the line history: \(problem.sentence)"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write to \(path): \(reason)"
    case .locked(let path):
      "cannot save the line history: another program has locked \(path)"
    case .notAFile(let path):
      "cannot save the line history: \(path) is not a regular file"
    }
  }
}
