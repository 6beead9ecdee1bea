import Diagnostics
import Text

/// Why a cell failed, as Jupyter shows it.
struct CellFailure {
  /// The mistake's name, such as `unknown-name`.
  let name: String
  let sentence: String
  /// The sentence, the place and the advice, in color.
  let traceback: [String]

  init(name: String, sentence: String, traceback: [String]) {
    self.name = name
    self.sentence = sentence
    self.traceback = traceback.isEmpty ? ["error: \(sentence)"] : traceback
  }

  init(_ diagnostic: Diagnostic) {
    let lines = DiagnosticRenderer().writtenLines(for: diagnostic)
    let text = TerminalText(lines: lines, color: true).sent
    self.init(
      name: diagnostic.mistake.id.rawValue, sentence: diagnostic.mistake.message,
      traceback: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init))
  }

  /// The client asked to stop. Clients know this name.
  static let interrupted = CellFailure(
    name: "KeyboardInterrupt", sentence: "stopped; the frames so far are kept", traceback: [])
}
