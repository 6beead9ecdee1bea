import LineEditing
import Platform
import Playing
import Terminal
import Text

/// Recovers sessions that ended unexpectedly.
extension Prompting {
  /// Offers to continue sessions that ended unexpectedly, the newest first, until one is accepted.
  /// Returns the session if all of its lines ran.
  ///
  /// A question without an answer is asked again at the next start.
  func recover(from keeping: SessionKeeping, with editor: LineEditor) -> OrphanedJournal? {
    while let orphan = keeping.orphan {
      let count = Self.lines(orphan.statements.count)
      let time = WallTime.text(secondsSince1970: orphan.seconds)
      Console.out(
        """
        A session of \(count) ended unexpectedly at \(time):
          \(Self.subject(of: orphan))
        Continue it? (y/n)
        """)
      guard let isWanted = answer(with: editor) else { return nil }
      if isWanted { return bringBack(orphan) }
      do {
        Console.out("kept: `open \(try orphan.keep())` brings it back")
      } catch {
        Console.error("warning: cannot move it to `sessions`: \(error.sentence)")
        return nil
      }
    }
    return nil
  }

  private func bringBack(_ orphan: OrphanedJournal) -> OrphanedJournal? {
    let outcome = workbook.bringBack(
      orphan.statements, savedIn: orphan.file, after: orphan.departure)
    switch outcome {
    case .whole: return orphan
    case .inPart(let failed):
      Console.out(
        """
        \(Self.lines(failed)) of \(orphan.statements.count) failed, so the session stays as it \
        was. Put back what is missing,
        then start again: the session will be offered again.
        """)
      return nil
    case .interrupted:
      Console.out("The session stays as it was. The next start will offer it again.")
      return nil
    }
  }

  /// The subject in the rest of a row.
  private static func subject(of orphan: OrphanedJournal) -> String {
    LeftSession.subject(of: orphan.statements).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").visibleInLine
      .clipped(to: Terminal.width(STDOUT_FILENO) - 2)
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  /// Whether the session is wanted, with yes for an empty line; nil if nothing was answered. Whoever
  /// has missed the question types something else: that line is taken as no, and does not run.
  private func answer(with editor: LineEditor) -> Bool? {
    guard case .line(let line) = editor.readLine(prompt: Prompt("[y] ")) else { return nil }
    switch line.trimmingTrailingBlanks.lowercased() {
    case "", "y", "yes": return true
    case "n", "no": return false
    default:
      Console.out("That is neither y nor n, so a new session begins; the line did not run.")
      return false
    }
  }
}
