import MotionGeometry

/// A text of a line in a picture, by the size of its letters.
package struct PlacedText {
  package static let line = 14.0
  /// About half the width of a letter.
  private static let halfLetter = 3.5

  package var middle: Point
  /// Half of its width.
  package let half: Double

  package init(_ text: String, at middle: Point) {
    self.middle = middle
    half = Self.halfLetter * Double(text.count)
  }

  package func covers(_ other: PlacedText) -> Bool {
    abs(middle.y - other.middle.y) < Self.line && abs(middle.x - other.middle.x) < half + other.half
  }

  /// The middles of the names of arrows: beyond their tips or beside them, on no other name and on
  /// no arrow where there is room. The page's script does the same.
  ///
  /// - Parameters:
  ///   - arrows: Their names, and from where to where they go.
  ///   - names: Texts in the picture.
  package static func places(
    ofArrows arrows: [(name: String, points: [Point])], in box: Rect, beside names: [PlacedText]
  ) -> [Point] {
    var taken = names + arrows.flatMap { marks(along: $0.points) }
    return arrows.map { arrow in
      let places = places(of: arrow.name, arrow.points, in: box)
      let free = places.first { !taken.contains(where: $0.covers) }
      guard let place = free ?? places.first else { return .zero }
      taken.append(place)
      return place.middle
    }
  }

  /// Places along an arrow that no name covers.
  private static func marks(along points: [Point]) -> [PlacedText] {
    guard let start = points.first, let tip = points.last else { return [] }
    return (0...4).map { PlacedText("", at: start + (tip - start) * (0.225 * Double($0))) }
  }

  private static func places(of name: String, _ points: [Point], in box: Rect) -> [PlacedText] {
    guard let start = points.first, let tip = points.last else { return [] }
    let way = tip - start
    let one = way.length > 0 ? way * (1 / way.length) : .zero
    let (half, high) = (PlacedText(name, at: tip).half + 4, 9.0)
    let gaps: [Double] = [6, 20, 34, 48]
    let offsets = gaps.flatMap { gap -> [Vector] in
      let beyond = Vector(one.dx * (half + gap), one.dy * (high + gap))
      return [beyond, Vector(half + gap, 0), Vector(-half - gap, 0)]
    }
    return offsets.map { offset in
      let place = tip + offset
      let x = max(min(place.x, box.maxX - half), box.minX + half)
      let y = max(min(place.y, box.maxY - high), box.minY + high)
      return PlacedText(name, at: Point(x, y))
    }
  }
}
