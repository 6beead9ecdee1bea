import Diagnostics

/// Code that begins with an import: the table that Python reads is loaded, and nothing needs a library.
struct PastedImport {
  let translation: Translation

  /// Nil for a text that does not begin with an import, or a line of Jupyter's before it, and for
  /// Swift with more than that.
  init?(_ text: String) {
    let text = text.trimmed
    let remark = "nothing has to be imported here"
    if text.contains(#/^(?:@testable )?import [A-Z]\w*$/#) {
      translation = Translation(language: "Swift", lines: [], remarks: [remark])
      return
    }
    guard
      text.contains(
        #/^(?:%\w+.*\n)?(?:import [a-z_][\w.]*(?: as \w+)?(?:$|\n)|from [\w.]+ import )/#)
    else { return nil }
    let table = text.firstMatch(of: #/read_\w+\(["']([^"']+\.(?:csv|json))["']/#)
    translation = Translation(
      language: "Python", lines: table.map { ["load \"\($0.1)\" as data"] } ?? [],
      remarks: ["\(remark): `plot` draws by itself, as text"]
        + (text.hasPrefix("%") ? [ShellLine.kernel] : []))
  }
}
