import Answers

extension Film {
  /// A page's cover: the first in which views are seen for a while, or else the
  /// longest.
  public static func cover(for films: [Film]) -> Film? {
    let shown = films.filter { $0.end > $0.start && $0.showsViews }
    return shown.first { $0.end - $0.start >= shortestCover }
      ?? shown.max { $0.end - $0.start < $1.end - $1.start }
  }

  private static let shortestCover = 0.4

  /// Whether a view is to be seen in any of its pictures.
  var showsViews: Bool {
    stills.contains { $0.shapes.contains { $0.kind == .view } }
  }
}
