import MotionGeometry

/// A picture of dots, each empty or with a number, and the part of the plane that it shows.
struct Raster {
  let width: Int
  let height: Int
  private(set) var dots: [UInt16]
  /// Dots per point of the stage.
  private let scaleX: Double
  private let scaleY: Double
  /// The dots that can be set; nil for all.
  var clip: [Bool]?

  static let empty: UInt16 = 0

  /// An empty picture of a stage.
  init(width: Int, height: Int, of size: Size) {
    self.width = width
    self.height = height
    dots = Array(repeating: Self.empty, count: width * height)
    scaleX = Double(width) / size.width
    scaleY = Double(height) / size.height
  }

  subscript(x: Int, y: Int) -> UInt16 { dots[y * width + x] }

  // MARK: Setting

  mutating func set(_ x: Int, _ y: Int, _ value: UInt16) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let index = y * width + x
    if let clip, !clip[index] { return }
    dots[index] = value
  }

  mutating func dot(_ point: Point, _ value: UInt16) {
    guard let place = place(point), place.x <= Double(width), place.y <= Double(height) else {
      return
    }
    set(at: place, value)
  }

  /// Sets the dots whose centers are inside a closed outline, by the even-odd rule.
  mutating func fill(_ outline: [Point], _ value: UInt16) {
    forEachSpan(of: outline) { x, y in set(x, y, value) }
  }

  /// Sets the empty dots in an area, or one of so many of them, as a shade.
  mutating func shade(_ area: Area, _ value: UInt16, every: Int) {
    for (index, isCovered) in coverage(of: area).enumerated()
    where isCovered && dots[index] == Self.empty && (index + index / width) % every == 0 {
      set(index % width, index / width, value)
    }
  }

  /// Draws a line through some points.
  mutating func path(_ points: [Point], isClosed: Bool = false, _ value: UInt16) {
    var places = points.compactMap(place)
    guard places.count == points.count, let first = places.first else { return }
    if isClosed { places.append(first) }
    for (start, end) in zip(places, places.dropFirst()) { line(start, end, value) }
  }

  private mutating func line(_ start: Place, _ end: Place, _ value: UInt16) {
    let whole = Segment(x0: start.x, y0: start.y, x1: end.x, y1: end.y)
    guard let seen = whole.clipped(maxX: Double(width), maxY: Double(height)) else { return }
    let (dx, dy) = (seen.x1 - seen.x0, seen.y1 - seen.y0)
    let steps = max(1, max(abs(dx), abs(dy)).rounded(.up))
    for step in 0...Int(clamping: steps) {
      // Divided last, so that a line leaves out no dot by rounding.
      set(
        at: (seen.x0 + dx * Double(step) / steps, seen.y0 + dy * Double(step) / steps), value)
    }
  }

  /// A point on the right or the bottom edge is in the last dot.
  private mutating func set(at place: Place, _ value: UInt16) {
    set(
      min(Int(clamping: place.x.rounded(.down)), width - 1),
      min(Int(clamping: place.y.rounded(.down)), height - 1),
      value)
  }

  // MARK: Areas

  /// The dots whose centers are in an area.
  func coverage(of area: Area) -> [Bool] {
    switch area {
    case .everything: return Array(repeating: true, count: dots.count)
    case .polygon(let outline):
      var covered = [Bool](repeating: false, count: dots.count)
      forEachSpan(of: outline) { x, y in covered[y * width + x] = true }
      return covered
    case .inverse(let area): return coverage(of: area).map { !$0 }
    case .union(let parts):
      return parts.reduce([Bool](repeating: false, count: dots.count)) { sum, part in
        zip(sum, coverage(of: part)).map { $0 || $1 }
      }
    case .intersection(let parts):
      return parts.reduce([Bool](repeating: true, count: dots.count)) {
        Self.common($0, coverage(of: $1))
      }
    }
  }

  /// The dots that both have.
  static func common(_ some: [Bool], _ others: [Bool]) -> [Bool] {
    zip(some, others).map { $0 && $1 }
  }

  // MARK: Places

  private typealias Place = (x: Double, y: Double)

  /// A point's position in dots: 0 is the edge of the first one. Nil if it is not finite.
  private func place(_ point: Point) -> (x: Double, y: Double)? {
    guard point.isFinite else { return nil }
    // So far out that only the direction counts; the limit keeps later arithmetic finite.
    func limited(_ value: Double) -> Double { min(max(value, -1e9), 1e9) }
    return (limited(point.x * scaleX), limited(point.y * scaleY))
  }

  private func forEachSpan(of outline: [Point], _ body: (Int, Int) -> Void) {
    let places = outline.compactMap(place)
    guard places.count == outline.count, places.count > 2 else { return }
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for place in places { (top, bottom) = (min(top, place.y), max(bottom, place.y)) }
    let first = max(0, Int(clamping: max(top - 0.5, 0).rounded(.up)))
    let last = min(height - 1, Int(clamping: min(bottom - 0.5, Double(height)).rounded(.down)))
    guard first <= last else { return }
    for y in first...last {
      for span in EvenOdd.spans(of: places, at: Double(y) + 0.5) {
        let start = max(0, Int(clamping: max(span.first - 0.5, 0).rounded(.up)))
        let end = min(Double(width), span.last - 0.5)
        var x = start
        while Double(x) < end {
          body(x, y)
          x += 1
        }
      }
    }
  }
}
