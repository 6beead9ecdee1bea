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
  /// for a view without behaviors. Read only.
  case velocityX, velocityY, angularVelocity

  /// The number of channels: the values in a row.
  public static let count = allCases.count

  /// The key path in the language, in the words of UIKit and Core Animation.
  public var name: String {
    switch self {
    case .centerX: "center.x"
    case .centerY: "center.y"
    case .boundsX: "bounds.origin.x"
    case .boundsY: "bounds.origin.y"
    case .width: "bounds.size.width"
    case .height: "bounds.size.height"
    case .anchorX: "anchorPoint.x"
    case .anchorY: "anchorPoint.y"
    case .rotation: "rotation"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .skew: "skew"
    case .translationX: "translation.x"
    case .translationY: "translation.y"
    case .translationZ: "translation.z"
    case .scaleZ: "scale.z"
    case .rotationX: "rotation.x"
    case .rotationY: "rotation.y"
    case .skewXZ: "skew.xz"
    case .skewYZ: "skew.yz"
    case .perspectiveX: "perspective.x"
    case .perspectiveY: "perspective.y"
    case .perspectiveZ: "perspective.z"
    case .perspectiveW: "perspective.w"
    case .alpha: "alpha"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .zPosition: "zPosition"
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .shadowOffsetX: "shadowOffset.x"
    case .shadowOffsetY: "shadowOffset.y"
    case .fontSize: "fontSize"
    case .velocityX: "velocity.x"
    case .velocityY: "velocity.y"
    case .angularVelocity: "angularVelocity"
    }
  }

  /// Whether the value is part of the view's geometry.
  ///
  /// Animations of geometry add up, as since iOS 8; the others replace one another.
  public var isGeometry: Bool {
    switch self {
    case .centerX, .centerY, .boundsX, .boundsY, .width, .height, .anchorX, .anchorY, .rotation,
      .scaleX, .scaleY,
      .skew, .translationX, .translationY, .translationZ, .scaleZ, .rotationX, .rotationY, .skewXZ,
      .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ, .perspectiveW:
      true
    case .alpha, .cornerRadius, .borderWidth, .zPosition, .shadowOpacity, .shadowRadius,
      .shadowOffsetX, .shadowOffsetY, .fontSize, .velocityX, .velocityY, .angularVelocity:
      false
    }
  }

  /// Whether the value is an angle, in radians.
  public var isAngle: Bool { self == .rotation || self == .rotationX || self == .rotationY }

  /// Whether the simulation sets the value, not the user.
  public var isReadOnly: Bool {
    switch self {
    case .velocityX, .velocityY, .angularVelocity:
      true
    case .centerX, .centerY, .boundsX, .boundsY, .width, .height, .anchorX, .anchorY, .rotation,
      .scaleX, .scaleY,
      .skew, .translationX, .translationY, .translationZ, .scaleZ, .rotationX, .rotationY, .skewXZ,
      .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ, .perspectiveW, .alpha, .cornerRadius, .borderWidth, .zPosition,
      .shadowOpacity, .shadowRadius, .shadowOffsetX, .shadowOffsetY, .fontSize:
      false
    }
  }

  /// The allowed model values. The outer bound keeps the geometry of a view finite; scales of views
  /// in one another multiply and may not.
  public var range: ClosedRange<Double> {
    switch self {
    case .alpha, .shadowOpacity: 0...1
    case .width, .height, .cornerRadius, .borderWidth, .shadowRadius: 0...Self.limit
    case .fontSize: 1...1000
    case .centerX, .centerY, .boundsX, .boundsY, .anchorX, .anchorY, .rotation, .scaleX, .scaleY,
      .skew, .translationX, .translationY, .translationZ, .scaleZ, .rotationX, .rotationY, .skewXZ,
      .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ, .perspectiveW, .zPosition, .shadowOffsetX, .shadowOffsetY,
      .velocityX,
      .velocityY, .angularVelocity:
      -Self.limit...Self.limit
    }
  }

  /// The value in a new view. Source of the shadow's: `CALayer.h`; of the text size:
  /// `UIFont.labelFontSize`.
  var initialValue: Double {
    switch self {
    case .scaleX, .scaleY, .scaleZ, .perspectiveW, .alpha: 1
    case .anchorX, .anchorY: 0.5
    case .shadowRadius: 3
    case .shadowOffsetY: -3
    case .fontSize: 17
    case .centerX, .centerY, .boundsX, .boundsY, .width, .height, .rotation, .skew,
      .translationX, .translationY, .translationZ, .rotationX, .rotationY, .skewXZ, .skewYZ,
      .perspectiveX,
      .perspectiveY, .perspectiveZ, .cornerRadius, .borderWidth, .zPosition, .shadowOpacity,
      .shadowOffsetX, .velocityX, .velocityY, .angularVelocity:
      0
    }
  }

  /// The largest magnitude of any value: 10^6, far beyond any screen, and the limit of dynamics.
  public static let limit = 1e6
}
