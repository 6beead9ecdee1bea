import Evaluation
import Notebooks

/// Text that was pasted at the prompt: the code in it is run, the rest is dropped. `CopiedPage`
/// reads a page without markup.
public struct Transcript {
  /// The code of an entry: the cells of a pasted notebook or its page, or the entries of a pasted
  /// session.
  public let code: String
  /// A remark if the code had to be guessed; nil otherwise.
  public private(set) var remark: String?

  /// Finds the code in a typed or pasted entry for a session with these commands.
  package init(_ entry: String, commands: CommandTable) {
    guard entry.contains("\n") || entry.hasPrefix("motion t=") else {
      code = entry
      return
    }
    if let code = Self.notebookCode(of: entry) ?? Self.sessionCode(of: entry) {
      self.code = code
    } else if let page = CopiedPage(entry, commands: commands) {
      code = page.code
      remark =
        "took \(Self.count(page.lineCount)) of code from this page; left out \(page.leftOut)"
        + " of text and output"
    } else {
      code = entry
    }
  }

  private static func count(_ lines: Int) -> String { lines == 1 ? "1 line" : "\(lines) lines" }

  private static func notebookCode(of text: String) -> String? {
    guard text.contains("```motion") || text.contains("~~~motion"),
      let document = try? NotebookDocument(text: text), !document.cells.isEmpty
    else { return nil }
    return document.cells.filter { !$0.directives.isSkipped }.map(\.code)
      .joined(separator: "\n")
  }

  /// The lines after prompts, with their continuations; nil if there is no prompt.
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
