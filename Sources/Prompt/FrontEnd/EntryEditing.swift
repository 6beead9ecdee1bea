import Diagnostics
import Terminal

/// Passes text from `edit` to the user's editor and keeps the result for the next line.
final class EntryEditing {
  private let editor: ExternalEditor
  private var lastEntry: String?
  private var draft = ""
  private var isAsked = false

  init(_ editor: ExternalEditor) { self.editor = editor }

  /// Remembers an entry that has run, unless it opened the editor itself.
  func ended(_ entry: String) {
    if !isAsked { lastEntry = entry }
    isAsked = false
  }

  /// Opens a text, or the last entry, in the editor.
  func edit(_ text: String?) throws(Mistake) {
    isAsked = true
    guard let text = text ?? lastEntry else { throw .noLineToEdit }
    draft = try edited(text)
  }

  /// Opens the line being typed in the editor. Returns the result.
  func edited(_ text: String) throws(Mistake) -> String {
    do {
      return try editor.edit(text)
    } catch {
      throw Mistake(error)
    }
  }

  /// Returns the start of the next line, once.
  func popDraft() -> String {
    defer { draft = "" }
    return draft
  }
}
