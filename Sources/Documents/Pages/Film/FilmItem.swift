import Answers
import Charts
import Geometry

/// Something in a picture: its structure with its numbers.
struct FilmItem {
  let shape: FilmShape
  let numbers: [Double]

  /// Its outline without its shadow, which reaches beyond it.
  var outline: [Point] {
    shape.body.map { FilmLayout(shape).points(ofPath: $0, in: numbers) } ?? []
  }

  var box: Rect? { Rect(around: outline) }

  var isVisible: Bool { numbers[0] > 0 }

  /// Whether a place is in what masks and clips leave of it.
  func isSeen(_ point: Point) -> Bool {
    if shape.clips.isEmpty { return true }
    let layout = FilmLayout(shape)
    return shape.clips.indices.allSatisfy { index in
      let around = layout.rings(ofClip: index, shape, in: numbers).count { point.isInside($0) }
      return shape.clips[index].isEvenOdd ? !around.isMultiple(of: 2) : around > 0
    }
  }

  /// The color of a view, for its trail and for letters on it.
  var color: ViewColor {
    guard let body = shape.body, shape.paths[body].hasColor else {
      return shape.palette.map(ViewColor.palette) ?? .gone
    }
    let parts = FilmLayout(shape).color(ofPath: body, in: numbers)
    return .own(Color(parts.prefix(3).map { $0 / 255 } + parts.suffix(1)))
  }

  /// Whether a reader can tell it from another state of the same view.
  func differs(from other: FilmItem, by distance: Double) -> Bool {
    guard numbers.count == other.numbers.count else { return true }
    return abs(numbers[0] - other.numbers[0]) > 0.1
      || zip(numbers, other.numbers).dropFirst().contains { abs($0 - $1) > distance }
  }
}

extension FilmStill {
  var items: [FilmItem] { zip(shapes, numbers).map { FilmItem(shape: $0, numbers: $1) } }
}

extension FilmShape {
  /// The path that is not a shadow.
  var body: Int? { paths.firstIndex { $0.className != "shadow" } }
}
