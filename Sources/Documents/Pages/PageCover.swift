import Answers

/// What stands for a page in an index: its motion, or else its curve.
public enum PageCover: Sendable {
  case film(Film)
  case plot(Plot)

  /// The cover of a page with some cells; nil if there is nothing to see on it. A curve that answers
  /// a question stands for a page only if it has no other.
  public init?(of cells: [PageCell]) {
    let ordered = cells.filter(\.questions.isEmpty) + cells.filter { !$0.questions.isEmpty }
    let plot = ordered.lazy.flatMap(\.outputs).compactMap { output -> Plot? in
      if case .plot(let plot, _) = output, !plot.series.isEmpty { plot } else { nil }
    }.first
    let film = Film.cover(for: cells.compactMap(\.film))
    guard let cover = film.map(Self.film) ?? plot.map(Self.plot) else { return nil }
    self = cover
  }

  /// A small picture of it, without words.
  public var thumbnail: String {
    switch self {
    case .film(let film): film.thumbnail
    case .plot(let plot): plot.thumbnail
    }
  }
}
