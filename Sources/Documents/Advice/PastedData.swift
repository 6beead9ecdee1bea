import Diagnostics

/// Data in place of a line: a table of numbers, or a notebook of Jupyter.
enum PastedData {
  /// What to do with it; nil for other text.
  static func advice(for text: String) -> Advice? {
    let text = text.trimmed
    if text.hasPrefix("{"), ["\"nbformat\"", "\"cell_type\""].contains(where: text.contains) {
      return .translation(
        Translation(
          language: "a Jupyter notebook", lines: [],
          remarks: ["`motionbook convert FILE.ipynb -o FILE.md` in the shell writes it as ours"]))
    }
    return isTable(text)
      ? .nearest([
        Topic(
          line: "help load",
          summary: "reads such a table from a file: `load \"fall.csv\" as real`")
      ]) : nil
  }

  /// Whether all rows have as many fields, and those below a head are numbers.
  private static func isTable(_ text: String) -> Bool {
    let rows = text.split(separator: "\n").map {
      $0.split(separator: /[,;\t]/, omittingEmptySubsequences: false)
    }
    guard rows.count > 2, rows[0].count > 1, rows.allSatisfy({ $0.count == rows[0].count }) else {
      return false
    }
    return rows.dropFirst().joined().allSatisfy { Double(String($0).trimmed) != nil }
  }
}
