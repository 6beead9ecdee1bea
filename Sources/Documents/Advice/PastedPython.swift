import Diagnostics

/// Pasted Python, from its imports on: the table that it reads is loaded, and `plot` needs no library.
struct PastedPython {
  let translation: Translation

  /// Nil for a text that does not begin with an import, or a line of Jupyter's before it.
  init?(_ text: String) {
    guard text.contains(#/^(?:%\w+.*\n)?(?:import \w[\w.]* as \w+|from [\w.]+ import )/#) else {
      return nil
    }
    let table = text.firstMatch(of: #/read_\w+\(["']([^"']+\.(?:csv|json))["']/#)
    translation = Translation(
      language: "Python", lines: table.map { ["load \"\($0.1)\" as data"] } ?? [],
      remarks: ["nothing has to be imported here: `plot` draws by itself, as text"]
        + (text.hasPrefix("%") ? [ShellLine.kernel] : []))
  }
}
