/// One number of a view that a model holds, an animation can move and the recorder keeps.
///
/// A view's values lie in rows in the order of the cases, so a raw value is a column number.
public enum Channel: Int, CaseIterable, Hashable, Sendable {
  /// The centre of the view in its parent's coordinates, in points.
  case centerX, centerY
  /// The origin of the view's own coordinates, in points: what a scroll view moves.
  case boundsX, boundsY
  /// The size of the view in its own coordinates, in points, never negative.
  case width, height
  /// Where in the bounds the centre is, about which the view turns, as shares of the size.
  case anchorX, anchorY
  /// The turn about the centre, in radians, clockwise on screen; not wrapped to one turn.
  case rotation
  /// Factors along the turned axes; a negative one mirrors.
  case scaleX, scaleY
  /// How far the y axis leans along the x axis, as a part of its length: the tangent of the lean.
  case skew
  /// The transform's own displacement, in points, on top of the centre.
  case translationX, translationY
  /// The transform's displacement towards the eye, in points.
  case translationZ
  /// The factor along the turned z axis.
  case scaleZ
  /// The turns about x and y, in radians: about x first, then y, then z.
  case rotationX, rotationY
  /// How far the z axis leans along x and along y, as parts of its length.
  case skewXZ, skewYZ
  /// The last row of the perspective, which stands before all else; 0, 0, 0, 1 is none.
  case perspectiveX, perspectiveY, perspectiveZ, perspectiveW
  /// Opacity, 0 (clear) to 1.
  case alpha
  /// Points, never negative.
  case cornerRadius, borderWidth
  /// The place in front of or behind siblings; no unit.
  case zPosition
  /// How dark the shadow is, 0 (none) to 1.
  case shadowOpacity
  /// How blurred the shadow is, in points, never negative.
  case shadowRadius
  /// Where the shadow falls, in points from the view.
  case shadowOffsetX, shadowOffsetY
  /// How large text in it is, in points.
  case fontSize
  /// What the dynamics say of the view's speed, in points and radians per second, in stage
  /// coordinates; 0 for a view that no behavior moves. Read only.
  case velocityX, velocityY, angularVelocity

  /// The number of channels, so of values in a row.
  public static let count = allCases.count

  /// The key path a user writes, in UIKit's and Core Animation's words.
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

  /// Whether the value belongs to the view's place and shape.
  ///
  /// Animations of geometry add up, as they do since iOS 8; the others replace one another.
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

  /// Whether the value is a turn, in radians.
  public var isAngle: Bool { self == .rotation || self == .rotationX || self == .rotationY }

  /// Whether the value is the simulation's to tell, and not the user's to set.
  public var isReadOnly: Bool {
    switch self {
    case .velocityX, .velocityY, .angularVelocity: true
    case .centerX, .centerY, .boundsX, .boundsY, .width, .height, .anchorX, .anchorY, .rotation,
      .scaleX, .scaleY,
      .skew, .translationX, .translationY, .translationZ, .scaleZ, .rotationX, .rotationY, .skewXZ,
      .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ, .perspectiveW, .alpha, .cornerRadius, .borderWidth, .zPosition,
      .shadowOpacity, .shadowRadius, .shadowOffsetX, .shadowOffsetY, .fontSize:
      false
    }
  }

  /// The values a model takes. The outer bound keeps every sum and product of geometry finite.
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

  /// The value of a view that nothing was said about. Source of the shadow's: `CALayer.h`; of the
  /// text's size: `UIFont.labelFontSize`.
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

  /// The largest magnitude of any value: 10^6, far beyond any screen, and what dynamics takes.
  public static let limit = 1e6
}
