import LineEditing
import Workbooks

/// What `edit` gives to the person's editor, and what comes back from it for the next line.
final class EntryEditing {
  private let editor: ExternalEditor
  private var lastEntry: String?
  private var draft = ""
  private var isAsked = false

  init(_ editor: ExternalEditor) { self.editor = editor }

  /// An entry has run: it is the last one, unless it asked for the editor itself.
  func ended(_ entry: String) {
    if !isAsked { lastEntry = entry }
    isAsked = false
  }

  /// Has a text edited, or the last entry.
  func edit(_ text: String?) throws(FileRefusal) {
    isAsked = true
    guard let text = text ?? lastEntry else {
      throw FileRefusal(reason: "nothing has been typed yet that could be edited")
    }
    do {
      draft = try editor.edit(text)
    } catch {
      throw FileRefusal(reason: error.description)
    }
  }

  /// What the next line begins with.
  func takeDraft() -> String {
    defer { draft = "" }
    return draft
  }
}
