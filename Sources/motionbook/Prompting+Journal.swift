import Files
import LineEditing
import Workbooks

/// What outlives a session that is left or cut off.
extension Prompting {
  /// Offers to go on from a session that was cut off; the one that was taken up.
  ///
  /// A question that is not answered is asked again at the next start.
  func recover(from orphan: OrphanedJournal, with editor: LineEditor) -> OrphanedJournal? {
    let count = orphan.statements.count
    Console.out(
      "A session of \(count) \(count == 1 ? "line" : "lines") was cut off. Go on from it? (y/n)")
    guard let isWanted = answer(with: editor) else { return nil }
    if isWanted {
      return workbook.bringBack(orphan.statements, savedIn: orphan.file.map(SavedFile.init))
        ? orphan : nil
    }
    do {
      Console.out("kept: `open \(try orphan.keep())` brings it back")
    } catch {
      Console.error("warning: it stays where it is: \(error.description)")
    }
    return nil
  }

  /// Yes or no, with yes for an empty line; nil for neither.
  private func answer(with editor: LineEditor) -> Bool? {
    while case .line(let line) = editor.readLine(prompt: Prompt("[y] ")) {
      switch line.lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: Console.out("y goes on from it, n leaves it in `sessions`, Ctrl-C asks again later")
      }
    }
    return nil
  }

  /// Lets go of a session that was taken up, once this session's own journal has its lines.
  func letGo(of orphan: OrphanedJournal) {
    // Lines that failed this time, because a file is gone, are in the old journal alone.
    if workbook.statements == orphan.statements {
      orphan.discard()
    } else {
      _ = try? orphan.keep()
    }
  }
}
