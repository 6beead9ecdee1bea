import MotionGeometry

extension [Point] {
  /// A line through fewer of the points that stays close to all of them (Ramer, Douglas, Peucker).
  ///
  /// - Parameter tolerance: The largest distance of a point from the line.
  func simplified(within tolerance: Double) -> [Point] {
    guard count > 2, let first, let last else { return self }
    let way = last - first
    // Of a line that comes back to its start, what counts is the distance from there.
    let distance = { (point: Point) -> Double in
      let offset = point - first
      let share = (offset.dx * way.dx + offset.dy * way.dy) / (way.length * way.length)
      return (share.isFinite ? offset - way * Swift.min(Swift.max(share, 0), 1) : offset).length
    }
    let distances = map(distance)
    guard let far = indices.max(by: { distances[$0] < distances[$1] }), distances[far] > tolerance
    else { return [first, last] }
    let parts = [self[...far], self[far...]].map { Array($0).simplified(within: tolerance) }
    return parts[0].dropLast() + parts[1]
  }
}
