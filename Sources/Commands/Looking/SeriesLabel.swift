import Charts
import Text

extension [String] {
  /// What a table calls one of several series: its name, or where names are long the mark that the
  /// plot's legend explains.
  func seriesLabel(of index: Int) -> String {
    let isLong = contains { DisplayWidth.of($0) > 14 }
    return isLong ? String(GlyphSet.seriesMarks[index]) : self[index]
  }
}
