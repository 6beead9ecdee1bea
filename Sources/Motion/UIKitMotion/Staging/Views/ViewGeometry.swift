import MotionGeometry
import MotionPlatform

/// The position, bounds and transform of a view: its model, its presentation or its past.
public struct ViewGeometry: Hashable, Sendable {
  /// The centre in the parent's coordinates.
  public var center: Point
  /// The bounds in the view's own coordinates.
  public var bounds: Rect
  /// The centre's position in the bounds, as shares of their size: `CALayer.anchorPoint`.
  public var anchor = Point(0.5, 0.5)
  /// The transform about the centre; the 2D part of a 3D one.
  public var transform: AffineTransform
  /// The 3D transform about the centre; nil if `transform` is complete.
  public var space: Transform3D?

  /// Creates a geometry with the anchor in the middle.
  public init(center: Point, bounds: Rect, transform: AffineTransform = .identity) {
    self.center = center
    self.bounds = bounds
    self.transform = transform
  }

  /// Creates a geometry from the values of its channels.
  public init(_ value: (Channel) -> Double) {
    center = Point(value(.centerX), value(.centerY))
    bounds = Rect(value(.boundsX), value(.boundsY), value(.width), value(.height))
    anchor = Point(value(.anchorX), value(.anchorY))
    let parts = SpatialChannels(value)
    if parts.isFlat {
      transform = parts.plane.transform
    } else {
      let whole = parts.transform
      transform = whole.flattened
      space = whole
    }
  }

  /// The complete transform, 2D or 3D.
  public var transform3D: Transform3D { space ?? Transform3D(transform) }

  /// The bounding box of the visible part of the bounds, in the parent's coordinates.
  public var frame: Rect {
    guard space == nil else { return toParent.box(around: bounds) }
    let size = bounds.size
    guard anchor == Point(0.5, 0.5) || transform.isTranslation else {
      return toParent.box(around: bounds)
    }
    let shift = Vector((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height)
    let middle = center + Vector(transform.tx, transform.ty) + shift
    guard !transform.isTranslation else { return Rect(center: middle, size: size) }
    return Rect(center: middle, size: transform.extent(of: size))
  }

  /// The conversion from the view's own coordinates to the parent's.
  package var toParent: Projection {
    let (before, after) = (
      AffineTransform.translation(
        -(bounds.minX + anchor.x * bounds.size.width),
        -(bounds.minY + anchor.y * bounds.size.height)),
      AffineTransform.translation(center.x, center.y)
    )
    guard let space else { return Projection(after * transform * before) }
    return Projection(after) * Projection(space) * Projection(before)
  }
}

extension AffineTransform {
  /// Returns the size of the bounding box of a transformed rectangle.
  func extent(of size: Size) -> Size {
    Size(
      abs(a) * size.width + abs(c) * size.height, abs(b) * size.width + abs(d) * size.height)
  }

  /// Whether it is a pure translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// A 2D transform in the form of the channels: `translation · rotation · skew · scale`, for column
/// vectors.
struct TransformParts: Hashable {
  var rotation = 0.0
  var scaleX = 1.0
  var scaleY = 1.0
  var skew = 0.0
  var translationX = 0.0
  var translationY = 0.0

  /// Creates the identity.
  init() {}

  init(_ value: (Channel) -> Double) {
    rotation = value(.rotation)
    scaleX = value(.scaleX)
    scaleY = value(.scaleY)
    skew = value(.skew)
    translationX = value(.translationX)
    translationY = value(.translationY)
  }

  /// Decomposes a transform like CSS Transforms in two dimensions: of a mirrored plane the axis
  /// flips that its own direction indicates. Nil if the plane is flattened onto a line that is not
  /// one of the rotated axes.
  init?(_ transform: AffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translationX = transform.tx
    translationY = transform.ty
    let flipsX = transform.determinant < 0 && a < d
    scaleX = flipsX ? -hypot(a, b) : hypot(a, b)
    guard scaleX != 0 else {
      scaleY = hypot(c, d)
      rotation = scaleY == 0 ? 0 : atan2(-c, d)
      return
    }
    rotation = flipsX ? atan2(0 - b, 0 - a) : atan2(b, a)
    scaleY = transform.determinant / scaleX
    let lean = (a * c + b * d) / scaleX
    if scaleY != 0 {
      skew = lean / scaleY
    } else if lean != 0 {
      return nil
    }
  }

  var transform: AffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    return AffineTransform(
      a: scaleX * c, b: scaleX * s, c: scaleY * (skew * c - s), d: scaleY * (skew * s + c),
      tx: translationX, ty: translationY)
  }
}
