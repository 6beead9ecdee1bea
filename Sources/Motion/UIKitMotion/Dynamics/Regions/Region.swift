import MotionGeometry

/// A part of the plane around its own origin, in points: `UIRegion`.
///
/// Regions compose freely: `union`, `difference`, `intersection` and `inverse` take any regions and
/// are set operations. Apple's regions keep one shape and one operand each, so a longer chain loses
/// its earlier operands, and their intersection counts the edge of its operand as inside.
public struct Region: Hashable, Sendable {
  /// One step of the point test, on a stack of results.
  enum Step: Hashable, Sendable {
    case everything
    /// x² + y² ≤ r².
    case circle(radius: Double)
    /// |x| < half the width and |y| < half the height.
    case rectangle(halfWidth: Double, halfHeight: Double)
    case not
    case or
    case and
  }

  /// The region in postfix order: operands before their operator.
  private(set) var steps: [Step]
  /// The stack size of the point test; see `joined`.
  private let depth: Int

  private init(_ steps: [Step], depth: Int = 1) {
    self.steps = steps
    self.depth = depth
  }

  /// The whole plane.
  public static let infinite = Region([.everything])

  /// Returns a disc with its edge; a negative radius counts as positive.
  public static func circle(radius: Double) -> Region {
    Region([.circle(radius: abs(radius))])
  }

  /// Returns a rectangle around the origin without its edge; empty unless both sides are positive.
  public static func rectangle(_ size: Size) -> Region {
    Region([.rectangle(halfWidth: size.width / 2, halfHeight: size.height / 2)])
  }

  /// Returns the points in either region.
  public func union(_ other: Region) -> Region { joined(with: other, by: .or) }

  /// Returns the points in both regions.
  public func intersection(_ other: Region) -> Region { joined(with: other, by: .and) }

  /// Returns the points in this region that are not in the other.
  public func difference(_ other: Region) -> Region { intersection(other.inverse) }

  /// The points that are not in this region.
  public var inverse: Region { Region(steps + [.not], depth: depth) }

  /// Both operations are symmetric, so the operand with the deeper stack goes first. A stack of 64
  /// then suffices for any region that fits into memory: each further level takes twice as many
  /// shapes.
  private func joined(with other: Region, by step: Step) -> Region {
    let (first, second) = depth >= other.depth ? (self, other) : (other, self)
    return Region(
      first.steps + second.steps + [step], depth: max(first.depth, second.depth + 1))
  }

  /// Whether it is the whole plane.
  public var isInfinite: Bool { steps == [.everything] }

  /// Returns whether a point, relative to the region's origin, is inside. A point that is not
  /// finite is outside, except in an inverse and in `infinite`.
  public func contains(_ point: Point) -> Bool {
    steps.withUnsafeBufferPointer { Self.contains(point, $0) }
  }

  /// The same test for a slice of the steps of several regions.
  @inline(__always)
  static func contains(_ point: Point, _ steps: UnsafeBufferPointer<Step>) -> Bool {
    // The stack of results, the top in the lowest bit.
    var answers: UInt64 = 0
    for step in steps {
      switch step {
      case .everything: answers = answers << 1 | 1
      case .circle(let radius):
        let isInside = point.x * point.x + point.y * point.y <= radius * radius
        answers = answers << 1 | (isInside ? 1 : 0)
      case .rectangle(let halfWidth, let halfHeight):
        let isInside = abs(point.x) < halfWidth && abs(point.y) < halfHeight
        answers = answers << 1 | (isInside ? 1 : 0)
      case .not: answers ^= 1
      case .or: answers = (answers >> 1) | (answers & 1)
      case .and: answers = (answers >> 1) & (answers | ~1)
      }
    }
    return answers & 1 == 1
  }
}

extension Region: CustomStringConvertible {
  /// The number of shapes and operators in the point test.
  package var stepCount: Int { steps.count }

  /// The region in the language, such as `circle(80) - rectangle(20, 20)`.
  public var description: String {
    var terms: [Term] = []
    for step in steps {
      switch step {
      case .everything: terms.append(Term("infinite"))
      case .circle(let radius): terms.append(Term("circle(\(radius.written))"))
      case .rectangle(let halfWidth, let halfHeight):
        terms.append(
          Term("rectangle(\((2 * halfWidth).written), \((2 * halfHeight).written))"))
      case .not: terms.append(terms.popLast()?.inverse ?? Term(""))
      case .or, .and:
        guard let second = terms.popLast(), let first = terms.popLast() else { return "" }
        terms.append(step == .or ? first.union(second) : first.intersection(second))
      }
    }
    return terms.last?.text ?? ""
  }

  /// A part of the text, with the text it would have without an enclosing `inverse`.
  private struct Term {
    let text: String
    /// Whether it needs parentheses as the second operand of `-`.
    var isSum = false
    var inverted: (text: String, isSum: Bool)?

    init(_ text: String, isSum: Bool = false) {
      self.text = text
      self.isSum = isSum
    }

    var inverse: Term {
      if let inverted { return Term(inverted.text, isSum: inverted.isSum) }
      var term = Term("inverse(\(text))")
      term.inverted = (text, isSum)
      return term
    }

    func union(_ other: Term) -> Term {
      Term("\(text) + \(other.isSum ? "(\(other.text))" : other.text)", isSum: true)
    }

    /// The intersection of a and not b is a difference.
    func intersection(_ other: Term) -> Term {
      if let inverted = other.inverted { return minus(inverted.text, isSum: inverted.isSum) }
      if let inverted { return other.minus(inverted.text, isSum: inverted.isSum) }
      return Term("intersection(\(text), \(other.text))")
    }

    private func minus(_ other: String, isSum: Bool) -> Term {
      Term("\(text) - \(isSum ? "(\(other))" : other)", isSum: true)
    }
  }
}

extension Region {
  /// The maximum number of outline points for each shape.
  package static let outlineLimit = 4096

  /// Returns points along the region's edge, relative to its origin, for drawing: the points on the
  /// edges of its shapes where inside and outside meet. Empty for a region without an edge.
  /// - Parameter spacing: the distance between points, in points; increased if needed to keep each
  ///   shape within `outlineLimit` points.
  package func outline(spacing: Double) -> [Point] {
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
        // In the middle of its share, because a corner belongs to two sides.
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
    return Int(clamping: min(max((length / spacing).rounded(.up), 4), Double(outlineLimit / 4)))
  }
}
