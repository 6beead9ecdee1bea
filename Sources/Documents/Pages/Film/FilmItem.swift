import Answers
import MotionGeometry

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

  /// Tells whether a place is in what masks and clips leave of it.
  var isSeen: (Point) -> Bool {
    let layout = FilmLayout(shape)
    let clips = shape.clips.indices.map { index in
      (rings: layout.rings(ofClip: index, shape, in: numbers), shape.clips[index].isEvenOdd)
    }
    return { point in
      clips.allSatisfy { rings, isEvenOdd in
        let around = rings.count { point.isInside($0) }
        return isEvenOdd ? !around.isMultiple(of: 2) : around > 0
      }
    }
  }

  /// The color of a view, for its trail and for letters on it.
  var color: ViewColor {
    guard let body = shape.body else { return .gone }
    if shape.paths[body].className.hasSuffix(" blank") { return .own(Paint.white) }
    guard shape.paths[body].hasColor else {
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

/// Something in all pictures of a film that show it.
struct FilmCourse {
  let name: String
  /// The frame of its first picture.
  let start: Int
  var items: [FilmItem]

  /// Whether a reader can tell a later state from the first.
  func differs(by distance: Double) -> Bool {
    items.dropFirst().contains { $0.differs(from: items[0], by: distance) }
  }
}

extension Film {
  /// The courses of its shapes of some kinds, in order of the first pictures.
  func courses(of kinds: [DisplayList.Shape.Kind]) -> [FilmCourse] {
    var courses: [FilmCourse] = []
    var places: [String: Int] = [:]
    for still in stills {
      for item in still.items where kinds.contains(item.shape.kind) {
        let name = item.shape.name
        if let place = places[name] {
          courses[place].items.append(item)
        } else {
          places[name] = courses.count
          courses.append(FilmCourse(name: name, start: still.frame, items: [item]))
        }
      }
    }
    return courses
  }
}
