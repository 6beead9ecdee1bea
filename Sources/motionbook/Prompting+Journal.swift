import Files
import LineEditing
import Workbooks

/// What outlives a session that is left or cut off.
extension Prompting {
  /// Offers to go on from the sessions that were cut off, the last one first, until one is taken up:
  /// the one of which every line ran.
  ///
  /// A question that is not answered is asked again at the next start.
  func recover(from keeping: SessionKeeping, with editor: LineEditor) -> OrphanedJournal? {
    while let orphan = keeping.orphan {
      let count = Self.lines(orphan.statements.count)
      Console.out("A session of \(count) was cut off. Go on from it? (y/n)")
      guard let isWanted = answer(with: editor) else { return nil }
      if isWanted { return bringBack(orphan) }
      do {
        Console.out("kept: `open \(try orphan.keep())` brings it back")
      } catch {
        Console.error("warning: it stays where it is: \(error.description)")
        return nil
      }
    }
    return nil
  }

  private func bringBack(_ orphan: OrphanedJournal) -> OrphanedJournal? {
    switch workbook.bringBack(orphan.statements, savedIn: orphan.file.map(SavedFile.init)) {
    case .whole: return orphan
    case .inPart(let failed):
      Console.out(
        """
        \(Self.lines(failed)) of \(orphan.statements.count) did not run, so the session stays as it \
        was. Once what is missing
        is back in its place, start again: it is offered again.
        """)
      return nil
    case .interrupted:
      Console.out("The session stays as it was: the next start offers it again.")
      return nil
    }
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

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
}
