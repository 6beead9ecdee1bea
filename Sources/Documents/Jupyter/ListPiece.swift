/// A piece of a notebook that may come from a list, by itself: it is as far in as in the list, and so
/// no cell without one around it.
struct ListPiece {
  /// A line that makes lists around the piece, as deep as it is indented; empty if it needs none.
  let lead: String

  init(_ piece: String) {
    let depths = piece.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isBlank) }
      .map(\.indentation)
    let depth = depths.min() ?? 0
    lead = depth < 2 ? "" : Self.markers(depth) + "\n"
  }

  /// Markers of lists whose contents begin at a column.
  private static func markers(_ column: Int) -> String {
    String(repeating: "- ", count: column / 2 - 1) + (column % 2 == 0 ? "-" : "1.")
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension StringProtocol {
  /// The columns of the blanks at its beginning; a tab leads to the next multiple of four.
  fileprivate var indentation: Int {
    prefix { $0.isBlank }.reduce(0) { $1 == " " ? $0 + 1 : $0 / 4 * 4 + 4 }
  }
}
