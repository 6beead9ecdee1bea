import UIKitMotion

/// Where views are in one another.

extension View {
  /// The view that it is in; nil for one directly on the stage, and on none.
  public var superview: View? { parent }

  /// Takes it, with what is in it, off the stage; it does not come back.
  public func removeFromSuperview() { stage?.remove(self) }
}

extension Stage {
  /// The bounds of the root view.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
}
