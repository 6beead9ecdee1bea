import Diagnostics
import Evaluation
import Language

extension Session {
  /// The role of each part of a line, for coloring it: a pure function of the text and of the
  /// current names.
  ///
  /// - Parameter cursor: An offset in Unicode scalars; nil for a line that is not being edited.
  public func highlights(in text: String, cursor: Int?) -> [Highlight] {
    let expressions = expressions
    return Highlighter(text, cursor: cursor, like: parser(for: Source(""))).highlights { name in
      expressions[name] != nil
    }
  }
}
