// UIKit's own names over `UIKitMotion`: what an app's code says, on a stage. It adds no motion. Names are
// UIKit's and Core Animation's without their prefixes, and a call that can refuse throws. A client imports
// `UIKitMotion` beside it.

import UIKitMotion

// Points and rectangles of Core Graphics are Foundation's where there is one, else ours by their names.
#if canImport(Foundation)
  import struct Foundation.CGPoint
  import struct Foundation.CGRect
  import struct Foundation.CGSize
#else
  /// Core Graphics' point.
  public typealias CGPoint = Point
  /// Core Graphics' size.
  public typealias CGSize = Size
  /// Core Graphics' rectangle.
  public typealias CGRect = Rect
#endif

#if canImport(Foundation)
  extension Point {
    /// Creates a point from Core Graphics'.
    public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    /// The point as Core Graphics has it.
    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  }

  extension Size {
    /// Creates a size from Core Graphics'.
    public init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
    /// The size as Core Graphics has it.
    public var cgSize: CGSize { CGSize(width: width, height: height) }
  }

  extension Rect {
    /// Creates a rectangle from Core Graphics'.
    public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
    /// The rectangle as Core Graphics has it.
    public var cgRect: CGRect { CGRect(origin: origin.cgPoint, size: size.cgSize) }
  }

  // Where a type is not written, ours is meant: these are taken only for a value of Core Graphics.
  extension View {
    /// Creates a view that is on no stage yet.
    @_disfavoredOverload public convenience init(frame: CGRect) { self.init(frame: Rect(frame)) }

    /// The model's centre, in the parent's coordinates.
    @_disfavoredOverload public var center: CGPoint {
      get { geometry().center.cgPoint }
      set { setCenter(Point(newValue)) }
    }

    /// The model's bounds, in its own coordinates.
    @_disfavoredOverload public var bounds: CGRect {
      get { geometry().bounds.cgRect }
      set { setBounds(Rect(newValue)) }
    }

    /// The origin of its bounds: how far a scroll view's content is scrolled.
    @_disfavoredOverload public var contentOffset: CGPoint {
      get { geometry().bounds.origin.cgPoint }
      set { setBounds(Rect(origin: Point(newValue), size: geometry().bounds.size)) }
    }

    /// The bounding box of the transformed bounds, in the parent's coordinates.
    @_disfavoredOverload public var frame: CGRect {
      get { geometry().frame.cgRect }
      set { setFrame(Rect(newValue)) }
    }
  }

  extension Stage {
    /// Creates an empty stage of a size, in points.
    /// - Throws: `notFinite` or `outOfRange` for an invalid size.
    @_disfavoredOverload public convenience init(size: CGSize) throws(StagingProblem) {
      try self.init(size: Size(size))
    }
  }
#else
  extension Point {
    init(_ point: CGPoint) { self = point }
    var cgPoint: CGPoint { self }
  }
#endif

#if canImport(CoreGraphics)
  import struct CoreGraphics.CGAffineTransform

  extension AffineTransform {
    /// Creates a transform from Core Graphics'.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
        d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
    }
  }

  extension View {
    /// The model's transform about the centre.
    @_disfavoredOverload public var transform: CGAffineTransform {
      get {
        let own = geometry().transform
        return CGAffineTransform(a: own.a, b: own.b, c: own.c, d: own.d, tx: own.tx, ty: own.ty)
      }
      set { setTransform(MotionGeometry.AffineTransform(newValue)) }
    }
  }
#else
  /// Core Graphics' transform, where there is no Core Graphics.
  public typealias CGAffineTransform = MotionGeometry.AffineTransform
  /// Core Graphics' vector, where there is no Core Graphics.
  public typealias CGVector = Vector

  extension MotionGeometry.AffineTransform {
    /// Returns this transform followed by another one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { other * self }

    /// Returns this transform with a translation, in points, before it.
    public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
      self * .translation(x, y)
    }

    /// Returns this transform with a scale before it.
    public func scaledBy(x: Double, y: Double) -> CGAffineTransform { self * .scale(x, y) }

    /// Returns this transform with a rotation before it, in radians.
    public func rotated(by angle: Double) -> CGAffineTransform { self * .rotation(angle) }
  }
#endif
