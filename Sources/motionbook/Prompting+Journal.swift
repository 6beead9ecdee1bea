import Diagnostics
import Files
import LineEditing

/// What outlives a session that is cut off.
extension Prompting {
  /// Begins this session's journal with what has brought it where it is.
  func startJournal() {
    guard let folder = StateFolder.path(environment: environment) else { return }
    do {
      let journal = try Journal(folder: folder)
      for statement in workbook.statements { try journal.append(statement) }
      surroundings.journal = journal
    } catch {
      Console.error("warning: this session keeps no journal: \(error.description)")
    }
  }

  /// Offers to go on from a session that was cut off; what is left to be discarded of it.
  ///
  /// A question that is not answered is asked again at the next start.
  func recover(with editor: LineEditor) -> OrphanedJournal? {
    guard let folder = StateFolder.path(environment: environment),
      let orphan = Journal.orphans(folder: folder).first
    else { return nil }
    let count = orphan.statements.count
    Console.out(
      "A session of \(count) \(count == 1 ? "line" : "lines") was cut off. Go on from it? (y/n)")
    guard let isWanted = answer(with: editor) else { return nil }
    if !isWanted { return orphan }
    return takeUp(orphan.statements) ? orphan : nil
  }

  /// Yes or no, with yes for an empty line; nil for neither.
  private func answer(with editor: LineEditor) -> Bool? {
    while case .line(let line) = editor.readLine(prompt: Prompt("[y] ")) {
      switch line.lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: Console.out("y goes on from it, n throws it away, Ctrl-C leaves it for later")
      }
    }
    return nil
  }

  /// Runs the statements of a session in place of this one; false where Ctrl-C came between.
  private func takeUp(_ statements: [String]) -> Bool {
    workbook.beginAfresh()
    for statement in statements {
      // One that fails, because a file is gone, must not cost those behind it.
      if workbook.run(Source(statement), from: .entry) == .interrupted {
        workbook.beginAfresh()
        return false
      }
    }
    return true
  }
}
