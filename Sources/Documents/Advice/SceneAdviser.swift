import Diagnostics
import Evaluation
import Language
import Sessions
import SwiftCode
import Values

/// Finds what to type instead of a line that failed: the word meant at that place, the line that was
/// meant, the translation of pasted code, or the lines that plain words are near.
///
/// The mistake itself says what is wrong. Every suggestion was tried in the session. One word of
/// several never decides: two of them speak for the line that is shown, or the nearest three are.
///
/// The order is: pasted CSS or JavaScript, data (`PastedData`), imports (`PastedImport`), a line for the shell (`ShellLine`),
/// then what `FailedLine` finds. `LineTrial` tries the suggestions.
package struct SceneAdviser: Adviser {
  package init() {}

  /// The maximum length of a text that is parsed as Swift, in bytes.
  private static let longest = 20_000

  package func advice(
    for diagnostic: Diagnostic, in statement: Span, _ trial: LineTrial
  ) -> Advice? {
    // Do not correct mistakes in a block that was written earlier.
    guard let span = diagnostic.span, span.source === statement.source,
      span.lower >= statement.lower, span.upper <= statement.upper,
      statement.upper - statement.lower <= Self.longest
    else { return nil }
    if let listing = PrintedListing(statement.source.text(0..<statement.source.utf8.count)),
      let translation = translation(of: listing.span, trial)
    {
      return .translation(translation)
    }
    let statement = statement.withoutBlanksBefore
    // The rest of a paste, of which a line could be read as one of ours.
    let rest = Span(
      statement.source, statement.lower,
      min(statement.source.utf8.count, statement.lower + Self.longest))
    let alone = web(statement.text, trial)
    if rest.upper > statement.upper, let whole = web(rest.text, trial),
      whole.lines.count > alone?.lines.count ?? -1
    {
      return .translation(whole)
    }
    if let alone { return .translation(alone) }
    if let data = PastedData.advice(for: rest.text) { return data }
    if let code = PastedImport(statement.text) { return .translation(code.translation) }
    if let shell = ShellLine(statement.text, trial) { return .translation(shell.translation) }
    return FailedLine(diagnostic, at: span, in: statement, trial).advice
  }

  package func nearest(to words: String, _ trial: LineTrial) -> [Topic] {
    PlainWords.lines(for: words, trial)
  }

  package func translation(of code: Span, _ trial: LineTrial) -> Translation? {
    web(code.text.trimmed, trial)
      ?? PastedCode(code)?.translation(trial, isCertain: true)
  }

  /// The translation of CSS, or of a call of a library of the web; nil for a text that is neither.
  /// If the rest of a file is not CSS, the line alone may be.
  private func web(_ text: String, _ trial: LineTrial) -> Translation? {
    let scene = SceneVocabulary(trial.world, trial.commands)
    let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    let (language, lines, remarks): (String, [String], [String])
    if let style = PastedStyle(text, scene) ?? PastedStyle(line, scene) {
      (language, lines, remarks) = ("CSS", style.lines, style.remarks)
    } else if let script = PastedScript(text, scene) {
      let isRead = !script.lines.isEmpty || !script.remarks.isEmpty
      (language, lines) = (script.language, script.lines)
      remarks = isRead ? script.remarks : ["no animation in it is read"]
    } else {
      return nil
    }
    var attempt = TranslationTrial(lines, trial)
    attempt.run()
    return Translation(
      language: language, lines: attempt.lines, remarks: attempt.kept(remarks))
  }
}

extension Span {
  /// It begins behind the blanks and the ends of lines at its start.
  fileprivate var withoutBlanksBefore: Span {
    let blanks = source.utf8[lower..<upper].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Span(source, min(blanks.endIndex, upper), upper)
  }
}
