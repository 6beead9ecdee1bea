/// What a suggested line can speak of: the session's own names.
public struct NamesAtHand: Sendable {
  /// The views there are, oldest first.
  public let views: [String]
  /// Words that are colours.
  public let colors: [String]

  public init(views: [String], colors: [String]) {
    self.views = views
    self.colors = colors
  }

  /// The views that a line names, in its order, then the others.
  func views(nearest line: String) -> [String] {
    let words = line.matches(of: /[\p{L}_][\p{L}\p{N}_]*/).map { String($0.output) }
    let named = words.filter(views.contains)
    var ordered: [String] = []
    for name in named + views where !ordered.contains(name) { ordered.append(name) }
    return ordered
  }
}
