// The recorded numbers of a view: each is a case and a row here, by which `View` holds its value. A color
// is a `ColorChannel`.

/// One number of a view, held by the model, animatable and recorded.
///
/// A view's values lie in rows in the order of the cases, so a raw value is a column number.
public enum Channel: Int, CaseIterable, Hashable, Sendable {
  /// The centre of the view in its parent's coordinates, in points.
  case centerX, centerY
  /// The origin of the view's own coordinates, in points; scrolling changes it.
  case boundsX, boundsY
  /// The size of the view in its own coordinates, in points, never negative.
  case width, height
  /// The centre's position in the bounds, as shares of the size; the view turns about it.
  case anchorX, anchorY
  /// The rotation about the centre, in radians, clockwise on screen; not wrapped to one turn.
  case rotation
  /// Scale factors along the rotated axes; a negative one mirrors.
  case scaleX, scaleY
  /// The lean of the y axis along the x axis, as a share of its length: the tangent of the angle.
  case skew
  /// The transform's translation, in points, on top of the centre.
  case translationX, translationY
  /// The transform's translation towards the eye, in points.
  case translationZ
  /// The scale factor along the rotated z axis.
  case scaleZ
  /// The rotations about x and y, in radians: about x first, then y, then z.
  case rotationX, rotationY
  /// The lean of the z axis along x and along y, as shares of its length.
  case skewXZ, skewYZ
  /// The last row of the perspective, which multiplies first; 0, 0, 0, 1 for none.
  case perspectiveX, perspectiveY, perspectiveZ, perspectiveW
  /// Opacity, 0 (clear) to 1.
  case alpha
  /// Points, never negative.
  case cornerRadius, borderWidth
  /// The order among siblings, larger in front; no unit.
  case zPosition
  /// The opacity of the shadow, 0 (none) to 1.
  case shadowOpacity
  /// The blur radius of the shadow, in points, never negative.
  case shadowRadius
  /// The offset of the shadow from the view, in points.
  case shadowOffsetX, shadowOffsetY
  /// The size of the view's text, in points.
  case fontSize
  /// The view's velocity in the dynamics, in points and radians per second, in stage coordinates; 0
  /// for a view without behaviors. Read only, and therefore the last ones.
  case velocityX, velocityY, angularVelocity

  /// The number of channels: the values in a row.
  public static let count = allCases.count

  /// The facts about a channel.
  private struct Row {
    let name: String
    var isGeometry = false
    var isAngle = false
    var range = -Channel.limit...Channel.limit
    var initial = 0.0

    init(_ name: String) { self.name = name }

    /// A number of a view's geometry.
    static func geometry(
      _ name: String, isAngle: Bool = false, range: ClosedRange<Double> = -limit...limit,
      initial: Double = 0
    ) -> Row {
      var row = Row(name)
      (row.isGeometry, row.isAngle, row.range, row.initial) = (true, isAngle, range, initial)
      return row
    }

    /// A number of a view's looks.
    static func looks(
      _ name: String, range: ClosedRange<Double> = -limit...limit, initial: Double = 0
    ) -> Row {
      var row = Row(name)
      (row.range, row.initial) = (range, initial)
      return row
    }

    static func readOnly(_ name: String) -> Row { Row(name) }
  }

  /// One row for each channel. Source of the shadow's initial values: `CALayer.h`; of the text size:
  /// `UIFont.labelFontSize`.
  private static let rows: [Row] = allCases.map(row)

  private static func row(_ channel: Channel) -> Row {
    switch channel {
    case .centerX: .geometry("center.x")
    case .centerY: .geometry("center.y")
    case .boundsX: .geometry("bounds.origin.x")
    case .boundsY: .geometry("bounds.origin.y")
    case .width: .geometry("bounds.size.width", range: 0...limit)
    case .height: .geometry("bounds.size.height", range: 0...limit)
    case .anchorX: .geometry("anchorPoint.x", initial: 0.5)
    case .anchorY: .geometry("anchorPoint.y", initial: 0.5)
    case .rotation: .geometry("rotation", isAngle: true)
    case .scaleX: .geometry("scale.x", initial: 1)
    case .scaleY: .geometry("scale.y", initial: 1)
    case .skew: .geometry("skew")
    case .translationX: .geometry("translation.x")
    case .translationY: .geometry("translation.y")
    case .translationZ: .geometry("translation.z")
    case .scaleZ: .geometry("scale.z", initial: 1)
    case .rotationX: .geometry("rotation.x", isAngle: true)
    case .rotationY: .geometry("rotation.y", isAngle: true)
    case .skewXZ: .geometry("skew.xz")
    case .skewYZ: .geometry("skew.yz")
    case .perspectiveX: .geometry("perspective.x")
    case .perspectiveY: .geometry("perspective.y")
    case .perspectiveZ: .geometry("perspective.z")
    case .perspectiveW: .geometry("perspective.w", initial: 1)
    case .alpha: .looks("alpha", range: 0...1, initial: 1)
    case .cornerRadius: .looks("cornerRadius", range: 0...limit)
    case .borderWidth: .looks("borderWidth", range: 0...limit)
    case .zPosition: .looks("zPosition")
    case .shadowOpacity: .looks("shadowOpacity", range: 0...1)
    case .shadowRadius: .looks("shadowRadius", range: 0...limit, initial: 3)
    case .shadowOffsetX: .looks("shadowOffset.x")
    case .shadowOffsetY: .looks("shadowOffset.y", initial: -3)
    case .fontSize: .looks("fontSize", range: 1...1000, initial: 17)
    case .velocityX: .readOnly("velocity.x")
    case .velocityY: .readOnly("velocity.y")
    case .angularVelocity: .readOnly("angularVelocity")
    }
  }

  private var row: Row { Self.rows[rawValue] }

  /// The key path in the language, in the words of UIKit and Core Animation.
  public var name: String { row.name }

  /// Whether the value is part of the view's geometry.
  ///
  /// Animations of geometry add up, as since iOS 8; the others replace one another.
  public var isGeometry: Bool { row.isGeometry }

  /// Whether the value is an angle, in radians.
  public var isAngle: Bool { row.isAngle }

  /// Whether the simulation sets the value, not the user. These are the last channels; every read of a
  /// view's number asks.
  public var isReadOnly: Bool { rawValue >= Self.velocityX.rawValue }

  /// The allowed model values. The outer bound keeps the geometry of a view finite; scales of views
  /// in one another multiply and may not.
  public var range: ClosedRange<Double> { row.range }

  /// The value in a new view.
  package var initialValue: Double { row.initial }

  /// The largest magnitude of any value: 10^6, far beyond any screen, and the limit of dynamics.
  public static let limit = 1e6
}
