import Geometry

extension Region {
  /// The most points that each shape of an outline is drawn with.
  public static let outlineLimit = 4096

  /// Points along the region's edge, relative to its origin, for drawing it: those places on the
  /// edges of the shapes that it is made of where inside and outside meet. None for a region
  /// without an edge.
  /// - Parameter spacing: how far apart they are, in points; at least what keeps each shape within
  ///   `outlineLimit` points.
  public func outline(spacing: Double) -> [Point] {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .circle(let radius): appendCircle(radius, spacing, to: &points)
      case .rectangle(let halfWidth, let halfHeight):
        appendRectangle(Size(halfWidth, halfHeight), spacing, to: &points)
      case .everything, .not, .or, .and: break
      }
    }
    return points
  }

  private func appendCircle(_ radius: Double, _ spacing: Double, to points: inout [Point]) {
    guard radius > 0, radius.isFinite else { return }
    let count = Self.count(along: 2 * .pi * radius, spacing: spacing)
    for index in 0..<count {
      let outward = Vector(angle: 2 * .pi * Double(index) / Double(count), length: 1)
      append(.zero + outward * radius, outward, grain: radius * 1e-6, to: &points)
    }
  }

  private func appendRectangle(_ half: Size, _ spacing: Double, to points: inout [Point]) {
    guard half.width > 0, half.height > 0, half.isFinite else { return }
    let corners = Rect(center: .zero, size: Size(2 * half.width, 2 * half.height)).corners
    let grain = min(half.width, half.height) * 1e-6
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let along = end - start
      let count = Self.count(along: along.length, spacing: spacing)
      let outward = Vector(along.dy / along.length, -along.dx / along.length)
      for index in 0..<count {
        // In the middle of its share: a corner belongs to two sides.
        let part = (Double(index) + 0.5) / Double(count)
        append(start + along * part, outward, grain: grain, to: &points)
      }
    }
  }

  private func append(
    _ point: Point, _ outward: Vector, grain: Double, to points: inout [Point]
  ) {
    let step = outward * grain
    if contains(point + step) != contains(point - step) { points.append(point) }
  }

  private static func count(along length: Double, spacing: Double) -> Int {
    guard spacing > 0, length.isFinite else { return 4 }
    return Int(min(max((length / spacing).rounded(.up), 4), Double(outlineLimit / 4)))
  }
}
