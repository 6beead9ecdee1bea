import Charts
import Text

extension [String] {
  /// The label of a series in a table: its name, or its mark from the plot's legend if names are
  /// long.
  func seriesLabel(of index: Int) -> String {
    let isLong = contains { DisplayWidth.of($0) > 14 }
    return isLong ? String(GlyphSet.seriesMarks[index]) : self[index]
  }
}
