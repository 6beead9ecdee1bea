import Answers
import MotionGeometry

/// A view that is completely off the stage: an arrow to it stands at the edge, with its distance.
struct FilmMark: Sendable {
  let name: String
  /// The arrow to it.
  let arrow: String
  /// Where it is along the edge, in points.
  let along: Double
  /// How far beyond the edge it begins, in points.
  let gap: Double

  /// Nil for a view that is off the stage for another reason than its place, or that has no name.
  init?(_ unseen: Scene.Unseen) {
    guard case .outside(let gap) = unseen.reason, let middle = unseen.middle, middle.isFinite,
      gap.isFinite, !unseen.name.isEmpty
    else { return nil }
    name = unseen.name
    if abs(gap.dy) >= abs(gap.dx) {
      (arrow, along, self.gap) = (gap.dy < 0 ? "↑" : "↓", middle.x, abs(gap.dy))
    } else {
      (arrow, along, self.gap) = (gap.dx < 0 ? "←" : "→", middle.y, abs(gap.dx))
    }
  }

  /// Whether it is the mark of the same view at the same edge.
  func isSame(as other: FilmMark) -> Bool { name == other.name && arrow == other.arrow }

  /// The words of the mark.
  var text: String { "\(arrow) \(name) \(Int(clamping: min(gap, 1e9).rounded())) pt" }
}

extension [FilmMark] {
  /// The middles of the marks' words, none of which covers another or a name. The page's script does
  /// the same.
  ///
  /// - Parameter names: Texts in the picture.
  func places(in crop: Rect, beside names: [PlacedText]) -> [Point] {
    var taken = names
    for mark in self {
      let isAcross = mark.arrow == "↑" || mark.arrow == "↓"
      let at =
        isAcross
        ? Point(mark.along, mark.arrow == "↑" ? crop.minY : crop.maxY)
        : Point(mark.arrow == "←" ? crop.minX : crop.maxX, mark.along)
      let half = PlacedText(mark.text, at: at).half + 6
      var place = PlacedText(
        mark.text,
        at: Point(
          Swift.max(Swift.min(at.x, crop.maxX - half), crop.minX + half),
          Swift.max(Swift.min(at.y, crop.maxY - 20), crop.minY + 20)))
      let step = place.middle.y > crop.center.y ? -PlacedText.line : PlacedText.line
      while taken.contains(where: place.covers) { place.middle.y += step }
      taken.append(place)
    }
    return taken.dropFirst(names.count).map(\.middle)
  }
}
