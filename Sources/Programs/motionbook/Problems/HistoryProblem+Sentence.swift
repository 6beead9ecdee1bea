import Disk
import LineEditing

extension HistoryProblem {
  /// The problem as a sentence, without its full stop.
  var sentence: String {
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
