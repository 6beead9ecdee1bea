import Notebooks

/// Text that was copied from somewhere and pasted at the prompt: the code in it is run, the rest
/// dropped.
public enum Transcript {
  /// The code of an entry: of a pasted notebook its cells, of a pasted session its entries.
  public static func code(of entry: String) -> String {
    guard entry.contains("\n") || entry.hasPrefix("motion t=") else { return entry }
    return notebookCode(of: entry) ?? sessionCode(of: entry) ?? entry
  }

  private static func notebookCode(of text: String) -> String? {
    guard text.contains("```motion") || text.contains("~~~motion"),
      let document = try? NotebookDocument(text: text), !document.cells.isEmpty
    else { return nil }
    return document.cells.filter { !$0.directives.isSkipped }.map(\.code)
      .joined(separator: "\n")
  }

  /// The lines behind prompts, with their continuations; nil where there is no prompt.
  private static func sessionCode(of text: String) -> String? {
    var code: [Substring] = []
    var hasPrompt = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let entry = afterPrompt(line) {
        hasPrompt = true
        code.append(entry)
      } else if hasPrompt, let more = afterContinuation(line) {
        code.append(more)
      }
    }
    return hasPrompt ? code.joined(separator: "\n") : nil
  }

  private static func afterPrompt(_ line: Substring) -> Substring? {
    guard line.hasPrefix("motion t="), let mark = line.firstIndex(of: ">") else {
      return line.hasPrefix(">> ") ? line.dropFirst(3) : nil
    }
    return line[line.index(after: mark)...].drop { $0 == " " }
  }

  private static func afterContinuation(_ line: Substring) -> Substring? {
    let rest = line.drop { $0 == " " }
    return rest.hasPrefix("... ") ? rest.dropFirst(4) : nil
  }
}
