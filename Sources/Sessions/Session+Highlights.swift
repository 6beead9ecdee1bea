import Commands
import Diagnostics
import Execution
import Language

extension Session {
  /// What each part of a line is, for showing it in colours: a pure function of the text and of what
  /// has a name now.
  ///
  /// - Parameter cursor: An offset in Unicode scalars; nil for a line that nobody edits.
  public func highlights(in text: String, cursor: Int?) -> [Highlight] {
    let reader = reader
    return Highlighter(text, cursor: cursor, like: parser(for: Source(""))).highlights { name in
      reader[name] != nil
    }
  }
}
