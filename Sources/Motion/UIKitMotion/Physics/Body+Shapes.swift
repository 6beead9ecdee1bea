internal import CMotionBox2D

extension Body {
  /// Adds a rectangle about the origin.
  /// - Parameters:
  ///   - halfExtents: half the size of the core without the skin, in m.
  ///   - skin: the thickness of the shape beyond its core, in m.
  func addBox(halfExtents: SIMD2<Float>, skin: Float) {
    guard let pointer else { return }
    let half = halfExtents.bounded(to: Bounds.extent)
    mbBody_AddBox(pointer, half.x, half.y, skin.bounded(to: Bounds.skin))
  }

  /// Adds a segment that collides on both sides; one shorter than 0.01 mm is ignored.
  func addSegment(from start: SIMD2<Float>, to end: SIMD2<Float>, skin: Float) {
    let start = start.bounded(to: Bounds.length)
    let end = end.bounded(to: Bounds.length)
    let along = end - start
    guard let pointer, max(abs(along.x), abs(along.y)) > Bounds.shortestSegment else { return }
    mbBody_AddSegment(pointer, mbVec2(start), mbVec2(end), skin.bounded(to: Bounds.skin))
  }

  /// Adds a circle.
  /// - Parameters:
  ///   - center: relative to the origin, in m.
  ///   - radius: in m.
  func addCircle(center: SIMD2<Float>, radius: Float) {
    guard let pointer else { return }
    mbBody_AddCircle(
      pointer, mbVec2(center.bounded(to: Bounds.length)), radius.bounded(to: Bounds.extent))
  }

  /// Adds a convex polygon, as several shapes if it has more than eight corners, the limit of one
  /// Box2D shape.
  ///
  /// Corners nearer to each other than 0.01 mm count as one; fewer than three are ignored.
  /// - Parameters:
  ///   - corners: relative to the origin, in m, ordered from the x axis to the y axis.
  ///   - skin: the thickness of the shape beyond the polygon, in m.
  func addPolygon(_ corners: [SIMD2<Float>], skin: Float) {
    guard let pointer else { return }
    let corners = Self.distinct(corners.map { $0.bounded(to: Bounds.length) })
    guard let hub = corners.first, corners.count >= 3 else { return }
    // A fan from the first corner: each wedge has it and up to seven more, and shares one side with
    // the next wedge.
    var start = 1
    while start < corners.count - 1 {
      let end = min(start + 6, corners.count - 1)
      let wedge = ([hub] + corners[start...end]).map { mbVec2($0) }
      mbBody_AddPolygon(pointer, wedge, Int32(wedge.count), skin.bounded(to: Bounds.skin))
      start = end
    }
  }

  private static func distinct(_ corners: [SIMD2<Float>]) -> [SIMD2<Float>] {
    var kept: [SIMD2<Float>] = []
    for corner in corners {
      if let last = kept.last, !areApart(last, corner) { continue }
      kept.append(corner)
    }
    while let first = kept.first, let last = kept.last, kept.count > 1, !areApart(first, last) {
      kept.removeLast()
    }
    return kept
  }

  private static func areApart(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    let along = b - a
    return max(abs(along.x), abs(along.y)) > Bounds.shortestSegment
  }
}
