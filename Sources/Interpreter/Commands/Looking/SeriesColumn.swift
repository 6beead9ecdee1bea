import Answers
import Text

extension Table.Column {
  /// The column of a comparison with the names that the plot above has in its legend. Text cuts long
  /// ones off, so they have the legend's marks there too.
  static func names(_ title: String, of names: [String]) -> Table.Column {
    Table.Column(title, kind: .text, hasMarks: names.contains { DisplayWidth.of($0) > 14 })
  }
}
